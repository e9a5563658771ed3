import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { buildApp } from '../../server/build-app.ts';
import { tables } from '../../server/kernel/tables.ts';
import { LiveSocket } from '../../server/live/live-socket.ts';
import { LiveSockets } from '../../server/live/live-sockets.ts';
import { socketTimes } from '../../server/live/page-socket.ts';
import { toPeople } from '../../server/message/audience.ts';
import { publishMessage } from '../../server/message/publish-message.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases, describeOnEmbedded, describeOnPostgres } from '../support/databases.ts';
import { goLive, type LiveClient, listenForSockets, openSocket } from '../support/live-client.ts';
import { openServer, type Server } from './server-fixture.ts';

/** What reliability A05 and B34 allow until a socket on any node has heard. */
const secondMs = { timeout: 1_000, interval: 5 };
const greeting = { method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0 };
const counts = ({ heard }: LiveClient) =>
  heard.flatMap((said) => ('unreadNoticeCount' in said ? [said.unreadNoticeCount] : []));

/** A notice for some people, as a publish makes one. */
async function publish({ context }: Server, userIds: string[], announce = true): Promise<void> {
  const receivers = await context.database.transaction((trx) =>
    publishMessage(
      trx,
      { tenantId: 'main', senderId: 'user-admin', title: '通知', body: '', releaseTime: context.now() },
      toPeople(userIds),
    ),
  );
  if (announce) context.live.announce('message', { tenantId: 'main', userIds: receivers });
}

