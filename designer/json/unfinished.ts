import { useCallback, useSyncExternalStore } from 'react';
import type { JsonObject } from '../document/json.ts';
import type { DesignStore } from '../history/design-store.ts';

/** Text that is no design yet, by the store whose view it was written in. */
const kept = new WeakMap<DesignStore, { readonly document: JsonObject; readonly text: string }>();
const listeners = new Map<DesignStore, Set<() => void>>();

/** Keeps a text that could not become the design, for when its view is opened again; null: what is written became it. */
export function keepUnfinished(store: DesignStore, text: string | null): void {
  if (text === null) kept.delete(store);
  else kept.set(store, { document: store.state().document, text });
  for (const listener of listeners.get(store) ?? []) listener();
}

/** The text that was left, as long as the design is still the one that it was written on; null where there is none. */
export function unfinishedOf(store: DesignStore): string | null {
  const left = kept.get(store);
  return left?.document === store.state().document ? left.text : null;
}

/** Whether there is text that is no design yet, as it changes: a save does not take it, and it is lost when the page is left. */
export function useUnfinished(store: DesignStore): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = listeners.get(store) ?? new Set();
      listeners.set(store, own.add(listener));
      const stop = store.subscribe(listener);
      return () => {
        stop();
        own.delete(listener);
        if (own.size === 0) listeners.delete(store);
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => unfinishedOf(store) !== null);
}
