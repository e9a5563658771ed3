import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { DatabaseClock } from '../../server/kernel/clock.ts';
import { describeOnDatabases, describeOnPostgres } from '../support/databases.ts';
import { startServer } from '../support/start-server.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
const minuteMs = 60_000;
const keyAddress = (key: string) => `/api/frame/Login/getTokenByKey/${key}`;

const renew = (server: Server, key: string) => server.call('GET', keyAddress(key));
const me = (server: Server, token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });

/** A key in a link: it counts for a minute. */
async function linkKey(server: Server, token: string): Promise<string> {
  const { data } = await server.call('POST', '/api/oauth/Ticket/Key', { token, headers: json, body: '{}' });
  return data.key;
}

describeOnDatabases('a server whose own clock is wrong (B32)', ({ open }) => {
  let right: Server;
  let wrong: Server;
  let wrongMs = 0;
  let clock: DatabaseClock;
  beforeAll(async () => {
    const database = await open();
    right = await openServer(database);
    clock = new DatabaseClock(database, () => Date.now() + wrongMs);
    wrong = await openServer(database, { now: () => clock.now() });
  });
  afterAll(async () => {
    await wrong.close();
    await right.close();
  });

  it.each([
    ['five minutes ahead', 5 * minuteMs],
    ['five minutes behind', -5 * minuteMs],
    ['set back by an hour', -60 * minuteMs],
  ])('renews what another gave out, takes its tickets, and the other way round: %s', async (_, ms) => {
    wrongMs = ms;
    await clock.look();
    for (const [giver, taker] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const { data } = await giver.signIn('staff');
      const renewed = await renew(giver, data.tokenKey);
      expect(renewed).toMatchObject({ code: 200 });
      // Asked by two tabs at once, or anew for an answer that got lost.
      expect(await renew(taker, data.tokenKey)).toMatchObject({ code: 200, data: renewed.data });
      expect(await me(taker, renewed.data.token)).toMatchObject({ code: 200 });
      expect(await renew(taker, await linkKey(giver, renewed.data.token))).toMatchObject({ code: 200 });
      const next = await renew(taker, renewed.data.tokenKey);
      expect(await me(giver, next.data.token)).toMatchObject({ code: 200 });
    }
  });

  it('goes by its own clock where the two agree, however long the database takes to answer', async () => {
    wrongMs = 0;
    await clock.look();
    await Promise.all(Array.from({ length: 20 }, () => clock.look()));
    const before = Date.now();
    const told = clock.now().getTime();
    expect(told).toBeGreaterThanOrEqual(before - 2);
    expect(told).toBeLessThanOrEqual(Date.now() + 2);
  });
});

describeOnPostgres('a server process on a machine whose clock is five minutes ahead', ({ open }) => {
  let one: Server;
  let env: Record<string, string> = {};
  beforeAll(async () => {
    one = await openServer(await open({ report: () => undefined }));
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one.database.kysely);
    const url = new URL(inject('postgresUrl'));
    url.pathname = rows[0]?.name ?? '';
    env = {
      DATABASE_URL: url.href,
      ADIT_DATA_DIR: one.dataDir,
      NODE_OPTIONS: `--import=${new URL('../support/clock-ahead.mjs', import.meta.url).href}`,
      ADIT_TEST_CLOCK_AHEAD_MS: String(5 * minuteMs),
      ADIT_LOG_LEVEL: 'info',
    };
  });
  afterAll(() => one.close());

  it('signs nobody out, and takes the tickets of others', async () => {
    const run = startServer(env);
    onTestFinished(async () => {
      run.child.kill('SIGKILL');
      await run.ended;
    });
    const where = await run.address;
    await fetch(where);
    // Its log goes by its own clock: that one is indeed ahead.
    const logged = () => Number(/"time":(\d+)/.exec(run.output())?.[1]);
    await expect.poll(() => logged() - Date.now()).toBeGreaterThan(4 * minuteMs);
    const { data } = await one.signIn('staff');
    const renewed = await renew(one, data.tokenKey);
    const key = await linkKey(one, renewed.data.token);
    const asked = async (address: string) => (await fetch(`${where}${address}`)).json();
    expect(await asked(keyAddress(data.tokenKey))).toMatchObject({ code: 200, data: renewed.data });
    expect(await asked(keyAddress(key))).toMatchObject({ code: 200 });
    expect(await me(one, renewed.data.token)).toMatchObject({ code: 200 });
  });
});
