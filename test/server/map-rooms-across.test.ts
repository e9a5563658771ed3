import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { buildApp } from '../../server/build-app.ts';
import { json } from '../../server/database/index.ts';
import { startHousekeeping } from '../../server/housekeeping.ts';
import type { AppContext } from '../../server/kernel/app-context.ts';
import { createContext } from '../../server/kernel/context.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import {
  type DatabaseContext,
  describeOnDatabases,
  describeOnEmbedded,
  describeOnPostgres,
} from '../support/databases.ts';
import { type LiveClient, listenForSockets, openSocket } from '../support/live-client.ts';
import { startServer } from '../support/start-server.ts';
import { openServer, type Server } from './server-fixture.ts';

type Message = Readonly<Record<string, unknown>>;
type Client = LiveClient<Message>;
interface Room {
  readonly gid: string;
  readonly key: string;
}

const flyTo = (callbackId: string) => ({ method: 'flyTo', lng: 120.7, lat: 31.3, zoom: 14, callbackId });
const answer = (callbackId: string) => ({ method: 'callback', callbackId, data: { zoom: 14 } });
const gone = { method: 'peer', present: false };
const here = { method: 'peer', present: true };
/** What reliability B34 allows until another process has heard of something. */
const secondMs = { timeout: 1_000, interval: 5 };
const soonMs = { timeout: 10_000, interval: 5 };

const connect = (where: string, gid: string, end: string): Promise<Client> =>
  openSocket(where, '', { path: `${calls.mapSocket.path}?gid=${gid}&t=${end}` });

async function join(where: string, { gid, key }: Room, end: 'p' | 'm'): Promise<Client> {
  const client = await connect(where, gid, end);
  const told = new Promise<void>((resolve) => client.socket.once('message', () => resolve()));
  client.say({ method: 'OnConnection', key });
  await Promise.race([told, client.closed]);
  return client;
}

async function roomOf(server: Server, userId = 'user-zhoumin', tenantId = 'main'): Promise<Room> {
  const { token } = await sessionsOf(server.context).start({ userId, tenantId }, '127.0.0.1');
  return (await server.call('POST', calls.openMapRoom.path, { token })).data;
}

/** A person of another tenant. @returns the id */
async function addStranger({ database }: Server): Promise<string> {
  const db = tables(database.kysely);
  const user = await db.selectFrom('base_user').selectAll().where('id', '=', 'user-zhoumin').executeTakeFirstOrThrow();
  const stranger = { tenant_id: 'foreign', id: 'stranger', account: 'stranger', account_key: 'stranger' };
  await db
    .insertInto('base_user')
    .values({ ...user, ...stranger, names: json(user.names), preferences: json({}) })
    .execute();
  return stranger.id;
}

const last = ({ heard }: Client) => heard.at(-1);
const countOf = ({ heard }: Client, method: string) => heard.filter((one) => one.method === method).length;
const idsIn = ({ heard }: Client) => heard.flatMap(({ callbackId }) => (callbackId === undefined ? [] : [callbackId]));
const postsOf = ({ database }: Server, { gid }: Room) =>
  tables(database.kysely).selectFrom('base_map_post').selectAll().where('gid', '=', gid).execute();
const endsIn = ({ database }: Server, { gid }: Room) =>
  tables(database.kysely).selectFrom('base_map_end').selectAll().where('gid', '=', gid).orderBy('side').execute();

/** Says as much as a second allows, until the server has it, and moves the clock of its count on to the next second. */
async function sayAll(client: Client, messages: readonly object[]): Promise<void> {
  const atOnce = limits.mapMessagesPerSecond - 1;
  for (let start = 0; start < messages.length; start += atOnce) {
    vi.advanceTimersByTime(1_000);
    const beats = countOf(client, 'heartbeat');
    for (const message of messages.slice(start, start + atOnce)) client.say(message);
    client.say({ method: 'heartbeat' });
    await expect.poll(() => countOf(client, 'heartbeat'), soonMs).toBe(beats + 1);
  }
}

const withSteppedSeconds = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    return () => void vi.useRealTimers();
  });

