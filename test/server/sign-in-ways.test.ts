import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { hashOf } from '../../server/oauth/secrets.ts';
import { readingOf, workFor } from '../support/captcha.ts';
import { describeOnEmbedded } from '../support/databases.ts';
import { isLongRun, times } from '../support/long-run.ts';
import { type Answer, type CallOptions, openServer, type Server } from './server-fixture.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const verify = (...given: Parameters<typeof argon2.verify>) => {
    hashing.count += 1;
    return argon2.verify(...given);
  };
  return { ...argon2, verify };
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const minute = 60_000;

describeOnEmbedded('ways to sign in', ({ open }) => {
  const logged: string[] = [];
  let server: Server;
  beforeAll(async () => {
    const stream = { write: (line: string) => void logged.push(line) };
    server = await openServer(await open(), { logger: { level: 'info', stream } });
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown, options: CallOptions = {}) =>
    server.call('POST', url, { headers: json, body: JSON.stringify(body), ...options });
  const login = (account: string, password: string, address: string, more: Record<string, string> = {}) =>
    server.call('POST', '/api/oauth/Login', {
      address,
      headers: form,
      body: new URLSearchParams({ account, password: sentPassword(password), ...more }).toString(),
    });
  const picture = async (address = '10.19.0.1') => (await server.call('GET', '/api/oauth/ImageCode', { address })).data;
  const reading = async () => readingOf(server.database, await picture());
  const needCode = async (account: string, address: string) =>
    (await server.call('GET', `/api/oauth/getConfig/${encodeURIComponent(account)}`, { address })).data.loginNeedCode;

  const rounds = times(200, 20);
  /**
   * Asks many times in turn, and holds together what each kind of question costs: one password is hashed for each, whatever
   * is wrong with it, which is where the time goes. A long run holds the times themselves together: their medians, so that
   * what else the machine does falls upon all alike.
   * @param every rounds after which the counts of tries begin anew, before any of them matters
   * @returns the answers that came, each once
   */
  const compare = async (ask: Readonly<Record<string, (round: number) => Promise<Answer>>>, every: number) => {
    const taken = new Map<string, number[]>(Object.keys(ask).map((kind) => [kind, []]));
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      if (round % every === 0) server.advance(16 * minute);
      const hashed = new Set<number>();
      for (const [kind, send] of Object.entries(ask)) {
        hashing.count = 0;
        const begun = performance.now();
        const { status, code, msg, data } = await send(round);
        taken.get(kind)?.push(performance.now() - begun);
        hashed.add(hashing.count);
        answers.add(JSON.stringify({ status, code, msg, data }));
      }
      expect(hashed.size).toBe(1);
    }
    const medians = [...taken.values()].map((each) => each.toSorted((a, b) => a - b)[rounds / 2] ?? 0);
    if (isLongRun) expect(Math.max(...medians) - Math.min(...medians), JSON.stringify(medians)).toBeLessThan(10);
    return [...answers].map((text) => JSON.parse(text));
  };

  describe('by a password, answers alike and as soon (A12)', () => {
    const wrong = (account: string) => (round: number) => login(account, 'Wrong2026', `10.30.${round}.1`);
    const refused = { status: 400, code: 400, msg: '账号或密码不正确', data: null };

    it('for an account that is there, that is not, that was switched off, and that has no password', async () => {
      const people = tables(server.database.kysely).updateTable('base_user');
      const { password_hash } = await tables(server.database.kysely)
        .selectFrom('base_user')
        .select('password_hash')
        .where('account', '=', 'staff')
        .executeTakeFirstOrThrow();
      await people.set({ enabled_mark: 0, password_hash }).where('account', '=', 'sunhao').execute();
      const accounts = { there: 'staff', absent: 'no-such-one', off: 'sunhao', bare: 'liwei' };
      const asking = Object.fromEntries(Object.entries(accounts).map(([kind, account]) => [kind, wrong(account)]));
      expect(await compare(asking, 40)).toEqual([refused]);
      await people.set({ enabled_mark: 1, password_hash: '' }).where('account', '=', 'sunhao').execute();
    });

    it('for an account that is locked, there or not, and for the right password of it', async () => {
      const address = '10.31.0.1';
      const locked = (account: string, password: string) => async (round: number) => {
        for (let tries = round % 40 === 0 ? 0 : 10; tries < 10; tries += 1)
          await login(account, 'Wrong2026', address, { code: await reading() });
        return login(account, password, address);
      };
      const answers = await compare(
        {
          there: locked('staff', 'Wrong2026'),
          right: locked('staff', 'Adit2026'),
          absent: locked('absent', 'Wrong2026'),
        },
        40,
      );
      expect(answers).toEqual([{ status: 429, code: 429, msg: expect.stringContaining('15'), data: null }]);
    });

    it('for an account that is locked where its person signed in before, with the picture read and without', async () => {
      const address = '10.32.0.1';
      server.advance(16 * minute);
      expect((await login('staff', 'Adit2026', address)).code).toBe(200);
      const locked = (account: string, isRead: boolean) => async (round: number) => {
        for (let tries = round % 20 === 0 ? 0 : 10; tries < 10; tries += 1) await login(account, 'Wrong2026', address);
        return login(account, 'Wrong2026', address, isRead ? { code: await reading() } : {});
      };
      for (const isRead of [false, true]) {
        const answers = await compare({ there: locked('staff', isRead), absent: locked('absent', isRead) }, 20);
        expect(answers).toEqual([{ status: 429, code: 429, msg: expect.stringContaining('15'), data: null }]);
      }
    });

    it('for a sub-account of an account that is there or not', async () => {
      const asking = { there: wrong('13800000001@staff'), absent: wrong('13800000001@no-such-one') };
      expect(await compare(asking, 40)).toEqual([refused]);
    });
  });

  describe('with a picture to be read', () => {
    it('is asked for after three wrong tries from an address, alike for accounts that exist and that do not', async () => {
      for (const account of ['chenjg', 'nobody-here']) {
        const address = '10.20.0.1';
        expect(await needCode(account, address)).toBe(false);
        for (let round = 0; round < 3; round += 1)
          expect((await login(account, `wrong${round}`, address)).msg).toBe('账号或密码不正确');
        expect(await needCode(account, address)).toBe(true);
        expect(await needCode(` ${account.toUpperCase()}`, address)).toBe(true);
        expect(await needCode(account, '10.20.0.2')).toBe(false);
        const bare = await login(account, 'wrong', address);
        expect(bare).toMatchObject({ status: 400, msg: '请输入验证码', data: { findings: [{ at: '/code' }] } });
        const wrong = await login(account, 'wrong', address, { code: `${(await picture()).id}.XXXXX` });
        expect(wrong).toMatchObject({ status: 400, msg: '验证码不正确，请重新输入' });
        const right = await login(account, 'wrong', address, { code: await reading() });
        expect(right.msg).toBe('账号或密码不正确');
      }
    });

    it('lets in who reads it, or has the device work instead, and counts once', async () => {
      const address = '10.20.1.1';
      for (let round = 0; round < 3; round += 1) await login('staff', 'wrong', address);
      expect((await login('staff', 'Adit2026', address)).status).toBe(400);
      const shown = await picture();
      const [, characters = ''] = (await readingOf(server.database, shown)).split('.');
      const read = { code: characters.toLowerCase(), timestamp: shown.id };
      expect((await login('staff', 'wrong', address, read)).msg).toBe('账号或密码不正确');
      expect((await login('staff', 'Adit2026', address, read)).msg).toBe('验证码不正确，请重新输入');
      expect((await login('staff', 'Adit2026', address, { code: workFor(await picture()) })).code).toBe(200);
      expect(await needCode('staff', address)).toBe(false);
      const old = await reading();
      for (let round = 0; round < 3; round += 1) await login('staff', 'wrong', address);
      server.advance(6 * minute);
      expect((await login('staff', 'Adit2026', address, { code: old })).msg).toBe('验证码不正确，请重新输入');
    });

    it('is asked for from an address that tries many accounts, and not for people who come in', async () => {
      const address = '10.20.2.1';
      for (let round = 0; round < 5; round += 1) await login('staff', 'Adit2026', address);
      for (let round = 0; round < 30; round += 1) await login(`guess${round}`, 'Adit2026', address);
      expect(await needCode('someone-else', address)).toBe(true);
      expect(await needCode('someone-else', '10.20.2.2')).toBe(false);
      server.advance(16 * minute);
      expect(await needCode('someone-else', address)).toBe(false);
    });

    it('is drawn for one address two hundred times in a quarter of an hour', async () => {
      const answers = [];
      for (let round = 0; round < 201; round += 1)
        answers.push((await server.call('GET', '/api/oauth/ImageCode', { address: '10.20.3.1' })).status);
      expect([answers.at(199), answers.at(200)]).toEqual([200, 429]);
    });
  });

  describe('as a sub-account', () => {
    it('needs the mobile number of an administrator of its tenant, and counts tries by the account alone', async () => {
      await tables(server.database.kysely)
        .updateTable('base_user')
        .set({ mobile: '138 0000 1111', mobile_key: '13800001111' })
        .where('account_key', '=', 'admin')
        .execute();
      expect((await login('+86 13800001111@STAFF', 'Adit2026', '10.21.0.1')).code).toBe(200);
      const refused = { status: 400, msg: '账号或密码不正确', data: null };
      expect(await login('13800002222@staff', 'Adit2026', '10.21.0.1')).toMatchObject(refused);
      expect(await login('13800001111@nobody', 'Adit2026', '10.21.0.1')).toMatchObject(refused);
      for (const mobile of ['13800002222', '13800003333']) await login(`${mobile}@staff`, 'wrong', '10.21.0.1');
      expect(await needCode('13800009999@staff', '10.21.0.1')).toBe(true);
      expect(await needCode('staff', '10.21.0.1')).toBe(true);
    });
  });

  describe('for a company that is not here yet', () => {
    const wish = { company: '东城管廊公司', contact: '王强', mobile: '139 0000 0001' };
    const signUp = async (body: object, address = '10.22.0.1') =>
      post('/api/oauth/SignUp', { code: await reading(), ...body }, { address });

    it('keeps the wish for the operator, and answers alike whoever asks again', async () => {
      const [first, again] = [await signUp(wish), await signUp(wish)];
      expect([first.code, again.code]).toEqual([200, 200]);
      expect([first.msg, first.data]).toEqual([again.msg, again.data]);
      const list = async (account: string) =>
        server.call('GET', '/api/oauth/SignUp', { token: await server.token(account) });
      expect((await list('admin')).data.list).toHaveLength(2);
      expect((await list('admin')).data.list[0]).toMatchObject({ ...wish, mobile: '13900000001' });
      expect(await list('staff')).toMatchObject({ status: 403 });
      const token = await server.token('admin');
      const find = async (query: string) => (await server.call('GET', `/api/oauth/SignUp?${query}`, { token })).data;
      expect(await find('pageSize=1&currentPage=2')).toMatchObject({
        list: [{ company: wish.company }],
        pagination: { currentPage: 2, pageSize: 1, total: 2 },
      });
      expect((await find(`keyword=${encodeURIComponent('东城')}`)).pagination.total).toBe(2);
      expect((await find('keyword=%25')).list).toEqual([]);
      expect((await find('keyword=nobody')).list).toEqual([]);
    });

    it('answers alike, and as soon, to the name of a tenant and to one that nobody has (A12)', async () => {
      const { data } = await server.call('GET', '/api/oauth/CurrentUser', { token: await server.token('admin') });
      const asking = (company: string) => (round: number) => signUp({ ...wish, company }, `10.22.1.${round}`);
      const names = { tenant: asking(data.userInfo.organizeName), nobody: asking('没有这家公司') };
      expect(await compare(names, 40)).toMatchObject([{ status: 200, code: 200, data: null }]);
    });

    it('says what is missing at its field, and takes no more than five in a while', async () => {
      expect(await signUp({ ...wish, mobile: '1390000' })).toMatchObject({
        status: 400,
        msg: '请输入正确的手机号',
        data: { findings: [{ at: '/mobile' }] },
      });
      expect(await signUp({ ...wish, code: '' })).toMatchObject({ status: 400, msg: '请输入验证码' });
      expect(await signUp({ ...wish, company: '' })).toMatchObject({ status: 400 });
      expect(await signUp({ ...wish, company: 'x'.repeat(101) })).toMatchObject({ status: 400 });
      const answers = [];
      for (let round = 0; round < 6; round += 1) answers.push((await signUp(wish, '10.22.0.2')).status);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  describe('by a code sent to a mobile', () => {
    const known = '13800000002';
    const ask = (mobile: string, address = '10.23.0.1') =>
      post('/api/oauth/MobileCode', { mobile, purpose: 'signIn' }, { address });
    const enter = (mobile: string, code: string, address = '10.23.0.1') =>
      post('/api/oauth/Login/mobile', { mobile, code }, { address });
    const refused = { status: 400, code: 400, msg: '验证码不正确或已失效', data: { findings: [{ at: '/code' }] } };
    const outbox = async (account = 'admin') =>
      (await server.call('GET', '/api/oauth/Outbox?pageSize=100', { token: await server.token(account) })).data.list;
    /** Sends run after the answer. */
    const codeFor = async (mobile: string): Promise<string> => {
      const before = (await outbox()).length;
      expect((await ask(mobile)).code).toBe(200);
      await expect.poll(async () => (await outbox()).length).toBe(before + 1);
      const [{ recipient, body }] = await outbox();
      expect(recipient).toBe(mobile);
      return /\d{6}/.exec(body)?.[0] ?? '';
    };

    it('lets in once, whose number it is, and keeps no code in the database or the log', async () => {
      const code = await codeFor(known);
      const { data } = await enter(` +86 ${known}`, ` ${code} `);
      const me = await server.call('GET', '/api/oauth/CurrentUser', { token: data.token });
      expect(me.data.userInfo.userAccount).toBe('staff');
      expect(await enter(known, code)).toMatchObject(refused);
      const rows = await tables(server.database.kysely).selectFrom('base_mobile_code').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code);
      const log = logged.join('');
      expect(log).toContain('138****0002');
      expect(log).not.toContain(code);
      expect(log).not.toContain(known);
    });

    it('takes five tries, ten minutes, one number, and one code a minute', async () => {
      server.advance(minute);
      const code = await codeFor(known);
      expect(await ask(known)).toMatchObject({ status: 429, msg: '验证码刚刚发送，请 60 秒后再获取' });
      expect(await enter('13800000001', code)).toMatchObject(refused);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let round = 0; round < 5; round += 1) expect(await enter(known, wrong)).toMatchObject(refused);
      expect(await enter(known, code)).toMatchObject(refused);
      server.advance(minute);
      const next = await codeFor(known);
      server.advance(10 * minute);
      expect(await enter(known, next)).toMatchObject(refused);
    });

    it('withstands a thousand guesses', async () => {
      server.advance(16 * minute);
      const code = await codeFor(known);
      const answers = new Map<number, number>();
      for (let guess = 0; guess < 1_000; guess += 1) {
        const text = String(guess * 7).padStart(6, '0');
        if (text === code) continue;
        const { status } = await enter(known, text, `10.24.${guess % 40}.1`);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      expect([...answers.keys()].sort()).toEqual([400]);
      expect(await enter(known, code)).toMatchObject(refused);
      const { tries } = await tables(server.database.kysely)
        .selectFrom('base_mobile_code')
        .where('mobile_key', '=', known)
        .select('tries')
        .executeTakeFirstOrThrow();
      expect(tries).toBe(5);
    });

    it('leaves the code that was sent as it is when another one is refused, for the number or the address', async () => {
      server.advance(16 * minute);
      let code = '';
      for (let round = 0; round < 5; round += 1) {
        code = await codeFor(known);
        server.advance(minute + 1);
      }
      expect((await ask(known, '10.23.1.1')).status).toBe(429);
      expect((await enter(known, code)).code).toBe(200);

      server.advance(16 * minute);
      code = await codeFor(known);
      server.advance(minute + 1);
      for (let round = 0; round < 30; round += 1) await ask(`136000001${10 + round}`, '10.23.1.2');
      for (const mobile of [known, '13600000999']) expect((await ask(mobile, '10.23.1.2')).status).toBe(429);
      const made = await tables(server.database.kysely)
        .selectFrom('base_mobile_code')
        .select('mobile_key')
        .where('mobile_key', 'in', ['13600000139', '13600000999'])
        .execute();
      expect(made).toEqual([{ mobile_key: '13600000139' }]);
      expect((await enter(known, code)).code).toBe(200);
    });

    it('answers alike, and as soon, for numbers that somebody has and that nobody has', async () => {
      const asking = (mobile: string) => (round: number) => ask(mobile, `10.25.${round}.1`);
      const numbers = { somebody: asking(known), nobody: asking('13999999999') };
      expect(await compare(numbers, 1)).toHaveLength(1);
      expect(await enter('13999999999', '123456')).toMatchObject(refused);
    });

    it('refuses what is no number, sends at most five for one and thirty from one address', async () => {
      expect(await ask('12345')).toMatchObject({
        status: 400,
        msg: '请输入正确的手机号',
        data: { findings: [{ at: '/mobile' }] },
      });
      expect(await post('/api/oauth/MobileCode', { mobile: known, purpose: 'reset' })).toMatchObject({ status: 400 });
      server.advance(16 * minute);
      const ofNumber = [];
      for (let round = 0; round < 6; round += 1) {
        ofNumber.push((await ask('13700000000', '10.26.0.1')).status);
        server.advance(minute + 1);
      }
      expect(ofNumber).toEqual([200, 200, 200, 200, 200, 429]);
      const ofAddress = [];
      for (let round = 0; round < 31; round += 1)
        ofAddress.push((await ask(`137000001${10 + round}`, '10.26.0.2')).status);
      expect([ofAddress.at(29), ofAddress.at(30)]).toEqual([200, 429]);
    });

    it('sends to no two people with one number, nor to somebody who was switched off', async () => {
      server.advance(16 * minute);
      const users = tables(server.database.kysely).updateTable('base_user');
      await users.set({ enabled_mark: 0 }).where('account_key', '=', 'staff').execute();
      const before = (await outbox()).length;
      expect((await ask(known)).code).toBe(200);
      await users.set({ enabled_mark: 1 }).where('account_key', '=', 'staff').execute();
      server.advance(minute);
      await codeFor(known);
      expect(await outbox()).toHaveLength(before + 1);
    });

    it('is read by developers, those to administrators by administrators alone', async () => {
      server.advance(16 * minute);
      await tables(server.database.kysely)
        .insertInto('base_authorize')
        .values({
          id: 'design-staff',
          tenant_id: 'main',
          item_type: 'design',
          item_id: 'visualdev',
          module_id: '',
          object_type: 'user',
          object_id: 'user-zhoumin',
          creator_id: null,
          creator_time: new Date().toISOString(),
        })
        .execute();
      await codeFor('13800001111');
      const ofStaff: { recipient: string }[] = await outbox('staff');
      expect(ofStaff.length).toBeGreaterThan(0);
      expect(ofStaff.map(({ recipient }) => recipient)).not.toContain('13800001111');
    });
  });

  describe('by a code that another device scans', () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';
    const code = async (address = '10.27.0.1') =>
      (await post('/api/oauth/QrCode', {}, { address, headers: { ...json, 'user-agent': agent } })).data;
    const state = async (secret: string) => (await post('/api/oauth/QrCode/State', { secret })).data;
    const scan = async (code: string, token: string) =>
      (await post('/api/oauth/QrCode/Scan', { code }, { token })).data;
    const answer = (code: string, allow: boolean, token: string) =>
      post('/api/oauth/QrCode/Confirm', { code, allow }, { token });
    let staff: string;
    let admin: string;
    beforeAll(async () => {
      staff = await server.token('staff');
      admin = await server.token('admin');
    });

    it('waits, is scanned, is confirmed, and lets in the page that asked, once', async () => {
      const shown = await code();
      expect(shown).toMatchObject({ seconds: 120, publicUrl: '' });
      expect(await state(shown.secret)).toEqual({ state: 'waiting', tokens: null });
      expect(await scan(shown.code, staff)).toEqual({ known: true, address: '10.27.0.1', agent: 'Chrome · Windows' });
      expect(await state(shown.secret)).toEqual({ state: 'scanned', tokens: null });
      expect((await scan(shown.code, staff)).known).toBe(true);
      expect((await answer(shown.code, true, staff)).code).toBe(200);
      const both = await Promise.all([state(shown.secret), state(shown.secret)]);
      const tokens = both.flatMap((one) => one.tokens ?? []);
      expect(tokens).toHaveLength(1);
      const me = await server.call('GET', '/api/oauth/CurrentUser', { token: tokens[0].token });
      expect(me.data.userInfo.userAccount).toBe('staff');
      expect(await state(shown.secret)).toEqual({ state: 'expired', tokens: null });
    });

    it('belongs to whoever scanned it first, and what is on the screen lets nobody in', async () => {
      const shown = await code();
      expect(await state(shown.code)).toEqual({ state: 'expired', tokens: null });
      expect((await answer(shown.code, true, staff)).status).toBe(404);
      await scan(shown.code, staff);
      expect(await scan(shown.code, admin)).toEqual({ known: false, address: '', agent: '' });
      expect(await answer(shown.code, true, admin)).toMatchObject({ status: 404, data: null });
      expect(await state(shown.secret)).toEqual({ state: 'scanned', tokens: null });
    });

    it('is dead at once when it was refused, and after two minutes', async () => {
      const refused = await code();
      await scan(refused.code, staff);
      await answer(refused.code, false, staff);
      expect(await state(refused.secret)).toEqual({ state: 'expired', tokens: null });
      const late = await code();
      await scan(late.code, staff);
      server.advance(2 * minute);
      expect((await answer(late.code, true, staff)).status).toBe(404);
      expect(await state(late.secret)).toEqual({ state: 'expired', tokens: null });
      expect((await scan('no-such-code', staff)).known).toBe(false);
    });

    it('lets nobody in when the sessions of who confirmed it end before the page asks (A05-A07)', async () => {
      const onStaff = (action: string, body: unknown) =>
        post(`/api/tenant/TenantUser/User/user-zhoumin/main/Actions/${action}`, body, { token: admin });
      const renew = (key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);
      const passwords = { oldPassword: 'Adit2026', password: 'Tunnel99' };
      const ends: Record<string, (own: { token: string; tokenKey: string }) => Promise<Answer>> = {
        'a password changed': ({ token }) =>
          post('/api/permission/Users/Current/Actions/ModifyPassword', passwords, { token }),
        'a password given': () => onStaff('ResetPassword', { userPassword: passwords.oldPassword, mustChange: false }),
        'switched off and on': async () => {
          await onStaff('State', { enabledMark: 0 });
          return onStaff('State', { enabledMark: 1 });
        },
        'forced off': () => post('/api/permission/OnlineUser/user-zhoumin/Actions/Offline', {}, { token: admin }),
        'signed out': ({ token }) => server.call('GET', '/api/oauth/Logout', { token }),
        'a key used twice': async ({ tokenKey }) => {
          await renew(tokenKey);
          server.advance(31_000);
          await renew(tokenKey);
          return renew(tokenKey);
        },
      };
      let password = 'Adit2026';
      const outcomes: Record<string, unknown> = {};
      for (const [way, end] of Object.entries(ends)) {
        const { data } = await server.signIn('staff', password, '10.28.0.1');
        const shown = await code();
        await scan(shown.code, data.token);
        expect((await answer(shown.code, true, data.token)).code).toBe(200);
        expect((await end(data)).code, way).toBe(way === 'a key used twice' ? 601 : 200);
        password = way === 'a password changed' ? 'Tunnel99' : 'Adit2026';
        outcomes[way] = await state(shown.secret);
      }
      const over = { state: 'expired', tokens: null };
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(ends).map((way) => [way, over])));
      staff = await server.token('staff');
    });

    it('is confirmed by no session that ended a moment before, on another node perhaps', async () => {
      const { data } = await server.signIn('staff');
      const shown = await code();
      await scan(shown.code, data.token);
      await tables(server.database.kysely)
        .updateTable('base_session')
        .set({ ended_time: new Date().toISOString(), ended_reason: 'forced' })
        .where('token_hash', '=', hashOf(data.token))
        .execute();
      expect(await answer(shown.code, true, data.token)).toMatchObject({ status: 401, code: 601 });
      expect(await state(shown.secret)).toEqual({ state: 'scanned', tokens: null });
    });

    it('names the address of the operator, whatever a request says of its host', async () => {
      const headers = {
        ...json,
        host: 'evil.example',
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
      };
      const { data } = await post('/api/oauth/QrCode', {}, { headers });
      expect(JSON.stringify(data)).not.toContain('evil');
    });
  });
});
