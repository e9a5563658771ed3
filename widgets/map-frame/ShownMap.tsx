import './map-frame.css';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { wordOf } from '../shared/records.ts';
import { MapAnswers } from './MapAnswers.tsx';
import { heightOf, type MapFrameProps } from './MapFrame.tsx';
import { MapTools } from './MapTools.tsx';
import { openMap } from './open-maps.ts';
import { useAnswers } from './use-answers.ts';
import { useMapRoom } from './use-map-room.ts';

/** The frame with its buttons, what is the matter with its connection, and what it answered. */
export function ShownMap({ id, label, node, run, type, set, height, interaction, answers: lists }: MapFrameProps) {
  const { translate } = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = label || translate('widget.mapFrame');
  const { state, src, hasData, ask, again, reloadData } = useMapRoom(
    wordOf(type) || 'view',
    wordOf(set) || 'all',
    node.id,
    ({ method, ...what }) => void run(method, { [method]: what }),
  );
  const listed = useAnswers(ask);
  useEffect(
    () => openMap({ id: node.id, ask: listed.ask, isSeen: () => frame.current?.offsetParent != null }),
    [node.id, listed.ask],
  );
  const words = translate(`widget.mapFrame.state.${state}`, { seconds: limits.mapReconnectMs / 1_000 });
  const isBroken = state === 'waiting' || state === 'over' || state === 'failed';
  return (
    <section className="adit-map" aria-label={name}>
      <div className="adit-map-head">
        {interaction === true && (
          <MapTools
            onAsk={(question) =>
              // What went wrong stands in the list, or at the state.
              listed.ask(question).then(
                (data) => void (question.method === 'draw' && run('drawn', { drawn: data })),
                () => undefined,
              )
            }
          />
        )}
        <span className="adit-map-state" role="status" data-state={state}>
          {!isBroken && words}
        </span>
      </div>
      {isBroken && (
        <Alert
          type={state === 'waiting' ? 'warning' : 'error'}
          showIcon
          title={words}
          action={
            <Button size="small" onClick={again}>
              {translate('widget.mapFrame.again')}
            </Button>
          }
        />
      )}
      {hasData === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={translate('widget.mapFrame.dataFailed')}
          action={
            <Button size="small" onClick={reloadData}>
              {translate('widget.mapFrame.reload')}
            </Button>
          }
        />
      )}
      {listed.dropped > 0 && (
        <Alert type="warning" showIcon title={translate('widget.mapFrame.dropped', { count: listed.dropped })} />
      )}
      <div className="adit-map-ground" style={{ height: heightOf(height) }}>
        {src !== undefined && (
          <iframe
            key={src}
            ref={frame}
            id={id}
            title={name}
            src={src}
            // Our own page: it needs its origin for its files and its socket, and nothing else of ours.
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
      {lists === true && <MapAnswers answers={listed.answers} />}
    </section>
  );
}
