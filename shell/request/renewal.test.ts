import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRenewal, type TokenStore, type Tokens } from './renewal.ts';

afterEach(() => vi.unstubAllGlobals());

function storeOf(tokens: Tokens | null): TokenStore & { now(): Tokens | null } {
  let known = tokens;
  return {
    now: () => known,
    read: () => known,
    write: (next) => {
      known = next;
    },
    clear: () => {
      known = null;
    },
  };
}

describe('renewal', () => {
  it('is one for any number of failures, and all of them go on', async () => {
    vi.stubGlobal('navigator', {});
    const store = storeOf({ token: 'old', tokenKey: 'key' });
    const renew = vi.fn(async () => ({ token: 'new', tokenKey: 'key2' }));
    const renewal = createRenewal(store, renew);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => renewal('old')));
    expect(outcomes).toEqual(Array.from({ length: 100 }, () => true));
    expect(renew).toHaveBeenCalledExactlyOnceWith('key');
    expect(store.now()).toEqual({ token: 'new', tokenKey: 'key2' });
  });

  it('is not needed when another token is there already', async () => {
    vi.stubGlobal('navigator', {});
    const renew = vi.fn(async () => ({ token: 'x', tokenKey: 'x' }));
    expect(await createRenewal(storeOf({ token: 'new', tokenKey: 'key' }), renew)('old')).toBe(true);
    expect(renew).not.toHaveBeenCalled();
  });

  it('fails for all when the key is refused, and may be tried again later', async () => {
    vi.stubGlobal('navigator', {});
    const renew = vi.fn(async (): Promise<Tokens> => Promise.reject(new Error('602')));
    const renewal = createRenewal(storeOf({ token: 'old', tokenKey: 'key' }), renew);
    expect(await Promise.all([renewal('old'), renewal('old')])).toEqual([false, false]);
    expect(await renewal('old')).toBe(false);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('is not tried without a key', async () => {
    vi.stubGlobal('navigator', {});
    const renew = vi.fn();
    expect(await createRenewal(storeOf({ token: 'old', tokenKey: '' }), renew)('old')).toBe(false);
    expect(await createRenewal(storeOf(null), renew)('old')).toBe(false);
    expect(renew).not.toHaveBeenCalled();
  });

  it('over tabs is done by the one that holds the lock; the next finds what it brought', async () => {
    let tail: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
      tail = tail.then(work);
      return tail;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const store = storeOf({ token: 'old', tokenKey: 'key' });
    const renew = vi.fn(async () => ({ token: 'new', tokenKey: 'key2' }));
    // Two tabs: two renewals over one storage.
    const outcomes = await Promise.all([createRenewal(store, renew)('old'), createRenewal(store, renew)('old')]);
    expect(outcomes).toEqual([true, true]);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
