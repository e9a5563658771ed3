import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { Model } from './model.ts';

/** A record as the server has it: values, the same in words, and how often it has been saved. */
export interface LoadedRecord {
  readonly id: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly display: Readonly<Record<string, unknown>>;
  readonly revision: number;
}

export type RecordState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly record: LoadedRecord };

const fresh: RecordState = { status: 'ready', record: { id: null, values: {}, display: {}, revision: 0 } };

interface Answer {
  id: string;
  data: string;
  revision: number;
}

/** @param recordId null for a new record, which is there at once */
export function useRecord(model: Model, recordId: string | null): { state: RecordState; again: () => void } {
  const { request } = useServices();
  const [state, setState] = useState<RecordState>(recordId === null ? fresh : { status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (recordId === null) {
      setState(fresh);
      return;
    }
    const left = new AbortController();
    const input = { params: { id: model.id, dataId: recordId }, signal: left.signal, quiet: true };
    Promise.all([request('loadRecord', input), request('recordDataChange', input)]).then(
      ([plain, words]) => {
        if (left.signal.aborted) return;
        const { data, revision, id } = plain as Answer; // by the call's shape
        const display = JSON.parse((words as Answer).data);
        setState({ status: 'ready', record: { id, values: JSON.parse(data), display, revision } });
      },
      (error: Error) => {
        if (!left.signal.aborted) setState({ status: 'failed', message: error.message });
      },
    );
    return () => left.abort();
  }, [model, recordId, request, attempt]);
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