describeOnEmbedded('the live channel', ({ open }) => {
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
  const admin = () => token('user-admin');

  it('greets whoever shows the token twice, with what is unread to him, and pushes what changes', async () => {
    const [mine, other] = [await goLive(base, await token('user-zhoumin')), await goLive(base, await admin())];
    expect(mine.heard).toEqual([greeting]);
    await publish(server, ['user-zhoumin']);
    await expect
      .poll(() => mine.heard, secondMs)
      .toEqual([greeting, { method: 'messagePush', unreadMessageCount: 0, unreadNoticeCount: 1 }]);
    await Promise.all(Array.from({ length: 20 }, () => publish(server, ['user-zhoumin'])));
    await expect.poll(() => counts(mine).at(-1), secondMs).toBe(21);
    // Fewer looks than changes, and none of them went backwards.
    expect(counts(mine)).toEqual([...counts(mine)].sort((a, b) => a - b));
    expect(other.heard).toEqual([greeting]);
    mine.say({ method: 'heartbeat' });
    await expect.poll(() => mine.heard.at(-1)).toEqual({ method: 'heartbeat' });
    for (const { socket } of [mine, other]) socket.close();
  });

  describe('and who is not who he says (A76)', () => {
    it.each([
      ['no token', ''],
      ['a broken one', 'x'],
      ['one that nobody has', 'A'.repeat(43)],
    ])('refuses at the handshake %s', async (_name, wrong) => {
      const { refused } = await openSocket(base, wrong);
      expect([401, 404]).toContain(await refused);
    });

    it('refuses a session that is over or past its time', async () => {
      const ended = await token('user-liwei');
      await server.call('GET', '/api/oauth/Logout', { token: ended });
      expect(await (await openSocket(base, ended)).refused).toBe(401);
      const old = await token('user-liwei');
      server.advance(13 * 3_600_000);
      expect(await (await openSocket(base, old)).refused).toBe(401);
    });

    it('closes when the second token is not the first: of another user, of another session, or none', async () => {
      const own = await token('user-liwei');
      for (const second of [await admin(), await token('user-liwei'), undefined, 7]) {
        const client = await openSocket(base, own);
        client.say({ method: 'OnConnection', token: second, mobileDevice: false });
        expect(await client.closed).toBe(4401);
        expect(client.heard).toEqual([]);
      }
    });

    it('closes when anything comes before OnConnection, and says nothing', async () => {
      const own = await token('user-liwei');
      for (const first of [{ method: 'heartbeat' }, 'nonsense', '[]', 'null', '{"method":7}', Buffer.from('{}')]) {
        const client = await openSocket(base, own);
        client.say(first);
        expect(await client.closed).toBe(4400);
        expect(client.heard).toEqual([]);
      }
    });

    it('closes a socket that stays silent, and tells it nothing meanwhile', async () => {
      expect(limits.socketAuthMs).toBe(5_000);
      const impatient = await buildApp({ context: server.context, socketTimes: { authMs: 100 } });
      const client = await openSocket(await listenForSockets(impatient), await token('user-liwei'));
      await publish(server, ['user-liwei']);
      expect(await client.closed).toBe(4408);
      expect(client.heard).toEqual([]);
      await impatient.close();
    });
  });

  it('refuses a page of another site at the handshake (A77)', async () => {
    const own = await admin();
    const host = new URL(base).host;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}.evil.example` },
      { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect(await (await openSocket(base, own, { headers })).refused).toBe(403);
    const ours: Record<string, string>[] = [
      {},
      { origin: 'pc' },
      { origin: `http://${host}` },
      { origin: 'http://behind-a-proxy.example', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'websocket' },
    ];
    for (const headers of ours) {
      const { socket } = await openSocket(base, own, { headers });
      expect(socket.readyState).toBe(socket.OPEN);
      socket.close();
    }
  });

  it('takes no method of the server from a client, and no socket where none is (A78)', async () => {
    const [victim, own] = [await goLive(base, await admin()), await token('user-liwei')];
    for (const forged of [
      { method: 'messagePush', unreadNoticeCount: 9, userId: 'user-admin' },
      { method: 'logout', msg: 'x', userId: 'user-admin' },
      { method: 'initMessage', tenantId: 'main' },
      { method: 'closeSocket' },
      { method: 'subscribe', userId: 'user-admin' },
      { method: 'OnConnection', token: own },
    ]) {
      const client = await goLive(base, own);
      client.say(forged);
      expect(await client.closed).toBe(4400);
    }
    expect(victim.heard).toEqual([greeting]);
    victim.socket.close();
    for (const path of ['/api/oauth/CurrentUser', `/api/frame/Login/getTokenByKey/${'k'.repeat(43)}`, '/', '/api/none'])
      expect(await (await openSocket(base, own, { path })).refused).toBe(404);
    const plain = await server.call('GET', `/api/message/websocket/${own}`);
    expect(plain.status).toBe(404);
  });

  describe('and floods (A79)', () => {
    it('closes after a frame above 64 KB', async () => {
      const client = await goLive(base, await admin());
      client.say('x'.repeat(limits.socketBytes + 1));
      expect(await client.closed).toBe(1009);
    });

    it('closes after a thousand messages of one moment, before it has answered them', async () => {
      const client = await goLive(base, await admin());
      for (let count = 0; count < 1_000; count += 1) client.say({ method: 'heartbeat' });
      expect(await client.closed).toBe(1008);
      expect(client.heard.length).toBeLessThanOrEqual(1 + 2 * limits.socketMessagesPerSecond);
    });

    it('keeps ten sockets of a user: of two hundred the oldest go, and are asked not to come back', async () => {
      const own = await token('user-liwei');
      const others = await goLive(base, await admin());
      const clients: LiveClient[] = [];
      for (let count = 0; count < 200; count += 1) clients.push(await goLive(base, own));
      const gone = clients.slice(0, -limits.socketsPerUser);
      expect(new Set(await Promise.all(gone.map(({ closed }) => closed)))).toEqual(new Set([4409]));
      for (const { heard } of gone) expect(heard.at(-1)).toEqual({ method: 'closeSocket', again: false });
      const left = clients.slice(-limits.socketsPerUser);
      expect(left.map(({ socket }) => socket.readyState)).toEqual(left.map(({ socket }) => socket.OPEN));
      expect(others.socket.readyState).toBe(others.socket.OPEN);
      for (const { socket } of [...left, others]) socket.close();
    });

    it('agrees to no compression, and ends a compressed frame that was not agreed to', async () => {
      const client = await goLive(base, await admin());
      expect(client.socket.extensions).toBe('');
      client.socket.close();
      const { hostname, port } = new URL(base);
      const raw = connect(Number(port), hostname);
      const path = `/api/message/websocket/${await admin()}`;
      const key = randomBytes(16).toString('base64');
      raw.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n`,
      );
      const answer = await new Promise<string>((resolve) => raw.once('data', (data) => resolve(String(data))));
      expect(answer).toContain('101 Switching Protocols');
      expect(answer.toLowerCase()).not.toContain('sec-websocket-extensions');
      // FIN, RSV1 (compressed), text; masked, one byte.
      raw.write(Buffer.from([0xc1, 0x81, 1, 2, 3, 4, 0]));
      const rest = await new Promise<Buffer>((resolve) => raw.once('data', resolve));
      // A close frame with 1002, protocol error.
      expect([rest[0], rest.readUInt16BE(2)]).toEqual([0x88, 1002]);
      raw.destroy();
    });

    it('cuts off whoever does not read, once a megabyte waits for him', async () => {
      const sockets = new LiveSockets();
      const app = await buildApp({ context: server.context });
      const own = await token('user-liwei');
      const actor = await sessionsOf(server.context).actorOf(own);
      const kept: LiveSocket[] = [];
      let waiting = () => 0;
      app.websocketServer.on('connection', (raw) => {
        waiting = () => raw.bufferedAmount;
        const events = { agrees: async () => true, opened: () => undefined };
        kept.push(new LiveSocket(raw, actor, 'zh', socketTimes, events));
        for (const socket of kept) sockets.add(socket);
      });
      const client = await openSocket(await listenForSockets(app), own);
      client.say({ method: 'OnConnection', token: own });
      await expect.poll(() => kept[0]?.isOpen).toBe(true);
      client.socket.pause();
      let most = 0;
      for (let round = 0; round < 400_000 && kept[0]?.isOpen; round += 1) {
        most = Math.max(most, waiting());
        void sockets.tellCounts('main', new Map([['user-liwei', { unreadMessageCount: round, unreadNoticeCount: 0 }]]));
        // The line takes what it can in between.
        if (round % 5_000 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      await kept[0]?.closed;
      // Full, and not by more than the message that filled it.
      expect(most - 1024 * 1024).toBeGreaterThan(-200);
      expect(most - 1024 * 1024).toBeLessThan(200);
      client.socket.terminate();
      await app.close();
    });
  });

  it('pings, and finds out who is gone before his next ping is due (B21)', async () => {
    expect(limits.socketPingMs).toBe(25_000);
    const quick = await buildApp({ context: server.context, socketTimes: { pingMs: 200 } });
    const where = await listenForSockets(quick);
    const [alive, gone] = [await goLive(where, await admin()), await goLive(where, await token('user-liwei'))];
    let pings = 0;
    alive.socket.on('ping', () => {
      pings += 1;
    });
    // Half-open: it hears nothing and answers nothing.
    gone.socket.pause();
    const open = () => new Promise<number>((resolve) => quick.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(open, { timeout: 5_000 }).toBe(1);
    await expect.poll(() => pings).toBeGreaterThan(2);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
    gone.socket.terminate();
    alive.socket.close();
    await quick.close();
  });

  it('outlives the deadlines of requests', async () => {
    const quick = await buildApp({ context: server.context, deadlines: { headersMs: 100, bodyMs: 50 } });
    const client = await goLive(await listenForSockets(quick), await admin());
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    let closed = false;
    void client.closed.then(() => {
      closed = true;
    });
    // A request that ends by that deadline, begun after the socket: its end is when the socket's would have come.
    const { hostname, port } = new URL(client.socket.url);
    const slow = connect(Number(port), hostname, () =>
      slow.write(
        'POST /api/oauth/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
      ),
    );
    slow.on('error', () => undefined);
    await new Promise((resolve) => slow.once('close', resolve));
    expect(closed).toBe(false);
    client.socket.close();
    await quick.close();
  });

  it('says logout with the reason, in the language of the page, to the sessions that ended and to no other', async () => {
    const [first, second] = [await token('user-liwei'), await token('user-liwei')];
    const [one, two] = [await goLive(base, first, 'en'), await goLive(base, second)];
    await server.call('GET', '/api/oauth/Logout', { token: first });
    expect(await one.closed).toBe(4401);
    expect(one.heard.at(-1)).toEqual({ method: 'logout', msg: 'You signed out. Sign in again.' });
    expect(two.socket.readyState).toBe(two.socket.OPEN);
    const headers = { 'content-type': 'application/json' };
    const off = '/api/permission/OnlineUser/user-liwei/Actions/Offline';
    await server.call('POST', off, { token: await admin(), headers, body: '{}' });
    expect(await two.closed).toBe(4401);
    expect(two.heard.at(-1)).toEqual({ method: 'logout', msg: '您已被强制下线，请重新登录' });
  });

  it('writes no token to the log, whatever became of the socket', async () => {
    const own = await token('user-liwei');
    const client = await goLive(base, own);
    client.say('nonsense');
    await client.closed;
    await openSocket(base, own, { path: `/api/none/${own}` });
    await openSocket(base, own, { headers: { origin: 'https://evil.example' } });
    expect(logged.join('')).toContain('/api/message/websocket/:token');
    expect(logged.join('')).not.toContain(own);
  });

  it('says goodbye when the server stops, spread over ten seconds where there are many', async () => {
    expect(limits.socketSpreadMs).toBe(10_000);
    const stopping = await buildApp({ context: server.context, socketTimes: { spreadMs: 300 } });
    const where = await listenForSockets(stopping);
    const tokens = await Promise.all(['user-liwei', 'user-zhoumin', 'user-admin'].map(token));
    const clients: LiveClient[] = [];
    for (const own of tokens) for (let each = 0; each < 10; each += 1) clients.push(await goLive(where, own));
    const moments: number[] = [];
    for (const { closed } of clients) void closed.then(() => moments.push(performance.now()));
    await stopping.close();
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(clients.map(() => 1001));
    for (const { heard } of clients) expect(heard.at(-1)).toEqual({ method: 'closeSocket', again: true });
    // 30 sockets at 20 ms each would take longer than the spread.
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(200);
  });
});

describeOnDatabases('what nobody announced', ({ open }) => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = await openServer(await open(), { healMs: 100 });
    base = await listenForSockets(server.app);
  });
  afterAll(() => server.close());

  it('reaches a socket at the next look: counts, an expired session and an account that was switched off', async () => {
    const token = async (userId: string) =>
      (await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '127.0.0.1')).token;
    const client = await goLive(base, await token('user-zhoumin'));
    await publish(server, ['user-zhoumin'], false);
    await expect.poll(() => counts(client)).toEqual([0, 1]);
    await tables(server.database.kysely)
      .updateTable('base_user')
      .set({ enabled_mark: 0 })
      .where('id', '=', 'user-zhoumin')
      .execute();
    expect(await client.closed).toBe(4401);
    expect(client.heard.at(-1)).toEqual({ method: 'logout', msg: '账号已停用，请联系管理员' });
    const late = await goLive(base, await token('user-liwei'));
    server.advance(13 * 3_600_000);
    expect(await late.closed).toBe(4401);
    expect(late.heard.at(-1)).toEqual({ method: 'closeSocket', again: true });
  });
});

describeOnPostgres('two servers on one database', ({ open }) => {
  it('reach each other’s sockets within a second: a message, a change of the own tenant, a forced end, an account switched off', async () => {
    const one = await openServer(await open({ report: () => undefined }), { healMs: 60_000 });
    const two = await openServer(await open({ report: () => undefined }), { healMs: 60_000 });
    const base = await listenForSockets(two.app);
    const staff = await one.token('staff');
    const headers = { 'content-type': 'application/json' };
    const send = async (url: string) =>
      expect((await one.call('POST', url, { token: await one.token('admin'), headers, body: '{}' })).code).toBe(200);
    const client = await goLive(base, staff);
    await publish(one, ['user-zhoumin']);
    await expect.poll(() => counts(client).at(-1), secondMs).toBe(1);
    await send('/api/permission/OnlineUser/user-zhoumin/Actions/Offline');
    await expect
      .poll(() => client.heard.at(-1), secondMs)
      .toEqual({ method: 'logout', msg: '您已被强制下线，请重新登录' });
    const next = await goLive(base, await one.token('staff'));
    for (const tenantId of ['second', 'main']) one.context.live.announce('menu', { tenantId });
    two.context.live.announce('dictionary', { tenantId: 'main' });
    const changes = () => next.heard.flatMap((said) => (said.method === 'changed' ? [said.what] : []));
    await expect.poll(changes, secondMs).toEqual(expect.arrayContaining(['menu', 'dictionary']));
    expect(changes()).toHaveLength(2);
    await send('/api/tenant/TenantUser/User/user-zhoumin/main/Actions/State');
    await expect.poll(() => next.heard.at(-1), secondMs).toEqual({ method: 'logout', msg: '账号已停用，请联系管理员' });
    await one.close();
    await two.close();
  });
});
