import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { migrate } from '../../server/database/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const rows = field('table', 'rows', {
  config: { children: [field('input', 'name'), field('inputNumber', 'price', { props: { precision: 2 } })] },
});
const level = field('select', 'level', {
  slot: {
    options: [
      { id: 1, fullName: '一般' },
      { id: 2, fullName: '严重' },
    ],
  },
});
const nodes: Node[] = [
  field('input', 'title'),
  level,
  field('date', 'day'),
  field('inputNumber', 'cost', { props: { precision: 2 } }),
  field('textarea', 'notes', { props: { maxlength: 20_000 } }),
  field('input', 'inner', { config: { noShow: true, defaultValue: 'kept' } }),
  rows,
];

describeOnDatabases('the history of a record', { onBoth: 'arrays and JSON' }, ({ open }) => {
  let server: ModelServer;
  let id: string;
  let ownOnly: string;
  let put: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    const publish = (name: string, list: Partial<ListDocument> = {}, form = {}) =>
      publishDesign(server, model(name, nodes, listOf(['title', 'level'], list), form));
    id = await publish('told', { useFormPermission: true });
    await server.grantStaff('form', ['title', 'level', 'rows-name'], id);
    ownOnly = await publish('toldOwn', { useDataPermission: true });
    put = await publish('toldPut', {}, { logicalDelete: true });
  });
  afterAll(() => server.app.close());

  const create = async (data: object, modelId = id) =>
    (await server.admin(calls.createRecord, { params: { id: modelId }, body: { data: JSON.stringify(data) } })).data.id;
  const change = async (dataId: string, data: object, modelId = id) => {
    const body = { data: JSON.stringify(data) };
    const answer = await server.admin(calls.updateRecord, { params: { id: modelId, dataId }, body });
    expect(answer).toMatchObject({ status: 200 });
    return JSON.parse(answer.data.data);
  };
  const ask = (caller: Caller, dataId: string, query = {}, modelId = id) =>
    caller(calls.recordHistory, { params: { id: modelId, dataId }, query });
  const told = async (caller: Caller, dataId: string, modelId = id) =>
    (await ask(caller, dataId, {}, modelId)).data.list;

  it('tells who, when and what, newest first, with words for what has to be looked up', async () => {
    const dataId = await create({ title: '甲', level: 1, day: '2026-11-20' });
    await change(dataId, { title: '乙', level: 2, cost: 12.5 });
    await change(dataId, { day: null });
    const list = await told(server.admin, dataId);
    expect(list.map(({ action, userName }) => [action, userName])).toEqual([
      ['update', '系统管理员'],
      ['update', '系统管理员'],
      ['create', '系统管理员'],
    ]);
    expect([...list].sort((one, other) => other.time.localeCompare(one.time))).toEqual(list);
    expect(list[0]?.fields).toEqual([{ name: 'day', values: { before: '2026-11-20', after: '' } }]);
    expect(list[1]?.fields).toEqual([
      { name: 'title', values: { before: '甲', after: '乙' } },
      { name: 'level', values: { before: '一般', after: '严重' } },
      { name: 'cost', values: { before: null, after: 12.5 } },
    ]);
    expect(list[2]).toMatchObject({ fields: [], tables: [] });
  });

  it('comes a page at a time, the creation at the end of the last', async () => {
    const dataId = await create({ title: '0' });
    for (const title of ['1', '2', '3']) await change(dataId, { title });
    const pages = [];
    for (const currentPage of [1, 2, 3])
      pages.push((await ask(server.admin, dataId, { currentPage, pageSize: 2 })).data);
    expect(pages.map(({ list }) => list.map(({ action }) => action))).toEqual([
      ['update', 'update'],
      ['update', 'create'],
      [],
    ]);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([4, 4, 4]);
    const most = (await ask(server.admin, dataId, { pageSize: limits.pageSizeMost })).data;
    expect([most.list.length, most.pagination.pageSize]).toEqual([4, limits.changesPage]);
  });

  it('tells of rows that were added, changed and removed, and where they stand', async () => {
    const dataId = await create({ title: '甲', rows: [{ name: '一' }, { name: '二' }, { name: '三', price: 1 }] });
    const { data } = await server.admin(calls.loadRecord, { params: { id, dataId } });
    const [, second, third] = JSON.parse(data.data).rows;
    await change(dataId, { rows: [second, { ...third, price: 2 }, { name: '四' }] });
    const [newest] = await told(server.admin, dataId);
    const cell = (name: string, before: unknown, after: unknown) => ({ name, values: { before, after } });
    expect(newest).toMatchObject({ fields: [] });
    expect(newest?.tables).toEqual([
      {
        name: 'rows',
        left: 0,
        rows: [
          { kind: 'changed', place: 1, cells: [cell('price', 1, 2)] },
          { kind: 'added', place: 2, cells: [cell('name', '', '四')] },
          { kind: 'removed', place: 0, cells: [cell('name', '一', '')] },
        ],
      },
    ]);
  });

  it('says nothing of a save that changes nothing', async () => {
    const dataId = await create({ title: '甲', rows: [{ name: '一' }] });
    const { data } = await server.admin(calls.loadRecord, { params: { id, dataId } });
    await change(dataId, JSON.parse(data.data));
    expect((await told(server.admin, dataId)).map(({ action }) => action)).toEqual(['create']);
  });

  it('keeps no password, says that it was changed, and never tells of fields that stand on no page', async () => {
    const { kysely } = server.context.database;
    const pins = [...nodes, field('input', 'pin', { props: { maxlength: 77 } })];
    const old = await publishDesign(server, model('toldPin', pins, listOf(['title'])));
    // Forms that were published earlier may have one.
    await sql`update base_visualdev_release set form_data = replace(form_data, '"maxlength":77', '"showPassword":true')
      where model_id = ${old}`.execute(kysely);
    const dataId = await create({ title: '甲', pin: 'first-secret' }, old);
    await change(dataId, { pin: 'second-secret' }, old);
    expect((await told(server.admin, dataId, old))[0]?.fields).toEqual([{ name: 'pin' }]);
    const kept = await sql`select changes from base_record_change where data_id = ${dataId}`.execute(kysely);
    expect(JSON.stringify(kept.rows)).not.toContain('secret');
    const inner = '{"fields":{"f_inner":["a","b"]}}';
    await sql`update base_record_change set changes = cast(${inner} as jsonb) where data_id = ${dataId}`.execute(
      kysely,
    );
    expect((await told(server.admin, dataId, old))[0]?.fields).toEqual([]);
  });

  it('holds neither name nor value of a field that is closed to the reader, nor a change of such fields alone', async () => {
    const dataId = await create({ title: '甲', cost: 4711, rows: [{ name: '一', price: 4712 }] });
    const { rows: kept } = await change(dataId, { title: '乙', cost: 4713 });
    await change(dataId, { cost: 4714 });
    await change(dataId, { rows: [{ ...kept[0], price: 4715 }] });
    await change(dataId, {
      rows: [
        { ...kept[0], price: 4716 },
        { name: '二', price: 4717 },
      ],
    });
    expect(await told(server.admin, dataId)).toHaveLength(5);
    const { data } = await ask(server.staff, dataId);
    expect(data.pagination.total).toBe(3);
    expect(data.list.map(({ fields, tables }) => ({ fields, tables }))).toEqual([
      {
        fields: [],
        tables: [
          {
            name: 'rows',
            left: 0,
            rows: [{ kind: 'added', place: 1, cells: [{ name: 'name', values: { before: '', after: '二' } }] }],
          },
        ],
      },
      { fields: [{ name: 'title', values: { before: '甲', after: '乙' } }], tables: [] },
      { fields: [], tables: [] },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/cost|price|471\d/);
  });

  it('is there for nobody who may not read the record, of another tenant or of this', async () => {
    const dataId = await create({ title: '甲' }, ownOnly);
    expect(await ask(server.staff, dataId, {}, ownOnly)).toMatchObject({ status: 404, data: null });
    expect(await ask(server.admin, 'absent', {}, ownOnly)).toMatchObject({ status: 404, data: null });
    const other = await addTenant(server, 'elsewhere');
    expect(await ask(other, dataId, {}, ownOnly)).toMatchObject({ status: 404, data: null });
    const hidden = await publishDesign(server, model('toldHidden', nodes, listOf(['title'])), false);
    const inHidden = await create({ title: '甲' }, hidden);
    expect(await ask(server.staff, inHidden, {}, hidden)).toMatchObject({ status: 403, data: null });
  });

  it('stays within its limits: where long texts differ, the first rows, and how many there are besides', async () => {
    const start = '字'.repeat(10_000);
    const dataId = await create({ title: '甲', notes: `${start}旧` });
    const many = Array.from({ length: 900 }, (_, index) => ({ name: `第 ${index} 行 ${'长'.repeat(150)}` }));
    await change(dataId, { notes: `${start}新`, rows: many });
    const [newest] = await told(server.admin, dataId);
    const [notes] = newest?.fields ?? [];
    expect(notes?.values).toEqual({ before: expect.stringMatching(/旧$/), after: expect.stringMatching(/新$/) });
    expect(String(notes?.values?.before).length).toBeLessThan(limits.changeText);
    const [sheet] = newest?.tables ?? [];
    expect(sheet?.rows.length).toBeGreaterThan(0);
    expect(sheet?.rows.length).toBeLessThanOrEqual(limits.changeRows);
    expect((sheet?.rows.length ?? 0) + (sheet?.left ?? 0)).toBe(900);
    const { kysely } = server.context.database;
    const kept = await sql<{ size: number }>`
      select length(changes::text) as size from base_record_change where data_id = ${dataId}`.execute(kysely);
    expect(kept.rows[0]?.size).toBeLessThan(limits.changeLength * 1.5);
  });

  it('follows a field that gets another name, and is no history of another that takes the name', async () => {
    const title = field('input', 'title');
    const renaming = await publishDesign(server, model('toldNames', [title], listOf(['title'])));
    const dataId = await create({ title: '甲' }, renaming);
    await change(dataId, { title: '乙' }, renaming);
    const params = { id: renaming };
    const { data: stored } = await server.admin(calls.loadModel, { params });
    const form = {
      version: 1,
      nodes: [
        { ...title, id: 'fresh' },
        { ...title, vModel: 'heading' },
      ],
    };
    const { fullName, enCode, revision } = stored;
    const documents = { formData: JSON.stringify(form), columnData: JSON.stringify(listOf(['heading'])) };
    await server.admin(calls.updateModel, { params, body: { fullName, enCode, revision, ...documents } });
    expect(await server.admin(calls.releaseModel, { params, body: {} })).toMatchObject({ status: 200 });
    const [newest] = await told(server.admin, dataId, renaming);
    expect(newest?.fields).toEqual([{ name: 'heading', values: { before: '甲', after: '乙' } }]);
  });

  it('goes with its record; of one in the bin it stays, and tells of that', async () => {
    const { kysely } = server.context.database;
    const left = async (dataId: string) => {
      const found = await sql<{ action: string }>`
        select action from base_record_change where data_id = ${dataId} order by revision`.execute(kysely);
      return found.rows.map(({ action }) => action);
    };
    const gone = await create({ title: '甲' });
    await change(gone, { title: '乙' });
    expect(await left(gone)).toEqual(['update']);
    await server.admin(calls.deleteRecord, { params: { id, dataId: gone } });
    expect(await left(gone)).toEqual([]);
    const binned = await create({ title: '甲' }, put);
    await change(binned, { title: '乙' }, put);
    await server.admin(calls.deleteRecords, { params: { id: put }, body: { ids: [binned] } });
    expect(await left(binned)).toEqual(['update', 'remove']);
    expect((await ask(server.admin, binned, {}, put)).status).toBe(404);
  });
});

describeOnDatabases('records of before', { onBoth: 'DDL', isEmpty: true }, ({ open }) => {
  it('keep who saved them and when; what was changed nobody knows', async () => {
    const database = await open();
    const run = async (text: string) => (await sql.raw(text).execute(database.kysely)).rows;
    await migrate(
      database,
      migrations.filter(({ version }) => version < 27),
    );
    for (const [action, target, outcome] of [
      ['record.create', 'm1/r1', 'done'],
      ['record.update', 'm1/r1', 'done'],
      ['record.update', 'm1/r1', 'refused'],
      ['record.delete', 'm1', 'done'],
    ])
      await run(`insert into base_audit (id, tenant_id, user_id, action, target, creator_time, outcome, detail)
        values ('${action}${outcome}', 'main', 'u1', '${action}', '${target}', now(), '${outcome}', '')`);
    await migrate(database, migrations);
    expect(await run('select model_id, data_id, action, creator_id, touched, changes from base_record_change')).toEqual(
      [{ model_id: 'm1', data_id: 'r1', action: 'update', creator_id: 'u1', touched: [], changes: {} }],
    );
  });
});
