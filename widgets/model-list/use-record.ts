import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useOnce } from '../../engine/contract/use-once.ts';
import type { Model, Row } from './model.ts';

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

const loading: RecordState = { status: 'loading' };
const fresh: RecordState = { status: 'ready', record: { id: null, values: {}, display: {}, revision: 0 } };

/** A record as a row of its list has it: words where there are others than the value, which stands under `<name>_id`. */
export function rowOfRecord({ id, values, display, revision }: LoadedRecord): Row {
  const words = Object.entries(display).filter(([name]) => name.endsWith('_id') || `${name}_id` in display);
  return { ...values, ...Object.fromEntries(words), id: id ?? '', revision };
}

/** @param recordId null for a new record, which is there at once */
export function useRecord(model: Model, recordId: string | null): { state: RecordState; again: () => void } {
  const { request } = useServices();
  const [held, setHeld] = useState<{ recordId: string | null; state: RecordState }>({ recordId, state: loading });
  const [attempt, setAttempt] = useState(0);
  const once = useOnce();
  useEffect(() => {
    const done = once(model, recordId, request, attempt);
    if (recordId === null || !done) return;
    const left = new AbortController();
    const input = { params: { id: model.id, dataId: recordId }, signal: left.signal, quiet: true };
    // What is there stays until it comes anew.
    setHeld((known) =>
      known.recordId === recordId && known.state.status === 'ready' ? known : { recordId, state: loading },
    );
    Promise.all([request('loadRecord', input), request('recordDataChange', input)]).then(
      ([{ data, revision, id }, words]) => {
        if (left.signal.aborted) return;
        done();
        const record = { id, values: JSON.parse(data), display: JSON.parse(words.data), revision };
        setHeld({ recordId, state: { status: 'ready', record } });
      },
      (error: Error) => {
        if (!left.signal.aborted) setHeld({ recordId, state: { status: 'failed', message: error.message } });
      },
    );
    return () => left.abort();
  }, [model, recordId, request, attempt, once]);
  // Never the record before under the name of this one.
  const state = recordId === null ? fresh : held.recordId === recordId ? held.state : loading;
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) };
}
