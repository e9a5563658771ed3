import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { grant } from '../../server/permission/authorize.ts';
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
  /** To the role that `staff` has. */
  const grantMenu = (id: string) =>
    server.database.transaction((trx) =>
      grant(
        trx,
        { tenantId: 'main', actorId: null, now: new Date() },
        { itemType: 'menu', itemIds: [id], objectType: 'role', objectId: 'role-staff' },
      ),
    );
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

  it('are kept by the operator alone: the super administrators of the first tenant', async () => {
    const path = '/api/tenant/Tenant';
    const asked = [
      ['GET', path],
      ['GET', `${path}/main`],
      ['POST', path, { companyName: '甲', enCode: 'jia', adminAccount: 'jiaAdmin' }],
      ['POST', `${path}/second`, { companyName: '乙', enCode: 'yi', revision: 1 }],
      ['POST', `${path}/main/Actions/State`, { enabledMark: 0 }],
      ['GET', '/api/oauth/SignUp'],
      ['POST', '/api/oauth/SignUp/x/Actions/Open', { companyName: '甲', enCode: 'jia' }],
    ] as const;
    const staff = await server.token('staff');
    await grantMenu('menu-tenant-tenant');
    const second = await server.token('secondAdmin');
    for (const [method, url, body] of asked)
      for (const [token, status] of [
        [undefined, 401],
        [staff, 403],
        [second, 403],
      ] as const)
        expect([url, (await server.call(method, url, { token, ...(body && json(body)) })).status]).toEqual([
          url,
          status,
        ]);
    const codes = async (token: string) => JSON.stringify((await whoAmI(token)).data.menuList);
    expect(await codes(await server.token('admin'))).toContain('tenant.tenant');
    expect(await codes(staff)).not.toContain('tenant.tenant');
    const { list } = (await server.call('GET', path, { token: await server.token('admin') })).data;
    expect(list.map(({ id }: { id: string }) => id).sort()).toEqual(['main', 'second']);
  });

  it('begin with a menu and an administrator, whose password is told once and has to be replaced', async () => {
    const admin = await server.token('admin');
    const make = (body: object) => server.call('POST', '/api/tenant/Tenant', { token: admin, ...json(body) });
    const third = { companyName: '第三家', enCode: 'third', contact: '王芳' };
    expect((await make(third)).data.findings[0].at).toBe('/adminAccount');
    expect((await make({ ...third, adminAccount: 'staff' })).data.findings[0].at).toBe('/adminAccount');
    const { data } = await make({ ...third, adminAccount: 'thirdAdmin', userMost: 1 });
    expect(data.code).toMatch(/^[0-9A-Z]{16}$/);
    expect((await make({ ...third, adminAccount: 'another' })).data.findings[0].at).toBe('/enCode');
    const one = await server.call('GET', `/api/tenant/Tenant/${data.id}`, { token: admin });
    expect(one.data).toMatchObject({ ...third, userMost: 1, validTo: null, enabledMark: 1 });
    expect(JSON.stringify(one.data)).not.toContain(data.code);
    const first = (await server.signIn('thirdAdmin', data.code)).data.token;
    const blocked = await server.call('GET', '/api/permission/Users', { token: first });
    expect([blocked.status, blocked.msg]).toEqual([403, '请先修改密码']);
    const own = (await whoAmI(first)).data;
    expect(own.userInfo).toMatchObject({ tenantId: data.id, userName: '王芳', isAdministrator: true });
    expect(JSON.stringify(own.menuList)).toContain('permission.user');
    expect(JSON.stringify(own.menuList)).not.toMatch(/tenant\.tenant|system\.signUp/);
  });

  it('end at once for everybody when they are switched off or dated back, but the first never', async () => {
    const admin = await server.token('admin');
    const second = await server.token('secondAdmin');
    const state = (id: string, enabledMark: number) =>
      server.call('POST', `/api/tenant/Tenant/${id}/Actions/State`, { token: admin, ...json({ enabledMark }) });
    expect((await state('main', 0)).status).toBe(422);
    expect((await state('second', 0)).status).toBe(200);
    expect([(await whoAmI(second)).status, (await whoAmI(second)).msg]).toEqual([
      401,
      '租户已到期或停用，请联系管理员',
    ]);
    expect((await state('second', 1)).status).toBe(200);
    // The session itself is over.
    expect((await whoAmI(second)).status).toBe(401);
    const again = await server.token('secondAdmin');
    const save = async (id: string, values: object) => {
      const { data } = await server.call('GET', `/api/tenant/Tenant/${id}`, { token: admin });
      const { id: _, ...kept } = data;
      return server.call('POST', `/api/tenant/Tenant/${id}`, { token: admin, ...json({ ...kept, ...values }) });
    };
    expect((await save('main', { validTo: '2099-01-01' })).data.findings[0].at).toBe('/validTo');
    expect((await save('second', { revision: 1 })).status).toBe(409);
    expect((await save('second', { validTo: '2020-01-01' })).status).toBe(200);
    expect((await whoAmI(again)).status).toBe(401);
    expect((await save('second', { validTo: null })).status).toBe(200);
  });

  it('are made of a request to be signed up, once', async () => {
    const admin = await server.token('admin');
    await tables(server.database.kysely)
      .insertInto('base_sign_up')
      .values({
        ...{ tenant_id: 'main', id: 'wish', company: '第四家', contact: '李雷', mobile: '13800000000', address: '' },
        creator_time: new Date().toISOString(),
      })
      .execute();
    const open = () =>
      server.call('POST', '/api/oauth/SignUp/wish/Actions/Open', {
        token: admin,
        ...json({ companyName: '第四家', enCode: 'fourth', adminAccount: 'fourthAdmin', adminName: '李雷' }),
      });
    const both = await Promise.all([open(), open()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { code } = both.find(({ status }) => status === 200)?.data ?? {};
    expect((await server.signIn('fourthAdmin', code)).status).toBe(200);
    const { list } = (await server.call('GET', '/api/oauth/SignUp', { token: admin })).data;
    expect(list).toMatchObject([{ id: 'wish', isOpened: true }]);
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
