import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { AdminChange } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';

export interface Changes {
  /** Newest first; undefined until the first of them are there. */
  readonly list: readonly AdminChange[] | undefined;
  readonly total: number;
  readonly failure: string;
  /** Asks for the next older ones. */
  more(): void;
  /** Asks anew for what could not be had. */
  again(): void;
}

interface Held {
  readonly list: readonly AdminChange[];
  readonly total: number;
}

/** What was changed, a page at a time. Another kind or target is another hook: draw it under another key. */
export function useChanges(kind: string, target: string): Changes {
  const { request } = useServices();
  const [held, setHeld] = useState<Held>();
  const [failure, setFailure] = useState('');
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    setFailure('');
    const query = { currentPage: page, pageSize: limits.pageSize, ...(target && { target }) };
    request('changeHistory', { params: { kind }, query, signal: left.signal, quiet: true }).then(
      ({ list, pagination }) => {
        if (left.signal.aborted) return;
        setHeld((known) => {
          const before = page > 1 && known ? known.list : [];
          const ids = new Set(before.map(({ id }) => id));
          // What was changed meanwhile moves the pages on.
          return { list: [...before, ...list.filter(({ id }) => !ids.has(id))], total: pagination.total };
        });
      },
      (error: Error) => left.signal.aborted || setFailure(error.message),
    );
    return () => left.abort();
  }, [request, kind, target, page, attempt]);
  return {
    list: held?.list,
    total: held?.total ?? 0,
    failure,
    more: useCallback(() => setPage((at) => at + 1), []),
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
