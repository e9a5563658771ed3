import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, named } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { ownTables } from '../support/own-tables.ts';

describeOnDatabases('a model bound to a table of the database', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'tenant-two');
  });
  afterAll(() => server.app.close());

  const { run, rowsOf, openAll } = ownTables(() => server);
  const freshCode = () => {
    count += 1;
    return `bind${count}`;
  };
  const bound = (table: string, fields: object[] = []) => [{ table, typeId: '1', bound: true, fields }];
  const draftOf = async (nodes: Node[], tables: object[], caller = server.admin, enCode = freshCode()) => {
    await openAll(caller === other ? 'tenant-two' : undefined);
    const design = { ...model(enCode, nodes, listOf([])), tables };
    const { data, status, msg } = await caller(calls.importModel, { body: { design } });
    expect([status, msg]).toEqual([200, expect.anything()]);
    return data.id ?? '';
  };
  const publish = (id: string, caller = server.admin, dryRun = false) =>
    caller(calls.releaseModel, { params: { id }, body: dryRun ? { dryRun } : {} });
  const refusalOf = async (nodes: Node[], table: string) => {
    const id = await draftOf(nodes, bound(table));
    const trial = await publish(id, server.admin, true);
    const real = await publish(id);
    expect(real.status).toBe(422);
    expect(trial.data.version).toBeNull();
    return trial.data.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, at, message }) => ({ code, at, message }));
  };
  const tablesFor = async (caller: Caller) => (await caller(calls.databaseTables)).data.list;

  it('reads the tables that may be bound and their columns, and none of ours', async () => {
    await publishDesign(server, model(freshCode(), [field('input', 'a')], listOf([])));
    await run(`create type mood as enum ('a')`);
    await run(`create table "桥梁 ""A""" (
      "编号" varchar(20) primary key, "名称" text not null, spans smallint, length numeric(8,2), built date,
      checked_at timestamptz, open boolean default true, odd point, no_zone timestamp, parts json, moods mood[], doubled numeric generated always as (length * 2) stored)`);
    await run(`comment on table "桥梁 ""A""" is '桥梁台账'`);
    await run(`comment on column "桥梁 ""A"""."名称" is '桥名'`);
    await run('create view seen as select 1 as one');
    await openAll();
    await openAll('tenant-two');
    const list = await tablesFor(server.admin);
    expect(list.map(({ table, tableName, columns, reason }) => [table, tableName, columns, reason])).toEqual([
      ['seen', '', 1, '“seen”不是普通的表，不能绑定'],
      ['桥梁 "A"', '桥梁台账', 12, null],
    ]);
    expect(await tablesFor(other)).toEqual(list);
    expect((await server.staff(calls.databaseTables)).status).toBe(403);
    const columns = await server.admin(calls.databaseColumns, { query: { table: '桥梁 "A"' } });
    expect(columns.data.list.slice(0, 2)).toEqual([
      {
        ...{ field: '编号', fieldName: '', dataType: 'character varying', dataLength: 20, decimals: null },
        ...{ primaryKey: true, allowNull: false, hasDefault: false, readable: true, reason: null },
      },
      {
        ...{ field: '名称', fieldName: '桥名', dataType: 'text', dataLength: null, decimals: null },
        ...{ primaryKey: false, allowNull: false, hasDefault: false, readable: true, reason: null },
      },
    ]);
    expect(columns.data.list.flatMap(({ field: name, reason }) => (reason === null ? [] : [[name, reason]]))).toEqual([
      ['odd', '没有适合 point 的组件'],
      ['no_zone', '没有时区，说不清是哪一刻；可改为 timestamptz'],
      ['parts', 'json 不能比较；可改为 jsonb'],
      ['moods', '没有适合 _mood 的组件'],
      ['doubled', '由数据库生成，不能写入'],
    ]);
    for (const table of ['base_user', 'adit_migration', 'pg_class', 'nothing', `x' or true --`]) {
      expect((await server.admin(calls.databaseColumns, { query: { table } })).status, table).toBe(404);
    }
  });

  it('keeps the rows that are there and takes new ones; nothing of the table is dropped or renamed', async () => {
    await run(`create table bridges (no varchar(20) primary key, "Name" text not null, spans smallint, cost numeric(8,2), built date,
      checked timestamptz, open boolean, at time, extra point)`);
    await run(`insert into bridges values ('B1', '一号桥', 3, 12.50, '2020-01-02', '2020-01-02T03:04:05Z', true, '08:30', '(1,2)'),
      ('B2', '二号桥', null, null, null, null, null, null, null)`);
    const before = await rowsOf('select * from bridges order by no');
    const nodes = [
      named('input', 'no', 'no', { required: true }),
      named('input', 'title', 'Name', { required: true }),
      named('inputIntNumber', 'spans', 'spans'),
      named('inputNumber', 'cost', 'cost'),
      named('date', 'built', 'built'),
      named('datetime', 'checked', 'checked'),
      named('switch', 'open', 'open'),
      named('time', 'at', 'at'),
      field('textarea', 'notes'),
      field('table', 'parts', { config: { children: [field('input', 'part')] } }),
    ];
    const id = await draftOf(nodes, bound('bridges'));
    const trial = await publish(id, server.admin, true);
    const real = await publish(id);
    expect(real).toMatchObject({ status: 200 });
    expect(trial.data.steps.slice(0, 4)).toEqual([
      '绑定表 bridges，其中 2 行成为记录',
      '增加列 tenant_id，2 行归入本租户',
      '增加列 id，2 行的编号取自主键 no',
      '增加 8 个系统列（creator_id, creator_time, modifier_id, modify_time, organize_id, position_id, revision, delete_time），填好 2 行',
    ]);
    expect(real.data.steps.slice(0, 13)).toEqual(trial.data.steps.slice(0, 13));
    expect(trial.data.steps).toContain('新增字段“notes”（notes），列 f_notes（text）');
    expect(trial.data.tables?.[0]).toMatchObject({ key: '', name: 'bridges', bound: true, isNew: false, rows: 2 });
    const load = async (dataId: string) =>
      JSON.parse((await server.admin(calls.loadRecord, { params: { id, dataId } })).data.data);
    expect(await load('B1')).toEqual({
      no: 'B1',
      title: '一号桥',
      spans: 3,
      cost: 12.5,
      built: '2020-01-02',
      checked: '2020-01-02T03:04:05.000Z',
      open: true,
      at: '08:30:00',
      notes: null,
      parts: [],
    });
    const made = await server.admin(calls.createRecord, {
      params: { id },
      body: { data: JSON.stringify({ no: 'B3', title: '三号桥', spans: 4, notes: '新', parts: [{ part: '墩' }] }) },
    });
    expect(made.status).toBe(200);
    const list = await server.admin(calls.recordList, { params: { id }, body: {} });
    expect(list.data.pagination.total).toBe(3);
    const params = { id, dataId: 'B2' };
    const change = (data: object) =>
      server.admin(calls.updateRecord, { params, body: { data: JSON.stringify(data), revision: 1 } });
    // What the column cannot hold is refused at its field.
    expect(await change({ spans: 40000 })).toMatchObject({ status: 422 });
    expect(await change({ cost: 1234567 })).toMatchObject({ status: 422 });
    expect(await change({ no: 'x'.repeat(21) })).toMatchObject({ status: 422 });
    expect(await change({ no: 'B1' })).toMatchObject({ status: 400 });
    expect(await change({ spans: 2, at: '09:00:00' })).toMatchObject({ status: 200 });
    // Whoever else writes into the table still can, and what they write are records.
    await run(`insert into bridges (no, "Name") values ('B4', '四号桥')`);
    expect((await server.admin(calls.recordList, { params: { id }, body: {} })).data.pagination.total).toBe(4);
    const after = await rowsOf(
      `select no, "Name", spans, cost, built, checked, open, at, extra from bridges where no = 'B1'`,
    );
    expect(after[0]).toEqual(before[0]);
    const again = await publish(id);
    expect(again.data.steps).toEqual(['数据表没有变化']);
  });

  it('is taken once in the whole database, and is free again when its model is deleted; the rows stay', async () => {
    await run('create table pumps (code text primary key)');
    await run(`insert into pumps values ('P1')`);
    const nodes = [named('input', 'code', 'code', { required: true })];
    const id = await draftOf(nodes, bound('pumps'));
    const theirs = await draftOf(nodes, bound('pumps'), other);
    const [mine, lost] = await Promise.all([publish(id), publish(theirs, other)]);
    expect([mine.status, lost.status].sort()).toEqual([200, 422]);
    const [winner, loser, winnerId, loserId] =
      mine.status === 200 ? ([server.admin, other, id, theirs] as const) : ([other, server.admin, theirs, id] as const);
    const names = async (caller: Caller) => (await tablesFor(caller)).map(({ table }) => table);
    expect(await names(loser)).not.toContain('pumps');
    expect(await names(winner)).not.toContain('pumps');
    expect((await loser(calls.databaseColumns, { query: { table: 'pumps' } })).status).toBe(404);
    const late = await publish(loserId, loser);
    expect(late.msg).toContain('pumps');
    expect(late.status).toBe(422);
    await winner(calls.deleteModel, { params: { id: winnerId } });
    expect(await rowsOf('select code from pumps')).toEqual([{ code: 'P1' }]);
    expect(await names(loser)).toContain('pumps');
    // The rows are those of the tenant that had them: another one that binds the table sees none of them.
    expect((await publish(loserId, loser)).status).toBe(200);
    expect((await loser(calls.recordList, { params: { id: loserId }, body: {} })).data.list).toEqual([]);
  });

  it('makes ids where the key cannot be one, and takes an id that is there', async () => {
    await run('create table two_keys (a text, b text, note text, primary key (a, b))');
    await run(`insert into two_keys values ('1', '2', 'x')`);
    await run('create table odd_keys (path text primary key)');
    await run(`insert into odd_keys values ('a/b')`);
    await run('create table numbered (no bigint generated by default as identity primary key, name text)');
    await run(`insert into numbered (name) values ('x'), ('y')`);
    await run('create table own_ids (id varchar(40) primary key, tenant_id text, name text)');
    await run(`insert into own_ids values ('k1', 'somebody', 'x')`);
    const ids = async (table: string, nodes: Node[]) => {
      const id = await draftOf(nodes, bound(table));
      const { data, status } = await publish(id);
      expect(status).toBe(200);
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(
        server.context.database.kysely,
      );
      return [data.steps.filter((step) => step.includes('编号')), rows.map((row) => row.id)];
    };
    const made = expect.stringMatching(/^[0-9a-f]{32}$/);
    const both = [named('input', 'a', 'a'), named('input', 'b', 'b')];
    expect(await ids('two_keys', both)).toEqual([['增加列 id，为 1 行生成编号'], [made]]);
    expect(await ids('odd_keys', [named('input', 'path', 'path')])).toEqual([['增加列 id，为 1 行生成编号'], [made]]);
    expect(await ids('numbered', [named('input', 'name', 'name')])).toEqual([
      ['增加列 id，2 行的编号取自主键 no'],
      ['1', '2'],
    ]);
    expect(await ids('own_ids', [named('input', 'name', 'name')])).toEqual([['以已有的列 id 为 1 行的编号'], ['k1']]);
    // A row of somebody else's stays so.
    const { rows } = await sql<{ tenant: string }>`select tenant_id as tenant from own_ids`.execute(
      server.context.database.kysely,
    );
    expect(rows).toEqual([{ tenant: 'somebody' }]);
  });

  it('says why a table cannot be bound, and leaves it as it was', async () => {
    await run('create view rows_seen as select 1 as a');
    await run('create table dated_ids (id date primary key, a text)');
    await run('create table other_revision (a text primary key, revision text)');
    await run('create table no_tenant (a text primary key, tenant_id text)');
    await run(`insert into no_tenant values ('x', null)`);
    await run('create table twin_ids (a text, id text not null)');
    await run(`insert into twin_ids values ('x', '1'), ('y', '1')`);
    await run('create table odd_ids (a text, id text not null)');
    await run(`insert into odd_ids values ('x', 'a/b')`);
    await run('create table must_fill (a text, b text not null, c text not null default 1)');
    await run('create table other_kind (a date, b text generated always as (1::text) stored)');
    const a = [named('input', 'a', 'a')];
    const at = '/tables/0/table';
    const code = async (nodes: Node[], table: string) =>
      (await refusalOf(nodes, table)).map((one) => `${one.code} ${one.at}`);
    expect(await code(a, 'nothing')).toEqual([`bind.gone ${at}`]);
    expect(await code(a, 'base_user')).toEqual([`bind.gone ${at}`]);
    expect(await code(a, 'rows_seen')).toEqual([`bind.view ${at}`]);
    expect(await refusalOf(a, 'dated_ids')).toEqual([
      {
        code: 'bind.systemColumn',
        at,
        message: '表中的列“id”类型是 date，系统需要它是 text / character varying / smallint / integer / bigint / uuid',
      },
    ]);
    expect(await code(a, 'other_revision')).toEqual([`bind.systemColumn ${at}`]);
    expect(await code(a, 'no_tenant')).toEqual([`bind.empty ${at}`]);
    expect(await code(a, 'twin_ids')).toEqual([`bind.idTwins ${at}`]);
    expect(await code(a, 'odd_ids')).toEqual([`bind.idOdd ${at}`]);
    expect(await code(a, 'must_fill')).toEqual([`bind.mustFill ${at}`]);
    expect(await code([...a, named('input', 'b', 'b')], 'other_kind')).toEqual([
      'table.kind /form/nodes/0',
      'bind.generated /form/nodes/1',
    ]);
    const left = await rowsOf(`select column_name::text as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'must_fill' order by 1`);
    expect(left).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  it('stays in its table, and one that has a table of its own keeps that', async () => {
    await run('create table valves (a text primary key)');
    await run('create table gates (a text primary key)');
    const nodes = [named('input', 'a', 'a', { required: true })];
    const id = await draftOf(nodes, bound('valves'));
    expect((await publish(id)).status).toBe(200);
    const own = await publishDesign(server, model(freshCode(), nodes, listOf([])));
    const code = async (model: string, tables: string) => {
      const draft = { formData: JSON.stringify({ version: 1, nodes }), columnData: '', tables };
      const { data } = await server.admin(calls.releaseModel, { params: { id: model }, body: { dryRun: true, draft } });
      return data.findings.filter(({ severity }) => severity === 'error').map((one) => one.code);
    };
    expect(await code(id, '')).toEqual(['bind.unbound']);
    expect(await code(id, JSON.stringify(bound('gates')))).toEqual(['bind.moved']);
    expect(await code(own, JSON.stringify(bound('gates')))).toEqual(['bind.published']);
    const words = await server.admin(calls.releaseModel, {
      params: { id },
      body: {
        dryRun: true,
        draft: {
          formData: JSON.stringify({ version: 1, nodes: [...nodes, named('inputIntNumber', 'n', 'gone')] }),
          columnData: '',
          tables: JSON.stringify(bound('valves', [{ field: 'a' }])),
        },
      },
    });
    expect(words.data.findings.map((one) => one.code)).toEqual(['table.noColumn']);
  });
});
