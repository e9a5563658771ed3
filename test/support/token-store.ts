import type { TokenStore, Tokens } from '../../shell/request/renewal.ts';

/** Tokens of one browser, in memory: what all of its tabs read and write. */
export function makeTokenStore(tokens: Tokens | null): TokenStore {
  let known = tokens && { ...tokens, since: 0 };
  return {
    read: () => known,
    write: (next, since = Date.now()) => {
      known = { ...next, since };
    },
    clear: () => {
      known = null;
    },
  };
}
