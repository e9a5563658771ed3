import { limits } from '../schema/limits.ts';
import { createNameStore, type NameStore } from './name-store.ts';
import type { Services } from './services.ts';

/** Who reads, in which language. */
export type Reader = Pick<Services, 'request' | 'language' | 'person'>;

interface Held {
  readonly person: string;
  readonly names: NameStore;
}

const stores = new WeakMap<Services['request'], Map<string, Held>>();

/** The one store of names of the page, for the person who reads it and the language that is read. */
export function namesOf({ request, language, person }: Reader): NameStore {
  const byLanguage = stores.get(request) ?? new Map<string, Held>();
  stores.set(request, byLanguage);
  const reader = person?.userId ?? '';
  const held = byLanguage.get(language);
  // What one person may read is not kept for the next.
  if (held?.person === reader) return held.names;
  const names = createNameStore({
    ask: async (keys) => (await request('selected', { body: { userId: keys }, quiet: true })).list,
    now: () => Date.now(),
    freshMs: limits.referenceFreshMs,
    retryMs: limits.sourceRetryMs,
    most: limits.batchIds,
  });
  byLanguage.set(language, { person: reader, names });
  return names;
}
