import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { GrantKind, HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const design = {
  format: 'adit-model',
  version: 1,
  fullName: '物资',
  enCode: 'material_rights',
  form: {
    version: 1,
    nodes: [
      { id: 'a', vModel: 'title', config: { aditKey: 'input', label: '名称' } },
      { id: 'b', vModel: 'price', config: { aditKey: 'inputNumber', label: '单价' } },
    ],
  },
  list: {
    version: 1,
    searchList: [],
    columnList: [{ prop: 'title' }, { prop: 'price' }],
    btnsList: [{ value: 'add', label: '新建' }],
    columnBtnsList: [{ value: 'edit' }, { value: 'remove' }],
    useBtnPermission: true,
    useFormPermission: true,
  },
};

const groups = 'menu-permission-group';
const page = 'menu-permission-authorize';

describeOnDatabases('rights that are granted', { onBoth: 'arrays in statements, advisory locks' }, ({ open }) => {
  let server: ModelServer;
  let modelId: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    modelId = await publishDesign(server, design, true);
  });
  afterAll(() => server.app.close());

  const values = async (objectType: HolderKind, id: string, type: GrantKind, by: Caller = server.admin) =>
    (await by(calls.authorityValues, { params: { id }, body: { objectType, type } })).data;
  const menuIds = async (kind: HolderKind, id: string) => (await values(kind, id, 'module')).ids;
  const save = async (objectType: HolderKind, id: string, body: object, by: Caller = server.admin) => {
    const { revision } = await values(objectType, id, 'module');
    return by(calls.saveAuthority, { params: { id }, body: { objectType, revision, ...body } });
  };
  /** Another person of the operator, who holds nothing of the administration so far. */
  const mayReadGroups = async (userId = 'user-liwei') =>
    (await (await server.signIn(userId))(calls.groupList, {})).status === 200;

  it('are offered as the menu stands, with the buttons of pages and of models that ask for them', async () => {
    const modules = await values('role', 'role-staff', 'module');
    expect(modules).toMatchObject({ name: '运维人员', below: false });
    const directory = modules.list.find(({ id }) => id === 'menu-permission');
    expect(directory).toMatchObject({ isGrantable: false, mayGrant: false, parentId: '0' });
    expect(modules.list.find(({ id }) => id === groups)).toMatchObject({ parentId: 'menu-permission', mayGrant: true });
    expect(modules.all).not.toContain('menu-permission');

    const buttons = (await values('role', 'role-staff', 'button')).list;
    const below = (parentId: string) => buttons.filter((line) => line.parentId === parentId);
    expect(below(groups).map(({ enCode, fullName }) => [enCode, fullName])).toContainEqual(['btn_add', '新建']);
    const entry = buttons.find(({ id }) => below(id).some((line) => line.id === `${modelId}:btn_add`));
    expect(below(entry?.id ?? '').map(({ enCode }) => enCode)).toEqual(['btn_add', 'btn_edit', 'btn_remove']);
    // Columns are not asked for: whoever has the entry has them all.
    const columns = await values('role', 'role-staff', 'column');
    expect(columns.all.filter((id) => id.startsWith(modelId))).toEqual([]);
    const form = await values('role', 'role-staff', 'form');
    expect(form.list.filter(({ id }) => id.startsWith(modelId)).map(({ fullName }) => fullName)).toEqual([
      '名称',
      '单价',
    ]);
  });

  it('count for a person through groups, departments, those above where said, and companies', async () => {
    const ways: readonly [HolderKind, string, object, boolean][] = [
      ['user', 'user-liwei', {}, true],
      ['group', 'group-flood', {}, true],
      ['department', 'org-team1', {}, true],
      ['department', 'org-production', {}, false],
      ['department', 'org-production', { below: true }, true],
      ['company', 'org-company', {}, true],
      ['company', 'org-company', { below: false }, false],
      ['department', 'org-safety', { below: true }, false],
    ];
    const { organize_id: own } = await tables(server.context.database.kysely)
      .selectFrom('base_user')
      .select('organize_id')
      .where('id', '=', 'user-liwei')
      .executeTakeFirstOrThrow();
    expect(own).toBe('org-team1');
    for (const [kind, id, terms, counts] of ways) {
      const before = await menuIds(kind, id);
      const saved = await save(kind, id, { module: [...before, groups], ...terms });
      expect([kind, id, saved.status, saved.data.counts]).toEqual([kind, id, 200, { added: 1, removed: 0 }]);
      expect([kind, id, terms, await mayReadGroups()]).toEqual([kind, id, terms, counts]);
      expect((await save(kind, id, { module: before, ...terms })).status).toBe(200);
      expect(await mayReadGroups()).toBe(false);
    }
  });

  it('end with their last day, and may be granted again', async () => {
    const refused = await save('user', 'user-liwei', { module: [groups], validTo: '2020-01-01' });
    expect(refused).toMatchObject({ status: 400, data: { findings: [{ at: '/validTo' }] } });
    expect((await save('user', 'user-liwei', { module: [groups], validTo: '2999-12-31', reason: '代班' })).status).toBe(
      200,
    );
    expect(await mayReadGroups()).toBe(true);
    await tables(server.context.database.kysely)
      .updateTable('base_authorize')
      .set({ valid_to: '2020-01-01T00:00:00Z' })
      .where('object_id', '=', 'user-liwei')
      .execute();
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await mayReadGroups()).toBe(false);
    expect(await menuIds('user', 'user-liwei')).toEqual([]);
    expect((await save('user', 'user-liwei', { module: [groups] })).data.counts).toEqual({ added: 1, removed: 0 });
    expect(await mayReadGroups()).toBe(true);
    await save('user', 'user-liwei', { module: [] });
  });

  it('are compared before they are saved, and refused where somebody was quicker', async () => {
    const { revision, ids } = await values('role', 'role-staff', 'module');
    const body = { objectType: 'role' as const, revision, module: [...ids.slice(1), groups] };
    const compared = await server.admin(calls.compareAuthority, { params: { id: 'role-staff' }, body });
    expect(compared.data).toMatchObject({
      added: [{ kind: 'module', id: groups, fullName: '分组管理' }],
      removed: [{ id: ids[0] }],
      counts: { added: 1, removed: 1 },
    });
    expect(compared.data.people).toBeGreaterThan(1);
    expect(await menuIds('role', 'role-staff')).toEqual(ids);
    const both = await Promise.all(
      [1, 2].map(() => server.admin(calls.saveAuthority, { params: { id: 'role-staff' }, body })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save('role', 'role-staff', { module: ids })).status).toBe(200);
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['before', 'after', 'target_name'])
      .where('action', '=', 'role.authorize')
      .orderBy('creator_time')
      .executeTakeFirst();
    expect(audited).toMatchObject({
      target_name: '运维人员',
      before: { removed: { count: 1, lines: [ids[0]] } },
      after: { added: { count: 1, lines: [groups] } },
    });
  });

  it('leave other rights of the holder, and those on what is gone, as they are', async () => {
    await server.grantStaff('button', ['btn_gone'], 'model-gone');
    const { ids } = await values('role', 'role-staff', 'button');
    expect((await save('role', 'role-staff', { button: [...ids, `${modelId}:btn_add`] })).status).toBe(200);
    expect((await save('role', 'role-staff', { button: ids })).data.counts).toEqual({ added: 0, removed: 1 });
    const left = await tables(server.context.database.kysely)
      .selectFrom('base_authorize')
      .select('item_id')
      .where('module_id', '=', 'model-gone')
      .execute();
    expect(left).toHaveLength(1);
  });

  it('are handed out by those who hold them alone, who take none from themselves', async () => {
    const clerk = await server.signIn('user-liwei');
    await server.gradeTo('user-liwei');
    await save('user', 'user-liwei', { module: [page, groups], button: [`${page}:btn_edit`] });
    const mine = await values('user', 'user-zhaoxue', 'module', clerk);
    expect(mine.list.flatMap(({ id, mayGrant }) => (mayGrant ? [id] : []))).toContain(groups);
    expect((await save('user', 'user-zhaoxue', { module: [groups] }, clerk)).status).toBe(200);
    expect(await mayReadGroups('user-zhaoxue')).toBe(true);
    const more = await save('user', 'user-zhaoxue', { module: [groups, 'menu-permission-role'] }, clerk);
    expect(more.status).toBe(403);
    expect((await save('user', 'user-liwei', { module: [page, groups, 'menu-permission-role'] }, clerk)).status).toBe(
      403,
    );
    expect((await save('user', 'user-liwei', { module: [page] }, clerk)).status).toBe(403);
    // Without the button the page is read, and no more.
    await save('user', 'user-liwei', { button: [] });
    expect((await save('user', 'user-zhaoxue', { module: [] }, clerk)).status).toBe(403);
    const last = await save('user', 'user-liwei', { module: [groups] });
    expect(last).toMatchObject({ status: 400 });
    await save('role', 'role-manager', { module: [...(await menuIds('role', 'role-manager')), page] });
    expect((await save('user', 'user-liwei', { module: [] })).status).toBe(200);
    expect((await clerk(calls.authorityValues, { params: { id: '0' }, body: { type: 'module' } })).status).toBe(403);
    await save('user', 'user-zhaoxue', { module: [] });
  });

  it('are granted to many at once, all or none', async () => {
    const body = { roleIds: ['role-manager'], userIds: ['user-sunhao'], organizeIds: ['org-team1'], module: [groups] };
    const none = await server.admin(calls.batchAuthority, { body: { ...body, userIds: ['user-sunhao', 'nobody'] } });
    expect([none.status, await menuIds('user', 'user-sunhao')]).toEqual([404, []]);
    const told = await server.admin(calls.batchAuthority, { body: { ...body, check: true } });
    expect([told.data.counts, told.data.objects]).toEqual([{ added: 3, removed: 0 }, 3]);
    expect(await menuIds('user', 'user-sunhao')).toEqual([]);
    expect((await server.admin(calls.batchAuthority, { body })).data.counts).toEqual({ added: 3, removed: 0 });
    expect(await menuIds('department', 'org-team1')).toEqual([groups]);
    const either = { objectType: 'organize', type: 'module' } as const;
    const asked = await server.admin(calls.authorityValues, { params: { id: 'org-team1' }, body: either });
    expect(asked.data.ids).toEqual([groups]);
    const undone = await server.admin(calls.batchAuthority, { body: { ...body, mode: 'remove' } });
    expect(undone.data.counts).toEqual({ added: 0, removed: 3 });
  });

  it('come to nobody who is put where they are by somebody who lacks them', async () => {
    const [users, departments] = ['menu-permission-user', 'menu-permission-department'];
    const edits = [groups, users, departments].map((menu) => `${menu}:btn_edit`);
    await save('user', 'user-zhanglei', { module: [groups, users, departments], button: edits });
    const secret = { module: ['menu-permission-role'] };
    await save('group', 'group-flood', secret);
    await save('department', 'org-safety', { ...secret, below: true });
    const clerk = await server.signIn('user-zhanglei');
    await server.gradeTo('user-zhanglei');
    const { id: _, ...group } = (await clerk(calls.loadGroup, { params: { id: 'group-flood' } })).data;
    const join = (userIds: string[]) =>
      clerk(calls.saveGroup, { params: { id: 'group-flood' }, body: { ...group, userIds } });
    expect(await join([...(group.userIds ?? []), 'user-wangfang'])).toMatchObject({
      status: 403,
      data: { findings: [{ at: '/userIds' }] },
    });
    const { id, ...person } = (await clerk(calls.loadUser, { params: { id: 'user-wangfang' } })).data;
    const moved = { ...person, organizeId: 'org-safety', positionId: null };
    expect(await clerk(calls.saveUser, { params: { id }, body: moved })).toMatchObject({
      status: 403,
      data: { findings: [{ at: '/organizeId' }] },
    });
    const { id: team, ...department } = (await clerk(calls.loadDepartment, { params: { id: 'org-team1' } })).data;
    const below = { ...department, parentId: 'org-safety' };
    expect(await clerk(calls.saveDepartment, { params: { id: team }, body: below })).toMatchObject({
      status: 403,
      data: { findings: [{ at: '/parentId' }] },
    });
    expect((await join(group.userIds?.slice(1) ?? [])).status).toBe(200);
    for (const [kind, holder] of [
      ['user', 'user-zhanglei'],
      ['group', 'group-flood'],
      ['department', 'org-safety'],
    ] as const)
      await save(kind, holder, { module: [], button: [] });
  });

  it('are of one tenant, and of what is there', async () => {
    const stranger = await addTenant(server, 'elsewhere');
    const asked = { params: { id: 'role-staff' }, body: { objectType: 'role' as const, type: 'module' as const } };
    expect((await stranger(calls.authorityValues, asked)).status).toBe(404);
    expect((await server.staff(calls.authorityValues, asked)).status).toBe(403);
    expect(await save('role', 'role-staff', { button: ['nothing:btn_add'] })).toMatchObject({
      status: 400,
      data: { findings: [{ at: '/button' }] },
    });
    expect((await save('role', 'role-staff', { module: ['menu-permission'] })).status).toBe(400);
  });
});
