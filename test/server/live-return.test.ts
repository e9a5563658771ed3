import type { CompiledQuery, QueryResult } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../server/build-app.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { hashOf } from '../../server/oauth/secrets.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { type LiveClient, listenForSockets, openSocket } from '../support/live-client.ts';
import { openServer, type Server } from './server-fixture.ts';

const people = 300;
/** For as long as a busy machine may need. */
const longMs = { timeout: 20_000 };
const tokenOf = (number: number) => `session-of-a-returning-page-${number}`;
const introduce = (client: LiveClient, number: number) =>
  client.say({ method: 'OnConnection', token: tokenOf(number), mobileDevice: false });

describeOnDatabases('pages that come back', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open(), { healMs: 60_000 });
    await addPeople(server);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => server.close());

  /** Statements as they are sent; those that speak of `held` wait until they are let go. */
  function watchStatements() {
    const sent: string[] = [];
    let held: string | undefined;
    let letGo = () => {};
    let gate = Promise.resolve();
    const executor = Object.getPrototypeOf(server.context.database.kysely.getExecutor());
    const execute: (query: CompiledQuery, id: unknown) => Promise<QueryResult<unknown>> = executor.executeQuery;
    vi.spyOn(executor, 'executeQuery').mockImplementation(async function (this: unknown, ...args: unknown[]) {
      const [query, id] = args as Parameters<typeof execute>; // what Kysely hands on
      sent.push(query.sql);
      if (held !== undefined && query.sql.includes(held)) await gate;
      return execute.call(this, query, id);
    });
    return {
      of: (table: string) => sent.filter((text) => text.includes(table)).length,
      hold(table: string) {
        held = table;
        gate = new Promise((resolve) => {
          letGo = resolve;
        });
      },
      letGo: () => letGo(),
    };
  }

  it('cost a few statements, however many come in one moment (B19)', async () => {
    const app = await buildApp({ context: server.context });
    const base = await listenForSockets(app);
    let asked = 0;
    app.server.on('upgrade', () => {
      asked += 1;
    });
    const statements = watchStatements();
    // On a busy machine opening them may take longer than sessions are kept.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    statements.hold('base_session');
    const opening = Array.from({ length: people }, (_, number) => openSocket(base, tokenOf(number)));
    await expect.poll(() => asked, longMs).toBe(people);
    // A few of them are let in in each turn.
    for (let turn = 0; turn < people; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    statements.letGo();
    const clients = await Promise.all(opening);
    // Two were under way while the others came; what these asked is one.
    expect(statements.of('base_session')).toBeLessThanOrEqual(4);
    statements.hold('base_message_receive');
    for (const [number, client] of clients.entries()) introduce(client, number);
    await Promise.all(
      clients.map(({ socket }) => {
        socket.ping();
        return new Promise((resolve) => socket.once('pong', resolve));
      }),
    );
    statements.letGo();
    const greeted = () => clients.filter(({ heard }) => heard.length > 0).length;
    await expect.poll(greeted, longMs).toBe(people);
    for (const { heard } of clients)
      expect(heard).toEqual([{ method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0 }]);
    expect(statements.of('base_session')).toBeLessThanOrEqual(4);
    expect(statements.of('base_message_receive')).toBeLessThanOrEqual(4);
    for (const { socket } of clients) socket.close();
    await app.close();
  });

  it('wait for a slow database once they have said who they are, and are not closed as silent', async () => {
    const app = await buildApp({ context: server.context, socketTimes: { authMs: 2_000 } });
    const base = await listenForSockets(app);
    const [waiting, silent] = [await openSocket(base, tokenOf(0)), await openSocket(base, tokenOf(1))];
    // What is known of sessions is forgotten: who it is has to be asked anew.
    server.context.live.announce('session.ended', { tenantId: 'main', userId: 'nobody', reason: 'logout' });
    const statements = watchStatements();
    statements.hold('base_session');
    introduce(waiting, 0);
    // Its own time was over before that of the one that came after it.
    expect(await silent.closed).toBe(4408);
    expect(waiting.heard).toEqual([]);
    statements.letGo();
    await expect.poll(() => waiting.heard.length, longMs).toBe(1);
    expect(waiting.socket.readyState).toBe(waiting.socket.OPEN);
    waiting.socket.close();
    await app.close();
  });

  it('are answered with 503 by a server that has begun to say goodbye, and so is who was on the way in', async () => {
    const app = await buildApp({ context: server.context, socketTimes: { spreadMs: 2_000 } });
    const base = await listenForSockets(app);
    const clients: LiveClient[] = [];
    for (let number = 0; number < 50; number += 1) {
      const client = await openSocket(base, tokenOf(number));
      introduce(client, number);
      clients.push(client);
    }
    await expect.poll(() => clients.every(({ heard }) => heard.length > 0), longMs).toBe(true);
    const statements = watchStatements();
    statements.hold('base_session');
    server.context.live.announce('session.ended', { tenantId: 'main', userId: 'nobody', reason: 'logout' });
    let asked = 0;
    app.server.on('upgrade', () => {
      asked += 1;
    });
    const onTheWay = openSocket(base, tokenOf(60));
    await expect.poll(() => asked, longMs).toBe(1);
    const closing = app.close();
    const called = await fetch(`${base.replace('ws', 'http')}/api/message`, {
      headers: { Authorization: `Bearer ${tokenOf(0)}` },
    });
    const late = await openSocket(base, tokenOf(61));
    statements.letGo();
    expect([called.status, await late.refused, await (await onTheWay).refused]).toEqual([503, 503, 503]);
    // Most have not heard it yet.
    expect(clients.filter(({ socket }) => socket.readyState === socket.OPEN).length).toBeGreaterThan(0);
    await closing;
    expect(new Set(await Promise.all(clients.map(({ closed }) => closed)))).toEqual(new Set([1001]));
    for (const { heard } of clients) expect(heard.at(-1)).toEqual({ method: 'closeSocket', again: true });
  });
});

/** People with a session each. */
async function addPeople({ context }: Server): Promise<void> {
  const db = tables(context.database.kysely);
  const user = await db.selectFrom('base_user').selectAll().where('id', '=', 'user-zhoumin').executeTakeFirstOrThrow();
  const names = Array.from({ length: people }, (_, number) => `returning-${number}`);
  const time = context.now().getTime();
  await db
    .insertInto('base_user')
    .values(
      names.map((id) => ({
        ...user,
        id,
        account: id,
        account_key: id,
        mobile_key: null,
        names: null,
        preferences: json({}),
      })),
    )
    .execute();
  await db
    .insertInto('base_session')
    .values(
      names.map((id, number) => ({
        id: `session-${number}`,
        tenant_id: 'main',
        user_id: id,
        token_hash: hashOf(tokenOf(number)),
        address: '127.0.0.1',
        creator_time: new Date(time).toISOString(),
        expires_time: new Date(time + 3_600_000).toISOString(),
      })),
    )
    .execute();
}
