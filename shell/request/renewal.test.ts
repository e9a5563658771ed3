import { afterEach, expect, it, vi } from 'vitest';
import { makeTabLocks } from '../../test/support/tab-locks.ts';
import { makeTokenStore } from '../../test/support/token-store.ts';
import {
  type Asking,
  createRenewal,
  nextSend,
  type RenewalBounds,
  type SessionTokens,
  type Tokens,
} from './renewal.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bounds: RenewalBounds = { tryMs: 50, pauseMs: 1, tries: 1, waitMs: 50, arrivalMs: 200, perMinute: 3, queue: 500 };
const old: SessionTokens = { token: 'old', tokenKey: 'key', since: 0 };
const pair: Tokens = { token: 'new', tokenKey: 'key2' };

const asking = (renew: Asking['renew']): Asking => ({ renew, failure: (why) => new Error(why) });

it('needs no locks: pages over plain http have none', async () => {
  vi.stubGlobal('navigator', {});
  const store = makeTokenStore(old);
  const renew = vi.fn(async () => pair);
  const renewal = createRenewal(store, bounds);
  expect(await Promise.all([renewal(old, nextSend(), asking(renew)), renewal(old, nextSend(), asking(renew))])).toEqual(
    [true, true],
  );
  expect(renew).toHaveBeenCalledTimes(1);
  expect(store.read()).toEqual({ ...pair, since: 0 });
});

it('asks nothing without a key, and nothing when another token is there', async () => {
  vi.stubGlobal('navigator', {});
  const renew = vi.fn();
  expect(await createRenewal(makeTokenStore({ ...old, tokenKey: '' }), bounds)(old, nextSend(), asking(renew))).toBe(
    false,
  );
  expect(await createRenewal(makeTokenStore(null), bounds)(old, nextSend(), asking(renew))).toBe(false);
  expect(await createRenewal(makeTokenStore(pair), bounds)(old, nextSend(), asking(renew))).toBe(true);
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
  const outcome = createRenewal(store, bounds)(old, nextSend(), asking(renew));
  store.write(pair, 0);
  expect(await outcome).toBe(true);
  expect(renew).not.toHaveBeenCalled();
  leave();
  await other;
});

it('sees what another tab has stored a moment after that tab gave up its turn', async () => {
  const locks = makeTabLocks();
  vi.stubGlobal('navigator', { locks });
  const store = makeTokenStore(old);
  const renew = vi.fn<Asking['renew']>(async () => pair);
  const seen = { signal: new AbortController().signal };
  const other = locks.request('adit_renewal', seen, () => new Promise<void>((resolve) => setTimeout(resolve, 10)));
  const outcome = createRenewal(store, bounds)(old, nextSend(), asking(renew));
  await other;
  setTimeout(() => store.write(pair, 0), 30);
  expect(await outcome).toBe(true);
  expect(renew).not.toHaveBeenCalled();
});

it('leaves alone whoever signed in while the answer was on its way', async () => {
  vi.stubGlobal('navigator', {});
  const store = makeTokenStore(old);
  const somebody: Tokens = { token: 'theirs', tokenKey: 'theirKey' };
  const renew = async () => {
    store.write(somebody);
    return pair;
  };
  expect(await createRenewal(store, bounds)(old, nextSend(), asking(renew))).toBe(false);
  expect(store.read()).toMatchObject(somebody);
});

it('answers what was sent before it failed with that failure, and asks anew for what was sent at the same time after', async () => {
  vi.stubGlobal('navigator', {});
  // A clock that stands still, as it does for calls that follow each other at once.
  vi.useFakeTimers({ toFake: ['Date'] });
  const renew = vi.fn<Asking['renew']>().mockRejectedValueOnce(new Error('network')).mockResolvedValue(pair);
  const renewal = createRenewal(makeTokenStore(old), bounds);
  const [first, second] = [nextSend(), nextSend()];
  const failed = await renewal(old, first, asking(renew)).catch((error: unknown) => error);
  expect(await renewal(old, second, asking(renew)).catch((error: unknown) => error)).toBe(failed);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(await renewal(old, nextSend(), asking(renew))).toBe(true);
  expect(renew).toHaveBeenCalledTimes(2);
});

it('asks three times a minute at most, also after the clock was set back', async () => {
  vi.stubGlobal('navigator', {});
  const start = Date.parse('2026-11-20T09:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const renew = vi.fn<Asking['renew']>().mockRejectedValue(new Error('network'));
  const renewal = createRenewal(makeTokenStore(old), bounds);
  const askFiveTimes = async () => {
    for (let count = 0; count < 5; count += 1) await renewal(old, nextSend(), asking(renew)).catch(() => {});
    return renew.mock.calls.length;
  };
  expect(await askFiveTimes()).toBe(3);
  vi.setSystemTime(start + 59_999);
  expect(await askFiveTimes()).toBe(3);
  vi.setSystemTime(start + 60_000);
  expect(await askFiveTimes()).toBe(6);
  vi.setSystemTime(start - 3_600_000);
  expect(await askFiveTimes()).toBe(9);
});
