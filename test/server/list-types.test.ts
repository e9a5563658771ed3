import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const level = field('select', 'level', {
  slot: {
    options: [
      { id: 'high', fullName: '严重' },
      { id: 'low', fullName: '一般' },
    ],
  },
});
const tunnel = field('select', 'tunnel', {
  config: { dataType: 'dictionary', dictionaryType: 'dict-defect-type' },
  props: { props: { label: 'fullName', value: 'enCode' } },
});
const nodes = [
  field('input', 'name'),
  level,
  tunnel,
  field('input', 'above'),
  field('inputNumber', 'cost', { props: { precision: 2 } }),
  field('currOrganize', 'team'),
];

describeOnDatabases('types of lists', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  async function stage(more: Partial<ListDocument>) {
    count += 1;
    const columns = ['name', 'level', 'tunnel', 'above', 'cost', 'team'];
    const id = await publishDesign(
      server,
      model(`types${count}`, nodes, listOf(columns, { defaultSidx: 'name', sort: 'asc', ...more })),
    );
    const add = async (values: object, by: Caller = server.admin) => {
      const made = await by(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
      expect(made.msg, JSON.stringify(made.data)).toBe('操作成功');
      return made.data.id;
    };
    return { id, add, params: { id } };
  }
  const names = (list: readonly Record<string, unknown>[]) => list.map(({ name }) => name);

  it('never puts the value of what is looked up over a field of that name', async () => {
    const pair = [level, field('input', 'level_id')];
    const refused = await server.admin(calls.createModel, {
      body: { fullName: 'a', enCode: 'pair', formData: JSON.stringify({ version: 1, nodes: pair }) },
    });
    expect(refused).toMatchObject({
      ...{ status: 422, data: { findings: [{ code: 'node.idName', at: '/form/nodes/1/vModel' }] } },
    });
    // Who made a row is looked up in every list, and is no field of the form.
    const own = [field('input', 'name'), field('input', 'createUser_id')];
    const id = await publishDesign(server, model('maker', own, listOf(['name', 'createUser_id', 'createUser'])));
    const data = JSON.stringify({ name: '甲', createUser_id: '乙' });
    expect(await server.admin(calls.createRecord, { params: { id }, body: { data } })).toMatchObject({ status: 200 });
    const { list } = (await server.admin(calls.recordList, { params: { id }, body: {} })).data;
    expect(list).toMatchObject([{ createUser: '系统管理员', createUser_id: '乙' }]);
  });

  it('gives groups by pages, in the order of the options, each with its count and its first rows', async () => {
    const { params, add } = await stage({ type: 3, groupField: 'level', showSummary: true, summaryField: ['cost'] });
    for (let number = 0; number < limits.groupRows + 3; number += 1)
      await add({ name: `n${String(number).padStart(2, '0')}`, level: 'low', cost: 1 });
    await add({ name: 'b', level: 'high', cost: 2.5 });
    await add({ name: 'a' });
    const whole = await server.admin(calls.recordGroups, { params, body: {} });
    expect(whole.data.groups.map(({ value, label, count, list }) => [value, label, count, list.length])).toEqual([
      ['high', '严重', 1, 1],
      ['low', '一般', limits.groupRows + 3, limits.groupRows],
      [null, '', 1, 1],
    ]);
    expect(whole.data).toMatchObject({ rows: limits.groupRows + 5, summary: { cost: limits.groupRows + 5.5 } });
    expect(names(whole.data.groups[1]?.list ?? []).slice(0, 2)).toEqual(['n00', 'n01']);
    const second = await server.admin(calls.recordGroups, { params, body: { pageSize: 2, currentPage: 2 } });
    expect(second.data.groups.map(({ value }) => value)).toEqual([null]);
    expect(second.data.pagination).toEqual({ currentPage: 2, pageSize: 2, total: 3 });
    const rest = await server.admin(calls.recordList, { params, body: { group: 'low', pageSize: 20, currentPage: 2 } });
    expect([rest.data.pagination.total, names(rest.data.list)]).toEqual([limits.groupRows + 3, ['n20', 'n21', 'n22']]);
    const none = await server.admin(calls.recordList, { params, body: { group: null } });
    expect(names(none.data.list)).toEqual(['a']);
    const narrowed = await server.admin(calls.recordGroups, {
      params,
      body: { queryJson: JSON.stringify({ name: 'b' }) },
    });
    expect(narrowed.data.groups.map(({ value, count }) => [value, count])).toEqual([['high', 1]]);
  });

  it('narrows a list by a node of a dictionary, with what stands below it where the list says so', async () => {
    const tree = {
      type: 2,
      treeDataSource: 'dictionary',
      treeDictionary: 'dict-defect-type',
      treeRelation: 'tunnel',
    } as const;
    const { params, add } = await stage(tree);
    await add({ name: 'crack', tunnel: 'crack' });
    await add({ name: 'structure', tunnel: 'structure' });
    await add({ name: 'lamp', tunnel: 'lamp' });
    const shown = await server.admin(calls.recordTree, { params, body: {} });
    expect(shown.data.list.slice(0, 2)).toEqual([
      { id: 'structure', label: '结构', parentId: null, level: 1, children: 4 },
      { id: 'crack', label: '裂缝', parentId: 'structure', level: 2, children: 0 },
    ]);
    const found = await server.admin(calls.recordTree, { params, body: { keyword: '灯具' } });
    expect(found.data.list.map(({ id }) => id)).toEqual(['power', 'lamp']);
    const of = async (id: string, treeNode: string) =>
      names((await server.admin(calls.recordList, { params: { id }, body: { treeNode } })).data.list);
    expect(await of(params.id, 'structure')).toEqual(['structure']);
    expect(await of(params.id, 'nobody')).toEqual([]);
    const whole = await stage({ ...tree, isIncludeSubordinate: true, treeSynType: 1 });
    await whole.add({ name: 'crack', tunnel: 'crack' });
    await whole.add({ name: 'structure', tunnel: 'structure' });
    await whole.add({ name: 'lamp', tunnel: 'lamp' });
    expect(await of(whole.id, 'structure')).toEqual(['crack', 'structure']);
    // What stands above the list counts the rows of the same node.
    const counted = await server.admin(calls.recordStatistics, {
      params: whole.params,
      body: { treeNode: 'structure', group: { field: 'tunnel' }, measures: [{ kind: 'count' }] },
    });
    expect(counted.data.rows).toBe(2);
    const roots = await server.admin(calls.recordTree, { params: whole.params, body: {} });
    expect(roots.data.list.every(({ level: at }) => at === 1)).toBe(true);
    const below = await server.admin(calls.recordTree, { params: whole.params, body: { parent: 'power' } });
    expect(below.data.list.map(({ label }) => label)).toContain('灯具故障');
  });

  it('shows organisations and rows of data interfaces as a tree, of this tenant alone', async () => {
    const organize = { type: 2, treeDataSource: 'organize', treeRelation: 'team', isIncludeSubordinate: true } as const;
    const { params, add } = await stage(organize);
    await add({ name: 'by staff' }, server.staff);
    await add({ name: 'by admin' });
    const { data } = await server.staff(calls.recordTree, { params, body: {} });
    expect(data.list.slice(0, 3).map(({ id, level: at }) => [id, at])).toEqual([
      ['org-company', 1],
      ['org-production', 2],
      ['org-team1', 3],
    ]);
    const rows = await server.staff(calls.recordList, { params, body: { treeNode: 'org-production' } });
    expect(names(rows.data.list)).toEqual(['by staff']);
    const departments = await stage({ ...organize, treeDataSource: 'department' });
    const only = await server.admin(calls.recordTree, { params: departments.params, body: {} });
    expect(only.data.list[0]).toMatchObject({ id: 'org-production', level: 1, parentId: null });
    const [known] = await tables(server.context.database.kysely)
      .selectFrom('base_data_interface')
      .select(['id'])
      .execute();
    const api = await stage({ type: 2, treeDataSource: 'api', treeInterfaceId: known?.id ?? '', treeRelation: 'name' });
    expect((await server.admin(calls.recordTree, { params: api.params, body: {} })).data.list.length).toBeGreaterThan(
      0,
    );
    const gone = await stage({ type: 2, treeDataSource: 'dictionary', treeDictionary: 'gone', treeRelation: 'name' });
    expect((await server.admin(calls.recordTree, { params: gone.params, body: {} })).data).toEqual({
      list: [],
      left: 0,
    });
    const stranger = await addTenant(server, 'elsewhere');
    expect((await stranger(calls.recordTree, { params, body: {} })).status).toBe(404);
    expect((await stranger(calls.recordGroups, { params, body: {} })).status).toBe(404);
  });

  it('gives a tree table level by level, or with what stands below where there is room', async () => {
    const { params, add } = await stage({ type: 5, parentField: 'above' });
    const a = await add({ name: 'a' });
    const b = await add({ name: 'b' });
    const a1 = await add({ name: 'a1', above: a });
    await add({ name: 'a2', above: a });
    await add({ name: 'a1x', above: a1 });
    const ask = async (body: object) => (await server.admin(calls.recordList, { params, body })).data;
    const tops = await ask({ parent: '' });
    expect(tops.pagination.total).toBe(2);
    expect(tops.tree).toEqual([
      { id: a, level: 1, children: 2, isMatch: true, isOpen: false },
      { id: b, level: 1, children: 0, isMatch: true, isOpen: false },
    ]);
    expect(names((await ask({ parent: a })).list)).toEqual(['a1', 'a2']);
    const paged = await ask({ parent: a, pageSize: 1, currentPage: 2 });
    expect([names(paged.list), paged.pagination.total]).toEqual([['a2'], 2]);
    const whole = await ask({ parent: '', whole: true });
    expect(whole.tree?.map(({ level: at, isOpen }) => [at, isOpen])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
    expect(names(whole.list)).toEqual(['a', 'a1', 'a1x', 'a2', 'b']);
    const found = await ask({ parent: '', queryJson: JSON.stringify({ name: 'a1x' }) });
    expect(names(found.list)).toEqual(['a', 'a1', 'a1x']);
    expect(found.tree?.map(({ isMatch }) => isMatch)).toEqual([false, false, true]);
    expect(found.pagination.total).toBe(1);
    // Asked for as ever, it is a list.
    expect(names((await ask({})).list)).toEqual(['a', 'a1', 'a1x', 'a2', 'b']);
  });

  it('lets no row stand below itself, and none below a row that is not there', async () => {
    const { id, params, add } = await stage({ type: 5, parentField: 'above' });
    const a = await add({ name: 'a' });
    const b = await add({ name: 'b', above: a });
    const c = await add({ name: 'c', above: b });
    const put = (dataId: string, above: string) =>
      server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify({ above }) } });
    for (const above of [a, c]) {
      const refused = await put(a, above);
      expect(refused.status).toBe(422);
      expect(Object(refused.data).findings).toEqual([
        expect.objectContaining({ code: 'field.parentBelow', at: '/above' }),
      ]);
    }
    expect(Object((await put(a, 'nobody')).data).findings[0].code).toBe('field.parentGone');
    const born = await server.admin(calls.createRecord, { params, body: { data: '{"name":"d","above":"nobody"}' } });
    expect(born.status).toBe(422);
    const both = await Promise.all([add({ name: 'e' }), add({ name: 'f' })]);
    const [e = '', f = ''] = both;
    const outcomes = await Promise.all([put(e, f), put(f, e)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('says what the row above is called, in a list and in a record, and finds nobody by its id', async () => {
    const { id, params, add } = await stage({ type: 5, parentField: 'above' });
    const a = await add({ name: '管廊' });
    const b = await add({ name: '电力舱', above: a });
    const below = await server.admin(calls.recordList, { params, body: { parent: a } });
    expect(below.data.list).toMatchObject([{ id: b, above: '管廊', above_id: a }]);
    const record = await server.admin(calls.recordDataChange, { params: { id, dataId: b } });
    expect(JSON.parse(record.data.data)).toMatchObject({ above: '管廊', above_id: a });
    const plain = await server.admin(calls.loadRecord, { params: { id, dataId: b } });
    expect(JSON.parse(plain.data.data)).toMatchObject({ above: a });
    const found = async (keyword: string) =>
      names((await server.admin(calls.recordList, { params, body: { parent: '', keyword } })).data.list);
    expect(await found(a)).toEqual([]);
    expect(await found('电力')).toEqual(['管廊', '电力舱']);
    await server.admin(calls.deleteRecord, { params: { id, dataId: a } });
    const lost = await server.admin(calls.recordDataChange, { params: { id, dataId: b } });
    expect(JSON.parse(lost.data.data)).toMatchObject({ above: a });
  });

  it('names no row that is out of sight', async () => {
    const { id, params, add } = await stage({ type: 5, parentField: 'above', useDataPermission: true });
    await server.grantStaff('button', [], id);
    const a = await add({ name: 'secret' });
    const own = await server.admin(calls.createRecord, { params, body: { data: '{"name":"own"}' } });
    const staff = await server.signIn('user-wangfang');
    const refused = await staff(calls.createRecord, {
      params,
      body: { data: JSON.stringify({ name: 'x', above: a }) },
    });
    expect([refused.status, Object(refused.data).findings[0].message]).toEqual([422, 'Above应为已有的记录']);
    const listed = await staff(calls.recordList, { params, body: { parent: '', except: own.data.id } });
    expect(listed.data.list).toEqual([]);
  });

  it('leaves out a row with all that stands below it, for whoever looks for the row above', async () => {
    const { params, add } = await stage({ type: 5, parentField: 'above' });
    const a = await add({ name: 'qa' });
    const a1 = await add({ name: 'qa1', above: a });
    const a1x = await add({ name: 'qa1x', above: a1 });
    await add({ name: 'b' });
    const ask = async (body: object) => (await server.admin(calls.recordList, { params, body })).data;
    const within = await ask({ parent: a, except: a1 });
    expect([names(within.list), within.pagination.total]).toEqual([[], 0]);
    const tops = await ask({ parent: '', except: a1 });
    expect(tops.tree?.map(({ children }) => children)).toEqual([0, 0]);
    expect(names((await ask({ parent: '', whole: true, except: a })).list)).toEqual(['b']);
    const found = await ask({ parent: '', keyword: 'qa', except: a1 });
    expect([names(found.list), found.pagination.total]).toEqual([['qa'], 1]);
    expect(names((await ask({ parent: '', keyword: 'qa', except: a1x })).list)).toEqual(['qa', 'qa1']);
    expect((await server.admin(calls.recordList, { params, body: { parent: '', except: "a' or" } })).status).toBe(400);
  });

  it('ends where data leads in a circle, and shows the rows of a lost parent at the top', async () => {
    const plain = await stage({});
    const { id, params } = plain;
    const a = await plain.add({ name: 'a' });
    const b = await plain.add({ name: 'b', above: a });
    const own = await plain.add({ name: 'own' });
    await plain.add({ name: 'lost', above: 'nobody' });
    const put = (dataId: string, above: string) =>
      server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify({ above }) } });
    await put(a, b);
    await put(own, own);
    const stored = await server.admin(calls.loadModel, { params });
    const columnData = JSON.stringify({ ...JSON.parse(stored.data.columnData), type: 5, parentField: 'above' });
    const { fullName, enCode, formData, revision } = stored.data;
    await server.admin(calls.updateModel, { params, body: { fullName, enCode, formData, columnData, revision } });
    expect((await server.admin(calls.releaseModel, { params, body: {} })).status).toBe(200);
    const tops = await server.admin(calls.recordList, { params, body: { parent: '' } });
    expect(names(tops.data.list)).toEqual(['lost', 'own']);
    const found = await server.admin(calls.recordList, { params, body: { parent: '', queryJson: '{"name":"b"}' } });
    expect(names(found.data.list).sort()).toEqual(['a', 'b']);
    const below = await server.admin(calls.recordList, { params, body: { parent: a, whole: true } });
    expect(names(below.data.list)).toContain('b');
  });

  it('refuses groups, trees and tree tables over a field that the actor may not see, and leaves them out of his page', async () => {
    const withheld = async (more: Partial<ListDocument>) => {
      const made = await stage({ useColumnPermission: true, ...more });
      await server.grantStaff('column', ['name'], made.id);
      return made;
    };
    const grouped = await withheld({ type: 3, groupField: 'level' });
    const tree = await withheld({ type: 5, parentField: 'above' });
    const beside = await withheld({ type: 2, treeDataSource: 'organize', treeRelation: 'team' });
    // Rights are kept for less than a second, by person.
    const caller = await server.signIn('user-wangfang');
    expect((await caller(calls.recordGroups, { params: grouped.params, body: {} })).status).toBe(400);
    expect((await caller(calls.recordList, { params: grouped.params, body: { group: 'low' } })).status).toBe(400);
    expect((await caller(calls.recordList, { params: tree.params, body: { parent: '' } })).status).toBe(400);
    expect((await caller(calls.recordTree, { params: beside.params, body: {} })).status).toBe(400);
    expect((await caller(calls.recordList, { params: beside.params, body: { treeNode: 'org-team1' } })).status).toBe(
      400,
    );
    for (const [made, key] of [
      [grouped, 'groupField'],
      [tree, 'parentField'],
      [beside, 'treeRelation'],
    ] as const) {
      const config = await caller(calls.modelConfig, { params: made.params });
      expect(JSON.parse(config.data.columnData)[key]).toBe('');
      expect((await caller(calls.recordList, { params: made.params, body: {} })).status).toBe(200);
    }
    const plain = await stage({});
    expect((await server.admin(calls.recordGroups, { params: plain.params, body: {} })).status).toBe(400);
    expect((await server.admin(calls.recordTree, { params: plain.params, body: {} })).status).toBe(400);
  });
});
