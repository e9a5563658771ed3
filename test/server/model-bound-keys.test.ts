import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sweepBins } from '../../server/record-bin/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, named } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';
import { ownTables } from '../support/own-tables.ts';

describeOnDatabases('a model bound to tables with keys of their own', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'tenant-two');
  });
  afterAll(() => server.app.close());

  const { run, rowsOf, openAll } = ownTables(() => server);
  const rows = (tableName: string, ...children: Node[]) => field('table', 'rows', { config: { tableName, children } });
  const main = (table: string) => ({ table, typeId: '1', bound: true });
  const child = (table: string, tableField?: string) => ({ table, typeId: '0', bound: true, tableField });
  const draftOf = async (
    nodes: Node[],
    tables: object[],
    columns: string[] = [],
    caller = server.admin,
    form: ModelDocument['form']['form'] = {},
  ) => {
    count += 1;
    await openAll(caller === other ? 'tenant-two' : undefined);
    const design = { ...model(`keys${count}`, nodes, listOf(columns), form), tables };
    return (await caller(calls.importModel, { body: { design } })).data.id ?? '';
  };
  const publish = (id: string, caller = server.admin) => caller(calls.releaseModel, { params: { id }, body: {} });
  const codesOf = async (nodes: Node[], tables: object[]) => {
    const { data } = await server.admin(calls.releaseModel, {
      params: { id: await draftOf(nodes, tables) },
      body: { dryRun: true },
    });
    return data.findings.filter(({ severity }) => severity === 'error').map(({ code, at }) => `${code} ${at}`);
  };
  const create = (id: string, data: object) =>
    server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } });
  const load = async (id: string, dataId: string) =>
    JSON.parse((await server.admin(calls.loadRecord, { params: { id, dataId } })).data.data);
  const change = (id: string, dataId: string, data: object, revision = 1) =>
    server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify(data), revision } });
  const remove = (id: string, dataId: string) => server.admin(calls.deleteRecord, { params: { id, dataId } });
  const list = async (id: string, body: object = {}) =>
    (await server.admin(calls.recordList, { params: { id }, body })).data.list;

  it.each([
    ['integer generated always as identity', ['1', '2'], '3'],
    ['bigserial', ['1', '2'], '3'],
    [
      'uuid default gen_random_uuid()',
      [expect.stringMatching(/^[0-9a-f-]{36}$/), expect.anything()],
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ],
  ])('has the keys of a column id that is %s', async (type, ids, fresh) => {
    count += 1;
    const table = `wells_${count}`;
    await run(
      `create table ${table} (id ${type} primary key, name text not null, depth numeric(6,2), extra text default 'e')`,
    );
    await run(`insert into ${table} (name, depth) values ('甲', 2.5), ('乙', 10)`);
    const nodes = [named('input', 'name', 'name'), named('inputNumber', 'depth', 'depth')];
    const id = await draftOf(nodes, [main(table)], ['name', 'depth']);
    const { status, data } = await publish(id);
    expect([status, data.steps.slice(0, 3)]).toEqual([
      200,
      [
        `绑定表 ${table}，其中 2 行成为记录`,
        '增加列 tenant_id，2 行归入本租户',
        expect.stringMatching(/^增加列 adit_id，以已有的列 id（(integer|bigint|uuid)）为 2 行的编号$/),
      ],
    ]);
    expect((await publish(id)).data.steps).toEqual(['数据表没有变化']);
    const sorted = await list(id, { sidx: 'depth', sort: 'asc' });
    expect(sorted).toMatchObject([
      { name: '甲', depth: 2.5 },
      { name: '乙', depth: 10 },
    ]);
    expect(sorted.map((row) => row.id)).toEqual(ids);
    expect(await list(id, { queryJson: JSON.stringify({ name: '乙' }) })).toMatchObject([{ name: '乙' }]);
    const made = await create(id, { name: '丙', depth: 3 });
    expect([made.status, made.data.id]).toEqual([200, fresh]);
    expect(await change(id, made.data.id, { name: '丁' })).toMatchObject({ status: 200, data: { revision: 2 } });
    expect(await load(id, made.data.id)).toEqual({ name: '丁', depth: 3 });
    expect(await change(id, made.data.id, { name: '戊' })).toMatchObject({ status: 409 });
    for (const dataId of ['999', 'x', '-1', '9'.repeat(60), `1'--`])
      expect((await server.admin(calls.loadRecord, { params: { id, dataId } })).status, dataId).not.toBe(500);
    expect(await remove(id, made.data.id)).toMatchObject({ status: 200 });
    expect(await remove(id, made.data.id)).toMatchObject({ status: 404 });
    expect((await list(id)).length).toBe(2);
    expect(await rowsOf(`select name, extra from ${table} order by depth`)).toEqual([
      { name: '甲', extra: 'e' },
      { name: '乙', extra: 'e' },
    ]);
    // Another tenant cannot take it, read its columns, or reach its records.
    expect((await other(calls.databaseColumns, { query: { table } })).status).toBe(404);
    expect((await other(calls.recordList, { params: { id }, body: {} })).status).not.toBe(200);
  });

  it('keeps what is deleted in its table until it has served its time in the bin', async () => {
    await run(`create table pumps (id serial primary key, name text not null)`);
    await run(`insert into pumps (name) values ('甲'), ('乙')`);
    const nodes = [named('input', 'name', 'name')];
    const id = await draftOf(nodes, [main('pumps')], ['name'], server.admin, { logicalDelete: true });
    await publish(id);
    const names = async () => (await list(id, { sidx: 'name', sort: 'asc' })).map(({ name }) => name).sort();
    const bin = async () => (await server.admin(calls.deletedRecords, { params: { id } })).data.list;
    expect((await remove(id, '1')).status).toBe(200);
    expect(await names()).toEqual(['乙']);
    expect(await rowsOf('select name from pumps order by id')).toEqual([{ name: '甲' }, { name: '乙' }]);
    expect(await bin()).toMatchObject([{ id: '1', label: '甲' }]);
    expect((await server.admin(calls.restoreRecords, { params: { id }, body: { ids: ['1'] } })).data).toEqual({
      restored: 1,
    });
    expect([await names(), await bin()]).toEqual([['乙', '甲'], []]);
    expect(await change(id, '1', { name: '丙' })).toMatchObject({ status: 200, data: { revision: 2 } });
    await remove(id, '1');
    const later = new Date(Date.now() + (limits.binDays + 1) * 86_400_000);
    await sweepBins({ ...server.context, now: () => later });
    expect(await rowsOf('select name from pumps')).toEqual([{ name: '乙' }]);
    expect(await bin()).toEqual([]);
  });

  it('leaves alone what a change does not touch, also what is read less exactly than it stands there', async () => {
    await run(
      `create table gauges (id serial primary key, name text unique, code varchar(20), total bigint, seen timestamptz)`,
    );
    await run(
      `create table readings (id serial primary key, gauge integer not null references gauges (id), note varchar(20), at timestamptz)`,
    );
    await run(
      `insert into gauges (name, code, total, seen) values ('甲', ' G1 ', 9007199254740993, '2026-01-02 03:04:05.678901+00')`,
    );
    await run(
      `insert into readings (gauge, note, at) values (1, ' n ', '2026-01-02 03:04:05.678901+00'), (1, 'm', null)`,
    );
    const nodes = [
      ...[named('input', 'name', 'name'), named('input', 'code', 'code')],
      ...[named('inputIntNumber', 'total', 'total'), named('datetime', 'seen', 'seen')],
      rows('readings', named('input', 'note', 'note'), named('datetime', 'at', 'at')),
    ];
    const id = await draftOf(nodes, [main('gauges'), child('readings')], ['name']);
    expect((await publish(id)).status).toBe(200);
    // Everything comes back as the page was told it, with one field and one cell changed.
    const { rows: cells, ...own } = await load(id, '1');
    const answer = await change(id, '1', { ...own, name: '乙', rows: [cells[0], { ...cells[1], note: 'k' }] });
    expect(answer).toMatchObject({ status: 200, data: { revision: 2 } });
    expect(await rowsOf(`select name, code, total::text as total, seen::text as seen from gauges`)).toEqual([
      { name: '乙', code: ' G1 ', total: '9007199254740993', seen: expect.stringContaining('05.678901') },
    ]);
    expect(await rowsOf(`select note, at::text as at from readings order by id`)).toEqual([
      { note: ' n ', at: expect.stringContaining('05.678901') },
      { note: 'k', at: null },
    ]);
    // A move alone changes no cell.
    const moved = await load(id, '1');
    expect((await change(id, '1', { rows: moved.rows.reverse() }, 2)).status).toBe(200);
    expect((await load(id, '1')).rows.map(({ id: row }: { id: string }) => row)).toEqual(['2', '1']);
    expect(await rowsOf(`select note, at::text as at from readings where id = 1`)).toEqual([
      { note: ' n ', at: expect.stringContaining('05.678901') },
    ]);
  });

  it('gives the files of a new record the id that the database made', async () => {
    await run('create table photos (id serial primary key, shots jsonb)');
    const id = await draftOf([named('uploadFile', 'shots', 'shots')], [main('photos')]);
    expect(await publish(id)).toMatchObject({ status: 200 });
    const file = {
      ...{ id: 'shot', tenant_id: 'main', type: 'annex', name: 'a.png', extension: 'png', media_type: 'image/png' },
      ...{ size: 3, sha256: '', stored_path: 'shot', creator_id: 'user-admin', creator_time: new Date().toISOString() },
      ...{ model_id: null, data_id: null, released_time: null },
    };
    await tables(server.context.database.kysely).insertInto('base_file').values(file).execute();
    const made = await create(id, { shots: [{ fileId: 'shot', name: 'a.png' }] });
    expect([made.status, made.data.id]).toEqual([200, '1']);
    expect(await rowsOf(`select model_id, data_id from base_file where id = 'shot'`)).toEqual([
      { model_id: id, data_id: '1' },
    ]);
    expect((await load(id, '1')).shots).toMatchObject([{ fileId: 'shot' }]);
  });

  it('says why a key cannot be that of records', async () => {
    await run('create table key_bare (id integer primary key, a text)');
    await run('create table key_uuid (id uuid primary key, a text)');
    await run('create table key_time (id timestamptz primary key, a text)');
    await run('create table key_short (id varchar(10) primary key, a text)');
    await run('create table key_made (a text, id text generated always as (a) stored)');
    const a = [named('input', 'a', 'a')];
    const at = '/tables/0/table';
    expect(await codesOf(a, [main('key_bare')])).toEqual([`bind.keyDefault ${at}`]);
    expect(await codesOf(a, [main('key_uuid')])).toEqual([`bind.keyDefault ${at}`]);
    expect(await codesOf(a, [main('key_time')])).toEqual([`bind.systemColumn ${at}`]);
    expect(await codesOf(a, [main('key_short')])).toEqual([`bind.idShort ${at}`]);
    expect(await codesOf(a, [main('key_made')])).toEqual([`bind.keyDefault ${at}`]);
  });

  it('has the rows of a sub-table in a table with a foreign key, and changes them where they stand', async () => {
    await run(
      'create table sites (id bigint generated by default as identity primary key, code text unique not null, name text)',
    );
    await run(`create table "site parts" (id integer generated always as identity primary key,
      "site no" text not null references sites (code) on update cascade, part text not null, weight numeric(8,2), theirs text default 't')`);
    await run(`insert into sites (code, name) values ('S1', '一号'), ('S2', '二号')`);
    await run(
      `insert into "site parts" ("site no", part, weight) values ('S1', '泵', 1), ('S1', '阀', 2), ('S2', '管', 3)`,
    );
    const nodes = [
      named('input', 'code', 'code'),
      named('input', 'name', 'name'),
      rows('site parts', named('input', 'part', 'part'), named('inputNumber', 'weight', 'weight')),
    ];
    const id = await draftOf(nodes, [main('sites'), child('site parts')], ['code', 'rows-part']);
    const { data, status } = await publish(id);
    expect(status).toBe(200);
    expect(data.steps).toEqual(
      expect.arrayContaining([
        '子表绑定表 site parts，其中 3 行按外键 site no 归入各记录',
        '增加列 adit_id，以已有的列 id（integer）为 3 行的编号',
        '增加 1 个系统列（adit_position），填好 3 行',
      ]),
    );
    expect((await publish(id)).data.steps).toEqual(['数据表没有变化']);
    expect((await load(id, '1')).rows).toEqual([
      { id: '1', part: '泵', weight: 1 },
      { id: '2', part: '阀', weight: 2 },
    ]);
    expect(await list(id, { sidx: 'code', sort: 'asc' })).toMatchObject([
      { code: 'S1', rows: [{ part: '泵' }, { part: '阀' }] },
      { code: 'S2', rows: [{ part: '管' }] },
    ]);
    const search = (part: string) =>
      list(id, {
        queryJson: JSON.stringify({ 'rows-part': part }),
      });
    expect(await search('管')).toMatchObject([{ code: 'S2' }]);
    // One goes, one moves and changes, one is new before the others; a column that no field knows keeps its value.
    await run(`update "site parts" set theirs = 'kept' where id = 2`);
    const changed = await change(id, '1', {
      rows: [
        { part: '新', weight: 9 },
        { id: '2', part: '大阀', weight: 2 },
      ],
    });
    expect(changed.status).toBe(200);
    expect(JSON.parse(changed.data.data).rows.map((row: { id: string }) => row.id)).toEqual(['4', '2']);
    expect((await load(id, '1')).rows).toMatchObject([{ part: '新' }, { part: '大阀' }]);
    expect(await rowsOf(`select id, part, "site no" as site, theirs from "site parts" order by id`)).toEqual([
      { id: 2, part: '大阀', site: 'S1', theirs: 'kept' },
      { id: 3, part: '管', site: 'S2', theirs: 't' },
      { id: 4, part: '新', site: 'S1', theirs: 't' },
    ]);
    // Rows that somebody else writes are there at once, after the others.
    await run(`insert into "site parts" ("site no", part) values ('S1', '后来')`);
    expect((await load(id, '1')).rows.map((row: { part: string }) => row.part)).toEqual(['新', '大阀', '后来']);
    const made = await create(id, { code: 'S3', name: '三号', rows: [{ part: 'a' }, { part: 'b' }] });
    expect([made.status, made.data.id]).toEqual([200, '3']);
    expect((await load(id, '3')).rows).toMatchObject([{ part: 'a' }, { part: 'b' }]);
    // A row of another record is no address.
    const foreign = await change(id, '3', { rows: [{ id: '3', part: 'x' }] });
    expect(foreign.status).toBe(200);
    expect((await load(id, '2')).rows).toMatchObject([{ id: '3', part: '管' }]);
    expect(await change(id, '2', { rows: [{ id: '3', part: '' }] })).toMatchObject({ status: 400 });
    expect(await remove(id, '1')).toMatchObject({ status: 200 });
    expect(await rowsOf(`select count(*) as count from "site parts" where "site no" = 'S1'`)).toEqual([{ count: 0 }]);
    await run('create table others_of_site (code text references sites (code))');
    await run(`insert into others_of_site values ('S2')`);
    expect(await remove(id, '2')).toMatchObject({ status: 409, msg: expect.stringContaining('引用') });
    expect((await load(id, '2')).rows).toHaveLength(1);
  });

  it('offers for a sub-table what leads to its main table, and tells another tenant nothing of that', async () => {
    await run('create table quays (id serial primary key, name text unique)');
    await run(`create table bollards (id serial primary key, quay integer references quays (id), by_name text references quays (name),
      revision text, size integer)`);
    await run('create table apart (id serial primary key, two integer, three integer)');
    await openAll();
    await openAll('tenant-two');
    const offered = async (caller = server.admin) => {
      const { data } = await caller(calls.databaseTables, { query: { main: 'quays' } });
      const found = data.list.filter(({ table }) => ['quays', 'bollards', 'apart'].includes(table));
      const keys = (relations: object[]) => relations.map((one) => Object.values(one).join());
      return found.map(({ table, relations, reason }) => [table, keys(relations), reason]);
    };
    const none = (table: string) => [table, [], `表“${table}”没有可用的外键指向主表“quays”`];
    const all = [none('apart'), ['bollards', ['by_name,name', 'quay,id'], null]];
    expect(await offered()).toEqual(all);
    const id = await draftOf([named('input', 'name', 'name')], [main('quays')]);
    expect(await publish(id)).toMatchObject({ status: 200 });
    expect(await offered()).toEqual(all);
    expect(await offered(other)).toEqual([none('apart'), none('bollards')]);
    expect((await server.staff(calls.databaseTables, { query: { main: 'quays' } })).status).toBe(403);
    const { data } = await server.admin(calls.databaseColumns, { query: { table: 'bollards', main: 'quays' } });
    expect(data.list.map((column) => column.field)).toEqual(['quay', 'by_name', 'revision', 'size']);
  });

  it('says why a table cannot be that of a sub-table', async () => {
    await run('create table roads (id serial primary key, name text)');
    await run(
      'create table lamps (id serial primary key, road integer references roads (id), from_road integer references roads (id), a text)',
    );
    await run('create table loose (id serial primary key, a text)');
    const nodes = (table: string, columnName = 'a') => [
      named('input', 'name', 'name'),
      rows(table, named('input', 'a', columnName)),
    ];
    const at = '/tables/1/table';
    expect(await codesOf(nodes('loose'), [main('roads'), child('loose')])).toEqual([`bind.noRelation ${at}`]);
    expect(await codesOf(nodes('lamps'), [main('roads'), child('lamps')])).toEqual([`bind.noRelation ${at}`]);
    expect(await codesOf(nodes('lamps'), [main('roads'), child('lamps', 'nothing')])).toEqual([
      `bind.noRelation ${at}`,
    ]);
    expect(await codesOf(nodes('lamps'), [main('roads'), child('lamps', 'road')])).toEqual([]);
    expect(await codesOf(nodes('roads'), [main('roads'), child('roads')])).not.toEqual([]);
    expect(await codesOf(nodes('base_user'), [main('roads'), child('base_user')])).toEqual([`bind.gone ${at}`]);
    expect(await codesOf(nodes('lamps'), [{ table: 'own', typeId: '1' }, child('lamps', 'road')])).toEqual([
      `bind.childAlone ${at}`,
    ]);
    // Where the design does not say which key it is, the database does.
    await run('create table poles (id serial primary key, road integer references roads (id))');
    const key = [named('input', 'name', 'name'), rows('poles', named('inputIntNumber', 'road', 'road'))];
    expect(await codesOf(key, [main('roads'), child('poles')])).toEqual([
      'table.reserved /form/nodes/1/config/children/0/config/columnName',
    ]);
  });
});

