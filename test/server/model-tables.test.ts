import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('columns of a model', { onBoth: 'DDL of models' }, ({ open }) => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  const freshCode = () => {
    count += 1;
    return `tables${count}`;
  };
  const main = (fields: object[]) => [{ table: 'orders', typeId: '1', fields }];
  const publish = (nodes: Node[], tables?: object[]) =>
    publishDesign(server, { ...model(freshCode(), nodes, listOf([])), ...(tables ? { tables } : {}) });
  const draft = (nodes: Node[], tables?: object[]) => ({
    formData: JSON.stringify({ version: 1, nodes }),
    columnData: JSON.stringify(listOf([])),
    tables: tables ? JSON.stringify(tables) : '',
  });
  /** What a publish would do, and then the publish itself. */
  const republish = async (id: string, nodes: Node[], tables?: object[]) => {
    const params = { id };
    const { data: stored } = await server.admin(calls.loadModel, { params });
    const { fullName, enCode, revision } = stored;
    const documents = draft(nodes, tables);
    const trial = await server.admin(calls.releaseModel, { params, body: { dryRun: true, draft: documents } });
    const body = { fullName, enCode, revision, ...documents };
    expect(await server.admin(calls.updateModel, { params, body })).toMatchObject({ status: 200 });
    const done = await server.admin(calls.releaseModel, { params, body: {} });
    if (done.status === 200) expect(trial.data.steps).toEqual(done.data.steps);
    else expect(trial.data.findings).toEqual((done.data as unknown as typeof trial.data).findings);
    return { ...done, trial: trial.data };
  };
  const create = (id: string, data: unknown) =>
    server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } });
  const types = async (id: string) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
      from base_visualdev_table as t join pg_attribute as a on a.attrelid = to_regclass(t.table_name)
      where t.model_id = ${id} and a.attname like 'f\\_%' order by a.attname`.execute(server.context.database.kysely);
    return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
  };
  const indexes = async (id: string) => {
    const { rows } = await sql<{ text: string }>`
      select pg_get_indexdef(i.indexrelid) as text
      from base_visualdev_table as t join pg_index as i on i.indrelid = to_regclass(t.table_name)
      where t.model_id = ${id} and not i.indisprimary order by 1`.execute(server.context.database.kysely);
    // Over a column of the design; the name of a table may hold these characters as well.
    return rows.map(({ text }) => text).filter((text) => /[( ]f_[^)]*\)/.test(text));
  };

  it('have the name, length, decimals and indexes that the design says', async () => {
    const rows = field('table', 'rows', { config: { children: [field('input', 'x')] } });
    const id = await publish(
      [
        field('input', 'code', { config: { columnName: 'bridge_no' } }),
        field('inputNumber', 'cost'),
        field('date', 'day'),
        rows,
      ],
      [
        ...main([
          { field: 'bridge_no', dataLength: 200, unique: true },
          { field: 'cost', dataLength: 10, decimals: 2 },
          { field: 'day', index: true },
        ]),
        { table: 'rows', typeId: '0', fields: [{ field: 'x', dataLength: '300', index: true }] },
      ],
    );
    expect(await types(id)).toEqual({
      f_bridge_no: 'character varying(200)',
      f_cost: 'numeric(10,2)',
      f_day: 'date',
      f_x: 'character varying(300)',
    });
    const made = await indexes(id);
    expect(made).toHaveLength(3);
    expect(made.filter((text) => text.includes('UNIQUE'))).toEqual([
      expect.stringContaining('(tenant_id, f_bridge_no)'),
    ]);
    expect(made.some((text) => text.includes('(tenant_id, f_day)'))).toBe(true);
    expect(await create(id, { code: 'A1', cost: 12345678.12 })).toMatchObject({ status: 200 });
    // What does not fit is refused at its field, before the database sees it.
    expect(await create(id, { code: 'A1' })).toMatchObject({ status: 422, msg: expect.stringContaining('A1') });
    expect(await create(id, { code: 'A2', cost: 123456789 })).toMatchObject({ status: 422 });
    expect(await create(id, { code: 'A2', cost: 1.005 })).toMatchObject({ status: 422 });
    expect(await create(id, { code: 'A2', rows: [{ x: 'x'.repeat(200) }] })).toMatchObject({ status: 200 });
  });

  it('of a design that says nothing are what they were', async () => {
    const id = await publish([field('input', 'a'), field('inputNumber', 'n'), field('select', 's')]);
    expect(await types(id)).toEqual({ f_a: 'text', f_n: 'numeric', f_s: 'text' });
    expect(await indexes(id)).toEqual([]);
  });

  it('grow, and shrink where every row fits; where one does not the publish is refused with how many', async () => {
    const nodes = [field('input', 'a', { props: { maxlength: 5 } }), field('inputNumber', 'n')];
    const id = await publish(nodes, main([{ field: 'a', dataLength: 10 }]));
    await create(id, { a: '12345', n: 1.25 });
    await create(id, { a: '123', n: 100 });
    const wider = await republish(id, nodes, main([{ field: 'a', dataLength: 20 }]));
    expect(wider.data.steps).toEqual(['“a”的列由 varchar(10) 加大为 varchar(20)']);
    const narrower = await republish(
      id,
      nodes,
      main([
        { field: 'a', dataLength: 5 },
        { field: 'n', dataLength: 5, decimals: 2 },
      ]),
    );
    expect(narrower.data.steps).toEqual([
      '“a”的列由 varchar(20) 改为 varchar(5)，已有数据都放得下',
      '“n”的列由 numeric 改为 numeric(5,2)，已有数据都放得下',
    ]);
    // Statements that were parsed before go on with the other type.
    const page = await server.admin(calls.recordList, { params: { id }, body: {} });
    expect(page.status).toBe(200);
    const tooNarrow = await republish(
      id,
      nodes,
      main([
        { field: 'a', dataLength: 4 },
        { field: 'n', dataLength: 4, decimals: 2 },
      ]),
    );
    expect(tooNarrow.status).toBe(422);
    expect(tooNarrow.trial.version).toBeNull();
    expect(tooNarrow.trial.findings.map(({ code, at, message }) => [code, at, message])).toEqual([
      ['publish.narrow', '/form/nodes/0', '“a”的列不能改为 varchar(4)：有 1 行放不下'],
      ['publish.narrow', '/form/nodes/1', '“n”的列不能改为 numeric(4,2)：有 1 行放不下'],
    ]);
    expect(await types(id)).toEqual({ f_a: 'character varying(5)', f_n: 'numeric(5,2)' });
    const free = await republish(id, nodes);
    expect(free.data.steps).toEqual(['“a”的列由 varchar(5) 加大为 text', '“n”的列由 numeric(5,2) 加大为 numeric']);
  });

  it('become unique where the rows are, and refuse with how many rows are not', async () => {
    const nodes = [field('input', 'a')];
    const id = await publish(nodes);
    for (const a of ['x', 'x', 'y', 'y', 'y', 'z']) await create(id, { a });
    const refused = await republish(id, nodes, main([{ field: 'a', unique: true }]));
    expect(refused.status).toBe(422);
    expect(refused.trial.findings[0]).toMatchObject({ code: 'publish.notUnique', args: { rows: 5, groups: 2 } });
    const indexed = await republish(id, nodes, main([{ field: 'a', index: true }]));
    expect(indexed.data.steps).toEqual(['为“a”建立索引']);
    expect(await indexes(id)).toHaveLength(1);
    const without = await republish(id, nodes, main([{ field: 'a' }]));
    expect(without.data.steps).toEqual(['删除列 f_a 的索引，数据不变']);
    expect(await indexes(id)).toEqual([]);
  });

  it('get no index while a value is too long for one; the publish goes on and says how many', async () => {
    const told = ({ data }: Awaited<ReturnType<typeof republish>>) =>
      data.findings.filter(({ code }) => code.startsWith('publish.'));
    const nodes = (maxlength: number) => [field('textarea', 'a', { props: { maxlength } })];
    const id = await publish(nodes(5_000));
    // Letters that differ: what repeats would be packed, and fit.
    const long = Array.from({ length: 2_000 }, (_, at) => String.fromCharCode(0x4e00 + at * 7)).join('');
    const made = await create(id, { a: long });
    await create(id, { a: '短' });
    const short = nodes(limits.uniqueTextLength);
    const asked = main([{ field: 'a', index: true }]);
    const without = await republish(id, short, asked);
    expect(without.status).toBe(200);
    expect(told(without)).toMatchObject([
      { code: 'publish.longIndexed', severity: 'warning', at: '/form/nodes/0', args: { field: 'a', count: 1 } },
    ]);
    expect(without.trial.findings).toEqual(without.data.findings);
    expect(await indexes(id)).toEqual([]);
    const shortened = await server.admin(calls.updateRecord, {
      params: { id, dataId: made.data.id },
      body: { data: JSON.stringify({ a: long.slice(0, limits.uniqueTextLength) }), revision: 1 },
    });
    expect(shortened.status).toBe(200);
    const indexed = await republish(id, short, asked);
    expect(told(indexed)).toEqual([]);
    expect(indexed.data.steps).toEqual(['为“a”建立索引']);
    expect(await indexes(id)).toHaveLength(1);
  });

  it('go on in their column when a field that names it gets another name; another kind makes a new one', async () => {
    const id = await publish([field('input', 'a')]);
    const first = await create(id, { a: '甲' });
    const renamed = await republish(id, [field('input', 'b', { config: { columnName: 'a' } })]);
    expect(renamed.data.steps).toEqual(['字段“b”（b）改了名称，仍存入列 f_a，数据不变']);
    const load = async () =>
      JSON.parse((await server.admin(calls.loadRecord, { params: { id, dataId: first.data.id } })).data.data);
    expect(await load()).toEqual({ b: '甲' });
    const changed = await republish(id, [field('inputNumber', 'b', { config: { columnName: 'a' } })]);
    expect(changed.data.steps.join()).toContain('新增一列 f_a_2（numeric）');
    expect(await load()).toEqual({ b: null });
  });

  it('of a first publish get the names that a dry run says', async () => {
    const design = model(freshCode(), [field('input', 'a')], listOf([]));
    const imported = await server.admin(calls.importModel, { body: { design } });
    const params = { id: imported.data.id ?? '' };
    const trial = await server.admin(calls.releaseModel, { params, body: { dryRun: true } });
    const done = await server.admin(calls.releaseModel, { params, body: {} });
    expect(trial.data.steps[0]).toMatch(/^新建数据表 m_/);
    expect(done.data.steps[0]).toBe(trial.data.steps[0]);
  });

  it('are told by a dry run of a draft that is not saved, with the rows there are', async () => {
    const id = await publish([field('input', 'a')]);
    await create(id, { a: '甲' });
    const params = { id };
    const body = { dryRun: true, draft: draft([field('input', 'a'), field('date', 'day')]) };
    const { data } = await server.admin(calls.releaseModel, { params, body });
    expect(data.steps).toEqual(['新增字段“day”（day），列 f_day（date）']);
    expect(data.tables).toEqual([
      {
        key: '',
        name: expect.stringMatching(/^m_tables\d+_/),
        isNew: false,
        bound: false,
        rows: 1,
        columns: [
          { field: 'a', name: 'f_a', type: 'text', isNew: false },
          { field: 'day', name: 'f_day', type: 'date', isNew: true },
        ],
      },
    ]);
    expect(await types(id)).toEqual({ f_a: 'text' });
    const real = await server.admin(calls.releaseModel, { params, body: { draft: body.draft } });
    expect(real.status).toBe(400);
    const broken = { ...body.draft, tables: '{' };
    expect((await server.admin(calls.releaseModel, { params, body: { dryRun: true, draft: broken } })).status).toBe(
      400,
    );
  });
});
