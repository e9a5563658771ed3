import { limits } from '../../engine/schema/limits.ts';

/** Tokens of the session as they stand now. */
export interface Tokens {
  readonly token: string;
  readonly tokenKey: string;
}

export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
}

/**
 * One renewal for any number of failing requests: the first starts it, the others wait for it and go on with what it
 * brought. Over tabs, the one that holds the lock renews; the others find the new token when they get it.
 * Source: shell specification 4.3.
 */
export function createRenewal(store: TokenStore, renew: (key: string) => Promise<Tokens>) {
  let underWay: Promise<boolean> | null = null;

  const renewNow = async (failed: string): Promise<boolean> => {
    const known = store.read();
    if (!known?.tokenKey) return false;
    // Another tab, or an earlier failure, has brought a new token already.
    if (known.token !== failed) return true;
    try {
      store.write(await renew(known.tokenKey));
      return true;
    } catch {
      return false;
    }
  };

  /** @param failed the token with which the call was refused; @returns whether there is another one to try with */
  return (failed: string): Promise<boolean> => {
    underWay ??= withLock(() => renewNow(failed)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const signal = AbortSignal.timeout(limits.renewalSeconds * 1000);
  return navigator.locks.request('adit_renewal', { signal }, work);
}
