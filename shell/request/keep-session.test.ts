import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type Arrived, type CallServer, type Reply, startCallServer } from '../../test/support/call-server.ts';
import { makeTabLocks } from '../../test/support/tab-locks.ts';
import { makeTokenStore } from '../../test/support/token-store.ts';
import './page-calls.ts';
import { createClient } from './client.ts';
import { createRenewal, type RenewalBounds, type Tokens } from './renewal.ts';
import { fetchAddress } from './transfer.ts';

const ok = (data: unknown) => ({ code: 200, msg: '操作成功', data });
const refused = (code: number, msg = '') => ({ code, msg, data: null });
const here = ok('here');

/** As shipped, but with time for a busy machine and no pause between two tries. */
const bounds: RenewalBounds = {
  tryMs: 20_000,
  pauseMs: 1,
  tries: 2,
  waitMs: 60_000,
  arrivalMs: 50,
  perMinute: 3,
  queue: 500,
};

let server: CallServer;

/** @param renew answers a renewal by its key, @param otherwise any other call */
async function serve(
  renew: (key: string, count: number) => Reply,
  otherwise: (call: Arrived) => Reply | Promise<Reply>,
) {
  let count = 0;
  server = await startCallServer((call) => {
    if (!isRenewal(call)) return otherwise(call);
    count += 1;
    return renew(call.path.split('/').at(-1) ?? '', count);
  });
}
const isRenewal = ({ path }: Arrived) => path.includes('getTokenByKey');
const renewals = () => server.arrived.filter(isRenewal);
const others = () => server.arrived.filter((call) => !isRenewal(call));

const old: Tokens = { token: 'old', tokenKey: 'key' };

function openTab(store = makeTokenStore(old), other: Partial<RenewalBounds> = {}) {
  const said: string[] = [];
  const ended: { hadKey: boolean; message: string }[] = [];
  const client = createClient({
    base: server.base,
    tokens: store,
    renewal: createRenewal(store, { ...bounds, ...other }),
    language: 'en',
    text: (key) => key,
    say: (message) => said.push(message),
    sessionEnded: (reason) => ended.push(reason),
    locked: () => {},
    modelId: () => 'm7',
    served: () => {},
  });
  return { client, store, said, ended };
}
type Tab = ReturnType<typeof openTab>;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const ask = ({ client }: Tab, count: number) => Promise.allSettled(times(count, () => client.request('logout', {})));
const pair: Tokens = { token: 'new', tokenKey: 'key2' };
const byToken = (code: number) => (call: Arrived) => (call.token === 'new' ? here : refused(code, '登录已过期'));
const wordsOf = (outcomes: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : outcome.value))),
];

beforeEach(() => vi.stubGlobal('navigator', { locks: makeTabLocks() }));
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

