import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallBody, calls } from '../../engine/schema/calls/index.ts';
import type { BoundKind } from '../../engine/schema/grants/bound-kinds.ts';
import { tables } from '../../server/kernel/tables.ts';
import { grant } from '../../server/permission/authorize.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { seedTenantMenus } from '../../server/seed/seed-menus.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const tenantId = 'north';
const groups = 'menu-permission-group';
const settings = 'menu-system-sys-config';
const stamps = { creator_id: null, creator_time: new Date().toISOString(), modifier_id: null, modify_time: null };
const design = {
  format: 'adit-model',
  version: 1,
  fullName: '物资',
  enCode: 'material_bound',
  form: { version: 1, nodes: [{ id: 'a', vModel: 'title', config: { aditKey: 'input', label: '名称' } }] },
  list: { version: 1, searchList: [], columnList: [{ prop: 'title' }], useBtnPermission: true },
};

type Body = CallBody<typeof calls.batchTenantAuthority>;
type Wanted = { [Kind in BoundKind]?: string[] } & Pick<Body, 'mode'>;

describeOnDatabases('what a tenant may have', { onBoth: 'arrays in statements, advisory locks' }, ({ open }) => {
  let server: ModelServer;
  /** Of the tenant: its super administrator, and somebody who holds one role. */
  let head: Caller;
  let staff: Caller;
  let modelId: string;
  let entryId: string;

  const db = () => tables(server.context.database.kysely);
  const give = (itemType: 'menu' | 'button', itemIds: string[], moduleId = '') =>
    server.context.database.transaction((trx) =>
      grant(
        trx,
        { tenantId, actorId: null, now: new Date() },
        { itemType, itemIds, moduleId, objectType: 'role', objectId: 'role-one' },
      ),
    );

  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    for (const id of [tenantId, 'south'])
      await db()
        .insertInto('base_tenant')
        .values({ ...stamps, tenant_id: 'main', id, company_name: id, en_code: id })
        .execute();
    head = await addTenant(server, tenantId);
    await addTenant(server, 'south');
    const now = new Date();
    for (const id of [tenantId, 'south'])
      await server.context.database.transaction((trx) =>
        seedTenantMenus(trx, { tenantId: id, now, passwordHash: '', isDefaultPassword: false }),
      );
    await db()
      .insertInto('base_user')
      .values({
        ...{ ...stamps, tenant_id: tenantId, id: 'user-one', account: 'one', account_key: 'one', real_name: '员工' },
        ...{ password_hash: '', password_is_default: false, head_icon: '', organize_id: null, position_id: null },
        ...{ is_administrator: false, enabled_mark: 1, sort_code: 0 },
      })
      .execute();
    await db()
      .insertInto('base_role')
      .values({
        ...stamps,
        tenant_id: tenantId,
        id: 'role-one',
        full_name: '员工',
        en_code: 'one',
        sort_code: 0,
        enabled_mark: 1,
      })
      .execute();
    await db()
      .insertInto('base_user_role')
      .values({ tenant_id: tenantId, user_id: 'user-one', role_id: 'role-one' })
      .execute();
    for (const [id, code] of [
      ['type-kept', 'kept'],
      ['type-other', 'other'],
    ] as const)
      await db()
        .insertInto('base_dictionary_type')
        .values({
          ...{ ...stamps, tenant_id: tenantId, id, parent_id: '0', full_name: code, en_code: code, is_tree: 0 },
          ...{ sort_code: 0, enabled_mark: 1, tree_path: `${id}/` },
        })
        .execute();
    staff = await server.signIn('user-one', tenantId);
    const imported = await head(calls.importModel, { body: { design } });
    modelId = imported.data.id ?? '';
    const released = await head(calls.releaseModel, { params: { id: modelId }, body: { menu: { parentId: '0' } } });
    expect(released.status).toBe(200);
    entryId = (await values('module')).list.find(({ fullName }) => fullName === '物资')?.id ?? '';
    await give('menu', [groups, entryId]);
    await give('button', ['btn_add'], groups);
    await give('button', ['btn_edit'], modelId);
  });
  afterAll(() => server.app.close());

  const values = async (type: BoundKind, moduleIds?: string[], by: Caller = server.admin, id = tenantId) =>
    (await by(calls.tenantAuthorityValues, { body: { tenantId: id, type, ...(moduleIds && { moduleIds }) } })).data;
  const change = async (wanted: Wanted, more: Partial<Body> = {}, by: Caller = server.admin) => {
    const { revision } = await values('system');
    return by(calls.batchTenantAuthority, {
      body: { tenantIds: [tenantId], mode: 'remove', revision, ...wanted, ...more },
    });
  };
  const unbind = async () => {
    await db().deleteFrom('base_tenant_item').where('tenant_id', '=', tenantId).execute();
    server.context.live.announce('rights', { tenantId });
  };
  const groupList = async (by: Caller) => (await by(calls.groupList, {})).status;
  const rowsOf = async (by: Caller) => (await by(calls.recordList, { params: { id: modelId }, body: {} })).status;
  const codesInMenu = async (by: Caller) => {
    const { menuList, permissionList, userInfo } = (await by(calls.currentUser)).data;
    const flat = (items: typeof menuList): string[] => items.flatMap((one) => [one.id, ...flat(one.children)]);
    return { ids: flat(menuList), permissionList, userInfo };
  };

  const buttonsOn = (list: Awaited<ReturnType<typeof codesInMenu>>['permissionList'], id: string) =>
    list.find(({ modelId: on }) => on === id)?.button.map(({ enCode }) => enCode) ?? [];
  const heldOnGroups = async (by: Caller) => buttonsOn((await codesInMenu(by)).permissionList, groups);

  it('is everything as long as nothing was said, and is looked at and changed by the operator alone', async () => {
    const all = await values('module');
    expect([all.isBounded, all.name, all.ids.length]).toEqual([false, tenantId, all.all.length]);
    expect(all.all).toContain(groups);
    expect((await values('system')).all).toEqual(['system-main']);
    expect((await values('dictionary')).all.sort()).toEqual(['type-kept', 'type-other']);
    expect((await values('module', [])).all).toEqual([]);
    const within = await values('button', [groups]);
    expect(within.all).toContain(`${groups}:btn_add`);
    expect(within.all.some((id) => !id.startsWith(groups))).toBe(false);
    const body = { tenantIds: [tenantId], mode: 'remove' as const, module: [groups], check: true };
    for (const one of [head, staff, server.staff])
      expect([
        (await one(calls.tenantAuthorityValues, { body: { tenantId, type: 'module' } })).status,
        (await one(calls.batchTenantAuthority, { body })).status,
      ]).toEqual([403, 403]);
    const refused = async (more: Partial<Body>) =>
      (await server.admin(calls.batchTenantAuthority, { body: { ...body, ...more } })).status;
    expect(await refused({ tenantIds: ['main'] })).toBe(422);
    expect(await refused({ tenantIds: [tenantId, 'main'] })).toBe(422);
    expect(await refused({ tenantIds: ['nobody'] })).toBe(404);
    expect(await refused({ module: ['no-such-entry'] })).toBe(400);
    expect(await refused({ check: false })).toBe(400);
    expect(await refused({ mode: 'replace', module: [] })).toBe(422);
    expect(
      (await server.admin(calls.tenantAuthorityValues, { body: { tenantId: 'main', type: 'module' } })).status,
    ).toBe(422);
    expect(await db().selectFrom('base_tenant_item').selectAll().execute()).toEqual([]);
  });

  it('narrows everybody of the tenant on every road, and gives back what was granted', async () => {
    expect([await groupList(head), await groupList(staff), await rowsOf(head), await rowsOf(staff)]).toEqual([
      200, 200, 200, 200,
    ]);
    const told = await change({ module: [groups, entryId, settings] }, { check: true });
    // Two entries and the buttons on them; the super administrator, and who holds the role.
    expect(told.data).toMatchObject({
      counts: { added: 0, removed: 3 },
      sleeping: 4,
      waking: 0,
      people: 2,
      tenants: 1,
    });
    expect([await groupList(head), (await values('module')).isBounded]).toEqual([200, false]);

    const done = await change({ module: [groups, entryId, settings] });
    expect(done.data).toMatchObject({ sleeping: 4, people: 2 });
    expect([await groupList(head), await groupList(staff), await rowsOf(head), await rowsOf(staff)]).toEqual([
      403, 403, 403, 403,
    ]);
    for (const one of [head, staff]) {
      const { ids, permissionList } = await codesInMenu(one);
      expect(ids.filter((id) => [groups, entryId, settings].includes(id))).toEqual([]);
      expect(permissionList.map((entry) => entry.modelId)).not.toContain(modelId);
    }
    // Calls of administrators that are made from a page outside, and a page's own.
    expect((await head(calls.loadAdministrators)).status).toBe(403);
    expect((await head(calls.loadSysConfig)).status).toBe(403);
    expect((await head(calls.roleList, {})).status).toBe(200);
    // Nobody else's: the operator's own tenant, and another one.
    expect(await groupList(server.admin)).toBe(200);
    expect(await groupList(await server.signIn('user-admin', 'south'))).toBe(200);
    const granted = await db()
      .selectFrom('base_authorize')
      .select('item_id')
      .where('tenant_id', '=', tenantId)
      .execute();
    expect(granted).toHaveLength(4);

    const back = await change({ module: [groups, entryId, settings], mode: 'add' });
    expect(back.data).toMatchObject({ counts: { added: 3, removed: 0 }, sleeping: 0, waking: 4, people: 2 });
    expect([await groupList(head), await groupList(staff), await rowsOf(head), await rowsOf(staff)]).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await values('module')).isBounded).toBe(false);
  });

  it('names single buttons, applications and dictionaries', async () => {
    const create = async (by: Caller, enCode: string) =>
      (await by(calls.createGroup, { body: { fullName: enCode, enCode } })).status;
    await change({ button: [`${groups}:btn_add`], dictionary: ['type-other'] });
    expect([await create(head, 'one'), await groupList(head)]).toEqual([403, 200]);
    expect(await heldOnGroups(staff)).toEqual([]);
    const { userInfo, permissionList } = await codesInMenu(head);
    const held = buttonsOn(permissionList, groups);
    expect([userInfo.hasNamedButtons, held.includes('btn_add'), held.includes('btn_edit')]).toEqual([
      true,
      false,
      true,
    ]);
    const types = (await head(calls.dictionaries)).data.list.map(({ id }) => id);
    expect([types.includes('type-kept'), types.includes('type-other')]).toEqual([true, false]);
    const choices = (id: string) => head(calls.dictionaryEntries, { params: { id } });
    expect([(await choices('type-kept')).status, (await choices('type-other')).status]).toEqual([200, 404]);
    expect((await head(calls.dictionaryGroups)).data.list.map(({ id }) => id)).not.toContain('type-other');
    await change({ button: [`${groups}:btn_add`], dictionary: ['type-other'], mode: 'add' });
    expect([await create(head, 'one'), await heldOnGroups(staff)]).toEqual([200, ['btn_add']]);
    expect((await values('button')).isBounded).toBe(false);

    const nothing = await change({ system: ['system-main'] });
    expect([nothing.status, nothing.data]).toMatchObject([422, { findings: [{ at: '/system' }] }]);
  });

  it('is what can be granted, and rights say why they do not count', async () => {
    await change({ module: [groups] });
    const lines = (await head(calls.authorityValues, { params: { id: '0' }, body: { type: 'module' } })).data;
    expect(lines.all).not.toContain(groups);
    const { revision } = (
      await head(calls.authorityValues, { params: { id: 'user-one' }, body: { objectType: 'user', type: 'module' } })
    ).data;
    const save = (module: string[]) =>
      head(calls.saveAuthority, { params: { id: 'user-one' }, body: { objectType: 'user', module, revision } });
    const refused = await save([groups]);
    expect([refused.status, refused.msg]).toEqual([400, '“分组管理”不在本单位可用的范围内，不能授予']);
    const selector = (await head(calls.gradeSelector, { query: {} })).data;
    expect(selector.menus.map(({ id }) => id)).not.toContain(groups);
    const explained = (
      await head(calls.explainRight, { params: { id: 'user-one' }, query: { type: 'module', item: groups } })
    ).data;
    expect(explained).toMatchObject({ isHeld: false, isOutside: true });
    expect(explained.roads).toHaveLength(1);
    const holders = await head(calls.rightHolders, { query: { type: 'module', item: groups } });
    expect(holders.data.list).toEqual([]);
    const own = (await head(calls.personRights, { params: { id: 'user-admin' }, query: { type: 'module' } })).data;
    expect(own.list.map(({ id }) => id)).not.toContain(groups);

    // What is replaced leaves what sleeps as it is.
    const role = (
      await head(calls.authorityValues, { params: { id: 'role-one' }, body: { objectType: 'role', type: 'module' } })
    ).data;
    const replaced = await head(calls.saveAuthority, {
      params: { id: 'role-one' },
      body: { objectType: 'role', module: [entryId], revision: role.revision },
    });
    expect(replaced.data).toMatchObject({ counts: { added: 0, removed: 0 } });
    await unbind();
    expect(await groupList(staff)).toBe(200);
  });

  it('is not got round by what its people keep themselves, and has what they make', async () => {
    await change({ module: [entryId, 'menu-permission-role'], dictionary: ['type-other'] });
    const second = await head(calls.createMenuEntry, {
      body: { fullName: '又一个', enCode: 'again', type: '3', modelId, category: 'Web', icon: '' } as never, // what is left out has its usual value
    });
    expect(second.status).toBe(422);
    expect(await rowsOf(head)).toBe(403);
    const released = await head(calls.releaseModel, {
      params: { id: modelId },
      body: { menu: { parentId: 'menu-system' } },
    });
    expect([released.status, await rowsOf(head)]).toEqual([200, 403]);
    expect((await head(calls.deleteMenuEntry, { params: { id: entryId } })).status).not.toBe(200);
    expect((await head(calls.deleteDictionaryType, { params: { id: 'type-other' } })).status).not.toBe(200);

    const other = await head(calls.importModel, {
      body: { design: { ...design, fullName: '车辆', enCode: 'car_bound' } },
    });
    await head(calls.releaseModel, { params: { id: other.data.id ?? '' }, body: { menu: { parentId: '0' } } });
    expect((await head(calls.recordList, { params: { id: other.data.id ?? '' }, body: {} })).status).toBe(200);
    const type = await head(calls.createDictionaryType, { body: { fullName: '新的', enCode: 'fresh' } as never }); // as above
    expect((await head(calls.dictionaries)).data.list.map(({ id }) => id)).toContain(type.data.id);
    await unbind();
  });

  it('lets one of two who change it at once come first, and the same be done for several', async () => {
    const { revision } = await values('module');
    const narrow = (module: string[]) =>
      server.admin(calls.batchTenantAuthority, { body: { tenantIds: [tenantId], mode: 'remove', module, revision } });
    const both = await Promise.all([narrow([groups]), narrow([settings])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = await server.admin(calls.batchTenantAuthority, {
      body: { tenantIds: ['south', tenantId], mode: 'remove', module: [groups, entryId], check: true },
    });
    expect(told.data.tenants).toBe(2);
    const done = await server.admin(calls.batchTenantAuthority, {
      body: {
        ...{ tenantIds: ['south', tenantId], mode: 'remove', module: [groups, entryId] },
        revision: told.data.revision,
      },
    });
    expect([done.status, await groupList(await server.signIn('user-admin', 'south')), await groupList(head)]).toEqual([
      200, 403, 403,
    ]);
    const audited = await db()
      .selectFrom('base_audit')
      .select(['target', 'before'])
      .where('action', '=', 'tenant.authorize')
      .where('target', '=', 'south')
      .execute();
    expect(audited).toMatchObject([{ before: { removed: { count: 1, lines: [groups] } } }]);
  });
});
