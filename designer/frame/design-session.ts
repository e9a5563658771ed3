import { createContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import { type Services, useServices } from '../../engine/contract/services.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import { replaceDocument } from '../commands/index.ts';
import { documentOf } from '../document/model-text.ts';
import { createDesignStore, type DesignStore } from '../history/design-store.ts';
import { type AutoSaver, after, createAutoSaver } from './auto-saver.ts';
import { afterASecond, createDraftKeeper, type Draft, type DraftKeeper, type Schedule } from './draft-keeper.ts';
import { createModelSaver, type ModelSaver, type SavingState } from './model-saver.ts';

/** One model open in the designer: its document, its way to the server and back, and work of an earlier visit. */
export interface DesignSession {
  readonly store: DesignStore;
  readonly saver: ModelSaver;
  readonly keeper: DraftKeeper;
  readonly autoSaver: AutoSaver;
  readonly offered: Draft | null;
}

/** When work is written and sent; tests hand in their own. */
export interface DesignClock {
  /** Until it is kept on this machine. */
  readonly keeping: Schedule;
  /** Until it is sent to the server. */
  readonly saving: Schedule;
  /** Until it is sent once more, where nobody answered. */
  readonly trying: Schedule;
  now(): number;
}

export const browserClock: DesignClock = {
  keeping: afterASecond,
  saving: after(2_000),
  trying: after(10_000),
  now: Date.now,
};

/** The clock of the designers below. */
export const DesignClockContext = createContext<DesignClock>(browserClock);

/** @throws UnreadableModel */
export function openSession(
  stored: StoredModel,
  registry: Registry,
  { drafts, request, translate }: Pick<Services, 'drafts' | 'request' | 'translate'>,
  { keeping, saving, trying, now }: DesignClock = browserClock,
): DesignSession {
  const { document } = documentOf(stored);
  const store = createDesignStore(document, registry.descriptors, { title: ({ title }) => translate(title) });
  const keeper = createDraftKeeper({ drafts, modelId: stored.id, schedule: keeping, now });
  const saver = createModelSaver({
    stored,
    store,
    keeper,
    request,
    replace: (next, because) => {
      store.run(replaceDocument, { document: next, because });
    },
    now,
  });
  const autoSaver = createAutoSaver({ saver, afterChange: saving, afterFailure: trying });
  return { store, saver, keeper, autoSaver, offered: keeper.offered(document) };
}

/**
 * Notes unsaved work after each change and saves it a little later; it is written to this machine when the page is hidden or
 * left.
 */
export function useDraftKeeping({ store, saver, keeper, autoSaver }: DesignSession, paused: boolean): void {
  useEffect(() => {
    if (paused) return;
    let seen = store.state();
    const stop = store.subscribe(() => {
      const state = store.state();
      if (state.document !== seen.document || state.saved !== seen.saved) saver.note();
      if (state.document !== seen.document) autoSaver.changed();
      seen = state;
    });
    // Work of an earlier visit that goes on here is not on the server either.
    autoSaver.changed();
    window.addEventListener('online', autoSaver.hurry);
    // A phone may end a hidden page without another word.
    document.addEventListener('visibilitychange', keeper.flush);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      stop();
      autoSaver.stop();
      keeper.flush();
      window.removeEventListener('online', autoSaver.hurry);
      document.removeEventListener('visibilitychange', keeper.flush);
      window.removeEventListener('pagehide', keeper.flush);
    };
  }, [store, saver, keeper, autoSaver, paused]);
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
      .then((stored) => setLoaded({ status: 'ready', stored }))
      .catch((error: unknown) => {
        if (!left.signal.aborted)
          setLoaded({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
      });
    return () => left.abort();
  }, [modelId, request, turn]);
  return { loaded, again: () => setTurn((count) => count + 1) };
}
