import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { type ListView, type ViewKept, viewBody } from './list-view.ts';

type Held = CallAnswer<'recordViews'>;
type Count = CallAnswer<'recordViewCounts'>['list'][number];

export interface ListViews {
  /** Those of the person and those that are shared; none until they are known. */
  readonly list: readonly ListView[];
  readonly counts: ReadonlyMap<string, Count>;
  readonly mayShare: boolean;
  /** @returns the id of the view @throws RequestFailure */
  create(kept: ViewKept, name: string, shared: boolean): Promise<string>;
  /** @throws RequestFailure */
  save(view: ListView, kept: ViewKept): Promise<void>;
  /** @throws RequestFailure */
  remove(view: ListView): Promise<void>;
}

const none: Held = { list: [], mayShare: false };

/**
 * The views of a model's list. Where they cannot be read the list stands without them: it says itself when the server cannot
 * be reached.
 * @param attempt another one counts their rows again
 */
export function useListViews(modelId: string, attempt: number): ListViews {
  const { request } = useServices();
  const [held, setHeld] = useState(none);
  const [counts, setCounts] = useState<ListViews['counts']>(new Map());
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await request('recordViews', { params: { id: modelId }, quiet: true, ...(signal && { signal }) });
      if (!signal?.aborted) setHeld(answer);
    },
    [request, modelId],
  );
  useEffect(() => {
    const left = new AbortController();
    read(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt counts again
  useEffect(() => {
    if (held.list.length === 0) return;
    const left = new AbortController();
    request('recordViewCounts', { params: { id: modelId }, signal: left.signal, quiet: true }).then(
      ({ list }) => left.signal.aborted || setCounts(new Map(list.map((one) => [one.id, one]))),
      // What was counted last stays.
      () => undefined,
    );
    return () => left.abort();
  }, [request, modelId, held, attempt]);
  return useMemo(() => {
    const params = { id: modelId };
    return {
      ...held,
      counts,
      async create(kept, name, shared) {
        const { id } = await request('createRecordView', { params, body: viewBody(kept, name, shared), quiet: true });
        await read();
        return id;
      },
      async save({ id: viewId, name, shared, revision }, kept) {
        const body = { ...viewBody(kept, name, shared), revision };
        await request('saveRecordView', { params: { ...params, viewId }, body, quiet: true });
        await read();
      },
      async remove({ id: viewId }) {
        await request('deleteRecordView', { params: { ...params, viewId }, quiet: true });
        await read();
      },
    };
  }, [request, read, modelId, held, counts]);
}
