import './map-frame.css';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { wordOf } from '../shared/records.ts';
import { MapAnswers } from './MapAnswers.tsx';
import { MapCover } from './MapCover.tsx';
import { heightOf, type MapFrameProps } from './MapFrame.tsx';
import { MapLayers } from './MapLayers.tsx';
import { MapTools } from './MapTools.tsx';
import { openMap } from './open-maps.ts';
import { useAnswers } from './use-answers.ts';
import { useLayers } from './use-layers.ts';
import { useMapRoom } from './use-map-room.ts';
import type { Sketch } from './use-sketch.ts';

export interface ShownMapProps extends MapFrameProps {
  /** What of a form it draws, and is drawn into. */
  readonly sketch?: Sketch | undefined;
}

/** The frame with its buttons, what is the matter with its connection, and what it answered. */
export function ShownMap(props: ShownMapProps) {
  const { id, label, node, run, type, set, height, interaction, answers: lists, layers: hasLayers, sketch } = props;
  const { translate } = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = label || translate('widget.mapFrame');
  const { layers, setLayers, message: layersMessage } = useLayers();
  const own = useMemo(() => (sketch ? [layersMessage, sketch.message] : [layersMessage]), [layersMessage, sketch]);
  const { state, src, hasData, isEmpty, ask, again, reloadData } = useMapRoom(
    wordOf(type) || 'view',
    wordOf(set) || 'all',
    node.id,
    own,
    (message) => {
      const { method, ...what } = message;
      if (message.method === 'drawn') sketch?.take(message);
      void run(method, { [method]: what });
    },
  );
  const listed = useAnswers(ask);
  useEffect(
    () =>
      openMap({
        id: node.id,
        ask(question) {
          // Whoever asks for it from beside or below the map wants to see it happen.
          if (question.method !== 'clear') bringIntoView(frame.current);
          return listed.ask(question);
        },
        isSeen: () => frame.current?.offsetParent != null,
      }),
    [node.id, listed.ask],
  );
  const words = translate(`widget.mapFrame.state.${state}`, { seconds: limits.mapReconnectMs / 1_000 });
  const isDrawn = useDrawnOnce(state === 'ready' && hasData !== false, src);
  const isBroken = state === 'waiting' || state === 'over' || state === 'failed';
  return (
    <section className="adit-map" aria-label={name}>
      <div className="adit-map-head">
        {interaction === true && (
          <MapTools
            shapes={sketch ? ['point', sketch.message.shape] : undefined}
            onAsk={(question) =>
              // What went wrong stands in the list, or at the state.
              listed.ask(question).then(
                (data) => {
                  if (question.method !== 'draw') return;
                  sketch?.take(data);
                  void run('drawn', { drawn: data });
                },
                () => undefined,
              )
            }
          />
        )}
        {hasLayers === true && <MapLayers layers={layers} onChange={setLayers} />}
        <span className="adit-map-state" role="status" data-state={state}>
          {!isBroken && <span className={isDrawn ? undefined : 'adit-sr'}>{words}</span>}
          {!isBroken && state === 'ready' && isEmpty && ` · ${translate('widget.mapFrame.nothing')}`}
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
        {!isBroken && <MapCover isOver={isDrawn} />}
      </div>
      {lists === true && <MapAnswers answers={listed.answers} />}
    </section>
  );
}

/** A map that has been drawn stays in sight while its line comes back; another frame begins anew. */
function useDrawnOnce(isReady: boolean, src: string | undefined): boolean {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    if (isReady) setDrawn(src);
  }, [isReady, src]);
  return drawn !== undefined && drawn === src;
}

/** Scrolls to a map of which less than half is seen; one that is seen stays where it is, and so does what was pressed. */
function bringIntoView(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  const { top, bottom, height } = frame.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (seen < height / 2) frame.scrollIntoView({ block: 'nearest' });
}
