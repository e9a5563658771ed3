import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

export type DeletedRecord = CallAnswer<'deletedRecords'>['list'][number];

export interface HeldBin {
  readonly list: readonly DeletedRecord[];
  readonly total: number;
  readonly mayPurge: boolean;
}

/** What is in the bin of a model, from the latest on; `more` asks for as many again. */
export function useBin(modelId: string) {
  const { request } = useServices();
  const [held, setHeld] = useState<HeldBin>();
  const [failure, setFailure] = useState('');
  const [shown, setShown] = useState<number>(limits.pageSize);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    const query = { currentPage: 1, pageSize: shown };
    request('deletedRecords', { params: { id: modelId }, query, signal: left.signal, quiet: true }).then(
      ({ list, pagination, mayPurge }) => {
        if (left.signal.aborted) return;
        setFailure('');
        setHeld({ list, total: pagination.total, mayPurge });
      },
      (error: Error) => left.signal.aborted || setFailure(error.message),
    );
    return () => left.abort();
  }, [request, modelId, shown, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const more = useCallback(() => setShown((count) => Math.min(count + limits.pageSize * 4, limits.pageSizeMost)), []);
  return { held, failure, reload, more, isWhole: shown >= limits.pageSizeMost };
}
