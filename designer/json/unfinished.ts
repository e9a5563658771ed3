import type { JsonObject } from '../document/json.ts';
import type { DesignStore } from '../history/design-store.ts';
import { readText } from './read-text.ts';

/** Text that is no design yet, by the store whose view it was written in. */
const kept = new WeakMap<DesignStore, { readonly document: JsonObject; readonly text: string }>();

/** Keeps a text that could not become the design, for when its view is opened again. */
export function keepUnfinished(store: DesignStore, text: string): void {
  if ('fault' in readText(text)) kept.set(store, { document: store.state().document, text });
  else kept.delete(store);
}

/** The text that was left, as long as the design is still the one that it was written on; null where there is none. */
export function unfinishedOf(store: DesignStore): string | null {
  const left = kept.get(store);
  return left?.document === store.state().document ? left.text : null;
}
