import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const design = {
  format: 'adit-model',
  version: 1,
  fullName: '备件',
  enCode: 'spare_parts',
  form: { version: 1, nodes: [{ id: 'a', vModel: 'title', config: { aditKey: 'input', label: '名称' } }] },
  list: {
    version: 1,
    searchList: [],
    columnList: [{ prop: 'title' }],
    btnsList: [{ value: 'add', label: '新建' }],
    columnBtnsList: [{ value: 'edit' }],
    useBtnPermission: true,
    useDataPermission: true,
  },
};

const groups = 'menu-permission-group';
const liwei = 'user-liwei';

describeOnDatabases('why somebody has a right', { onBoth: 'arrays in statements' }, ({ open }) => {
  let server: ModelServer;
  let modelId: string;
  let entry: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    modelId = await publishDesign(server, design, true);
    const found = await tables(server.context.database.kysely)
      .selectFrom('base_menu')
      .select('id')
      .where('model_id', '=', modelId)
      .executeTakeFirstOrThrow();
    entry = found.id;
  });
  afterAll(() => server.app.close());

  const rights = (id: string, type: GrantKind, by: Caller = server.admin) =>
    by(calls.personRights, { params: { id }, query: { type } });
  const explain = (id: string, item: string, type: GrantKind = 'module', by: Caller = server.admin) =>
    by(calls.explainRight, { params: { id }, query: { type, item } });
  const holders = async (item: string, type: GrantKind = 'module', more: object = {}) =>
    (await server.admin(calls.rightHolders, { query: { type, item, pageSize: 200, ...more } })).data;
  const grant = async (objectType: 'user' | 'role' | 'department' | 'group', id: string, change: object) => {
    const { data } = await server.admin(calls.authorityValues, {
      params: { id },
      body: { objectType, type: 'module' },
    });
    const body = { objectType, revision: data.revision, ...change };
    const saved = await server.admin(calls.saveAuthority, { params: { id }, body });
    expect(saved.status).toBe(200);
    return data.ids;
  };
  const people = () =>
    tables(server.context.database.kysely)
      .selectFrom('base_user')
      .select(['id', 'is_administrator'])
      .where('tenant_id', '=', 'main')
      .where('enabled_mark', '=', 1)
      .where('delete_time', 'is', null)
      .orderBy('id')
      .execute();

  it('agrees with what is held: each line has a road that counts, and nothing else has one', async () => {
    const some = (await people()).filter(({ is_administrator }) => !is_administrator).slice(0, 4);
    expect(some.length).toBe(4);
    for (const { id } of some)
      for (const type of grantKinds) {
        const all = (await server.admin(calls.authorityValues, { params: { id: '0' }, body: { type } })).data.all;
        const held = new Set((await rights(id, type)).data.list.flatMap((line) => (line.isHeld ? [line.id] : [])));
        for (const item of all.filter((_, at) => at % 5 === 0)) {
          const { isHeld, isUsual, roads } = (await explain(id, item, type)).data;
          expect([id, item, isHeld]).toEqual([id, item, held.has(item)]);
          if (!isUsual) expect([id, item, roads.some(({ state }) => state === 'counts')]).toEqual([id, item, isHeld]);
        }
      }
  });

  it('names each road, and says of the others why they do not count', async () => {
    expect((await explain(liwei, groups)).data).toMatchObject({ isHeld: false, roads: [] });
    const ofTeam = await grant('department', 'org-team1', { module: [groups], reason: '汛期值守' });
    await grant('department', 'org-production', { module: [groups], below: false });
    const { data } = await explain(liwei, groups);
    expect(data.isHeld).toBe(true);
    expect(data.roads).toMatchObject([
      { kind: 'department', id: 'org-team1', isAbove: false, state: 'counts', reason: '汛期值守', validTo: null },
      { kind: 'department', id: 'org-production', isAbove: true, state: 'onlyThere' },
    ]);
    expect(data.roads[0]?.grantedBy).not.toBe('');
    await tables(server.context.database.kysely)
      .updateTable('base_authorize')
      .set({ valid_to: '2020-01-01T00:00:00Z' })
      .where('object_id', '=', 'org-team1')
      .where('item_id', '=', groups)
      .execute();
    server.context.live.announce('rights', { tenantId: 'main' });
    expect((await explain(liwei, groups)).data).toMatchObject({
      isHeld: false,
      roads: [{ state: 'onlyThere' }, { state: 'ended' }],
    });
    await grant('department', 'org-production', { module: [] });
    await grant('department', 'org-team1', { module: ofTeam });
  });

  it('says which rows, in words and in number', async () => {
    const staff = await server.signIn(liwei);
    const before = await grant('user', liwei, {
      module: [entry],
      button: [`${modelId}:btn_add`],
      resource: [],
    });
    for (const [title, by] of [
      ['一', staff],
      ['二', server.admin],
    ] as const)
      expect(
        (await by(calls.createRecord, { params: { id: modelId }, body: { data: JSON.stringify({ title }) } })).status,
      ).toBe(200);
    const own = await explain(liwei, `${entry}:@own`, 'resource');
    expect(own.data).toMatchObject({
      isHeld: true,
      isUsual: true,
      rows: { text: '本人数据', count: 1, isMore: false },
    });
    await grant('user', liwei, { resource: [`${entry}:@all`] });
    expect((await explain(liwei, `${entry}:@all`, 'resource')).data).toMatchObject({
      isHeld: true,
      isUsual: false,
      rows: { text: '全部数据', count: 2 },
    });
    expect((await explain(liwei, `${entry}:@own`, 'resource')).data).toMatchObject({
      isHeld: false,
      rows: { count: 2 },
    });
    await grant('user', liwei, { module: before, button: [], resource: [] });
  });

  it('lists who may: exactly the people whom the server lets in', async () => {
    const ofGroup = await grant('group', 'group-flood', { module: [groups] });
    const ofDepartment = await grant('department', 'org-production', { module: [groups], below: true });
    const { list, pagination } = await holders(groups);
    const may: string[] = [];
    for (const { id } of await people())
      if ((await (await server.signIn(id))(calls.groupList, {})).status === 200) may.push(id);
    expect(list.map(({ id }) => id).sort()).toEqual(may);
    expect(pagination.total).toBe(may.length);
    const found = list.find(({ id }) => id === liwei);
    expect(found?.through.map(({ kind }) => kind).sort()).toEqual(['department', 'group']);
    expect((await holders(groups, 'module', { keyword: found?.account })).list.map(({ id }) => id)).toEqual([liwei]);
    expect((await holders(groups, 'module', { pageSize: 1, currentPage: 2 })).list.map(({ id }) => id)).toEqual([
      list[1]?.id,
    ]);
    await grant('group', 'group-flood', { module: ofGroup });
    await grant('department', 'org-production', { module: ofDepartment });
  });

  it('is told to nobody without the right, of nobody elsewhere, and of nothing that is not there', async () => {
    const staff = await server.signIn(liwei);
    expect((await rights('user-admin', 'module', staff)).status).toBe(403);
    expect((await explain('user-admin', groups, 'module', staff)).status).toBe(403);
    expect((await staff(calls.rightHolders, { query: { type: 'module', item: groups } })).status).toBe(403);
    const stranger = await addTenant(server, 'elsewhere');
    expect((await rights(liwei, 'module', stranger)).status).toBe(404);
    expect((await explain(liwei, groups, 'module', stranger)).status).toBe(404);
    expect((await explain(liwei, 'menu-nothing')).status).toBe(404);
    expect((await explain(liwei, `${modelId}:btn_nothing`, 'button')).status).toBe(404);
  });
});
