import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { buildApp } from '../../server/build-app.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnEmbedded } from '../support/databases.ts';
import { type LiveClient, listenForSockets, openSocket } from '../support/live-client.ts';
import { openServer, type Server } from './server-fixture.ts';

type Client = LiveClient<Record<string, unknown>>;
interface Room {
  readonly gid: string;
  readonly key: string;
}

const flyTo = { method: 'flyTo', lng: 120.7, lat: 31.3, zoom: 14, callbackId: 'c1' };
const answer = { method: 'callback', callbackId: 'c1', data: { zoom: 14 } };

/** Shell specification 4.7; reliability A75, A77, A78, A79. */
describeOnEmbedded('the room of a page and its map', ({ open }) => {
  const logged: string[] = [];
  let server: Server;
  let base: string;
  beforeAll(async () => {
    const logger = { level: 'trace', stream: { write: (line: string) => void logged.push(line) } };
    server = await openServer(await open(), { logger, healMs: 60_000 });
    base = await listenForSockets(server.app);
  });
  afterAll(() => server.close());

  const token = async (userId: string) =>
    (await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '127.0.0.1')).token;
  const roomOf = async (own: string): Promise<Room> =>
    (await server.call('POST', calls.openMapRoom.path, { token: own })).data;
  const connect = (gid: string, end: string, headers: Record<string, string> = {}, where = base): Promise<Client> =>
    openSocket(where, '', { path: `${calls.mapSocket.path}?gid=${gid}&t=${end}`, headers });
  const join = async ({ gid, key }: Room, end: 'p' | 'm', where = base): Promise<Client> => {
    const client = await connect(gid, end, {}, where);
    const told = new Promise<void>((resolve) => client.socket.once('message', () => resolve()));
    client.say({ method: 'OnConnection', key });
    await Promise.race([told, client.closed]);
    return client;
  };
  const both = async (room: Room) => ({ page: await join(room, 'p'), map: await join(room, 'm') });

  it('carries what one end says to the other, both ways, and tells each whether the other is there', async () => {
    const { page, map } = await both(await roomOf(await token('user-zhoumin')));
    map.say({ method: 'initFinished' });
    await expect.poll(() => page.heard.at(-1)).toEqual({ method: 'initFinished' });
    page.say(flyTo);
    await expect.poll(() => map.heard.at(-1)).toEqual(flyTo);
    map.say(answer);
    await expect.poll(() => page.heard.at(-1)).toEqual(answer);
    page.say({ method: 'heartbeat' });
    await expect.poll(() => page.heard.at(-1)).toEqual({ method: 'heartbeat' });
    map.socket.close();
    await expect.poll(() => page.heard.at(-1)).toEqual({ method: 'peer', present: false });
    // Nobody is there: said to nobody, and nothing breaks.
    page.say(flyTo);
    page.say({ method: 'heartbeat' });
    await expect.poll(() => page.heard.at(-1)).toEqual({ method: 'heartbeat' });
    expect(page.heard.filter(({ method }) => method === 'peer').map(({ present }) => present)).toEqual([
      ...[false, true, false],
    ]);
    page.socket.close();
  });

  it('keeps rooms apart, of two people and of one', async () => {
    const own = await token('user-zhoumin');
    const [first, second] = [await both(await roomOf(own)), await both(await roomOf(own))];
    const other = await both(await roomOf(await token('user-liwei')));
    first.page.say(flyTo);
    await expect.poll(() => first.map.heard.at(-1)).toEqual(flyTo);
    for (const { page, map } of [second, other]) {
      page.say({ ...flyTo, callbackId: 'own' });
      await expect.poll(() => map.heard.at(-1)).toEqual({ ...flyTo, callbackId: 'own' });
      expect(map.heard).not.toContainEqual(flyTo);
      for (const { socket } of [page, map]) socket.close();
    }
    for (const { socket } of [first.page, first.map]) socket.close();
  });

  describe('and who has no place in it (A78)', () => {
    it.each([
      ['no name', ''],
      ['a broken one', "x' or 1=1"],
      ['one that nobody has', 'A'.repeat(43)],
    ])('is refused at the handshake with %s', async (_name, gid) => {
      expect(await (await connect(encodeURIComponent(gid), 'p')).refused).toBe(401);
      expect(await (await connect(encodeURIComponent(gid), 'm')).refused).toBe(401);
    });

    it('is refused with an end that there is not', async () => {
      const { gid } = await roomOf(await token('user-zhoumin'));
      for (const end of ['', 'x', 'p&t=m']) expect(await (await connect(gid, end)).refused).toBe(400);
    });

    it('is refused with the name of another room than the key is for, and hears nothing of it', async () => {
      const room = await roomOf(await token('user-zhoumin'));
      const { page, map } = await both(room);
      const own = await roomOf(await token('user-liwei'));
      for (const key of [own.key, 'A'.repeat(43), '', undefined, 7, { key: room.key }]) {
        for (const end of ['p', 'm'] as const) {
          const client = await connect(room.gid, end);
          client.say({ method: 'OnConnection', key });
          expect(await client.closed).toBe(4401);
          expect(client.heard).toEqual([]);
        }
      }
      page.say(flyTo);
      await expect.poll(() => map.heard.at(-1)).toEqual(flyTo);
      for (const { socket } of [page, map]) socket.close();
    });

    it('is closed when anything comes before the key, or nothing at all', async () => {
      const { gid } = await roomOf(await token('user-zhoumin'));
      for (const first of [flyTo, { method: 'heartbeat' }, 'nonsense', '[]', Buffer.from('{}')]) {
        const client = await connect(gid, 'p');
        client.say(first);
        expect(await client.closed).toBe(4400);
      }
      const impatient = await buildApp({ context: server.context, socketTimes: { authMs: 100 } });
      const silent = await connect(gid, 'm', {}, await listenForSockets(impatient));
      expect(await silent.closed).toBe(4408);
      await impatient.close();
    });
  });

  it('is closed to pages of other sites (A77)', async () => {
    const { gid } = await roomOf(await token('user-zhoumin'));
    const host = new URL(base).host;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect(await (await connect(gid, 'm', headers)).refused).toBe(403);
    const ours = await connect(gid, 'm', { origin: `http://${host}` });
    expect(ours.socket.readyState).toBe(ours.socket.OPEN);
    ours.socket.close();
  });

  describe('takes messages of its shapes alone, each from the end that may say them (A75, A78)', () => {
    it.each([
      ['p', answer],
      ['p', { method: 'initFinished' }],
      ['p', { method: 'peer', present: true, forged: 1 }],
      ['p', { method: 'logout', msg: 'x' }],
      ['p', { ...flyTo, lng: 181 }],
      ['p', { ...flyTo, lng: '120' }],
      ['p', { ...flyTo, callbackId: 'a b' }],
      ['p', { ...flyTo, extra: 1 }],
      ['p', { method: 'constructor' }],
      ['p', { method: 'mark', marks: [{ id: '1', title: 'x'.repeat(101), lng: 0, lat: 0 }], callbackId: 'c' }],
      ['m', flyTo],
      ['m', { method: 'closeSocket', again: true }],
      ['m', { ...answer, data: { html: '<img>' } }],
      ['m', { method: 'OnConnection', key: 'x' }],
    ] as const)('from %s: not %j', async (end, message) => {
      const { page, map } = await both(await roomOf(await token('user-zhoumin')));
      const [speaker, listener] = end === 'p' ? [page, map] : [map, page];
      speaker.say(message);
      expect(await speaker.closed).toBe(4400);
      await expect.poll(() => listener.heard.at(-1)).toEqual({ method: 'peer', present: false });
      expect(listener.heard).not.toContainEqual(message);
      listener.socket.close();
    });
  });

  describe('and floods (A79)', () => {
    it('closes after a frame above 64 KB, and carries the longest line below it', async () => {
      const room = await roomOf(await token('user-zhoumin'));
      const { page, map } = await both(room);
      const place = { lng: -120.1234567, lat: -30.1234567 };
      const axis = {
        id: 'x'.repeat(64),
        fullName: '廊'.repeat(limits.nameLength),
        coordinates: Array.from({ length: limits.lineCoordinates }, () => place),
        points: Array.from({ length: limits.axisPoints }, () => ({
          name: '廊'.repeat(limits.pointNameLength),
          ...place,
        })),
      };
      const show = { method: 'show', isFirst: true, isLast: true, regions: [], axes: [axis] };
      page.say(show);
      await expect.poll(() => map.heard.at(-1)).toEqual(show);
      page.say('x'.repeat(limits.socketBytes + 1));
      expect(await page.closed).toBe(1009);
      map.socket.close();
    });

    it('closes after a thousand messages of one moment', async () => {
      const { page, map } = await both(await roomOf(await token('user-zhoumin')));
      for (let count = 0; count < 1_000; count += 1) page.say(flyTo);
      expect(await page.closed).toBe(1008);
      expect(map.heard.length).toBeLessThanOrEqual(2 + 2 * limits.mapMessagesPerSecond);
      map.socket.close();
    });

    it('has room for one of each end: a page that comes back takes the place of its dead connection', async () => {
      const room = await roomOf(await token('user-zhoumin'));
      const { page, map } = await both(room);
      const again = await join(room, 'p');
      expect(await page.closed).toBe(4409);
      expect(page.heard.at(-1)).toEqual({ method: 'closeSocket', again: false });
      again.say(flyTo);
      await expect.poll(() => map.heard.at(-1)).toEqual(flyTo);
      // The old one went after the new one came: the map was not told that nobody is there.
      expect(map.heard.filter(({ method }) => method === 'peer')).not.toContainEqual({
        method: 'peer',
        present: false,
      });
      const waiting: Client[] = [];
      for (let count = 0; count < 10; count += 1) waiting.push(await connect(room.gid, 'm'));
      const gone = await Promise.all(waiting.slice(0, 6).map(({ closed }) => closed));
      expect(new Set(gone)).toEqual(new Set([4409]));
      for (const { socket } of [...waiting, again, map]) socket.close();
    });

    it('keeps twenty rooms of a person: of more the oldest are gone, those of others stay', async () => {
      const [own, other] = [await token('user-liwei'), await token('user-zhoumin')];
      const stays = await roomOf(other);
      const rooms: Room[] = [];
      for (let count = 0; count < limits.mapRoomsPerUser + 1; count += 1) {
        rooms.push(await roomOf(own));
        server.advance(1);
      }
      const [oldest, next] = rooms;
      expect(await (await connect(oldest?.gid ?? '', 'p')).refused).toBe(401);
      for (const room of [next, rooms.at(-1), stays]) {
        const client = await connect(room?.gid ?? '', 'p');
        expect(client.socket.readyState).toBe(client.socket.OPEN);
        client.socket.close();
      }
    });
  });

  it('ends with the session that opened it, at once, and is not entered any more', async () => {
    const own = await token('user-liwei');
    const room = await roomOf(own);
    const kept = await both(await roomOf(await token('user-liwei')));
    const { page, map } = await both(room);
    const late = await connect(room.gid, 'm');
    await server.call('GET', '/api/oauth/Logout', { token: own });
    for (const { closed } of [page, map, late]) expect(await closed).toBe(4401);
    expect(page.heard.at(-1)).toEqual({ method: 'logout', msg: '您已退出登录，请重新登录' });
    expect(late.heard).toEqual([]);
    expect(await (await connect(room.gid, 'p')).refused).toBe(401);
    expect(kept.page.socket.readyState).toBe(kept.page.socket.OPEN);
    for (const { socket } of [kept.page, kept.map]) socket.close();
    expect((await server.call('POST', calls.openMapRoom.path)).status).toBe(401);
  });

  it('outlives a renewal, and not its twelve hours', async () => {
    const pair = await sessionsOf(server.context).start({ userId: 'user-liwei', tenantId: 'main' }, '127.0.0.1');
    const room = await roomOf(pair.token);
    await sessionsOf(server.context).renew(pair.tokenKey, '127.0.0.1');
    const client = await join(room, 'p');
    expect(client.heard).toEqual([{ method: 'peer', present: false }]);
    client.socket.close();
    server.advance(13 * 3_600_000);
    expect(await (await connect(room.gid, 'p')).refused).toBe(401);
  });

  it('says goodbye when the server stops, and asks to come back', async () => {
    const own = await token('user-liwei');
    const stopping = await buildApp({ context: server.context });
    const client = await join(await roomOf(own), 'p', await listenForSockets(stopping));
    await stopping.close();
    expect(await client.closed).toBe(1001);
    expect(client.heard.at(-1)).toEqual({ method: 'closeSocket', again: true });
  });

  it('has no key in the log or the database, and no name in the log', async () => {
    const room = await roomOf(await token('user-liwei'));
    const client = await join(room, 'p');
    client.socket.close();
    await connect(room.gid, 'm', { origin: 'https://evil.example' });
    await expect.poll(() => logged.join('')).toContain(calls.mapSocket.path);
    const rows = await tables(server.database.kysely).selectFrom('base_map_room').selectAll().execute();
    expect(JSON.stringify(rows)).toContain(room.gid);
    for (const secret of [room.key, room.gid]) expect(logged.join('')).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(room.key);
  });
});
