import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

export type Change = CallAnswer<'recordHistory'>['list'][number];

interface Held {
  readonly recordId: string;
  readonly list: readonly Change[];
  readonly total: number;
}

export interface History {
  /** Newest first; undefined until the first of them are there. */
  readonly list: readonly Change[] | undefined;
  readonly total: number;
  readonly failure: string;
  /** Asks for the next older ones. */
  more(): void;
  /** Asks anew for what could not be had. */
  again(): void;
  /** Asks for the newest: something was saved. */
  renew(): void;
}

/** What became of a record, the newest page at once. */
export function useHistory(modelId: string, recordId: string): History {
  const { request } = useServices();
  const [held, setHeld] = useState<Held>();
  const [failure, setFailure] = useState('');
  const [wanted, setWanted] = useState({ recordId, page: 1 });
  const [attempt, setAttempt] = useState(0);
  const page = wanted.recordId === recordId ? wanted.page : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const query = { currentPage: page, pageSize: limits.pageSize };
    setFailure('');
    request('recordHistory', {
      params: { id: modelId, dataId: recordId },
      query,
      signal: left.signal,
      quiet: true,
    }).then(
      ({ list, pagination }) => {
        if (left.signal.aborted) return;
        setHeld((known) => {
          const before = page > 1 && known?.recordId === recordId ? known.list : [];
          const ids = new Set(before.map(({ id }) => id));
          // What was saved meanwhile moves the pages on.
          const next = [...before, ...list.filter(({ id }) => !ids.has(id))];
          return { recordId, list: next, total: pagination.total };
        });
      },
      (error: Error) => left.signal.aborted || setFailure(error.message),
    );
    return () => left.abort();
  }, [request, modelId, recordId, page, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const shown = held?.recordId === recordId ? held : undefined;
  return {
    list: shown?.list,
    total: shown?.total ?? 0,
    failure,
    more: useCallback(() => setWanted({ recordId, page: page + 1 }), [recordId, page]),
    again,
    renew: useCallback(() => {
      setWanted({ recordId, page: 1 });
      again();
    }, [recordId, again]),
  };
}
