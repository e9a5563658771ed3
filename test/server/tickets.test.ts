import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { createMenuEntry } from '../../server/permission/menus.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { type CallOptions, openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('links out of the application and into it', ({ open }) => {
  const logged: string[] = [];
  let server: Server;
  let token: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const stream = { write: (line: string) => void logged.push(line) };
    const settings = { dataViewUrl: 'https://views.example.com/big' };
    server = await openServer(await open(), { settings, logger: { level: 'trace', stream } });
    token = await server.token('staff');
    const entries: Record<string, { type: number; urlAddress: string; roleIds?: string[] }> = {
      plain: { type: 7, urlAddress: 'https://partner.example.com/help?x=1' },
      asking: { type: 7, urlAddress: `https://partner.example.com/enter?from=\${dataV}&token=\${aditToken}` },
      script: { type: 7, urlAddress: `javascript:alert("\${aditToken}")` },
      view: { type: 6, urlAddress: '' },
      page: { type: 2, urlAddress: 'somewhere' },
      others: { type: 7, urlAddress: `https://partner.example.com/\${aditToken}`, roleIds: [] },
    };
    for (const [name, entry] of Object.entries(entries))
      ids[name] = await server.database.transaction((trx) =>
        createMenuEntry(trx, {
          tenantId: 'main',
          parentId: '0',
          fullName: name,
          icon: '',
          enCode: name,
          roleIds: ['role-staff'],
          ...entry,
        }),
      );
    await tables(server.database.kysely)
      .updateTable('base_menu')
      .set({ property_json: '{"moduleId":"view 1"}' })
      .where('id', '=', ids.view ?? '')
      .execute();
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown, options: CallOptions = {}) =>
    server.call('POST', url, { headers: json, body: JSON.stringify(body), ...options });
  const link = (name: string, as = token) => post('/api/oauth/Ticket', { menuId: ids[name] }, { token: as });
  const redeem = (ticket: string, target = 'https://partner.example.com', address = '10.9.0.1') =>
    post('/api/oauth/Ticket/Actions/Redeem', { ticket, target }, { address });
  const ticketIn = (address: string) => new URL(address).searchParams.get('token') ?? '';
  const key = async (as = token) => (await post('/api/oauth/Ticket/Key', {}, { token: as })).data.key;
  const renew = (key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);

  it('carry a ticket where the entry asks for one, and never the token', async () => {
    expect((await link('plain')).data).toEqual({ address: 'https://partner.example.com/help?x=1' });
    const { address } = (await link('asking')).data;
    expect(address).toMatch(
      /^https:\/\/partner\.example\.com\/enter\?from=https:\/\/views\.example\.com\/big&token=[\w-]{43}$/,
    );
    const view = (await link('view')).data.address;
    expect(view).toMatch(/^https:\/\/views\.example\.com\/big\/view\/view%201\?token=[\w-]{43}$/);
    expect(address + view).not.toContain(token);
    expect((await redeem(ticketIn(address))).data).toEqual({
      tenantId: 'main',
      userId: 'user-zhoumin',
      account: 'staff',
      userName: expect.any(String),
    });
    expect((await redeem(ticketIn(view), 'https://views.example.com')).code).toBe(200);
  });

  it('are given for entries of one’s own that lead out, and to web addresses alone', async () => {
    for (const name of ['page', 'others']) expect(await link(name)).toMatchObject({ status: 404, data: null });
    expect(await post('/api/oauth/Ticket', { menuId: 'none' }, { token })).toMatchObject({ status: 404 });
    expect(await link('script')).toMatchObject({ status: 400, msg: '链接的地址不正确，请联系管理员' });
  });

  it('hold a ticket once, for a minute, and for the host that it was made for', async () => {
    const fresh = async () => ticketIn((await link('asking')).data.address);
    const refused = { status: 400, msg: '链接已失效或已使用，请重新打开', data: null };
    const used = await fresh();
    const all = await Promise.all(Array.from({ length: 5 }, () => redeem(used)));
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    const elsewhere = await fresh();
    expect(await redeem(elsewhere, 'https://evil.example.com')).toMatchObject(refused);
    expect(await redeem(elsewhere)).toMatchObject(refused);
    const old = await fresh();
    server.advance(60_001);
    expect(await redeem(old)).toMatchObject(refused);
    // A key for our own pages is no ticket, and the other way round.
    expect(await redeem(await key(), '')).toMatchObject({ status: 400 });
    expect(await renew(await fresh())).toMatchObject({ code: 602 });
    const answers = [];
    for (let round = 0; round < 101; round += 1) answers.push((await redeem('x'.repeat(43), 'a', '10.9.0.2')).status);
    expect([answers.at(99), answers.at(100)]).toEqual([400, 429]);
  });

  it('begin a session by a key once, within a minute, while the session that asked for it lives', async () => {
    const first = await key();
    const begun = await renew(first);
    const me = await server.call('GET', '/api/oauth/CurrentUser', { token: begun.data.token });
    expect(me.data.userInfo.userAccount).toBe('staff');
    expect(begun.data.token).not.toBe(token);
    expect(await renew(first)).toMatchObject({ status: 401, code: 602, data: null });
    const late = await key();
    server.advance(60_001);
    expect(await renew(late)).toMatchObject({ code: 602 });
    const { data } = await server.signIn('staff');
    const orphan = await key(data.token);
    const ticket = ticketIn((await link('asking', data.token)).data.address);
    await server.call('GET', '/api/oauth/Logout', { token: data.token });
    expect(await renew(orphan)).toMatchObject({ code: 602, data: null });
    expect(await redeem(ticket)).toMatchObject({ status: 401, data: null });
  });

  it('and the ways in leave no secret in the log, in an answer’s headers or in the database', async () => {
    const { data } = await server.signIn('staff');
    const ticket = ticketIn((await link('asking', data.token)).data.address);
    const linkKey = await key(data.token);
    const answers = [await redeem(ticket), await renew(linkKey), await renew(data.tokenKey)];
    const [, begun, renewed] = answers.map((answer) => answer.data);
    const secrets = [ticket, linkKey, ...Object.values(data), ...Object.values(begun), ...Object.values(renewed)];
    expect(secrets).toHaveLength(8);
    const rows = await tables(server.database.kysely).selectFrom('base_ticket').selectAll().execute();
    const audit = await tables(server.database.kysely).selectFrom('base_audit').selectAll().execute();
    expect(logged.length).toBeGreaterThan(100);
    const written = logged.join('') + JSON.stringify([rows, audit, answers.map(({ headers }) => headers)]);
    for (const secret of secrets) expect(written).not.toContain(secret);
    for (const { headers } of answers) expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