/** On the embedded engine two apps over one database and one bus: there is no second process, and the SQL is the same. */
async function twoServers({ open, engine }: DatabaseContext) {
  const one = await openServer(await open(), { healMs: 60_000 });
  if (engine === 'postgres') {
    const two = await openServer(await open(), { healMs: 60_000 });
    return { one, apps: [one.app, two.app] as const, close: () => Promise.all([one.close(), two.close()]) };
  }
  const second = await buildApp({ context: one.context, healMs: 60_000 });
  const close = async () => {
    await second.close();
    await one.close();
  };
  return { one, apps: [one.app, second] as const, close };
}

/** Shell specification 4.7. */
describeOnDatabases('a map room whose ends are at two servers', (database) => {
  let servers: Awaited<ReturnType<typeof twoServers>>;
  let one: Server;
  let [first, second] = ['', ''];
  beforeAll(async () => {
    servers = await twoServers(database);
    one = servers.one;
    [first, second] = await Promise.all([listenForSockets(servers.apps[0]), listenForSockets(servers.apps[1])]);
  });
  afterAll(() => servers.close());
  withSteppedSeconds();

  const both = async (room: Room) => {
    const page = await join(first, room, 'p');
    const map = await join(second, room, 'm');
    await expect.poll(() => last(page), secondMs).toEqual(here);
    return { page, map };
  };

  it('carries what one end says to the other within a second, both ways, and tells each whether the other is there', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    expect(map.heard).toEqual([here]);
    map.say({ method: 'initFinished' });
    await expect.poll(() => last(page), secondMs).toEqual({ method: 'initFinished' });
    page.say(flyTo('c1'));
    await expect.poll(() => last(map), secondMs).toEqual(flyTo('c1'));
    map.say(answer('c1'));
    // What was said before the end is heard before it.
    map.socket.close();
    await expect.poll(() => last(page), secondMs).toEqual(gone);
    expect(page.heard).toEqual([gone, here, { method: 'initFinished' }, answer('c1'), gone]);
    // Nobody is there: said to nobody, also not to who comes later.
    page.say(flyTo('c2'));
    await sayAll(page, []);
    const again = await join(second, room, 'm');
    await expect.poll(() => last(page), secondMs).toEqual(here);
    page.say(flyTo('c3'));
    await expect.poll(() => last(again), secondMs).toEqual(flyTo('c3'));
    expect(again.heard).toEqual([here, flyTo('c3')]);
    await expect.poll(() => postsOf(one, room), secondMs).toEqual([]);
    for (const { socket } of [page, again]) socket.close();
    await expect.poll(() => endsIn(one, room), secondMs).toEqual([]);
  });

  it('keeps the order of a thousand messages each way, loses none and says none twice', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    const ids = Array.from({ length: 1_000 }, (_, index) => `c${index}`);
    await sayAll(page, ids.map(flyTo));
    await sayAll(map, ids.map(answer));
    await expect.poll(() => idsIn(page).length, soonMs).toBe(1_000);
    expect(idsIn(map)).toEqual(ids);
    expect(idsIn(page)).toEqual(ids);
    await expect.poll(() => postsOf(one, room), secondMs).toEqual([]);
    for (const { socket } of [page, map]) socket.close();
  });

  it('carries a message of almost 64 KB to the letter', async () => {
    const { page, map } = await both(await roomOf(one));
    const place = { lng: -120.1234567, lat: -30.1234567 };
    const axis = {
      id: 'x',
      fullName: '廊道 "\\" \u0000\u2028 😀 {1,"2"} \n',
      coordinates: Array.from({ length: limits.lineCoordinates }, () => place),
      points: Array.from({ length: limits.axisPoints }, () => ({
        name: '廊'.repeat(limits.pointNameLength),
        ...place,
      })),
    };
    const show = { method: 'show', isFirst: true, isLast: true, regions: [], axes: [axis] };
    const text = JSON.stringify(show, null, 1);
    expect(Buffer.byteLength(text)).toBeGreaterThan(8_000);
    const heard: string[] = [];
    map.socket.on('message', (data) => heard.push(String(data)));
    const long = Buffer.byteLength(text) < limits.socketBytes ? text : JSON.stringify(show);
    page.say(long);
    await expect.poll(() => heard, secondMs).toEqual([long]);
    for (const { socket } of [page, map]) socket.close();
  });

  it('is refused at both with the key of another room, which changes nothing for those who are in it', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    const before = await endsIn(one, room);
    const own = await roomOf(one, 'user-liwei');
    for (const where of [first, second])
      for (const end of ['p', 'm'] as const)
        for (const key of [own.key, '', undefined]) {
          const client = await connect(where, room.gid, end);
          client.say({ method: 'OnConnection', key });
          expect(await client.closed).toBe(4401);
          expect(client.heard).toEqual([]);
        }
    expect(await endsIn(one, room)).toEqual(before);
    page.say(flyTo('c1'));
    await expect.poll(() => last(map), secondMs).toEqual(flyTo('c1'));
    for (const { socket } of [page, map]) socket.close();
  });

  it('hears nothing of another room or another tenant, whatever the tables and the line say', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    const foreign = await roomOf(one, await addStranger(one), 'foreign');
    const theirs = await both(foreign);
    const [pageEnd, mapEnd] = (await endsIn(one, room)).toReversed();
    const forged = {
      to_connection: mapEnd?.connection ?? '',
      from_connection: pageEnd?.connection ?? '',
      number: 1,
      body: JSON.stringify(flyTo('forged')),
      expires_time: '2999-01-01T00:00:00.000Z',
    };
    await tables(one.database.kysely)
      .insertInto('base_map_post')
      .values([
        { ...forged, tenant_id: 'foreign', gid: room.gid },
        { ...forged, tenant_id: 'main', gid: foreign.gid },
      ])
      .execute();
    // A word of the other tenant about this room, and one about its own.
    for (const gid of [room.gid, foreign.gid])
      one.context.live.announce('map.room', { tenantId: 'foreign', gid, by: 'somebody' });
    theirs.page.say(flyTo('theirs'));
    await expect.poll(() => last(theirs.map), secondMs).toEqual(flyTo('theirs'));
    map.say(answer('ours'));
    await expect.poll(() => last(page), secondMs).toEqual(answer('ours'));
    one.context.live.announce('map.room', { tenantId: 'main', gid: room.gid, by: 'somebody' });
    await sayAll(map, [answer('next')]);
    await expect.poll(() => last(page), secondMs).toEqual(answer('next'));
    expect(idsIn(map)).toEqual([]);
    expect(idsIn(theirs.map)).toEqual(['theirs']);
    for (const { socket } of [page, map, theirs.page, theirs.map]) socket.close();
  });

  it('gives the place of an end to who comes back at the other server, and the old connection goes', async () => {
    const room = await roomOf(one);
    const pair = await both(room);
    const again = await join(second, room, 'p');
    expect(await pair.page.closed).toBe(4409);
    expect(last(pair.page)).toEqual({ method: 'closeSocket', again: false });
    again.say(flyTo('c1'));
    await expect.poll(() => last(pair.map), secondMs).toEqual(flyTo('c1'));
    pair.map.say(answer('c1'));
    await expect.poll(() => last(again), secondMs).toEqual(answer('c1'));
    expect(pair.map.heard).toEqual([here, here, flyTo('c1')]);
    expect(again.heard).toEqual([here, answer('c1')]);
    for (const { socket } of [again, pair.map]) socket.close();
  });

  it('is not held up by what a connection has left whose place another has taken', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    const to_connection = (await endsIn(one, room)).find(({ side }) => side === 'm')?.connection ?? '';
    const stale = { tenant_id: 'main', gid: room.gid, to_connection, from_connection: 'replaced', body: '{}' };
    await tables(one.database.kysely)
      .insertInto('base_map_post')
      .values({ ...stale, number: 1, expires_time: '2020-01-01T00:00:00.000Z' })
      .execute();
    for (const id of ['c1', 'c2']) {
      page.say(flyTo(id));
      await expect.poll(() => last(map), secondMs).toEqual(flyTo(id));
    }
    expect(map.heard).toEqual([here, flyTo('c1'), flyTo('c2')]);
    await expect.poll(() => postsOf(one, room), secondMs).toEqual([]);
    for (const { socket } of [page, map]) socket.close();
  });

  it('ends at both with the session that opened it', async () => {
    const { token } = await sessionsOf(one.context).start({ userId: 'user-liwei', tenantId: 'main' }, '127.0.0.1');
    const { page, map } = await both((await one.call('POST', calls.openMapRoom.path, { token })).data);
    await one.call('GET', '/api/oauth/Logout', { token });
    for (const { closed } of [page, map]) expect(await closed).toBe(4401);
    expect(last(map)).toEqual({ method: 'logout', msg: '您已退出登录，请重新登录' });
  });

  it('is one for ends that come and go at the same time: both know of each other in the end', async () => {
    const room = await roomOf(one);
    for (let round = 0; round < 10; round += 1) {
      const [page, map] = await Promise.all([join(first, room, 'p'), join(second, room, 'm')]);
      for (const end of [page, map]) await expect.poll(() => last(end), secondMs).toEqual(here);
      page.say(flyTo(`c${round}`));
      await expect.poll(() => last(map), secondMs).toEqual(flyTo(`c${round}`));
      for (const { socket } of [page, map]) socket.close();
      await Promise.all([page.closed, map.closed]);
    }
  });
});

