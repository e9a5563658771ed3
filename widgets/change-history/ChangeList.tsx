import '../list-parts/timeline.css';
import './change-history.css';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { AdminChange } from '../../engine/schema/calls/index.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { ChangedParts } from './ChangedParts.tsx';
import { RestoreReview } from './RestoreReview.tsx';
import { useChanges } from './use-changes.ts';

interface Props {
  readonly kind: string;
  /** Of one thing; '': of all of the kind. */
  readonly target: string;
  /** Something was brought back. */
  onRestored(): void;
}

/** Parts of a change that are in sight at once. */
const partsMost = 6;

/** Who changed what and when, newest first, each with the way back. */
export function ChangeList({ kind, target, onRestored }: Props) {
  const { translate } = useServices();
  const changes = useChanges(kind, target);
  const [asked, setAsked] = useState<AdminChange>();
  const { list, total, failure } = changes;
  const late = useDelayed(!list && !failure);
  const left = list ? total - list.length : 0;
  return (
    <div className="adit-timeline adit-changes" aria-busy={!list && !failure}>
      {!list && late && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {list?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={translate('changes.none')}>
          <p className="adit-changes-note">{translate('changes.noneHow')}</p>
        </Empty>
      )}
      {list && list.length > 0 && (
        <ol aria-label={translate('changes.title')}>
          {list.map((change) => (
            <Change key={change.id} change={change} isNamed={target === ''} onBack={() => setAsked(change)} />
          ))}
        </ol>
      )}
      {failure && (
        <Alert
          showIcon
          type="error"
          title={translate('changes.failed')}
          description={failure}
          action={
            <Button size="small" onClick={changes.again}>
              {translate('changes.again')}
            </Button>
          }
        />
      )}
      {left > 0 && !failure && (
        <Button type="link" size="small" onClick={changes.more}>
          {translate('changes.more', { count: left })}
        </Button>
      )}
      {asked && (
        <RestoreReview
          kind={kind}
          change={asked}
          onClose={() => setAsked(undefined)}
          onRestored={() => {
            setAsked(undefined);
            onRestored();
          }}
        />
      )}
    </div>
  );
}

interface OneProps {
  readonly change: AdminChange;
  /** Where changes of many things stand together, each says what it is about. */
  readonly isNamed: boolean;
  onBack(): void;
}

function Change({ change, isNamed, onBack }: OneProps) {
  const { translate } = useServices();
  const moments = useMoments();
  const { name, deed, time, userName, isGone, back, parts, unkept } = change;
  return (
    <li>
      <div className="adit-timeline-head">
        <span>
          {isNamed && name !== '' && <strong>{name}</strong>}
          {userName !== '' && <b>{userName}</b>} {deed}
        </span>
        <time dateTime={time} title={moments.title(time)}>
          {moments.text(time)}
        </time>
      </div>
      {!isGone && (
        <ChangedParts
          parts={parts}
          most={partsMost}
          isNew={back === 'none' && parts.every(({ before }) => before === '')}
        />
      )}
      {unkept.map((label) => (
        <p key={label} className="adit-changes-note">
          {translate('changes.unkept', { label })}
        </p>
      ))}
      {back !== 'none' && (
        <Button size="small" onClick={onBack}>
          {translate(isGone ? 'changes.back.gone' : `changes.back.${back}`, { name })}
        </Button>
      )}
    </li>
  );
}
