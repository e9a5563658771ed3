import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { settlePasswords } from '../../server/seed/seed.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const base = '/api/permission/Users/Current';
const json = { 'content-type': 'application/json' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describeOnDatabases('what people see and change of themselves', ({ open }) => {
  let server: Server;
  let staff: string;
  beforeAll(async () => {
    server = await openServer(await open());
    staff = await server.token('staff');
  });
  afterAll(() => server.close());

  const get = async (path: string, token = staff) => (await server.call('GET', `${base}/${path}`, { token })).data;
  const post = (path: string, body: unknown, token = staff) =>
    server.call('POST', `${base}/${path}`, {
      token,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: json }),
    });
  const upload = async (content: Buffer, token = staff, type = 'annexpic', name = 'me.png'): Promise<string> => {
    const { headers, body } = multipart(name, content, 'image/png');
    const answer = await server.call('POST', `/api/file/Uploader/${type}`, { token, headers, body });
    expect(answer).toMatchObject({ code: 200 });
    return answer.data.fileId;
  };

  it('is their own data: department from the company down, positions, roles, manager', async () => {
    expect(await get('BaseInfo')).toMatchObject({
      id: 'user-zhoumin',
      account: 'staff',
      realName: '周敏',
      organize: '滨江新城综合管廊运营有限公司 / 生产运行部 / 运维一班',
      position: '班长',
      roles: '运维人员',
      manager: '陈建国',
    });
    const names = async (path: string) => (await get(path)).list.map(({ fullName }: { fullName: string }) => fullName);
    expect(await names('getUserOrganizes')).toEqual(['滨江新城综合管廊运营有限公司', '生产运行部', '运维一班']);
    expect(await names('getUserPositions')).toEqual(['班长']);
    expect(await names('getUserRoles')).toEqual(['运维人员']);
  });

  it('is changed where it is theirs to change, and nowhere else', async () => {
    expect((await post('BaseInfo', { gender: 1, email: ' zhou@example.com ' })).code).toBe(200);
    expect(await get('BaseInfo')).toMatchObject({ gender: 1, email: 'zhou@example.com', realName: '周敏' });
    expect(await post('BaseInfo', { gender: 1, email: 'nobody' })).toMatchObject({
      status: 400,
      msg: '请输入正确的邮箱地址',
    });
    for (const body of [
      { gender: 3, email: '' },
      { gender: 1 },
      { gender: 1, email: '', realName: 'x' },
      { gender: 1, email: '', isAdministrator: true },
      { gender: 1, email: '', id: 'user-admin' },
    ])
      expect((await post('BaseInfo', body)).status).toBe(400);
    expect((await post('BaseInfo', { gender: 2, email: null })).code).toBe(200);
    expect(await get('BaseInfo')).toMatchObject({ gender: 2, email: '' });
  });

  it('is theme and language, each kept beside the other', async () => {
    expect((await post('SystemTheme', { mode: 'dark', colour: 'green' })).code).toBe(200);
    expect((await post('SystemLanguage', { language: 'en' })).code).toBe(200);
    const row = await tables(server.database.kysely)
      .selectFrom('base_user')
      .select('preferences')
      .where('tenant_id', '=', 'main')
      .where('id', '=', 'user-zhoumin')
      .executeTakeFirstOrThrow();
    expect(row.preferences).toEqual({ mode: 'dark', colour: 'green', language: 'en' });
    const { data } = await server.call('GET', '/api/oauth/CurrentUser', { token: staff });
    expect(data.userInfo.preferences).toEqual({ mode: 'dark', colour: 'green', language: 'en' });
    expect((await post('SystemLanguage', { language: 'xx' })).status).toBe(400);
    expect((await post('SystemTheme', { mode: 'blue', colour: 'x' })).status).toBe(400);
  });

  it('is what the home page offers first, in its order; none puts the usual back', async () => {
    const kept = async () =>
      (await server.call('GET', '/api/oauth/CurrentUser', { token: staff })).data.userInfo.preferences.shortcuts;
    expect((await post('Shortcuts', { ids: ['menu-b', 'menu-a'] })).code).toBe(200);
    expect(await kept()).toBe('menu-b,menu-a');
    expect((await post('Shortcuts', { ids: [] })).code).toBe(200);
    expect(await kept()).toBe('');
    const many = Array.from({ length: limits.shortcutsMost + 1 }, (_, at) => `m${at}`);
    for (const ids of [many, ['a', 'a'], ['a,b'], [''], 'a'])
      expect((await post('Shortcuts', { ids })).status).toBe(400);
  });

  describe('pictures', () => {
    const file = (url: string, token: string) => server.call('GET', url, { token });

    it('are a portrait that all of the tenant see, and a signature that nobody else does', async () => {
      const admin = await server.token('admin');
      const head = await post(`Avatar/${await upload(png)}`, undefined);
      expect(head).toMatchObject({ code: 200, data: { url: expect.stringContaining('/annexpic/') } });
      expect((await server.call('GET', '/api/oauth/CurrentUser', { token: staff })).data.userInfo.headIcon).toBe(
        head.data.url,
      );
      expect((await file(head.data.url, admin)).status).toBe(200);
      const sign = await post('SignImg', { fileId: await upload(png) });
      expect(await get('SignImg')).toEqual(sign.data);
      expect((await file(sign.data.url, staff)).status).toBe(200);
      expect((await file(sign.data.url, admin)).status).toBe(404);
    });

    it('are told with who it is: the signature to its owner alone, until there is none', async () => {
      const signOf = async (token: string) =>
        (await server.call('GET', '/api/oauth/CurrentUser', { token })).data.userInfo.signImg;
      const sign = (await post('SignImg', { fileId: await upload(png) })).data.url;
      expect(sign).not.toBe('');
      expect([await signOf(staff), await signOf(await server.token('admin'))]).toEqual([sign, '']);
      const frame = await server.call('GET', '/api/frame/Login/CurrentUser', { token: staff });
      expect(frame.data.signImg).toBe(sign);
      await post('SignImg', { fileId: '0' });
      expect(await signOf(staff)).toBe('');
    });

    it('are let go when another takes their place, or none', async () => {
      const first = (await post(`Avatar/${await upload(png)}`, undefined)).data.url;
      const second = (await post(`Avatar/${await upload(png)}`, undefined)).data.url;
      expect((await file(first, staff)).status).toBe(404);
      expect((await file(second, staff)).status).toBe(200);
      expect((await post('Avatar/0', undefined)).data).toEqual({ url: '' });
      expect((await file(second, staff)).status).toBe(404);
      expect((await get('BaseInfo')).headIcon).toBe('');
    });

    it('are refused when they are too large, no pictures, not there or another person’s', async () => {
      const kept = (await post('SignImg', { fileId: await upload(png) })).data.url;
      const large = Buffer.concat([png, Buffer.alloc(limits.portraitBytes)]);
      expect(await post('SignImg', { fileId: await upload(large) })).toMatchObject({
        status: 413,
        msg: '图片不能超过 2 MB',
      });
      const annex = await upload(Buffer.from('text'), staff, 'annex', 'a.txt');
      const others = await upload(png, await server.token('admin'));
      for (const fileId of [annex, others, 'gone']) expect((await post('SignImg', { fileId })).status).toBe(400);
      expect((await get('SignImg')).url).toBe(kept);
    });
  });

  it('is the log of signing in at their account, newest first, by pages', async () => {
    await server.signIn('staff', 'Wrong999', '10.0.0.9');
    const log = await get('SystemLog?pageSize=1');
    expect(log.list).toMatchObject([{ outcome: 'refused', address: '10.0.0.9' }]);
    expect(log.pagination.total).toBeGreaterThan(1);
    const second = await get('SystemLog?pageSize=1&currentPage=2');
    expect(second.list).toMatchObject([{ outcome: 'done', address: '10.0.0.1' }]);
    const other = await server.token('admin');
    expect(JSON.stringify((await get('SystemLog', other)).list)).not.toContain('10.0.0.9');
  });

  describe('the password', () => {
    const change = (oldPassword: string, password: string, token: string) =>
      post('Actions/ModifyPassword', { oldPassword, password }, token);

    it('is changed by whoever knows the old one; all other sessions end, on their keys too', async () => {
      const here = await server.token('staff');
      const elsewhere = (await server.signIn('staff')).data;
      expect(await change('Wrong999', 'Better2026', here)).toMatchObject({ status: 400, msg: '原密码不正确' });
      expect(await change('Adit2026', 'Adit2026', here)).toMatchObject({ status: 400, msg: '新密码不能与原密码相同' });
      expect((await get('BaseInfo', here)).account).toBe('staff');
      const changed = await change('Adit2026', 'Better2026', here);
      expect(changed).toMatchObject({ code: 200, data: { ended: expect.any(Number) } });
      expect(changed.data.ended).toBeGreaterThan(0);
      expect((await get('BaseInfo', here)).account).toBe('staff');
      expect((await server.call('GET', `${base}/BaseInfo`, { token: elsewhere.token })).status).toBe(401);
      const renewal = await server.call('GET', `/api/frame/Login/getTokenByKey/${elsewhere.tokenKey}`);
      expect(renewal.status).toBe(401);
      expect((await server.signIn('staff')).code).not.toBe(200);
      expect((await server.signIn('staff', 'Better2026')).code).toBe(200);
      expect((await change('Better2026', 'Adit2026', here)).code).toBe(200);
      staff = await server.token('staff');
    });

    it('is not set by pages of the version before, which send hashes, nor against the rule', async () => {
      const here = await server.token('staff');
      const hashes = { oldPassword: sentPassword('Adit2026'), password: sentPassword('') };
      const refused = await post('Actions/ModifyPassword', hashes, here);
      expect(refused).toMatchObject({ status: 400, data: { findings: [{ at: '/password' }] } });
      expect(refused.msg).toContain('刷新');
      for (const password of ['', 'letters', 'abc123'])
        expect((await change('Adit2026', password, here)).status).toBe(400);
      expect((await server.signIn('staff')).code).toBe(200);
    });

    it('is not what it was for one of two who change it at once', async () => {
      const token = await server.token('staff');
      const both = await Promise.all([change('Adit2026', 'First2026', token), change('Adit2026', 'Second2026', token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      const won = both[0]?.status === 200 ? 'First2026' : 'Second2026';
      expect((await change(won, 'Adit2026', token)).code).toBe(200);
      staff = await server.token('staff');
    });

    it('is known for the one of the README when it is that one again (A94)', async () => {
      const token = await server.token('staff');
      const isDefault = async () =>
        (
          await tables(server.database.kysely)
            .selectFrom('base_user')
            .select('password_is_default')
            .where('id', '=', 'user-zhoumin')
            .executeTakeFirstOrThrow()
        ).password_is_default;
      expect((await change('Adit2026', 'Tunnel99', token)).code).toBe(200);
      expect(await isDefault()).toBe(false);
      expect((await change('Tunnel99', 'Adit2026', token)).code).toBe(200);
      expect(await isDefault()).toBe(true);
      expect(await settlePasswords(server.context)).toContain('staff');
      staff = token;
    });

    it('is not found out by trying at a page that was left open', async () => {
      const token = await server.token('admin');
      const answers = [];
      for (let at = 0; at <= limits.signInTries; at += 1)
        answers.push(await change(`Wrong${at}00`, 'Better2026', token));
      expect(answers.at(-2)?.msg).toBe('原密码不正确');
      expect(answers.at(-1)).toMatchObject({ status: 429 });
      expect((await change('Adit2026', 'Better2026', token)).status).toBe(429);
      server.advance(limits.signInLockMinutes * 60_000 + 1_000);
      expect((await change('Adit2026', 'Better2026', token)).code).toBe(200);
    });
  });
});
