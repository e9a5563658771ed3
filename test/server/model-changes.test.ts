import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('a model that changes under its rows', ({ open }) => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  const publish = (nodes: Node[], list: ListDocument) => {
    count += 1;
    return publishDesign(server, model(`changes${count}`, nodes, list));
  };
  const save = async (id: string, form: unknown, list: ListDocument) => {
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    const { fullName, enCode, revision } = stored;
    const documents = { formData: JSON.stringify(form), columnData: JSON.stringify(list) };
    return server.admin(calls.updateModel, { params: { id }, body: { fullName, enCode, revision, ...documents } });
  };
  const republish = async (id: string, nodes: Node[], list: ListDocument) => {
    expect(await save(id, { version: 1, nodes }, list)).toMatchObject({ status: 200 });
    const release = (dryRun: boolean) => server.admin(calls.releaseModel, { params: { id }, body: { dryRun } });
    const trial = await release(true);
    expect(await release(false)).toMatchObject({ status: 200, data: { steps: trial.data.steps } });
    return trial.data;
  };
  const create = async (id: string, data: object) =>
    (await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } })).data.id;
  const load = async (id: string, dataId: string, caller = server.admin) =>
    JSON.parse((await caller(calls.loadRecord, { params: { id, dataId } })).data.data);
  const change = (id: string, dataId: string, data: object, revision = 1) =>
    server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify(data), revision } });

  /** A field, or a sub-table, under another name. */
  const called = (node: Node, vModel: string): Node => ({ ...node, vModel });
  const rows = (...children: Node[]) => field('table', 'rows', { config: { children } });
  const asked = (columns: string[]) => listOf(columns, { useColumnPermission: true, useFormPermission: true });

  it('keeps values, rows of sub-tables and rights where a field or a sub-table gets another name', async () => {
    const [a, secret, x] = [field('input', 'a'), field('input', 'secret'), field('input', 'x')];
    const id = await publish([a, secret, rows(x)], asked(['a', 'secret', 'rows-x']));
    const dataId = await create(id, { a: '甲', secret: '密', rows: [{ x: '一' }, { x: '二' }] });
    for (const sort of ['column', 'form'] as const) await server.grantStaff(sort, ['a', 'rows', 'rows-x'], id);
    // Somebody else's field takes the name that is free now.
    const fresh = { ...field('input', 'a'), id: 'fresh' };
    const nodes = [fresh, called(a, 'b'), secret, called(rows(called(x, 'y')), 'items')];
    const told = await republish(id, nodes, asked(['b', 'a', 'items-y']));
    expect(told.consequences).toEqual([]);
    expect(told.steps).toEqual([
      '新增字段“a”（a），列 f_a_2（text）',
      '字段“a”（b）改了名称，仍存入列 f_a，数据不变',
      '子表“rows”改了名称（items），数据不变',
      '字段“x”（items-y）改了名称，仍存入列 f_x，数据不变',
    ]);
    // Only the field that is new has to be granted.
    expect(told.rights).toContain('1 个新字段需要授权后才可见');
    expect(await load(id, dataId)).toMatchObject({ a: null, b: '甲', items: [{ y: '一' }, { y: '二' }] });
    // What was granted on a field is granted on it, not on another that has its old name.
    expect(Object.keys(await load(id, dataId, server.staff)).sort()).toEqual(['b', 'items']);
    const page = await server.staff(calls.recordList, { params: { id }, body: {} });
    expect(page.data.list).toEqual([
      expect.objectContaining({
        b: '甲',
        items: [
          { id: expect.anything(), y: '一' },
          { id: expect.anything(), y: '二' },
        ],
      }),
    ]);
    expect(page.data.list[0]).not.toHaveProperty('a');
    expect(await change(id, dataId, { b: '乙', items: [{ y: '三' }] })).toMatchObject({ status: 200 });
  });

  it('lets two fields change names, and takes an earlier version back with its rows', async () => {
    const [a, b] = [field('input', 'a'), field('input', 'b')];
    const id = await publish([a, b, rows(field('input', 'x'))], listOf(['a']));
    const dataId = await create(id, { a: '甲', b: '乙', rows: [{ x: '一' }] });
    await republish(id, [called(a, 'b'), called(b, 'a'), called(rows(field('input', 'x')), 'items')], listOf(['a']));
    expect(await load(id, dataId)).toMatchObject({ a: '乙', b: '甲', items: [{ x: '一' }] });
    await server.admin(calls.rollbackModel, { params: { id }, body: { version: 1 } });
    await server.admin(calls.releaseModel, { params: { id }, body: {} });
    expect(await load(id, dataId)).toMatchObject({ a: '甲', b: '乙', rows: [{ x: '一' }] });
  });

  it('keeps how people have arranged the columns of a list, in each menu entry and without one', async () => {
    const [a, b, gone, x] = [field('input', 'a'), field('input', 'b'), field('input', 'gone'), field('input', 'x')];
    const id = await publish([a, b, gone, rows(x)], listOf(['a', 'b', 'gone', 'rows-x']));
    const menu = await server.context.database.kysely
      .withTables<{ base_menu: { id: string; model_id: string } }>()
      .selectFrom('base_menu')
      .select('id')
      .where('model_id', '=', id)
      .executeTakeFirstOrThrow();
    const one = (prop: string, more = {}) => ({ prop, visible: true, pinned: false, ...more });
    const arranged = [one('rows-x'), one('b', { visible: false }), one('gone', { pinned: true }), one('a')];
    const store = (caller: typeof server.admin, moduleId: string) =>
      caller(calls.saveColumnsOfModule, { body: { moduleId, fieldList: JSON.stringify(arranged) } });
    await store(server.admin, menu.id);
    await store(server.staff, id);
    await store(server.staff, 'elsewhere');
    // Two change names, a new field takes the name of one that goes, a sub-table is called otherwise.
    const fresh = { ...field('input', 'fresh'), id: 'fresh' };
    const nodes = [called(a, 'b'), called(b, 'gone'), called(fresh, 'a'), called(rows(x), 'items')];
    await republish(id, nodes, listOf(['a', 'b', 'gone', 'items-x']));
    const now = [one('items-x'), one('gone', { visible: false }), one('b')];
    const read = async (caller: typeof server.admin, moduleId: string) =>
      (await caller(calls.columnsOfModule, { params: { id: moduleId } })).data;
    expect(await read(server.admin, menu.id)).toEqual(now);
    expect(await read(server.staff, id)).toEqual(now);
    expect(await read(server.staff, 'elsewhere')).toEqual(arranged);
  });

  it('says what becomes of the values of a field that goes or changes its kind, and keeps them', async () => {
    const id = await publish(
      [field('input', 'gone'), field('input', 'kind'), field('input', 'stays')],
      listOf(['kind']),
    );
    const dataId = await create(id, { gone: '1', kind: '12', stays: '3' });
    await create(id, { stays: '3' });
    const later = [field('inputNumber', 'kind'), field('textarea', 'stays')];
    const told = await republish(id, later, listOf(['kind']));
    expect(told.consequences).toEqual([
      { kind: 'kind', field: 'kind', label: 'kind', at: '/form/nodes/0', rows: 2, empty: 1 },
      { kind: 'removed', field: 'gone', label: 'gone', at: '', rows: 2, empty: 1 },
    ]);
    expect(told.says?.filter(({ severity }) => severity === 'warning').map(({ message }) => message)).toEqual([
      '“kind”换了类型，1 条数据的原值留在旧列，不再显示',
      '“gone”移除后，1 条数据的值不再显示，数据保留',
    ]);
    expect(await load(id, dataId)).toEqual({ kind: null, stays: '3' });
    await republish(id, [field('input', 'gone'), field('input', 'kind'), field('input', 'stays')], listOf(['kind']));
    expect(await load(id, dataId)).toEqual({ gone: '1', kind: '12', stays: '3' });
  });

  it('refuses at its field what an open record says of a field that has changed meanwhile, and writes nothing', async () => {
    const a = field('input', 'a');
    const id = await publish([a, field('input', 'gone'), field('input', 'kind')], listOf(['a']));
    const dataId = await create(id, { a: '甲', gone: '1', kind: '12' });
    await republish(id, [called(a, 'b'), field('date', 'kind')], listOf(['b']));
    const late = await change(id, dataId, { a: '乙', gone: '2', kind: '十二' });
    expect(late.status).toBe(422);
    const { findings } = late.data as unknown as { findings: { at: string; message: string }[] }; // a refusal answers these
    expect(findings.map(({ at }) => at)).toEqual(['/a', '/gone']);
    const wrong = await change(id, dataId, { kind: '十二' });
    expect(wrong).toMatchObject({ status: 422, data: { findings: [{ at: '/kind' }] } });
    expect(await load(id, dataId)).toEqual({ b: '甲', kind: null });
    // The revision is the same: nothing was written.
    expect(await change(id, dataId, { b: '乙', kind: '2026-01-02' })).toMatchObject({ status: 200 });
  });

  it('is saved with the errors of work that is not finished, and not published with them', async () => {
    const id = await publish([field('input', 'a')], listOf(['a']));
    const when = { logic: 'and' as const, conditions: [{ field: 'gone', operator: 'notEmpty' as const }] };
    const nodes = [{ ...field('input', 'a'), showWhen: when }, field('calculate', 'b')];
    const saved = await save(id, { version: 1, nodes }, listOf(['a']));
    expect([saved.status, saved.data.findings.map(({ code }) => code)]).toEqual([
      200,
      ['node.dangling', 'calc.invalid'],
    ]);
    const errors = { data: { findings: [{ code: 'node.dangling' }, { code: 'calc.invalid' }] } };
    const release = (dryRun: boolean) => server.admin(calls.releaseModel, { params: { id }, body: { dryRun } });
    expect(await release(true)).toMatchObject({ status: 200, ...errors });
    expect(await release(false)).toMatchObject({ status: 422, ...errors });
    // What people work with is as it was.
    expect(await load(id, await create(id, { a: '甲' }))).toEqual({ a: '甲' });
    const shapeless = await save(id, { version: 1, nodes: [{ id: 'a', config: 1 }] }, listOf(['a']));
    expect(shapeless.status).toBe(422);
  });

  it('is not saved beyond what a document may hold, with the count, and stays as it was', async () => {
    const id = await publish([field('input', 'a')], listOf(['a']));
    const { data: before } = await server.admin(calls.loadModel, { params: { id } });
    const form = (nodes: unknown[]) => ({ version: 1, nodes });
    const codeOf = async (nodes: unknown[]) => {
      const { status, msg, data } = await save(id, form(nodes), listOf(['a']));
      if (data === null) return [status, msg];
      const { findings } = data as unknown as { findings?: { code: string; message: string }[] }; // a refusal answers these
      return [status, findings?.[0]?.code, findings?.[0]?.message];
    };
    const many = Array.from({ length: limits.documentNodes + 1 }, (_, index) => field('input', `f${index}`));
    expect(await codeOf(many)).toEqual([422, 'document.tooManyNodes', expect.stringContaining('5001')]);
    let deep: Node = field('input', 'leaf');
    for (let depth = 0; depth < limits.documentDepth; depth += 1)
      deep = { id: `c${depth}`, config: { aditKey: 'card', children: [deep] } };
    expect(await codeOf([deep])).toEqual([422, 'document.tooDeep', expect.stringContaining('32')]);
    const long = { ...field('input', 'a'), note: 'x'.repeat(limits.documentBytes) };
    expect(await codeOf([long])).toEqual([422, 'document.tooLarge', expect.stringContaining('2')]);
    const beyond = await codeOf([{ ...field('input', 'a'), note: 'x'.repeat(limits.bodyBytes) }]);
    expect(beyond[0]).toBe(413);
    expect((await server.admin(calls.loadModel, { params: { id } })).data).toEqual(before);
  });
});
