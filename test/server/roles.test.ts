import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

type Content = CallBody<Calls['createRole']>;
const menuId = 'menu-permission-role';

describeOnDatabases('roles', { onBoth: 'lists of ids and documents in statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const create = (body: Partial<Content>, by = server.admin) =>
    by(calls.createRole, { body: { fullName: '调度', enCode: 'dispatch', ...body } });
  const load = async (id: string) => (await server.admin(calls.loadRole, { params: { id } })).data;
  const save = async (id: string, changes: Partial<Content>, by = server.admin) => {
    const { id: _, ...kept } = await load(id);
    return by(calls.saveRole, { params: { id }, body: { ...kept, ...changes } });
  };
  const listed = async (query: object) => (await server.admin(calls.roleList, { query })).data.list;
  const held = (id: string) =>
    tables(server.context.database.kysely)
      .selectFrom('base_authorize')
      .select(['item_type', 'item_id'])
      .where('object_type', '=', 'role')
      .where('object_id', '=', id)
      .orderBy('item_id')
      .execute();
  const grantRole = (id: string, itemIds: readonly string[]) =>
    tables(server.context.database.kysely)
      .insertInto('base_authorize')
      .values(
        itemIds.map((item_id) => ({
          ...{ id: `${id}-${item_id}`, tenant_id: 'main', item_type: 'menu' as const, item_id, module_id: '' },
          ...{ object_type: 'role' as const, object_id: id, creator_id: null, creator_time: new Date().toISOString() },
        })),
      )
      .execute();

  it('are listed with where they belong, who has them and what they open', async () => {
    const all = await listed({});
    expect(
      all.map(({ enCode, globalMark, organizes, people, isFixed }) => [enCode, globalMark, organizes, people, isFixed]),
    ).toEqual([
      ['designer', 1, '', 1, true],
      ['staff', 0, '生产运行部', expect.any(Number), true],
      ['manager', 0, '滨江新城综合管廊运营有限公司', expect.any(Number), true],
    ]);
    expect(all[1]?.menus).toBeGreaterThan(0);
    // Of an organisation those of all below it too.
    expect((await listed({ organizeIds: 'org-company' })).map(({ enCode }) => enCode)).toEqual(['staff', 'manager']);
    expect((await listed({ organizeIds: 'org-production' })).map(({ enCode }) => enCode)).toEqual(['staff']);
    expect((await listed({ globalMark: 1 })).map(({ enCode }) => enCode)).toEqual(['designer']);
    expect(await load('role-staff')).toMatchObject({ organizeIds: ['org-production'], revision: 1 });
  });

  it('of an organisation take its people and nobody else, also when it changes', async () => {
    const inside = { globalMark: 0, organizeIds: ['org-team1', 'org-control'] };
    const wrong: [Partial<Content>, string][] = [
      [{ globalMark: 0 }, '/organizeIds'],
      [{ globalMark: 0, organizeIds: ['nowhere'] }, '/organizeIds'],
      [{ ...inside, userIds: ['user-liwei', 'user-chenjianguo'] }, '/userIds'],
      [{ userIds: ['nobody'] }, '/userIds'],
    ];
    for (const [body, at] of wrong)
      expect(await create(body)).toMatchObject({ status: 400, data: { findings: [{ at }] } });
    const { id } = (await create({ ...inside, userIds: ['user-liwei'] })).data;
    expect(await load(id)).toMatchObject({ organizeIds: ['org-control', 'org-team1'], userIds: ['user-liwei'] });
    expect((await save(id, { organizeIds: ['org-control'] })).data).toMatchObject({ findings: [{ at: '/userIds' }] });
    // Whoever has moved away since stays; nobody comes to it from there.
    const people = tables(server.context.database.kysely).updateTable('base_user').where('id', '=', 'user-liwei');
    await people.set({ organize_id: 'org-office' }).execute();
    expect((await save(id, { fullName: '值班调度' })).status).toBe(200);
    await people.set({ organize_id: 'org-team1' }).execute();
    // One of everybody's belongs nowhere.
    expect((await save(id, { globalMark: 1, userIds: ['user-chenjianguo'] })).status).toBe(200);
    expect(await load(id)).toMatchObject({ organizeIds: [], userIds: ['user-chenjianguo'], revision: 3 });
    const { data: tree } = await server.admin(calls.roles, {});
    expect(JSON.stringify(tree.list.at(-1))).toContain('值班调度');
  });

  it('count at once for whoever is taken in, and no longer for whoever leaves', async () => {
    const { id } = (await create({ fullName: '查看公告', enCode: 'notices' })).data;
    await grantRole(id, ['menu-permission-group']);
    const liwei = await server.signIn('user-liwei');
    const reads = async () => (await liwei(calls.groupList, {})).status;
    expect(await reads()).toBe(403);
    await save(id, { userIds: ['user-liwei'] });
    expect(await reads()).toBe(200);
    await server.admin(calls.setRoleState, { params: { id }, body: { enabledMark: 0 } });
    expect(await reads()).toBe(403);
    await server.admin(calls.setRoleState, { params: { id }, body: {} });
    expect(await reads()).toBe(200);
    await save(id, { userIds: [] });
    expect(await reads()).toBe(403);
  });

  it('are copied with what was granted to them and without their people', async () => {
    const copy = (id: string) => server.admin(calls.copyRole, { params: { id } });
    const { id } = (await copy('role-staff')).data;
    expect(await load(id)).toMatchObject({
      ...{ fullName: '运维人员副本', enCode: 'staff.copy', globalMark: 0 },
      ...{ organizeIds: ['org-production'], userIds: [], revision: 1 },
    });
    expect(await held(id)).toEqual(await held('role-staff'));
    const second = (await copy('role-staff')).data;
    expect(await load(second.id)).toMatchObject({ fullName: '运维人员副本2', enCode: 'staff.copy2' });
    const [row] = (await server.admin(calls.roleList, { query: { keyword: 'staff.copy2' }, language: 'en' })).data.list;
    expect(row).toMatchObject({ fullName: 'Maintenance Staff copy', isFixed: false, people: 0 });
    expect((await copy('nothing')).status).toBe(404);
  });

  it('are not deleted while people, permissions or notices need them, and never when the system brought them', async () => {
    const remove = (id: string) => server.admin(calls.deleteRole, { params: { id } });
    const { id } = (await create({ fullName: '临时', enCode: 'passing', userIds: ['user-liwei'] })).data;
    await grantRole(id, ['menu-permission-group']);
    const notice = { title: '停电', body: '<p>x</p>', audience: { roleIds: [id] } };
    expect((await server.admin(calls.createNotice, { body: notice })).status).toBe(200);
    const { data } = await server.admin(calls.roleUses, { params: { id } });
    expect(data).toMatchObject({
      count: 3,
      list: [
        { kind: '成员', fullName: '李伟' },
        { kind: '授权', fullName: '分组管理' },
        { kind: '公告', fullName: '停电' },
      ],
    });
    expect((await remove(id)).status).toBe(409);
    expect((await save(id, { userIds: [] })).status).toBe(200);
    const { kysely } = server.context.database;
    const db = tables(kysely);
    await db.deleteFrom('base_authorize').where('object_id', '=', id).execute();
    expect((await remove(id)).status).toBe(409);
    await kysely.deleteFrom('base_notice').execute();
    expect((await remove(id)).status).toBe(200);
    const emptied = (await create({ fullName: '自带', enCode: 'brought' })).data.id;
    await db.updateTable('base_role').set({ built_in: true }).where('id', '=', emptied).execute();
    expect(await remove(emptied)).toMatchObject({ status: 409, msg: '系统自带的角色不能删除' });
    expect((await load(emptied)).enCode).toBe('brought');
  });

  it('are refused in any form but their own, saved once, and over nothing that has changed since', async () => {
    const malformed = [
      { userIds: 'user-liwei' as unknown as string[] },
      { globalMark: 2 },
      { organizeIds: ['../a'] },
      { isFixed: true },
      { fullName: 'x'.repeat(51) },
    ];
    for (const body of malformed) expect((await create(body)).status, JSON.stringify(body)).toBe(400);
    const twice = await Promise.all(['甲', '乙'].map((fullName) => create({ fullName, enCode: 'Once' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = (await create({ fullName: '旧版', enCode: 'stale' })).data;
    const { id: _, ...body } = await load(id);
    const saves = ['一', '二'].map((fullName) =>
      server.admin(calls.saveRole, { params: { id }, body: { ...body, fullName } }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('hand on to nobody what their keeper does not have, and take nothing from him', async () => {
    const { staff } = server;
    const asks = async () => [
      (await staff(calls.roleList, {})).status,
      (await create({ fullName: '员工', enCode: 'by.staff' }, staff)).status,
    ];
    expect(await asks()).toEqual([403, 403]);
    await server.gradeTo(staff.userId);
    await server.grantStaff('menu', [menuId]);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await asks()).toEqual([200, 403]);
    await server.grantTo(staff.userId, 'button', ['btn_add', 'btn_edit', 'btn_state', 'btn_remove'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await asks()).toEqual([200, 200]);

    const { id } = (await create({ fullName: '公告员', enCode: 'announcer' })).data;
    await grantRole(id, ['menu-permission-group']);
    await server.gradeTo(staff.userId);
    const refused = {
      status: 403,
      msg: expect.stringContaining('“分组管理”'),
      data: { findings: [{ at: '/userIds' }] },
    };
    expect(await save(id, { userIds: [staff.userId] }, staff)).toMatchObject(refused);
    expect(await save(id, { userIds: ['user-liwei'] }, staff)).toMatchObject(refused);
    const params = { id };
    expect((await staff(calls.copyRole, { params })).status).toBe(403);
    // Neither by switching on a role that has its people already.
    await server.admin(calls.setRoleState, { params, body: { enabledMark: 0 } });
    expect((await save(id, { userIds: ['user-liwei'] }, staff)).status).toBe(200);
    expect((await staff(calls.setRoleState, { params, body: {} })).status).toBe(403);
    expect((await save(id, { enabledMark: 1 }, staff)).data).toMatchObject({ findings: [{ at: '/enabledMark' }] });
    expect((await staff(calls.copyRole, { params: { id: 'role-designer' } })).status).toBe(403);

    // What he has himself he may hand on; his own he keeps.
    const { userIds } = await load('role-staff');
    const others = userIds.filter((one) => one !== staff.userId);
    expect((await save('role-staff', { userIds: others.slice(1) }, staff)).data).toMatchObject({
      findings: [{ at: '/userIds', code: 'role.ownAccount' }],
    });
    expect((await save('role-staff', { userIds: userIds.filter((one) => one !== 'user-liwei') }, staff)).status).toBe(
      200,
    );
    expect((await save('role-staff', { userIds }, staff)).status).toBe(200);
    expect((await staff(calls.setRoleState, { params: { id: 'role-staff' }, body: {} })).status).toBe(403);
    const copied = (await staff(calls.copyRole, { params: { id: 'role-staff' } })).data;
    expect((await save(copied.id, { userIds: ['user-liwei'] }, staff)).status).toBe(200);
  });

  it('of another tenant are not there', async () => {
    expect((await stranger(calls.roleList, {})).data.list).toEqual([]);
    const params = { id: 'role-staff' };
    for (const answer of [
      await stranger(calls.loadRole, { params }),
      await save('role-staff', {}, stranger),
      await stranger(calls.copyRole, { params }),
      await stranger(calls.deleteRole, { params }),
      await stranger(calls.setRoleState, { params, body: {} }),
    ])
      expect(answer).toMatchObject({ status: 404, data: null });
    const foreign = await create({ globalMark: 0, organizeIds: ['org-team1'], userIds: ['user-liwei'] }, stranger);
    expect(foreign.status).toBe(400);
  });
});