describeOnDatabases('a program that is a guest in its database', { isEmpty: true }, ({ open, engine }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());

  it('binds the tables that it may read, write and alter, and says so of the others', async () => {
    const guest = `guest_${randomBytes(6).toString('hex')}`;
    const first = await open();
    const asOwner = (text: string) => sql.raw(text).execute(first.kysely);
    await asOwner(`create role ${guest} nologin`);
    await asOwner(`grant all on schema public to ${guest}`);
    // As the operator is told to, where a guest may make no schema.
    await asOwner(`create schema adit_jobs authorization ${guest}`);
    for (const table of ['read_only', 'written', 'lent']) await asOwner(`create table ${table} (a text)`);
    await asOwner(`grant select on read_only to ${guest}`);
    await asOwner(`grant all on written to ${guest}`);
    await asOwner(`alter table lent owner to ${guest}`);
    let database = first;
    if (engine === 'postgres') {
      // New connections are the guest's.
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.kysely);
      await asOwner(`alter database ${rows[0]?.name} set role = ${guest}`);
      await first.close();
      database = await open();
    } else await asOwner(`set role ${guest}`);
    server = await startModelServer(database);
    await ownTables(() => server).openAll();
    const { data } = await server.admin(calls.databaseTables);
    expect(data.list.map(({ table, reason }) => [table, reason])).toEqual([
      ['lent', null],
      ['read_only', '没有读写和修改表“read_only”的权限'],
      ['written', '没有读写和修改表“written”的权限'],
    ]);
    const statusOf = async (table: string) => {
      const nodes = [field('input', 'a', { config: { columnName: 'a' } })];
      const design = { ...model(table, nodes, listOf(['a'])), tables: [{ table, typeId: '1', bound: true }] };
      const id = (await server.admin(calls.importModel, { body: { design } })).data.id ?? '';
      const { status, data: answer } = await server.admin(calls.releaseModel, { params: { id }, body: {} });
      const { findings } = answer as { findings?: readonly { code: string; at: string }[] }; // a refusal answers these too
      return [status, findings?.map(({ code, at }) => `${code} ${at}`)];
    };
    expect(await statusOf('read_only')).toEqual([422, ['bind.rights /tables/0/table']]);
    expect(await statusOf('written')).toEqual([422, ['bind.rights /tables/0/table']]);
    expect(await statusOf('lent')).toEqual([200, []]);
  });
});
