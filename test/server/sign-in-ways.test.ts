import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { tables } from '../../server/tables.ts';
import { readingOf, workFor } from '../support/captcha.ts';
import { describeOnEmbedded } from '../support/databases.ts';
import { type CallOptions, openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const minute = 60_000;

describeOnEmbedded('ways to sign in', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
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
    (await server.call('GET', `/api/oauth/getConfig/${encodeURIComponent(account)}`, { address })).data.needCode;

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
});
