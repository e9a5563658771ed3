import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Registry } from '../../engine/registry.ts';
import { type Services, useServices } from '../../engine/render/services.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { replaceDocument } from '../commands/index.ts';
import { createDesignStore, type DesignStore } from '../history/design-store.ts';
import { afterASecond, createDraftKeeper, type Draft, type DraftKeeper, type Schedule } from './draft-keeper.ts';
import { createModelSaver, type ModelSaver, type SavingState } from './model-saver.ts';
import { documentOf } from './model-text.ts';

/** One model open in the designer: its document, its way to the server and back, and work of an earlier visit. */
export interface DesignSession {
  readonly store: DesignStore;
  readonly saver: ModelSaver;
  readonly keeper: DraftKeeper;
  readonly offered: Draft | null;
}

/** @throws UnreadableModel */
export function openSession(
  stored: StoredModel,
  registry: Registry,
  { drafts, request, translate }: Pick<Services, 'drafts' | 'request' | 'translate'>,
  schedule: Schedule = afterASecond,
  now: () => number = Date.now,
): DesignSession {
  const { document } = documentOf(stored);
  const store = createDesignStore(document, registry.descriptors, { title: ({ title }) => translate(title) });
  const keeper = createDraftKeeper({ drafts, modelId: stored.id, schedule, now });
  const saver = createModelSaver({
    stored,
    store,
    keeper,
    request: (call, input) => request(call, { ...input, quiet: true }),
    replace: (next, because) => {
      store.run(replaceDocument, { document: next, because });
    },
    now,
  });
  return { store, saver, keeper, offered: keeper.offered(document) };
}

/** Notes unsaved work after each change, and writes it when the page is hidden or left. */
export function useDraftKeeping({ store, saver, keeper }: DesignSession, paused: boolean): void {
  useEffect(() => {
    if (paused) return;
    let seen = store.state();
    const stop = store.subscribe(() => {
      const state = store.state();
      if (state.document !== seen.document || state.saved !== seen.saved) saver.note();
      seen = state;
    });
    // A phone may end a hidden page without another word.
    document.addEventListener('visibilitychange', keeper.flush);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      stop();
      keeper.flush();
      document.removeEventListener('visibilitychange', keeper.flush);
      window.removeEventListener('pagehide', keeper.flush);
    };
  }, [store, saver, keeper, paused]);
}

export function useSaving(saver: ModelSaver): SavingState {
  return useSyncExternalStore(saver.subscribe, saver.state);
}

/** Whether the document differs from what is on the server, as it changes. */
export function useUnsaved({ store, saver }: DesignSession): boolean {
  return useSyncExternalStore(store.subscribe, saver.unsaved);
}

/** A model from the server, or why there is none. */
export type Loaded =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly stored: StoredModel };

export function useStoredModel(modelId: string): { loaded: Loaded; again(): void } {
  const { request } = useServices();
  const [loaded, setLoaded] = useState<Loaded>({ status: modelId ? 'loading' : 'none' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks anew
  useEffect(() => {
    if (!modelId) return;
    const left = new AbortController();
    setLoaded({ status: 'loading' });
    request('loadModel', { params: { id: modelId }, quiet: true, signal: left.signal })
      .then((answer) => setLoaded({ status: 'ready', stored: answer as StoredModel })) // by the call's shape
      .catch((error: unknown) => {
        if (!left.signal.aborted)
          setLoaded({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      });
    return () => left.abort();
  }, [modelId, request, turn]);
  return { loaded, again: () => setTurn((count) => count + 1) };
}