/** Two apps with a bus each, which the embedded engine does not join: each is deaf to what the other announces. */
describeOnEmbedded('a map room at a server that hears nothing of the other', ({ open }) => {
  let one: Server;
  let deaf: AppContext;
  let close: () => Promise<void>;
  let [first, second] = ['', ''];
  beforeAll(async () => {
    one = await openServer(await open(), { healMs: 600_000 });
    const { database, context } = one;
    deaf = createContext({ database, settings: context.settings, now: () => context.now() });
    const app = await buildApp({ context: deaf, healMs: 600_000 });
    [first, second] = await Promise.all([listenForSockets(one.app), listenForSockets(app)]);
    close = async () => {
      await app.close();
      await one.close();
    };
  });
  afterAll(() => close());
  withSteppedSeconds();

  const both = async (room: Room) => {
    const map = await join(second, room, 'm');
    const page = await join(first, room, 'p');
    expect([...map.heard, ...page.heard]).toEqual([gone, here]);
    return { page, map };
  };
  const wake = ({ gid }: Room) => deaf.live.announce('map.room', { tenantId: 'main', gid, by: 'somebody' });
  const isGivenUp = async (room: Room, { page, map }: { page: Client; map: Client }) => {
    await expect.poll(() => last(page), soonMs).toEqual(gone);
    expect(await postsOf(one, room)).toEqual([]);
    expect((await endsIn(one, room)).map(({ side }) => side)).toEqual(['p']);
    expect(map.heard).toEqual([gone]);
    wake(room);
    expect(await map.closed).toBe(1001);
    // It comes back by itself, and both are told anew.
    expect(last(map)).toEqual({ method: 'closeSocket', again: true });
    page.socket.close();
  };

  it('has all that was said when it looks again, in its order, once', async () => {
    const room = await roomOf(one);
    const { page, map } = await both(room);
    const ids = Array.from({ length: 40 }, (_, index) => `c${index}`);
    await sayAll(page, ids.map(flyTo));
    await expect.poll(async () => (await postsOf(one, room)).length).toBe(40);
    expect(map.heard).toEqual([gone]);
    wake(room);
    await expect.poll(() => idsIn(map)).toEqual(ids);
    await expect.poll(() => postsOf(one, room)).toEqual([]);
    page.say(flyTo('next'));
    await expect.poll(async () => (await postsOf(one, room)).map(({ number }) => number)).toEqual([41]);
    wake(room);
    await expect.poll(() => idsIn(map)).toEqual([...ids, 'next']);
    expect(map.heard[1]).toEqual(here);
    await expect.poll(() => postsOf(one, room)).toEqual([]);
    for (const { socket } of [page, map]) socket.close();
  });

  it('is given up with the message after a thousand that it has not taken', async () => {
    const room = await roomOf(one);
    const ends = await both(room);
    await sayAll(
      ends.page,
      Array.from({ length: limits.mapQueue }, (_, index) => flyTo(`c${index}`)),
    );
    await expect.poll(async () => (await postsOf(one, room)).length, soonMs).toBe(limits.mapQueue);
    expect(last(ends.page)).toEqual({ method: 'heartbeat' });
    await sayAll(ends.page, [flyTo('more')]);
    await isGivenUp(room, ends);
  });

  it('is given up with more than four megabytes that it has not taken', async () => {
    const room = await roomOf(one);
    const ends = await both(room);
    const mark = { id: 'x', title: '廊'.repeat(limits.nameLength), lng: 0, lat: 0 };
    const marks = { method: 'mark', marks: Array.from({ length: 150 }, () => mark), callbackId: 'c' };
    const bytes = Buffer.byteLength(JSON.stringify(marks));
    const most = Math.floor(limits.mapPostBytes / bytes);
    await sayAll(
      ends.page,
      Array.from({ length: most }, () => marks),
    );
    await expect.poll(async () => (await postsOf(one, room)).length, soonMs).toBe(most);
    expect(last(ends.page)).toEqual({ method: 'heartbeat' });
    await sayAll(ends.page, [marks]);
    await isGivenUp(room, ends);
  });

  it('is given up when a message has waited for it for more than half a minute', async () => {
    const room = await roomOf(one);
    const ends = await both(room);
    await sayAll(ends.page, [flyTo('c1')]);
    await expect.poll(async () => (await postsOf(one, room)).length).toBe(1);
    one.advance(limits.mapPostMs + 1);
    await sayAll(ends.page, [flyTo('c2')]);
    await isGivenUp(room, ends);
  });

  it('leaves nothing behind for longer than an hour, whatever became of its processes', async () => {
    const row = (expires_time: string) => ({ tenant_id: 'main', gid: `left-${expires_time}`, expires_time });
    const end = { side: 'p', connection: 'left' } as const;
    const post = { to_connection: 'left', from_connection: 'left', body: '{}' };
    const now = one.context.now().getTime();
    const [before, after] = [-1, 60_000].map((ms) => row(new Date(now + ms).toISOString()));
    if (!before || !after) throw new Error('two rows');
    const db = tables(one.database.kysely);
    await db
      .insertInto('base_map_end')
      .values([before, after].map((one) => ({ ...one, ...end })))
      .execute();
    await db
      .insertInto('base_map_post')
      .values([before, after].map((one, number) => ({ ...one, ...post, number })))
      .execute();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const stop = await startHousekeeping(one.context, (error) => expect.fail(String(error)));
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    stop();
    const left = async (table: 'base_map_end' | 'base_map_post') =>
      (await db.selectFrom(table).select('gid').where('gid', 'like', 'left-%').execute()).map(({ gid }) => gid);
    await expect.poll(() => left('base_map_end')).toEqual([after.gid]);
    await expect.poll(() => left('base_map_post')).toEqual([after.gid]);
  });

  it('hands messages over without the database where both ends are at one', async () => {
    const room = await roomOf(one);
    const map = await join(first, room, 'm');
    const page = await join(first, room, 'p');
    await expect.poll(() => last(map)).toEqual(here);
    // The engine has one session: while a transaction is open, every other statement waits.
    await one.database.transaction(async () => {
      page.say(flyTo('c1'));
      await expect.poll(() => last(map)).toEqual(flyTo('c1'));
      map.say(answer('c1'));
      await expect.poll(() => last(page)).toEqual(answer('c1'));
    });
    for (const { socket } of [page, map]) socket.close();
  });
});

