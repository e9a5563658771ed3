import './grade-form.css';
import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import type { GradeScope } from '../../engine/schema/grants/grade.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { GradePanes } from './GradePanes.tsx';
import { GradePerson } from './GradePerson.tsx';

/** A grade as it is kept; of a new one nothing is known but an empty id. */
export interface KeptGrade {
  readonly id?: string;
  readonly userId?: string;
  readonly scopes?: readonly GradeScope[];
  readonly menuIds?: readonly string[];
  readonly roleIds?: readonly string[];
  readonly note?: string;
}

interface Props extends Pick<ActionProps, 'run' | 'busy' | 'id'> {
  readonly grade?: unknown;
}

const isRecord = (value: unknown): value is KeptGrade => typeof value === 'object' && value !== null;

/** Whose grade it is, and what it gives. */
export function GradeForm({ id, grade, run, busy }: Props) {
  const { translate, request } = useServices();
  const [kept] = useState<KeptGrade>(() => (isRecord(grade) ? grade : {}));
  const [userId, setUserId] = useState(kept.userId ?? '');
  const ask = useCallback(
    (signal: AbortSignal) => request('gradeSelector', { query: userId === '' ? {} : { userId }, signal, quiet: true }),
    [request, userId],
  );
  const { state, again } = useAnswer(ask);
  const isLate = useDelayed(state.status === 'loading');
  const person = (
    <GradePerson id={id} userId={userId} isFixed={kept.userId !== undefined && kept.id !== ''} onUserId={setUserId} />
  );
  if (state.status === 'failed')
    return (
      <Alert
        showIcon
        type="error"
        title={translate('grade.failed')}
        description={state.message}
        action={
          <Button size="small" onClick={again}>
            {translate('grade.retry')}
          </Button>
        }
      />
    );
  if (state.status === 'loading')
    return (
      <div role="status" aria-label={translate('grade.loading')} className="adit-grade-pane">
        {isLate && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
      </div>
    );
  return (
    <GradePanes
      key={userId}
      id={id}
      person={person}
      kept={kept}
      answer={state.answer}
      isBusy={busy}
      isWhole={userId !== ''}
      onSave={(content) => void run('save', { sent: { ...content, userId } })}
    />
  );
}
