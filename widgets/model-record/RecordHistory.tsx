import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { FailedState } from '../model-list/ListState.tsx';

interface Props {
  readonly modelId: string;
  readonly recordId: string;
}

type Answer = CallData<Calls['recordHistory']>;

interface Held {
  readonly list: Answer['list'];
  readonly total: number;
}

/** Who saved the record and when, newest first; earlier ones when they are asked for. */
export function RecordHistory({ modelId, recordId }: Props) {
  const { request, translate } = useServices();
  const moments = useMoments();
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const [held, setHeld] = useState<Held>();
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const query = { currentPage: pages, pageSize: limits.pageSize };
    request('recordHistory', { params: { id: modelId, dataId: recordId }, query, signal: left.signal, quiet: true })
      .then((answer) => {
        if (left.signal.aborted) return;
        const { list, pagination } = answer as Answer; // by the call's shape
        setFailure('');
        setHeld((known) => {
          const before = pages === 1 ? [] : (known?.list ?? []);
          const ids = new Set(before.map(({ id }) => id));
          // What was saved meanwhile moves the pages on.
          return { list: [...before, ...list.filter(({ id }) => !ids.has(id))], total: pagination.total };
        });
      })
      .catch((error: Error) => left.signal.aborted || setFailure(error.message));
    return () => left.abort();
  }, [request, modelId, recordId, pages, attempt]);
  const left = held ? held.total - held.list.length : 0;
  return (
    <section className="adit-record-history" aria-labelledby={titleId}>
      <h3 id={titleId}>{translate('widget.modelRecord.history')}</h3>
      {held && held.list.length === 0 && <p>{translate('widget.modelRecord.noHistory')}</p>}
      <ol>
        {held?.list.map(({ id, action, time, userName }) => (
          <li key={id}>
            <time dateTime={time} title={moments.title(time)}>
              {moments.text(time)}
            </time>
            <span>
              <b>{userName || translate('widget.modelRecord.somebody')}</b>{' '}
              {translate(action === 'create' ? 'widget.modelRecord.create' : 'widget.modelRecord.update')}
            </span>
          </li>
        ))}
      </ol>
      {failure && <FailedState message={failure} onAgain={() => setAttempt((count) => count + 1)} />}
      {left > 0 && !failure && (
        <Button type="link" size="small" onClick={() => setPages((count) => count + 1)}>
          {translate('widget.modelRecord.more', { count: left })}
        </Button>
      )}
    </section>
  );
}
