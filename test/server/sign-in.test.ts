import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { places, routeAt, routes } from '../../engine/schema/routes/routes.ts';
import { screensOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import { tables } from '../../server/kernel/tables.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { readingOf } from '../support/captcha.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { type Answer, type CallOptions, openServer, type Server } from './server-fixture.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnDatabases('signing in', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
  });
  afterAll(() => server.close());

  const me = (token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });
  const renew = (key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);

  it('gives a token and a key that differ each time, and tells who it is', async () => {
    const [first, second] = [await server.signIn('admin'), await server.signIn(' ADMIN ')];
    expect(first).toMatchObject({ status: 200, code: 200 });
    expect(first.data.token).not.toBe(second.data.token);
    const { data } = await me(second.data.token);
    expect(data.userInfo).toMatchObject({ userAccount: 'admin', userName: '系统管理员', isAdministrator: true });
    expect(data.userInfo.organizeName).toBe('滨江新城综合管廊运营有限公司');
    expect(data.sysConfigInfo.sysName).not.toBe('');
    expect(JSON.stringify(data.menuList)).toContain('onlineDev/webDesign');
    const frame = await server.call('GET', '/api/frame/Login/CurrentUser', { token: second.data.token });
    expect(frame.data).toEqual(data.userInfo);
    // Every field that the specification lists, of sessions, users and system.
    expect(Object.keys(second.data).sort()).toEqual(['token', 'tokenKey']);
    expect(data).toMatchObject({ menuList: expect.any(Array), permissionList: expect.any(Array) });
    expect(data.userInfo).toMatchObject({ id: 'user-admin', tenantId: 'main' });
    const ofUser = ['userName', 'userAccount', 'headIcon', 'portalId', 'signImg', 'departmentName', 'organizeName'];
    expect(Object.keys(data.userInfo)).toEqual(expect.arrayContaining([...ofUser, 'positionName']));
    const ofSystem = ['sysVersion', 'copyright', 'navigationIcon', 'logoIcon', 'loginIcon', 'sysName'];
    expect(Object.keys(data.sysConfigInfo)).toEqual(expect.arrayContaining(ofSystem));
    expect(data.sysConfigInfo.timeZone).toBe(server.context.settings.timeZone);
  });

  it('says which screen a person begins at: the one at the home address, which everybody may open', async () => {
    for (const account of ['admin', 'staff']) {
      const { portalId } = (await me(await server.token(account))).data.userInfo;
      expect(portalId).toBe('home');
      expect([routeAt(places.home)?.screen, screensOfAll.has(portalId)]).toEqual([portalId, true]);
    }
  });

  it('gives what nobody has chosen, whatever token, key or ticket a sign-in brings along (A08)', async () => {
    const planted = 'P'.repeat(43);
    const others = await server.signIn('admin');
    const link = await server.call('POST', '/api/oauth/Ticket/Key', {
      token: others.data.token,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const brought: string[] = [planted, others.data.token, others.data.tokenKey, link.data.key];
    const names = ['token', 'tokenKey', 'key', 'adit_ticket', 'ticket', 'sessionId'];
    const given: string[] = [];
    for (const value of brought) {
      const fields = Object.fromEntries(names.map((name) => [name, value]));
      const sent = new URLSearchParams({ account: 'staff', password: sentPassword(defaultPassword), ...fields });
      const { status, data, headers } = await server.call('POST', `/api/oauth/Login?${new URLSearchParams(fields)}`, {
        address: '10.0.0.1',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Bearer ${value}`,
          cookie: names.map((name) => `${name}=${value}`).join('; '),
          'adit-ticket': value,
        },
        body: sent.toString(),
      });
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      given.push(data.token, data.tokenKey);
    }
    expect(new Set([...given, ...brought]).size).toBe(given.length + brought.length);
    // What was brought is worth what it was before: nothing, or the session of whoever it is.
    expect(await me(planted)).toMatchObject({ status: 401, code: 602 });
    expect(await renew(planted)).toMatchObject({ status: 401, code: 602 });
    expect((await me(others.data.token)).data.userInfo.userAccount).toBe('admin');
    const byLink = await renew(link.data.key);
    expect((await me(byLink.data.token)).data.userInfo.userAccount).toBe('admin');
    for (const token of given.filter((_, index) => index % 2 === 0))
      expect((await me(token)).data.userInfo.userAccount).toBe('staff');
  });

  it('tells the rule of relative time that the system is set to, and the usual one for anything else', async () => {
    const token = await server.token('admin');
    const config = tables(server.database.kysely).updateTable('base_config').where('name', '=', 'system');
    const before = (await me(token)).data.sysConfigInfo;
    const rules: unknown[] = [before.timeAgoRule];
    for (const timeAgoRule of ['short', 'weird', 7]) {
      await config.set({ value: JSON.stringify({ companyName: before.companyName, timeAgoRule }) }).execute();
      rules.push((await me(token)).data.sysConfigInfo.timeAgoRule);
    }
    expect(rules).toEqual(['long', 'short', 'long', 'long']);
  });

  it('keeps no token, key or password in the database that would let anybody in', async () => {
    const { data } = await server.signIn('admin');
    const rows = [
      await tables(server.database.kysely).selectFrom('base_session').selectAll().execute(),
      await tables(server.database.kysely).selectFrom('base_session_key').selectAll().execute(),
      await tables(server.database.kysely).selectFrom('base_user').select('password_hash').execute(),
    ];
    const text = JSON.stringify(rows);
    expect(text).not.toContain(data.token);
    expect(text).not.toContain(data.tokenKey);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('shows staff the menu without the entries of those who draw, and no empty directory', async () => {
    const { data } = await me(await server.token('staff'));
    expect(data.userInfo).toMatchObject({
      isAdministrator: false,
      isDesigner: false,
      departmentName: '运维一班',
      positionName: '班长',
    });
    const text = JSON.stringify(data.menuList);
    expect(text).not.toContain('webDesign');
    expect(text).not.toContain('系统管理');
    expect(text).toContain('首页');
  });

  it('names no page that is open to anyone in any menu: sign-in is no place to go to', async () => {
    const open = routes.flatMap(({ path, open }) => (open ? [path] : []));
    expect(open).toEqual(expect.arrayContaining([places.signIn, places.signInQw, places.sso]));
    const addresses = (menu: readonly MenuItem[]): string[] =>
      menu.flatMap(({ urlAddress, children }) => [
        `/${urlAddress.replace(/^\/|[?#].*/g, '')}`,
        ...addresses(children ?? []),
      ]);
    for (const account of ['admin', 'staff']) {
      const { data } = await me(await server.token(account));
      const named = addresses(data.menuList);
      expect(named).toContain('/home');
      expect(named.filter((address) => open.includes(address))).toEqual([]);
    }
  });

  it('answers a wrong password, an absent account and a person without a password alike', async () => {
    const answers = [
      await server.signIn('staff', 'Wrong2026', '10.1.0.1'),
      await server.signIn('nobody', 'Wrong2026', '10.1.0.1'),
      await server.signIn('liwei', 'Wrong2026', '10.1.0.1'),
    ];
    for (const { status, code, msg, data } of answers) {
      expect({ status, code, msg, data }).toEqual({ status: 400, code: 400, msg: '账号或密码不正确', data: null });
    }
  });

  it('locks an account for an address after ten wrong tries, whatever else changes, and opens after 15 minutes', async () => {
    const address = '10.3.0.1';
    const spellings = ['chenjg', 'CHENJG', ' chenjg ', 'ＣＨＥＮＪＧ'];
    for (const account of ['chenjg', 'absent-one']) {
      const answers = [];
      for (let round = 0; round < 12; round += 1) {
        const spelling = account === 'chenjg' ? (spellings[round % spellings.length] ?? account) : account;
        answers.push((await server.signIn(spelling, `Wrong${round}`, address)).status);
      }
      expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
    }
    server.advance(16 * minute);
    expect((await server.signIn('chenjg', 'Wrong2026', address)).status).toBe(400);
  });

  it('counts fifty wrong tries at one moment as fifty', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.signIn('sunhao', 'Wrong2026', '10.4.0.1')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('lets in twenty who come at one moment from one address with the right password, and counts none of them', async () => {
    const accounts = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'staff' : 'admin'));
    const answers = await Promise.all(accounts.map((account) => server.signIn(account, undefined, '10.4.1.1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    // Three wrong ones more ask for no picture yet.
    for (let round = 0; round < 3; round += 1)
      expect((await server.signIn('staff', 'Wrong2026', '10.4.1.1')).msg).toBe('账号或密码不正确');
    expect((await server.signIn('staff', 'Wrong2026', '10.4.1.1')).msg).not.toBe('账号或密码不正确');
  });

  it('refuses even the right password at a locked address, but not where the user signed in before', async () => {
    await server.signIn('staff', undefined, '10.5.0.1');
    const tries = (address: string) =>
      Promise.all(Array.from({ length: 15 }, () => server.signIn('staff', 'Wrong2026', address)));
    await tries('10.5.0.2');
    expect((await server.signIn('staff', undefined, '10.5.0.2')).status).toBe(429);
    expect((await server.signIn('staff', undefined, '10.5.0.1')).status).toBe(200);
    await tries('10.5.0.1');
    const reading = async () => {
      const picture = await server.call('GET', '/api/oauth/ImageCode');
      return readingOf(server.database, picture.data);
    };
    expect((await server.signIn('staff', 'Wrong2026', '10.5.0.1', await reading())).status).toBe(429);
    expect((await server.signIn('staff', undefined, '10.5.0.1', await reading())).status).toBe(200);
  });

  it('counts tries for the account that was written, blanks in it or not', async () => {
    for (let round = 0; round < 12; round += 1) await server.signIn('staff 10.5.9.1', 'Wrong2026', '10.5.9.2');
    expect((await server.signIn('staff 10.5.9.1', 'Wrong2026', '10.5.9.2')).status).toBe(429);
    expect((await server.signIn('staff', undefined, '10.5.9.1')).status).toBe(200);
  });

  it('answers alike where somebody signed in before, whoever that was, and counts alike (A12)', async () => {
    const [shared, elsewhere] = ['10.5.8.1', '10.5.8.2'];
    const picture = async () => (await server.call('GET', '/api/oauth/ImageCode', { address: '10.5.8.3' })).data;
    const triesAt = async (account: string) => {
      // The counts of the one before are over; what is known of addresses stays.
      server.advance(16 * minute);
      const answers: Answer[] = [];
      const send = async (address: string, code?: string) =>
        answers.push(await server.signIn(account, 'Wrong2026', address, code));
      for (let round = 0; round < 12; round += 1) await send(shared);
      await send(shared, `${(await picture()).id}.XXXXX`);
      await send(shared, await readingOf(server.database, await picture()));
      for (let round = 0; round < 90; round += 1) await send(shared);
      await send(elsewhere);
      const refusals = await tables(server.database.kysely)
        .selectFrom('base_audit')
        .select('target')
        .where('target', 'in', [`${account} @ ${shared}`, `${account} @ ${elsewhere}`])
        .where('outcome', '=', 'refused')
        .execute();
      return { answers: answers.map(({ status, msg, data }) => ({ status, msg, data })), refusals: refusals.length };
    };
    expect((await server.signIn('staff', undefined, shared)).status).toBe(200);
    const [known, bare, absent] = [await triesAt('staff'), await triesAt('liwei'), await triesAt('absent-two')];
    expect(known.answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), ...Array(95).fill(429)]);
    expect(absent).toEqual(known);
    expect(bare).toEqual(known);
    server.advance(16 * minute);
  });

  it('ends a session at logout: token and key are dead at once', async () => {
    const { data } = await server.signIn('staff');
    expect((await me(data.token)).status).toBe(200);
    expect((await server.call('GET', '/api/oauth/Logout', { token: data.token })).code).toBe(200);
    expect(await me(data.token)).toMatchObject({ status: 401, code: 602 });
    expect(await renew(data.tokenKey)).toMatchObject({ status: 401, code: 602 });
  });

  it('says 600 when a token is past its 12 hours, and its key still renews', async () => {
    const { data } = await server.signIn('staff');
    server.advance(13 * hour);
    expect(await me(data.token)).toMatchObject({ status: 401, code: 600 });
    const renewed = await renew(data.tokenKey);
    expect(renewed.code).toBe(200);
    expect((await me(renewed.data.token)).code).toBe(200);
  });

  it('gives twenty tabs that renew at once the same pair, and ends the old token', async () => {
    const { data } = await server.signIn('staff');
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(data.tokenKey)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    const [first] = answers;
    expect(first?.data.token).not.toBe(data.token);
    expect((await me(first?.data.token)).code).toBe(200);
    expect(await me(data.token)).toMatchObject({ status: 401, code: 602 });
    server.advance(29_000);
    expect((await renew(data.tokenKey)).data).toEqual(first?.data);
  });

  it('ends the whole session when a used key comes back after 30 seconds', async () => {
    const { data } = await server.signIn('staff');
    const { data: next } = await renew(data.tokenKey);
    server.advance(31_000);
    expect(await renew(data.tokenKey)).toMatchObject({ status: 401, code: 601 });
    expect(await me(next.token)).toMatchObject({ status: 401, code: 601 });
    expect(await renew(next.tokenKey)).toMatchObject({ status: 401, code: 601 });
  });

  it('puts the use of a used key into the audit, with the address that it came from (A10)', async () => {
    const { data } = await server.signIn('staff');
    await renew(data.tokenKey);
    const reused = () =>
      tables(server.database.kysely)
        .selectFrom('base_audit')
        .select(['tenant_id', 'user_id', 'outcome'])
        .where('action', '=', 'renewal.reuse')
        .where('target', '=', '10.6.1.1')
        .execute();
    const again = () => server.call('GET', `/api/frame/Login/getTokenByKey/${data.tokenKey}`, { address: '10.6.1.1' });
    server.advance(29_000);
    expect((await again()).code).toBe(200);
    expect(await reused()).toEqual([]);
    server.advance(2_000);
    expect((await again()).code).toBe(601);
    expect(await reused()).toEqual([{ tenant_id: 'main', user_id: 'user-zhoumin', outcome: 'refused' }]);
  });

  it('limits guesses at keys', async () => {
    const answers = [];
    for (let round = 0; round < 103; round += 1) {
      answers.push(
        (await server.call('GET', `/api/frame/Login/getTokenByKey/${'x'.repeat(40)}${round}`, { address: '10.6.0.1' }))
          .status,
      );
    }
    expect(answers.slice(0, 100)).toEqual(Array(100).fill(401));
    expect(answers.slice(100)).toEqual([429, 429, 429]);
  });

  it('shuts a user out within a second of switching him off', async () => {
    const { data } = await server.signIn('staff');
    expect((await me(data.token)).code).toBe(200);
    const set = (enabled_mark: number) =>
      tables(server.database.kysely)
        .updateTable('base_user')
        .set({ enabled_mark })
        .where('account', '=', 'staff')
        .execute();
    await set(0);
    try {
      await expect.poll(async () => (await me(data.token)).code, { timeout: 1_500, interval: 50 }).toBe(601);
      expect((await renew(data.tokenKey)).code).toBe(601);
      expect((await server.signIn('staff')).msg).toContain('停用');
    } finally {
      await set(1);
    }
  });

  it('believes what is forwarded about an address from a named proxy and from nobody else', async () => {
    const behind = await openServer(server.database, { trustProxy: ['10.9.0.1'] });
    const addressSeen = async (from: string, at: Server) => {
      await at.call('POST', '/api/oauth/Login', {
        address: from,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '1.1.1.1, 203.0.113.9' },
        body: new URLSearchParams({
          account: 'admin',
          password: sentPassword(defaultPassword),
          grant_type: 'password',
        }).toString(),
      });
      const session = await tables(server.database.kysely)
        .selectFrom('base_session')
        .select('address')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return session?.address;
    };
    try {
      expect(await addressSeen('10.9.0.1', behind)).toBe('203.0.113.9');
      expect(await addressSeen('10.9.0.2', behind)).toBe('10.9.0.2');
      expect(await addressSeen('10.9.0.1', server)).toBe('10.9.0.1');
    } finally {
      await behind.close();
    }
  });

  it('tells the sign-in page the same for every account', async () => {
    const answers = await Promise.all(
      ['admin', 'nobody'].map((name) => server.call('GET', `/api/oauth/getConfig/${name}`)),
    );
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(answers[0]?.data).toMatchObject({ loginNeedCode: false, needCode: false });
  });

  describe('from a token', () => {
    it('reads the Authorization header alone', async () => {
      const token = await server.token('staff');
      const url = '/api/frame/Login/CurrentUser';
      const elsewhere: CallOptions[] = [
        { headers: { cookie: `token=${token}` } },
        { headers: { token } },
        { headers: { authorization: token } },
        { headers: { authorization: 'Bearer ' } },
        { headers: { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` } },
      ];
      for (const options of elsewhere) {
        expect(await server.call('GET', url, options)).toMatchObject({ status: 401, code: 602 });
      }
      expect((await server.call('GET', `${url}?token=${token}&t=1`)).status).toBe(401);
    });
  });
});
