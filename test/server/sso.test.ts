import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSsoIssuers } from '../../server/kernel/sso-issuers.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { createPortal } from '../support/sso.ts';
import { openServer, type Server } from './server-fixture.ts';

const hs256 = { alg: 'HS256', typ: 'JWT' };
const refused = { status: 400, code: 400, msg: '单点登录没有成功，请从原来的系统重新进入', data: null };

describeOnDatabases('single sign-on', ({ open }) => {
  const portal = createPortal();
  let server: Server;
  beforeAll(async () => {
    const ssoIssuers = readSsoIssuers(portal.setting);
    if ('problem' in ssoIssuers) throw new Error(ssoIssuers.problem);
    server = await openServer(await open(), { settings: { ssoIssuers } });
  });
  afterAll(() => server.close());

  let caller = 0;
  const nextCaller = () => {
    caller = (caller + 1) % 250;
    return caller;
  };
  /** From another address each time, so that nobody tires of it. */
  const present = (ticket: string, more: Record<string, string> = {}, address = `10.30.${nextCaller()}.1`) =>
    server.call('POST', '/api/oauth/Login/singleLogin', {
      address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ticket, ...more }).toString(),
    });
  const now = () => server.context.now().getTime();
  const ticket = (
    changes: object = {},
    header: object = hs256,
    key: Parameters<typeof portal.signed>[2] = portal.secret,
  ) => portal.signed(header, portal.claims(now(), changes), key);
  const accountOf = async (token: string) =>
    (await server.call('GET', '/api/oauth/CurrentUser', { token })).data.userInfo.userAccount;
  const sessions = async () =>
    Number(
      (
        await tables(server.database.kysely)
          .selectFrom('base_session')
          .select((select) => select.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const reasons = async () =>
    (
      await tables(server.database.kysely)
        .selectFrom('base_audit')
        .select('detail')
        .where('detail', 'like', 'sso%')
        .orderBy('id')
        .execute()
    ).map(({ detail }) => detail);

  /** Lines of the audit about an address. */
  const toldOf = async (address: string) =>
    (await tables(server.database.kysely).selectFrom('base_audit').select('id').where('target', '=', address).execute())
      .length;

  it('signs in whom a ticket names, by the secret or by the key of its issuer', async () => {
    const first = await present(ticket());
    expect(first).toMatchObject({ status: 200, data: { token: expect.any(String), tokenKey: expect.any(String) } });
    expect(await accountOf(first.data.token)).toBe('staff');
    const city = { iss: 'https://city.example', aud: ['x', 'adit-city'], sub: ' Admin ', tenant: 'main' };
    const second = await present(ticket(city, { alg: 'EdDSA' }, portal.privateKey));
    expect(await accountOf(second.data.token)).toBe('admin');
  });

  it('goes by the ticket alone, whatever else the body says', async () => {
    const { data } = await present(ticket(), { account: 'admin', sub: 'admin', tenantId: 't2', userId: 'user-admin' });
    expect(await accountOf(data.token)).toBe('staff');
  });

  it('refuses every other ticket with the same words, and no session (A16)', async () => {
    const before = await sessions();
    const seconds = Math.floor(now() / 1000);
    const good = ticket();
    const [head = '', body = '', signature = ''] = good.split('.');
    const pemAsSecret = Buffer.from(portal.pem);
    const city = { iss: 'https://city.example', aud: 'adit-city' };
    const tickets: Record<string, string> = {
      'nothing signed': `${portal.part({ alg: 'none' })}.${body}.`,
      'nothing signed, spelt otherwise': `${portal.part({ alg: 'nOnE' })}.${body}.${signature}`,
      'the public key as a secret': ticket(city, hs256, pemAsSecret),
      'the issuer’s other algorithm': ticket(city, hs256, portal.secret),
      'another issuer’s key': ticket(
        { iss: 'https://city.example', aud: 'adit-city' },
        { alg: 'EdDSA' },
        createPortal().privateKey,
      ),
      'a signature of another ticket': `${head}.${body}.${ticket().split('.')[2]}`,
      'a changed claim': `${head}.${portal.part(portal.claims(now(), { sub: 'admin' }))}.${signature}`,
      'a shortened signature': `${head}.${body}.${signature.slice(0, 20)}`,
      'a fourth part': `${good}.x`,
      'an issuer nobody knows': ticket({ iss: 'https://evil.example' }),
      'no issuer': ticket({ iss: undefined }),
      'another audience': ticket({ aud: 'billing' }),
      'no audience': ticket({ aud: undefined }),
      'another tenant than the issuer’s': ticket({ tenant: 't2' }),
      'an account of another tenant': ticket({ iss: 'https://other.example' }),
      'an account nobody has': ticket({ sub: 'nobody-here' }),
      'no account': ticket({ sub: '' }),
      'an account that is no text': ticket({ sub: ['staff'] }),
      'no id': ticket({ jti: undefined }),
      'a long life': ticket({ exp: seconds + 61 }),
      'no end': ticket({ exp: undefined }),
      'an end before its beginning': ticket({ iat: seconds, exp: seconds - 1 }),
      'an end beyond all years': ticket({ iat: 1e300, exp: 1e300 }),
      over: ticket({ iat: seconds - 95, exp: seconds - 35 }),
      'still to come': ticket({ iat: seconds + 45, exp: seconds + 60 }),
      'not before later': ticket({ nbf: seconds + 45 }),
      'extensions that nobody knows': ticket({}, { ...hs256, crit: ['b64'], b64: false }),
      'no JSON': 'a.b.c',
      'a list': `${portal.part([])}.${portal.part([])}.${signature}`,
      'a prototype': ticket({ iss: '__proto__' }),
      'one word': 'ticket',
      blank: ' ',
      'a very long one': `${head}.${'x'.repeat(5_000)}.${signature}`,
      'a long account': ticket({ sub: 's'.repeat(101) }),
    };
    for (const [what, text] of Object.entries(tickets))
      expect({ what, ...(await present(text)) }).toMatchObject({ what, ...refused });
    // Longer still, it does not even get as far.
    expect(await present('x'.repeat(1_000_000))).toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 413),
    });
    expect(await sessions()).toBe(before);
    const told = await reasons();
    for (const why of ['length', 'form', 'issuer', 'algorithm', 'signature', 'audience', 'tenant', 'time', 'account'])
      expect(told).toContain(`sso ${why}`);
  });

  it('allows for clocks that differ by half a minute', async () => {
    const seconds = Math.floor(now() / 1000);
    expect((await present(ticket({ iat: seconds + 20, exp: seconds + 80 }))).status).toBe(200);
    expect((await present(ticket({ iat: seconds - 80, exp: seconds - 20 }))).status).toBe(200);
  });

  it('counts a ticket once: of twenty at once one begins a session, and later none', async () => {
    const before = await sessions();
    const one = ticket();
    const all = await Promise.all(Array.from({ length: 20 }, () => present(one)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400).map(({ msg }) => msg)).toEqual(Array(19).fill(refused.msg));
    expect(await sessions()).toBe(before + 1);
    server.advance(80_000);
    expect(await present(one)).toMatchObject(refused);
    // The same id of another issuer is another ticket.
    const jti = 'same-id';
    expect((await present(ticket({ jti }))).status).toBe(200);
    const city = { iss: 'https://city.example', aud: 'adit-city', jti };
    expect((await present(ticket(city, { alg: 'EdDSA' }, portal.privateKey))).status).toBe(200);
  });

  it('remembers what was used no longer than it could come again', async () => {
    const used = () => tables(server.database.kysely).selectFrom('base_sso_used').selectAll().execute();
    await present(ticket());
    const rows = await used();
    expect(rows.length).toBeGreaterThan(0);
    for (const { expires_time } of rows) expect(Date.parse(expires_time) - now()).toBeLessThanOrEqual(90_000);
  });

  it('refuses who was switched off, and tires of an address that only guesses', async () => {
    const users = tables(server.database.kysely);
    const enable = (mark: number) =>
      users.updateTable('base_user').set({ enabled_mark: mark }).where('account_key', '=', 'chenjg').execute();
    await enable(0);
    expect(await present(ticket({ sub: 'chenjg' }))).toMatchObject({ status: 400, msg: '账号已停用，请联系管理员' });
    await enable(1);
    const answers: number[] = [];
    for (let round = 0; round < 103; round += 1) answers.push((await present('x', {}, '10.31.0.1')).status);
    expect(answers.slice(99)).toEqual([400, 429, 429, 429]);
    // What is refused from then on leaves nothing behind.
    expect(await toldOf('10.31.0.1')).toBe(100);
  });

  it('leaves nothing behind where nobody may sign tickets', async () => {
    const closed = await openServer(server.database);
    const address = '10.32.0.1';
    for (let round = 0; round < 3; round += 1) {
      const answer = await closed.call('POST', '/api/oauth/Login/singleLogin', {
        address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ticket: ticket() }).toString(),
      });
      expect(answer).toMatchObject(refused);
    }
    await closed.close();
    const tries = await tables(server.database.kysely)
      .selectFrom('base_attempt')
      .select('subject')
      .where('subject', '=', `sso ${address}`)
      .execute();
    expect([await toldOf(address), tries]).toEqual([0, []]);
  });
});
