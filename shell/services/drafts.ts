import type { Drafts } from '../../engine/contract/services.ts';
import { isObject, readStored, removeStored, storedKeys, writeStored } from '../settings/storage.ts';

/** As many entries in progress as one person keeps; the oldest make room. */
const draftsMost = 20;

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/**
 * Entries in progress in local storage, under the person's own key: nobody else is ever shown them. While nobody is
 * signed in, nothing is kept and nothing is there.
 */
export function createDrafts(userId: () => string): Drafts {
  const keyOf = (key: string) => `draft_${userId()}_${key}`;
  const read = (key: string): Kept | undefined => {
    const kept = readStored(key, isObject);
    return kept && typeof kept.at === 'number' ? { at: kept.at, value: kept.value } : undefined;
  };
  return {
    read: (key) => (userId() === '' ? undefined : read(keyOf(key))?.value),
    write(key, value) {
      if (userId() === '') return;
      const own = storedKeys(`draft_${userId()}_`).filter((name) => name !== keyOf(key));
      const oldest = own.toSorted((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
      for (const name of oldest.slice(0, Math.max(0, own.length - draftsMost + 1))) removeStored(name);
      writeStored(keyOf(key), { at: Date.now(), value } satisfies Kept);
    },
    remove: (key) => removeStored(keyOf(key)),
  };
}