describe('a session that has ended', () => {
  it.each([600, 601, 602])('with code %i is renewed once for 100 calls, and none of them is lost', async (code) => {
    await serve(() => ok(pair), byToken(code));
    const tab = openTab();
    expect(await ask(tab, 100)).toEqual(times(100, () => ({ status: 'fulfilled', value: 'here' })));
    expect(renewals().map(({ path }) => path.split('/').at(-1))).toEqual(['key']);
    expect(others().filter(({ token }) => token === 'new')).toHaveLength(100);
    expect(others()).toHaveLength(200);
    expect(tab.store.read()).toMatchObject(pair);
    expect([tab.said, tab.ended]).toEqual([[], []]);
  });

  it('is renewed before what it refused is sent again: once, with the same content and the same key', async () => {
    const done: string[] = [];
    await serve(
      () => ok(pair),
      (call) => {
        if (call.token !== 'new') return refused(600);
        done.push(call.body);
        return here;
      },
    );
    const { client } = openTab();
    const body = { design: { 名称: '渗漏' }, dryRun: false };
    await client.request('importModel', { body, idempotencyKey: 'once' });
    expect(done).toEqual([JSON.stringify(body)]);
    expect(others().map(({ headers }) => headers['idempotency-key'])).toEqual(['once', 'once']);
  });

  it('is renewed for a file too, which arrives whole', async () => {
    await serve(() => ok(pair), byToken(600));
    const { client } = openTab();
    const entry = { name: '图.png', url: '/api/file/annexpic/7.png', fileId: '7.png' };
    const address = await fetchAddress(client, entry);
    const content = await fetch(address).then((response) => response.json());
    URL.revokeObjectURL(address);
    expect(content).toEqual(here);
    expect(renewals()).toHaveLength(1);
  });

  it('is renewed once over tabs: the next one takes the token that the first has brought', async () => {
    await serve(() => ok(pair), byToken(601));
    const store = makeTokenStore(old);
    const tabs = times(5, () => openTab(store));
    const outcomes = await Promise.all(tabs.map((tab) => ask(tab, 20)));
    expect(wordsOf(outcomes.flat())).toEqual(['here']);
    expect(renewals()).toHaveLength(1);
    expect(others()).toHaveLength(200);
    expect(tabs.flatMap(({ said, ended }) => [...said, ...ended])).toEqual([]);
  });

  it('is not renewed for an answer that comes late: another token is there, and stays', async () => {
    let answer: (reply: Reply) => void = () => {};
    await serve(
      () => ok(pair),
      (call) => {
        if (call.token === 'new') return here;
        return others().length > 1 ? refused(601) : new Promise((resolve) => (answer = resolve));
      },
    );
    const tab = openTab();
    const late = tab.client.request('logout', {});
    await vi.waitFor(() => expect(others()).toHaveLength(1));
    await tab.client.request('logout', {});
    answer(refused(601));
    expect(await late).toBe('here');
    expect(renewals()).toHaveLength(1);
    expect(tab.store.read()).toMatchObject(pair);
  });

  it('that the server refuses to renew is over for all who wait, in every tab: the tokens are gone', async () => {
    await serve(() => refused(602), byToken(600));
    const store = makeTokenStore(old);
    const [first, second] = [openTab(store), openTab(store)];
    const outcomes = await Promise.all([ask(first, 20), ask(second, 20)]);
    expect(wordsOf(outcomes.flat())).toEqual(['登录已过期']);
    expect(renewals()).toHaveLength(1);
    expect(store.read()).toBeNull();
    for (const { said, ended } of [first, second]) {
      expect(new Set(ended.map((reason) => JSON.stringify(reason)))).toEqual(
        new Set([JSON.stringify({ hadKey: true, message: '登录已过期' })]),
      );
      expect(said).toEqual([]);
    }
  });

  it('that is refused again with the new token is over, after one renewal', async () => {
    await serve(
      () => ok(pair),
      () => refused(601, '账号在别处登录'),
    );
    const tab = openTab();
    await expect(tab.client.request('logout', {})).rejects.toThrow('账号在别处登录');
    expect(renewals()).toHaveLength(1);
    expect(others()).toHaveLength(2);
    expect(tab.store.read()).toBeNull();
    expect(tab.ended).toEqual([{ hadKey: true, message: '账号在别处登录' }]);
  });

  it('without a key is over at once', async () => {
    await serve(
      () => ok(pair),
      () => refused(601, '账号在别处登录'),
    );
    const tab = openTab(makeTokenStore({ token: 'old', tokenKey: '' }));
    await expect(tab.client.request('logout', {})).rejects.toThrow('账号在别处登录');
    expect(tab.ended).toEqual([{ hadKey: false, message: '账号在别处登录' }]);
    expect(tab.store.read()).toBeNull();
    expect(server.arrived).toHaveLength(1);
  });

  it.each([
    ['hangs', 'hang', 'hang'],
    ['is cut', 'cut', 'cut'],
    ['is out of order', refused(500), refused(503)],
    ['asks for patience', refused(429), refused(429)],
    ['answers something else', ok(null), { data: 'no envelope' }],
  ] as const)('keeps its tokens when the server %s, and says so once to 100 who wait', async (_case, first, second) => {
    await serve((_key, count) => (count === 1 ? first : second), byToken(600));
    const tab = openTab(undefined, first === 'hang' ? { tryMs: 50 } : {});
    expect(wordsOf(await ask(tab, 100))).toEqual(['session.later']);
    // A try that is given up early may not even arrive.
    expect(renewals().length).toBeLessThanOrEqual(bounds.tries);
    expect(others()).toHaveLength(100);
    expect(tab.store.read()).toMatchObject(old);
    expect([tab.said, tab.ended]).toEqual([['session.later'], []]);
  });

  it('goes on when an answer was lost on the way and the second try brings it', async () => {
    await serve((_key, count) => (count === 1 ? 'cut' : ok(pair)), byToken(600));
    const tab = openTab();
    expect(wordsOf(await ask(tab, 100))).toEqual(['here']);
    expect(renewals()).toHaveLength(2);
    expect([tab.said, tab.ended]).toEqual([[], []]);
  });

  it('keeps its tokens and says so when the network goes, and goes on when it is back', async () => {
    let goes = true;
    await serve(
      () => ok(pair),
      (call) => {
        if (goes) server.leave();
        goes = false;
        return byToken(600)(call);
      },
    );
    const tab = openTab();
    await expect(tab.client.request('logout', {})).rejects.toThrow('session.later');
    expect(renewals()).toEqual([]);
    expect(tab.store.read()).toMatchObject(old);
    expect([tab.said, tab.ended]).toEqual([['session.later'], []]);
    server.comeBack();
    expect(await tab.client.request('logout', {})).toBe('here');
    expect(renewals()).toHaveLength(1);
  });

  it('is asked about three times a minute at most', async () => {
    await serve(() => refused(500), byToken(600));
    const tab = openTab();
    for (let count = 0; count < 5; count += 1) await ask(tab, 10);
    expect(renewals()).toHaveLength(3);
    expect(new Set(tab.said)).toEqual(new Set(['session.later']));
    expect(tab.said).toHaveLength(5);
    expect(tab.store.read()).not.toBeNull();
  });

  it('lets no tab wait for ever for one that never comes back from its renewal', async () => {
    await serve(() => 'hang', byToken(600));
    const store = makeTokenStore(old);
    const stuck = openTab(store, { tries: 1 });
    const waits = openTab(store, { waitMs: 30 });
    const never = ask(stuck, 1);
    await vi.waitFor(() => expect(renewals()).toHaveLength(1));
    expect(wordsOf(await ask(waits, 20))).toEqual(['session.later']);
    expect(renewals()).toHaveLength(1);
    expect(store.read()).toMatchObject(old);
    await server.stop();
    await never;
  });

  it('lets 500 wait beside the one that asks, and turns the next away', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server = await startCallServer(async (call) => {
      if (!isRenewal(call)) return byToken(600)(call);
      await held;
      return ok(pair);
    });
    const tab = openTab(undefined, { queue: limits.renewalQueue });
    let turnedAway = 0;
    const calls = times(501 + 7, () =>
      tab.client.request('logout', {}).catch((error: Error) => {
        turnedAway += 1;
        return error.message;
      }),
    );
    await vi.waitFor(() => expect(turnedAway).toBe(7), { timeout: 20_000 });
    answer();
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'here')).toHaveLength(501);
    expect(outcomes.filter((outcome) => outcome === 'session.queue')).toHaveLength(7);
    expect(tab.said).toEqual(['session.queue']);
    expect(renewals()).toHaveLength(1);
    // Nobody waits any more: the next failure is renewed like the first.
    expect(await tab.client.request('logout', {})).toBe('here');
  });

  it('stays over when the person signed out while it was being renewed', async () => {
    const store = makeTokenStore(old);
    await serve(() => {
      store.clear();
      return ok(pair);
    }, byToken(600));
    const tab = openTab(store);
    await expect(tab.client.request('logout', {})).rejects.toThrow('登录已过期');
    expect(store.read()).toBeNull();
    expect(others()).toHaveLength(1);
  });

  it('is not taken for that of somebody who signed in before the answer came: nothing is sent in their name', async () => {
    const store = makeTokenStore(old);
    const theirs: Tokens = { token: 'theirs', tokenKey: 'theirKey' };
    await serve(
      () => ok(pair),
      () => {
        store.write(theirs);
        return refused(602, '登录已失效');
      },
    );
    const tab = openTab(store);
    await expect(tab.client.request('logout', {})).rejects.toThrow('登录已失效');
    expect(server.arrived).toHaveLength(1);
    expect(store.read()).toMatchObject(theirs);
    expect([tab.said, tab.ended]).toEqual([[], []]);
  });

  it('does not send again what was given up meanwhile', async () => {
    const control = new AbortController();
    await serve(() => {
      control.abort();
      return ok(pair);
    }, byToken(600));
    const tab = openTab();
    await expect(tab.client.request('logout', { signal: control.signal })).rejects.toThrow();
    expect(others()).toHaveLength(1);
    expect(tab.said).toEqual([]);
    expect(tab.store.read()).toMatchObject(pair);
  });

  it('does not concern signing in', async () => {
    await serve(
      () => ok(pair),
      () => refused(602, '账号不可用'),
    );
    const tab = openTab();
    await expect(tab.client.request('login', { body: { account: '', password: '' }, quiet: true })).rejects.toThrow(
      '账号不可用',
    );
    await expect(tab.client.request('siteConfig', { params: { account: 'a' }, quiet: true })).rejects.toThrow();
    expect(server.arrived).toHaveLength(2);
    expect(tab.ended).toEqual([]);
    expect(tab.store.read()).not.toBeNull();
  });
});

it('both tries of a renewal end while the server still knows the old key', () => {
  const { renewalTries, renewalTryMs, renewalPauseMs, renewalWaitMs, renewalSeconds } = limits;
  // A pause is half as long again at most.
  const longest = renewalTries * renewalTryMs + (renewalTries - 1) * renewalPauseMs * 1.5;
  expect(longest).toBeLessThanOrEqual(renewalWaitMs);
  expect(renewalWaitMs).toBeLessThan(renewalSeconds * 1000);
});
