import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { json } from '../../server/database/index.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import { tables } from '../../server/kernel/tables.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const type = { 'content-type': 'application/json' };

describeOnDatabases('rules of signing in that an administrator sets', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
  });
  afterAll(() => server.close());

  /** What is known of sessions for a moment is known no more. */
  const heard = () => server.context.live.announce('config', { tenantId: firstTenant });
  const later = (ms: number) => {
    server.advance(ms);
    heard();
  };
  const database = () => tables(server.context.database.kysely);
  /** As the page saves it, by a session that no rule can end. */
  const set = async (change: Partial<Settings>) => {
    const { value } = await database()
      .selectFrom('base_config')
      .select('value')
      .where('tenant_id', '=', firstTenant)
      .where('name', '=', 'system')
      .executeTakeFirstOrThrow();
    await database()
      .updateTable('base_config')
      .set({ value: json({ ...Object(value), ...change }) })
      .where('name', '=', 'system')
      .execute();
    heard();
  };
  const usual = {
    singleLogin: 2,
    tokenTimeout: 1_440,
    tokenHours: 0,
    lockScreen: 0,
    passwordErrorsNumber: 10,
    lockType: 2,
    lockTime: 15,
    enableVerificationCode: 'afterTries',
    verificationCodeNumber: 4,
    whitelistSwitch: false,
    whiteListIp: '',
    passwordLengthMinNumber: 6,
    disableTheNumberOfOldPasswords: 0,
    containsNumbers: true,
    includeUppercaseLetters: false,
    containsCharacters: false,
    updateCycle: 0,
    lastLoginTimeSwitch: false,
    mandatoryModificationOfInitialPassword: true,
  } as const;
  afterEach(async () => {
    await set(usual);
    await database().deleteFrom('base_attempt').execute();
  });

  const me = (token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });
  const post = (token: string, url: string, body: object) =>
    server.call('POST', url, { token, headers: type, body: JSON.stringify(body) });
  const wrong = (address: string) => server.signIn('staff', 'wrong-1', address);

  it('locks after as many tries as are set, for as long as is set', async () => {
    await set({ passwordErrorsNumber: 3, lockTime: 60 });
    for (let at = 0; at < 3; at += 1) expect((await wrong('10.1.0.1')).status).toBe(400);
    const locked = await wrong('10.1.0.1');
    expect([locked.status, locked.msg]).toEqual([429, '登录失败次数过多，请 60 分钟后再试']);
    const token = await server.token('admin');
    const list = async () =>
      (await server.call('GET', '/api/permission/Users?keyword=staff', { token })).data.list[0].state;
    expect(await list()).toBe('locked');
    later(59 * minute);
    expect(await list()).toBe('locked');
    later(2 * minute);
    expect(await list()).not.toBe('locked');
    expect((await server.signIn('staff', defaultPassword, '10.1.0.1')).status).toBe(200);
  });

  it('locks until an administrator unlocks, where that is set; never, where no number is', async () => {
    await set({ passwordErrorsNumber: 3, lockType: 1 });
    for (let at = 0; at < 3; at += 1) await wrong('10.1.0.2');
    later(30 * 24 * hour);
    const token = await server.token('admin');
    const state = async () =>
      (await server.call('GET', '/api/permission/Users?keyword=staff', { token })).data.list[0].state;
    expect(await state()).toBe('locked');
    await post(token, '/api/tenant/TenantUser/User/user-zhoumin/main/Actions/unlock', {});
    expect(await state()).not.toBe('locked');
    await set({ passwordErrorsNumber: 0 });
    for (let at = 0; at < 12; at += 1) await wrong('10.1.0.3');
    expect(await state()).not.toBe('locked');
  });

  it('asks for a picture at every sign-in where that is set, with as many characters as are set', async () => {
    const need = async () => (await server.call('GET', '/api/oauth/getConfig/staff', { address: '10.1.0.4' })).data;
    expect((await need()).loginNeedCode).toBe(false);
    await set({ enableVerificationCode: 'always', verificationCodeNumber: 6 });
    expect((await need()).loginNeedCode).toBe(true);
    expect((await server.signIn('staff', defaultPassword, '10.1.0.4')).msg).toBe('请输入验证码');
    const picture = await server.call('GET', '/api/oauth/ImageCode', { address: '10.1.0.4' });
    expect(picture.data.characters).toBe(6);
  });

  it('ends the session before, with words, where one place is all that is allowed', async () => {
    const [first, second] = [await server.token('staff'), await server.token('staff')];
    expect([(await me(first)).status, (await me(second)).status]).toEqual([200, 200]);
    await set({ singleLogin: 1 });
    const third = await server.token('staff');
    for (const token of [first, second])
      expect(await me(token)).toMatchObject({ status: 401, code: 601, msg: '您的账号在别处登录，此处已退出' });
    expect((await me(third)).status).toBe(200);
  });

  it('ends a session that nobody used for as long as is set, and one that is too old, renewed or not', async () => {
    await set({ tokenTimeout: 30 });
    const { token, tokenKey } = (await server.signIn('staff')).data;
    for (let at = 0; at < 3; at += 1) {
      later(29 * minute);
      expect((await me(token)).status).toBe(200);
    }
    later(31 * minute);
    expect(await me(token)).toMatchObject({ status: 401, code: 600 });
    expect((await server.call('GET', `/api/frame/Login/getTokenByKey/${tokenKey}`)).code).toBe(600);
    await set({ tokenTimeout: 1_440, tokenHours: 2 });
    const other = (await server.signIn('staff')).data;
    later(119 * minute);
    expect((await me(other.token)).status).toBe(200);
    later(2 * minute);
    expect((await me(other.token)).code).toBe(600);
  });

  it('lets a session rest for longer than a token lives, where that is set', async () => {
    await set({ tokenTimeout: 43_200 });
    const { tokenKey } = (await server.signIn('staff')).data;
    later(20 * 24 * hour);
    expect((await server.call('GET', `/api/frame/Login/getTokenByKey/${tokenKey}`)).status).toBe(200);
  });

  it('locks the screen of a session that nobody used, until its password is said', async () => {
    await set({ lockScreen: 5 });
    const token = await server.token('staff');
    later(4 * minute);
    expect((await me(token)).status).toBe(200);
    later(6 * minute);
    expect((await me(token)).status).toBe(423);
    expect((await post(token, '/api/oauth/Unlock', { password: sentPassword(defaultPassword) })).status).toBe(200);
    expect((await me(token)).status).toBe(200);
  });

  it('lets people in from listed addresses alone, and refuses a list that shuts out whoever sets it', async () => {
    const token = await server.token('admin');
    const { revision } = (await server.call('GET', '/api/system/SysConfig', { token })).data;
    const save = (whiteListIp: string, address: string) =>
      server.call('POST', '/api/system/SysConfig', {
        token,
        address,
        headers: type,
        body: JSON.stringify({ whitelistSwitch: true, whiteListIp, revision }),
      });
    const said = async (list: string) => Object((await save(list, '10.2.0.7')).data).findings?.[0];
    expect(await said('10.3.0.0/16')).toMatchObject({ at: '/whiteListIp', code: 'settings.ownAddressShutOut' });
    for (const list of ['10.2.0', '10.2.0.0/33', '::1/129', 'x', '10.2.0.7/8/9'])
      expect(await said(list)).toMatchObject({ at: '/whiteListIp', code: 'settings.addressWrong' });
    expect((await save('10.2.0.0/24\n\n2001:db8::/32', '10.2.0.7')).status).toBe(200);
    const from = async (address: string) => (await server.signIn('staff', defaultPassword, address)).status;
    expect(await from('10.2.0.200')).toBe(200);
    expect(await from('::ffff:10.2.0.9')).toBe(200);
    expect(await from('2001:db8:1::5')).toBe(200);
    expect(await from('10.2.1.1')).toBe(403);
    expect(await from('2001:db9::1')).toBe(403);
  });

  it('asks of a new password what is set, and refuses those that were used before', async () => {
    const change = async (oldPassword: string, password: string) => {
      const token = (await server.signIn('staff', oldPassword)).data.token;
      return post(token, '/api/permission/Users/Current/Actions/ModifyPassword', { oldPassword, password });
    };
    await set({
      passwordLengthMinNumber: 10,
      containsCharacters: true,
      includeUppercaseLetters: true,
      disableTheNumberOfOldPasswords: 2,
    });
    for (const password of ['Tunnel2026', 'tunnel-2026', 'Tunnel-26', 'Tunnel-Road', `T-1${'x'.repeat(30)}`])
      expect((await change(defaultPassword, password)).msg).toBe(
        '密码应为 10-20 位字母、数字和符号，且须含有大写字母、数字、符号',
      );
    expect((await change(defaultPassword, 'Tunnel-2026')).status).toBe(200);
    expect((await change('Tunnel-2026', 'Tunnel-2027')).status).toBe(200);
    expect((await change('Tunnel-2027', 'Tunnel-2026')).msg).toBe('不能使用最近 2 个用过的密码');
    expect((await change('Tunnel-2027', 'Tunnel-2028')).status).toBe(200);
    expect((await change('Tunnel-2028', 'Tunnel-2026')).status).toBe(200);
    await set(usual);
    expect((await change('Tunnel-2026', defaultPassword)).status).toBe(200);
  });

  it('asks for another password once one is older than is set', async () => {
    await set({ updateCycle: 30 });
    const { token } = (await server.signIn('staff')).data;
    expect((await me(token)).data.userInfo.mustChangePassword).toBe(false);
    later(31 * 24 * hour);
    const old = (await server.signIn('staff')).data.token;
    expect((await me(old)).data.userInfo.mustChangePassword).toBe(true);
    expect((await server.call('GET', '/api/system/DictionaryData/All', { token: old })).status).toBe(403);
    const changed = { oldPassword: defaultPassword, password: 'Tunnel2026' };
    expect((await post(old, '/api/permission/Users/Current/Actions/ModifyPassword', changed)).status).toBe(200);
    expect((await server.call('GET', '/api/system/DictionaryData/All', { token: old })).status).toBe(200);
    const back = { oldPassword: 'Tunnel2026', password: defaultPassword };
    expect((await post(old, '/api/permission/Users/Current/Actions/ModifyPassword', back)).status).toBe(200);
  });

  it('tells after signing in when and where from that was before, and that a password is soon too old', async () => {
    const notices = async () => (await me(await server.token('staff'))).data.notices;
    expect(await notices()).toEqual([]);
    await set({ lastLoginTimeSwitch: true, updateCycle: 60, updateInAdvance: 7 });
    expect(await notices()).toEqual([expect.stringMatching(/^上次登录：\d{4}-\d\d-\d\d \d\d:\d\d，IP 10\.0\.0\.1$/)]);
    later(55 * 24 * hour);
    expect(await notices()).toEqual([expect.stringContaining('上次登录'), '密码将在 5 天后到期，请及时修改']);
  });
});
