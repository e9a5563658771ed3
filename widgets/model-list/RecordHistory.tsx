import '../list-parts/timeline.css';
import './history.css';
import { Button, Skeleton } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { FailedState } from './ListState.tsx';
import type { Model } from './model.ts';
import type { Change, History } from './use-history.ts';

interface Props {
  readonly model: Model;
  readonly history: History;
}

/** Who changed the record, when, and what; newest first, earlier ones when they are asked for. */
export function RecordHistory({ model, history }: Props) {
  const { translate } = useServices();
  const moments = useMoments();
  const { list, total, failure } = history;
  const late = useDelayed(!list && !failure);
  const left = list ? total - list.length : 0;
  return (
    <div className="adit-timeline adit-history" aria-busy={!list && !failure}>
      {!list && late && <Skeleton active paragraph={{ rows: 4 }} />}
      {list?.length === 0 && <p>{translate('history.none')}</p>}
      {list && list.length > 0 && (
        <ol>
          {list.map((change) => (
            <li key={change.id}>
              <div className="adit-timeline-head">
                <span>
                  <b>{change.userName || translate('history.somebody')}</b> {translate(deedOf(change))}
                </span>
                <time dateTime={change.time} title={moments.title(change.time)}>
                  {moments.text(change.time)}
                </time>
              </div>
              <ChangedFields model={model} change={change} />
            </li>
          ))}
        </ol>
      )}
      {failure && <FailedState message={failure} onAgain={history.again} />}
      {left > 0 && !failure && (
        <Button type="link" size="small" onClick={history.more}>
          {translate('history.more', { count: left })}
        </Button>
      )}
    </div>
  );
}

function deedOf({ action, move }: Change): string {
  if (move) return move === 'remove' ? 'history.remove' : 'history.restore';
  return action === 'create' ? 'history.create' : 'history.update';
}
