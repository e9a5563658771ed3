import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Fragment } from '../../engine/schema/calls/index.ts';

export interface Fragments {
  /** Null while they are on their way, or have not come. */
  readonly list: readonly Fragment[] | null;
  /** Why they have not come. */
  readonly message: string | null;
  /** The one that was deleted last, for as long as that can be taken back here. */
  readonly deleted: Fragment | null;
  again(): void;
  /** Each rejects with words for people; nothing has changed then. */
  save(fullName: string, content: string, shared: boolean): Promise<void>;
  update(id: string, change: { readonly fullName?: string; readonly shared?: boolean }): Promise<void>;
  remove(fragment: Fragment): Promise<void>;
  restore(): Promise<void>;
}

/** Pieces of designs kept on the server: the own and those that others share. */
export function useFragments(): Fragments {
  const { request } = useServices();
  const [list, setList] = useState<readonly Fragment[] | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Fragment | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks anew
  useEffect(() => {
    const left = new AbortController();
    setMessage(null);
    request('fragmentList', { quiet: true, signal: left.signal })
      .then((answer) => {
        if (!left.signal.aborted) setList(answer.list);
      })
      .catch((error: unknown) => {
        if (!left.signal.aborted) setMessage(error instanceof Error ? error.message : String(error));
      });
    return () => left.abort();
  }, [request, turn]);

  const take = useCallback((one: Fragment) => {
    setList((known) => {
      const others = known ?? [];
      return others.some(({ id }) => id === one.id)
        ? others.map((old) => (old.id === one.id ? one : old))
        : [one, ...others];
    });
  }, []);
  return {
    list,
    message,
    deleted,
    again: () => setTurn((count) => count + 1),
    async save(fullName, content, shared) {
      take(await request('saveFragment', { body: { fullName, content, shared }, quiet: true }));
    },
    async update(id, body) {
      take(await request('updateFragment', { params: { id }, body, quiet: true }));
    },
    async remove(fragment) {
      await request('deleteFragment', { params: { id: fragment.id }, quiet: true });
      setList((known) => known?.filter(({ id }) => id !== fragment.id) ?? null);
      setDeleted(fragment);
    },
    async restore() {
      if (!deleted) return;
      take(await request('restoreFragment', { params: { id: deleted.id }, quiet: true }));
      setDeleted(null);
    },
  };
}
