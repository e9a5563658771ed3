import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describeOnDatabases('tenants', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
    await addTenant('second');
  });
  afterAll(() => server.close());

  /** With an administrator who has the id of the first tenant's. */
  async function addTenant(id: string): Promise<void> {
    const stamps = { creator_time: new Date().toISOString() };
    const db = tables(server.database.kysely);
    await db
      .insertInto('base_tenant')
      .values({ ...stamps, tenant_id: 'main', id, company_name: id, en_code: id })
      .execute();
    await db
      .insertInto('base_user')
      .values({
        ...stamps,
        ...{ tenant_id: id, id: 'user-admin', account: `${id}Admin`, account_key: `${id}admin`, real_name: '别家' },
        ...{ password_hash: await hashPassword(sentPassword(defaultPassword)), password_is_default: false },
        ...{
          head_icon: '',
          organize_id: null,
          position_id: null,
          is_administrator: true,
          enabled_mark: 1,
          sort_code: 0,
        },
      })
      .execute();
  }
  const set = (
    id: string,
    values: { enabled_mark?: number; user_most?: number | null; storage_most?: number | null },
  ) => tables(server.database.kysely).updateTable('base_tenant').set(values).where('id', '=', id).execute();
  const until = (id: string, valid_to: string | null) =>
    tables(server.database.kysely).updateTable('base_tenant').set({ valid_to }).where('id', '=', id).execute();
  const whoAmI = (token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });
  const person = (account: string) => ({ account, realName: account, gender: '0' });
  const create = (token: string, account: string) =>
    server.call('POST', '/api/permission/Users', { token, ...json(person(account)) });

  it('that have come to their end let nobody in, and say so only to who has the right password', async () => {
    const token = await server.token('secondAdmin');
    expect((await whoAmI(token)).status).toBe(200);
    await until('second', '2020-01-01');
    const right = await server.signIn('secondAdmin');
    expect([right.status, right.msg]).toEqual([400, '租户已到期']);
    const wrong = await server.signIn('secondAdmin', 'Wrong2026');
    expect([wrong.status, wrong.msg]).toEqual([400, '账号或密码不正确']);
    await until('second', null);
    await set('second', { enabled_mark: 0 });
    expect((await server.signIn('secondAdmin')).msg).toBe('租户已停用');
    await set('second', { enabled_mark: 1 });
    expect((await server.signIn('secondAdmin')).status).toBe(200);
    expect((await server.signIn('staff')).status).toBe(200);
  });

  it('end open sessions with their last day, in the zone of the installation, and renewals too', async () => {
    const { data } = await server.signIn('secondAdmin');
    const now = server.context.now();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);
    await until('second', today);
    const fresh = await server.signIn('secondAdmin');
    expect([(await whoAmI(fresh.data.token)).status, (await whoAmI(data.token)).status]).toEqual([200, 200]);
    await until('second', '2026-01-01');
    const renewed = await server.call('GET', `/api/frame/Login/getTokenByKey/${data.tokenKey}`);
    expect([renewed.status, renewed.msg]).toEqual([401, '租户已到期或停用，请联系管理员']);
    await expect
      .poll(async () => (await whoAmI(data.token)).msg, { timeout: 1_000 })
      .toBe('租户已到期或停用，请联系管理员');
    await until('second', null);
  });

  it('have no more people than they may, also where two are made at once or somebody is switched on', async () => {
    const token = await server.token('secondAdmin');
    await set('second', { user_most: 2 });
    const both = await Promise.all([create(token, 'one1'), create(token, 'two2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.msg).toBe('启用的用户数已达租户上限（2）');
    const { id } = both.find(({ status }) => status === 200)?.data ?? {};
    const state = (enabledMark: number, path: string) =>
      server.call('POST', `${path}/Actions/State`, { token, ...json({ enabledMark }) });
    const own = `/api/permission/Users/${id}`;
    expect((await state(0, own)).status).toBe(200);
    expect((await create(token, 'three3')).status).toBe(200);
    expect((await state(1, own)).status).toBe(422);
    expect((await state(1, `/api/tenant/TenantUser/User/${id}/second`)).status).toBe(422);
    await set('second', { user_most: null });
    expect((await state(1, own)).status).toBe(200);
  });

  it('keep no more files than they may', async () => {
    const token = await server.token('secondAdmin');
    const send = () => {
      const { headers, body } = multipart('note.txt', 'x'.repeat(700 * 1024), 'text/plain');
      return server.call('POST', '/api/file/Uploader/annex', { token, headers, body });
    };
    await set('second', { storage_most: 1 });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 507]);
    expect(both.find(({ status }) => status === 507)?.msg).toBe('文件已达租户的存储上限（1 MB）');
    await set('second', { storage_most: null });
  });
});
