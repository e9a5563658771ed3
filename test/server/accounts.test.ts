import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import { tables } from '../../server/kernel/tables.ts';
import { requireNewPassword } from '../../server/oauth/new-password.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { grant } from '../../server/permission/authorize.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { gradeIn } from '../support/grade-in.ts';
import { openServer, type Server } from './server-fixture.ts';

const staff = { id: 'user-zhoumin', account: 'staff' };
const minute = 60_000;

describeOnDatabases('what administrators do about accounts and sessions', ({ open }) => {
  let server: Server;
  let admin: string;
  beforeAll(async () => {
    server = await openServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    admin = await server.token('admin');
  });

  const send = (token: string, url: string, body: unknown = {}) =>
    server.call('POST', url, {
      token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const onUser = (action: string, body: unknown = {}, { id = staff.id, tenantId = 'main', token = admin } = {}) =>
    send(token, `/api/tenant/TenantUser/User/${id}/${tenantId}/Actions/${action}`, body);
  const me = (token: string) => server.call('GET', '/api/frame/Login/CurrentUser', { token });
  const renew = (key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);
  const ticketOf = async (token: string): Promise<string> => (await send(token, calls.keyForLink.path)).data.key;
  const audited = async (action: string) =>
    (
      await tables(server.database.kysely)
        .selectFrom('base_audit')
        .select('target')
        .where('action', '=', action)
        .execute()
    ).map(({ target }) => target);

  it('switch an account off: token, key and ticket are refused at once, and stay so when it is on again', async () => {
    const { data } = await server.signIn(staff.account);
    const ticket = await ticketOf(data.token);
    expect((await me(data.token)).code).toBe(200);
    expect((await onUser('State')).data).toEqual({ enabledMark: 0 });
    expect(await me(data.token)).toMatchObject({ status: 401, code: 601 });
    expect((await me(data.token)).msg).toContain('停用');
    expect(await renew(data.tokenKey)).toMatchObject({ status: 401, code: 601 });
    expect(await renew(ticket)).toMatchObject({ status: 401, code: 601 });
    expect((await server.signIn(staff.account)).msg).toContain('停用');
    expect((await onUser('State')).data).toEqual({ enabledMark: 1 });
    for (const dead of [data.tokenKey, ticket]) expect((await renew(dead)).status).toBe(401);
    expect((await me(data.token)).status).toBe(401);
    expect((await server.signIn(staff.account)).code).toBe(200);
    expect(await audited('account.stop')).toContain(staff.id);
  });

  it('say which state they want, so that asking twice is asking once', async () => {
    const token = await server.token(staff.account);
    for (const wanted of [1, 1]) expect((await onUser('State', { enabledMark: wanted })).data.enabledMark).toBe(1);
    expect((await me(token)).code).toBe(200);
    for (const wanted of [0, 0]) expect((await onUser('State', { enabledMark: wanted })).data.enabledMark).toBe(0);
    await onUser('State', { enabledMark: 1 });
    for (const body of [{ enabledMark: 2 }, { enabledMark: '0' }, { enabled: 0 }, [], 'off'])
      expect((await onUser('State', body)).status, JSON.stringify(body)).toBe(400);
    expect((await server.signIn(staff.account)).code).toBe(200);
  });

  it('cannot switch themselves off, nor two of them each other at one moment', async () => {
    expect(await onUser('State', {}, { id: 'user-admin' })).toMatchObject({ status: 400 });
    const db = tables(server.database.kysely).updateTable('base_user').where('id', '=', staff.id);
    await db.set({ is_administrator: true }).execute();
    const second = await server.token(staff.account);
    const answers = await Promise.all([
      onUser('State', { enabledMark: 0 }),
      onUser('State', { enabledMark: 0 }, { id: 'user-admin', token: second }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await tables(server.database.kysely)
      .selectFrom('base_user')
      .select('id')
      .where('is_administrator', '=', true)
      .where('enabled_mark', '=', 1)
      .execute();
    expect(left).toHaveLength(1);
    await db.set({ is_administrator: false }).execute();
    await tables(server.database.kysely)
      .updateTable('base_user')
      .set({ enabled_mark: 1 })
      .where('enabled_mark', '=', 0)
      .execute();
  });

  it('give a new password: every session of the user ends, and the old password is wrong', async () => {
    const sessions = [await server.signIn(staff.account), await server.signIn(staff.account)];
    const ticket = await ticketOf(sessions[0]?.data.token);
    expect((await onUser('ResetPassword', { userPassword: 'Tunnel99' })).code).toBe(200);
    for (const { data } of sessions) {
      expect(await me(data.token)).toMatchObject({ status: 401, code: 601, msg: '密码已修改，请重新登录' });
      expect(await renew(data.tokenKey)).toMatchObject({ status: 401, code: 601 });
    }
    expect((await renew(ticket)).status).toBe(401);
    expect((await server.signIn(staff.account)).status).toBe(400);
    expect((await server.signIn(staff.account, 'Tunnel99')).code).toBe(200);
    const isDefault = async () =>
      (
        await tables(server.database.kysely)
          .selectFrom('base_user')
          .select('password_is_default')
          .where('id', '=', staff.id)
          .executeTakeFirst()
      )?.password_is_default;
    expect(await isDefault()).toBe(false);
    await onUser('ResetPassword', { userPassword: 'Adit2026' });
    expect(await isDefault()).toBe(true);
  });

  it.each([
    ['the hash that pages of the version before send', sentPassword('Tunnel98'), '刷新'],
    ['the hash of nothing', sentPassword(''), '刷新'],
    ['nothing', '', '6-16'],
    ['one without a digit', 'Tunnels', '6-16'],
    ['one without a letter', '20261124', '6-16'],
    ['one that is too long', 'Tunnel99Tunnel99x', '6-16'],
    ['one of other characters', 'Tunnel 99', '6-16'],
    ['one of the commonest', 'Password1', '常见'],
  ])('cannot give %s as a password', async (_what, userPassword, words) => {
    const token = await server.token(staff.account);
    expect(await onUser('ResetPassword', { userPassword })).toMatchObject({
      status: 400,
      msg: expect.stringContaining(words),
      data: { findings: [{ at: '/userPassword' }] },
    });
    expect((await me(token)).code).toBe(200);
  });

  it('give one of the commonest where the installation lets them', async () => {
    const settings = { ...server.context.settings, refuseCommonPasswords: false };
    const context = { ...server.context, settings };
    const rules = settingsIn(null);
    await requireNewPassword(context, 'Password1', '/userPassword', rules);
    await expect(requireNewPassword(context, 'Password', '/userPassword', rules)).rejects.toThrow();
  });

  const listOwn = (token: string) => server.call('GET', '/api/permission/Users/Current/BaseInfo', { token });

  it('let nobody do anything with a password that others know, until it is replaced', async () => {
    const body = { account: 'fresh', realName: '新人', gender: '0', organizeId: 'org-team1' };
    const { code } = (await send(admin, '/api/permission/Users', body)).data;
    const { data } = await server.signIn('fresh', code);
    expect((await me(data.token)).data).toMatchObject({ mustChangePassword: true });
    expect(await listOwn(data.token)).toMatchObject({ status: 403, msg: '请先修改密码' });
    expect((await send(data.token, calls.keyForLink.path)).status).toBe(403);
    const change = (sent: object) => send(data.token, calls.changePassword.path, sent);
    expect((await change({ oldPassword: 'Wrong2026', password: 'Tunnel77' })).status).toBe(400);
    expect((await change({ oldPassword: code, password: 'Tunnel77' })).code).toBe(200);
    expect((await listOwn(data.token)).code).toBe(200);
    expect((await me(data.token)).data).toMatchObject({ mustChangePassword: false });
    expect((await server.signIn('fresh', code)).status).toBe(400);
    expect((await server.signIn('fresh', 'Tunnel77')).code).toBe(200);
  });

  it('give a password that is made, told once and good for seven days', async () => {
    const { id } = (await send(admin, '/api/permission/Users', { account: 'late', realName: '迟来', gender: '0' }))
      .data;
    const reset = async () => (await onUser('ResetPassword', {}, { id })).data.code;
    const first = await reset();
    const second = await reset();
    expect(second).toMatch(/^[0-9A-Z]{16}$/);
    expect((await server.signIn('late', first)).status).toBe(400);
    expect((await server.signIn('late', second)).code).toBe(200);
    server.advance(7 * 24 * 60 * minute);
    expect((await server.signIn('late', second)).status).toBe(400);
  });

  it('are done by whoever holds the button of the page of users, but not to administrators', async () => {
    const grants = (itemType: 'menu' | 'button', itemIds: string[], moduleId = '') =>
      server.database.transaction((trx) =>
        grant(
          trx,
          { tenantId: 'main', actorId: null, now: new Date() },
          { itemType, itemIds, moduleId, objectType: 'user', objectId: 'user-gaoming' },
        ),
      );
    await tables(server.database.kysely)
      .updateTable('base_user')
      .set({ password_hash: await hashPassword(sentPassword('Tunnel99')) })
      .where('id', '=', 'user-gaoming')
      .execute();
    const { token } = (await server.signIn('gaoming', 'Tunnel99')).data;
    const does = async (id: string) => [
      (await onUser('State', { enabledMark: 1 }, { id, token })).status,
      (await onUser('unlock', {}, { id, token })).status,
      (await onUser('ResetPassword', {}, { id, token })).status,
    ];
    expect(await does('user-liwei')).toEqual([403, 403, 403]);
    await grants('menu', ['menu-permission-user']);
    await grants('button', ['btn_state', 'btn_unlock', 'btn_resetPassword'], 'menu-permission-user');
    await gradeIn(server.database, { tenantId: 'main', userId: 'user-gaoming', organizeId: 'org-company' });
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await does('user-liwei')).toEqual([200, 200, 200]);
    expect(await does('user-admin')).toEqual([403, 403, 403]);
  });

  it('unlock an account that was locked by wrong tries, and no other', async () => {
    const address = '10.8.0.1';
    for (const account of [staff.account, 'liwei'])
      await Promise.all(Array.from({ length: 12 }, () => server.signIn(account, 'Wrong2026', address)));
    expect((await server.signIn(staff.account, undefined, address)).status).toBe(429);
    expect((await onUser('unlock')).code).toBe(200);
    expect((await server.signIn(staff.account, undefined, address)).code).toBe(200);
    expect((await server.signIn('liwei', 'Wrong2026', address)).status).toBe(429);
    server.advance(16 * minute);
  });

  it('see who is signed in, the last first, and force one off', async () => {
    await onUser('ResetPassword', { userPassword: 'Adit2026', mustChange: false });
    const tokens = [
      await server.token(staff.account),
      (await server.signIn(staff.account, undefined, '10.8.0.9')).data.token,
    ];
    const online = (query = '') => server.call('GET', `/api/permission/OnlineUser${query}`, { token: admin });
    const { list, pagination } = (await online()).data;
    expect(list[0]).toMatchObject({
      id: staff.id,
      userName: '周敏',
      userAccount: staff.account,
      organizeName: '运维一班',
      loginIPAddress: '10.8.0.9',
      sessions: 2,
    });
    expect(pagination.total).toBe(list.length);
    expect((await online('?keyword=%E5%91%A8&pageSize=1')).data.list).toHaveLength(1);
    expect((await online('?keyword=%25')).data.list).toEqual([]);
    const forced = await send(admin, `/api/permission/OnlineUser/${staff.id}/Actions/Offline`);
    expect(forced.data).toEqual({ sessions: 2 });
    for (const token of tokens)
      expect(await me(token)).toMatchObject({ status: 401, code: 601, msg: '您已被强制下线，请重新登录' });
    expect(JSON.stringify((await online()).data)).not.toContain(staff.id);
    expect(await audited('session.force')).toContain(staff.id);
  });

  it("of those who are online are seen with the menu, and ended with its button, never one's own nor an administrator's", async () => {
    const token = await server.token(staff.account);
    const asks = async (ids: readonly string[]) => [
      (await server.call('GET', '/api/permission/OnlineUser', { token })).status,
      (await send(token, '/api/permission/OnlineUser/Actions/BatchOffline', { ids })).status,
    ];
    expect(await asks(['user-admin'])).toEqual([403, 403]);
    const grant = (item_type: 'menu' | 'button', item_id: string, module_id: string) =>
      tables(server.database.kysely)
        .insertInto('base_authorize')
        .values({
          ...{ id: `online-${item_id}`, tenant_id: 'main', item_type, item_id, module_id, creator_id: null },
          ...{ object_type: 'user', object_id: staff.id, creator_time: new Date().toISOString() },
        })
        .execute();
    await grant('menu', 'menu-permission-online-user', '');
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await asks(['user-admin'])).toEqual([200, 403]);
    await grant('button', 'btn_offline', 'menu-permission-online-user');
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await asks(['user-admin'])).toEqual([200, 403]);
    expect(await asks([staff.id])).toEqual([200, 403]);
    // Nobody is his to change so far.
    expect(await asks(['user-liwei'])).toEqual([200, 403]);
    await gradeIn(server.database, { tenantId: 'main', userId: staff.id, organizeId: 'org-company' });
    for (const [ids, status] of [
      [['user-liwei', 'nobody'], 404],
      [[], 400],
      [Array(501).fill('a'), 400],
      [['user-liwei', 'user-liwei'], 200],
    ] as const)
      expect((await asks(ids))[1]).toBe(status);
    const { list } = (await server.call('GET', '/api/permission/OnlineUser', { token })).data;
    expect(list.find(({ id }: { id: string }) => id === staff.id)).toMatchObject({ isOwn: true });
    expect((await send(token, '/api/permission/OnlineUser/user-admin/Actions/Offline')).status).toBe(403);
  });

  it('are told one by one, and ended one by one, never the one by which it is asked', async () => {
    const token = await server.token('admin');
    const first = (await server.signIn(staff.account, undefined, '10.8.0.7')).data.token;
    const second = (await server.signIn(staff.account, undefined, '10.8.0.8')).data.token;
    const sessions = async (id: string, by = token) =>
      (await server.call('GET', `/api/permission/OnlineUser/${id}/Sessions`, { token: by })).data.list;
    const end = (id: string, by = token) => send(by, `/api/permission/OnlineUser/Session/${id}/Actions/Offline`);
    const found = await sessions(staff.id);
    expect(found.map(({ address }: { address: string }) => address).slice(0, 2)).toEqual(['10.8.0.8', '10.8.0.7']);
    expect(found[0]).toMatchObject({ state: 'active', isOwn: false });
    expect(JSON.stringify(found)).not.toContain(second);
    expect((await end(found[0].id)).status).toBe(200);
    expect(await me(second)).toMatchObject({ status: 401, code: 601 });
    expect((await me(first)).status).toBe(200);
    expect((await end(found[0].id)).status).toBe(404);
    const own = (await sessions('user-admin')).find(({ isOwn }: { isOwn: boolean }) => isOwn);
    expect((await end(own.id)).status).toBe(403);
    expect((await end(own.id, first)).status).toBe(403);
    const listed = (await server.call('GET', '/api/permission/OnlineUser?organizeId=org-team1', { token })).data.list;
    expect(listed.find(({ id }: { id: string }) => id === staff.id)).toMatchObject({
      isLocked: false,
    });
    const elsewhere = (await server.call('GET', '/api/permission/OnlineUser?organizeId=org-safety', { token })).data
      .list;
    expect(elsewhere.map(({ id }: { id: string }) => id)).not.toContain(staff.id);
  });

  it('reach nobody of another tenant, and nobody who is not there, with one answer for both', async () => {
    await tables(server.database.kysely)
      .insertInto('base_user')
      .values({
        id: 'user-far',
        tenant_id: 'second',
        account: 'far',
        account_key: 'far',
        real_name: '远方',
        password_hash: '',
        password_is_default: false,
        head_icon: '',
        enabled_mark: 1,
        is_administrator: false,
        sort_code: 0,
        creator_time: new Date().toISOString(),
      })
      .execute();
    const reset = { userPassword: 'Tunnel99' };
    for (const [action, body] of [
      ['State', {}],
      ['unlock', {}],
      ['ResetPassword', reset],
    ] as const) {
      const answers = [];
      for (const whose of [{ id: 'user-far', tenantId: 'second' }, { id: 'user-far' }, { id: 'user-none' }])
        answers.push(await onUser(action, body, whose));
      for (const { status, msg, data } of answers)
        expect({ status, msg, data }).toEqual({ status: 404, msg: '没有这个账号', data: null });
    }
    expect((await send(admin, '/api/permission/OnlineUser/user-far/Actions/Offline')).status).toBe(404);
  });
});