describeOnPostgres('a map room at servers that are separate processes', ({ open }) => {
  let one: Server;
  let first = '';
  let env: Record<string, string> = {};
  beforeAll(async () => {
    one = await openServer(await open({ report: () => undefined }), { healMs: 100 });
    first = await listenForSockets(one.app);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one.database.kysely);
    const url = new URL(inject('postgresUrl'));
    url.pathname = rows[0]?.name ?? '';
    env = { DATABASE_URL: url.href, ADIT_DATA_DIR: one.dataDir };
  });
  afterAll(() => one.close());

  const start = async () => {
    const run = startServer(env);
    onTestFinished(async () => {
      run.child.kill('SIGKILL');
      await run.ended;
    });
    return { where: (await run.address).replace('http:', 'ws:'), ...run };
  };

  it('goes on after one of them was killed: the end comes back at another, and nothing is said twice', async () => {
    const [dying, staying] = await Promise.all([start(), start()]);
    const room = await roomOf(one);
    const page = await join(first, room, 'p');
    const map = await join(dying.where, room, 'm');
    await expect.poll(() => last(page), secondMs).toEqual(here);
    page.say(flyTo('c1'));
    await expect.poll(() => last(map), secondMs).toEqual(flyTo('c1'));
    dying.child.kill('SIGKILL');
    expect(await map.closed).toBe(1006);
    page.say(flyTo('unheard'));
    const again = await join(staying.where, room, 'm');
    expect(again.heard).toEqual([here]);
    await expect.poll(() => countOf(page, 'peer'), secondMs).toBe(3);
    again.say({ method: 'initFinished' });
    await expect.poll(() => last(page), secondMs).toEqual({ method: 'initFinished' });
    page.say(flyTo('c2'));
    await expect.poll(() => last(again), secondMs).toEqual(flyTo('c2'));
    again.say(answer('c2'));
    await expect.poll(() => last(page), secondMs).toEqual(answer('c2'));
    expect(page.heard).toEqual([gone, here, here, { method: 'initFinished' }, answer('c2')]);
    expect(again.heard).toEqual([here, flyTo('c2')]);
    page.socket.close();
  });

  it('loses nothing while the line between them is cut', async () => {
    const other = await start();
    const room = await roomOf(one);
    const page = await join(other.where, room, 'p');
    const map = await join(first, room, 'm');
    await expect.poll(() => last(page), secondMs).toEqual(here);
    const ids = Array.from({ length: 40 }, (_, index) => `c${index}`);
    for (const [index, id] of ids.entries()) {
      if (index === 10)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adit live'
          and datname = current_database()`.execute(one.database.kysely);
      page.say(flyTo(id));
    }
    await expect.poll(() => idsIn(map), { timeout: 20_000 }).toEqual(ids);
    for (const { socket } of [page, map]) socket.close();
  });

  // Last: its clock goes on, those of the others do not.
  it('tells the other end a minute after one was killed whose end does not come back', async () => {
    const dying = await start();
    const room = await roomOf(one);
    const page = await join(first, room, 'p');
    const map = await join(dying.where, room, 'm');
    await expect.poll(() => last(page), secondMs).toEqual(here);
    const kept = await endsIn(one, room);
    const untilOf = async (side: string) =>
      Date.parse((await endsIn(one, room)).find((end) => end.side === side)?.expires_time ?? '');
    dying.child.kill('SIGKILL');
    await map.closed;
    // The own end is renewed all the time, the other is not.
    one.advance(limits.mapEndMs - 10_000);
    await expect
      .poll(() => untilOf('p'), soonMs)
      .toBeGreaterThan(one.context.now().getTime() + limits.mapEndMs - 10_000);
    expect(last(page)).toEqual(here);
    expect(await untilOf('m')).toBe(Date.parse(kept.find(({ side }) => side === 'm')?.expires_time ?? ''));
    one.advance(20_000);
    await expect.poll(() => last(page), soonMs).toEqual(gone);
    page.socket.close();
  });
});

describe('what is kept of map rooms', () => {
  it('is renewed more than twice before it is given up, and waits longer than until the next look', () => {
    expect(limits.mapEndMs).toBeGreaterThan(2 * limits.liveHealMs);
    expect(limits.mapPostMs).toBeGreaterThan(limits.liveHealMs);
    expect(limits.mapPostBytes).toBeGreaterThan(limits.mapMessagesPerSecond * limits.socketBytes);
  });
});
