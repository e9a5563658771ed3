import { afterEach, expect, it, vi } from 'vitest';
import { makeTabLocks } from '../../test/support/tab-locks.ts';
import { makeTokenStore } from '../../test/support/token-store.ts';
import { type Asking, createRenewal, type RenewalBounds, type SessionTokens, type Tokens } from './renewal.ts';

afterEach(() => vi.unstubAllGlobals());

const bounds: RenewalBounds = { tryMs: 50, pauseMs: 1, tries: 1, waitMs: 50, perMinute: 3, queue: 500 };
const old: SessionTokens = { token: 'old', tokenKey: 'key', since: 0 };
const pair: Tokens = { token: 'new', tokenKey: 'key2' };

const now = () => Date.now();
const asking = (renew: Asking['renew']): Asking => ({ renew, failure: (why) => new Error(why) });

it('needs no locks: pages over plain http have none', async () => {
  vi.stubGlobal('navigator', {});
  const store = makeTokenStore(old);
  const renew = vi.fn(async () => pair);
  const renewal = createRenewal(store, bounds);
  expect(await Promise.all([renewal(old, now(), asking(renew)), renewal(old, now(), asking(renew))])).toEqual([
    true,
    true,
  ]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(store.read()).toEqual({ ...pair, since: 0 });
});

it('asks nothing without a key, and nothing when another token is there', async () => {
  vi.stubGlobal('navigator', {});
  const renew = vi.fn();
  expect(await createRenewal(makeTokenStore({ ...old, tokenKey: '' }), bounds)(old, now(), asking(renew))).toBe(false);
  expect(await createRenewal(makeTokenStore(null), bounds)(old, now(), asking(renew))).toBe(false);
  expect(await createRenewal(makeTokenStore(pair), bounds)(old, now(), asking(renew))).toBe(true);
  expect(renew).not.toHaveBeenCalled();
});

it('finds what another tab has brought, even when it could not wait for its turn', async () => {
  const locks = makeTabLocks();
  vi.stubGlobal('navigator', { locks });
  let leave = () => {};
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const other = locks.request('adit_renewal', { signal: new AbortController().signal }, () => held);
  const store = makeTokenStore(old);
  const renew = vi.fn();
  const outcome = createRenewal(store, bounds)(old, now(), asking(renew));
  store.write(pair, 0);
  expect(await outcome).toBe(true);
  expect(renew).not.toHaveBeenCalled();
  leave();
  await other;
});

it('leaves alone whoever signed in while the answer was on its way', async () => {
  vi.stubGlobal('navigator', {});
  const store = makeTokenStore(old);
  const somebody: Tokens = { token: 'theirs', tokenKey: 'theirKey' };
  const renew = async () => {
    store.write(somebody);
    return pair;
  };
  expect(await createRenewal(store, bounds)(old, now(), asking(renew))).toBe(false);
  expect(store.read()).toMatchObject(somebody);
});
