import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { openTablesMigration } from '../../server/migrations/0026-open-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, named } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';
import { ownTables } from '../support/own-tables.ts';

type Opened = { table: string; columns: string[] }[];

describeOnDatabases('tables of the database that are opened to designers', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'tenant-two');
    await run(`create table wages (id serial primary key, person text, amount numeric, iban text, seen text)`);
    await run(
      `create table payslips (id serial primary key, wage integer references wages (id), second integer references wages (id), note text)`,
    );
    await run(`create table strict (a text primary key, hidden text not null, hushed text not null)`);
  });
  afterAll(() => server.app.close());

  const { run, rowsOf } = ownTables(() => server);
  const save = async (tables: Opened, tenantId?: string, caller = server.admin) => {
    const { revision } = (await server.admin(calls.openTables, { query: tenantId ? { tenantId } : {} })).data;
    return caller(calls.saveOpenTables, { body: { ...(tenantId ? { tenantId } : {}), tables, revision } });
  };
  const opened = async (caller = server.admin, main?: string) =>
    (await caller(calls.databaseTables, { query: main ? { main } : {} })).data;
  const draft = async (nodes: Node[], tables: object[], caller = server.admin) => {
    count += 1;
    const design = { ...model(`opened${count}`, nodes, listOf([])), tables };
    return (await caller(calls.importModel, { body: { design } })).data.id ?? '';
  };
  const main = (table: string) => ({ table, typeId: '1', bound: true });
  const findings = async (id: string, nodes?: Node[], tables?: object[], caller = server.admin) => {
    const content = nodes && {
      formData: JSON.stringify({ version: 1, nodes }),
      columnData: '',
      tables: JSON.stringify(tables),
    };
    const body = content ? { dryRun: true, draft: content } : { dryRun: true };
    const { data } = await caller(calls.releaseModel, { params: { id }, body });
    return data.findings.filter(({ severity }) => severity === 'error');
  };
  const codes = async (...given: Parameters<typeof findings>) =>
    (await findings(...given)).map(({ code, at }) => `${code} ${at}`);

  it('are none at first, and a table that is not open is answered as if it were not there', async () => {
    expect(await opened()).toEqual({ list: [], mayOpen: true });
    const bind = async (table: string) => findings(await draft([named('input', 'person', 'person')], [main(table)]));
    const columns = (table: string) => server.admin(calls.databaseColumns, { query: { table } });
    const asIfNamed = (answer: unknown) => JSON.stringify(answer).replaceAll('wages', 'nothing');
    expect(asIfNamed(await bind('wages'))).toBe(asIfNamed(await bind('nothing')));
    expect((await bind('wages')).map(({ code }) => code)).toEqual(['bind.gone']);
    expect(asIfNamed(await columns('wages'))).toBe(asIfNamed(await columns('nothing')));
    expect((await columns('wages')).status).toBe(404);
  });

  it('are opened by who looks after the installation alone, for the tenant that is named', async () => {
    const all = (await server.admin(calls.openTables)).data;
    expect(all.list.map(({ table, columns, open }) => [table, columns, open])).toEqual([
      ['payslips', 4, []],
      ['strict', 3, []],
      ['wages', 5, []],
    ]);
    const wages = [{ table: 'wages', columns: ['person'] }];
    for (const caller of [server.staff, other]) {
      expect((await caller(calls.openTables)).status).toBe(403);
      expect((await caller(calls.columnsToOpen, { query: { table: 'wages' } })).status).toBe(403);
      expect((await save(wages, undefined, caller)).status).toBe(403);
    }
    expect((await opened(other)).mayOpen).toBe(false);
    expect((await save(wages, 'tenant-two')).status).toBe(200);
    expect((await opened()).list).toEqual([]);
    expect((await opened(other)).list.map(({ table, columns }) => [table, columns])).toEqual([['wages', 1]]);
    expect((await server.admin(calls.openTables, { query: { tenantId: 'nobody' } })).status).toBe(404);
    const body = { tenantId: 'nobody', tables: wages, revision: 0 };
    expect((await server.admin(calls.saveOpenTables, { body })).status).toBe(404);
    expect((await save([], 'tenant-two')).status).toBe(200);
    expect((await opened(other)).list).toEqual([]);
  });

  it('open no table and no column that is not there, none of ours, and nothing over the head of somebody else', async () => {
    const status = async (table: string, columns: string[]) => (await save([{ table, columns }])).status;
    expect(await status('nothing', ['a'])).toBe(404);
    expect(await status('base_user', ['account'])).toBe(404);
    expect(await status('wages', ['person', 'nothing'])).toBe(404);
    await save([]);
    const stale = { tables: [{ table: 'wages', columns: ['person'] }], revision: 99 };
    expect((await server.admin(calls.saveOpenTables, { body: stale })).status).toBe(409);
    expect((await opened()).list).toEqual([]);
  });

  it('give away the columns that are open, and of the others nothing but that they are asked for', async () => {
    await save([
      { table: 'wages', columns: ['person', 'amount'] },
      { table: 'payslips', columns: ['wage', 'note'] },
      { table: 'strict', columns: ['a'] },
    ]);
    const { data } = await server.admin(calls.databaseColumns, { query: { table: 'wages' } });
    expect(data.list.map((column) => column.field)).toEqual(['person', 'amount']);
    const relations = (await opened(server.admin, 'wages')).list.find(({ table }) => table === 'payslips')?.relations;
    expect(relations).toEqual([{ tableField: 'wage', relationField: 'id' }]);
    const nodes = (iban: string) => [named('input', 'person', 'person'), named('input', 'two', iban)];
    const id = await draft(nodes('iban'), [main('wages')]);
    expect(await codes(id)).toEqual(['table.noColumn /form/nodes/1/config/columnName']);
    expect(await codes(id, nodes('nothing'), [main('wages')])).toEqual(await codes(id));
    const strict = await findings(await draft([named('input', 'a', 'a')], [main('strict')]));
    expect(strict.map(({ code, message }) => [code, message])).toEqual([
      ['bind.mustFillClosed', '表中有 2 个必填的列没有开放给设计者'],
    ]);
    expect(JSON.stringify(strict)).not.toMatch(/hidden|hushed/);
    const slips = (tableField: string) => ({ table: 'payslips', typeId: '0', bound: true, tableField });
    const rows = field('table', 'slips', {
      config: { tableName: 'payslips', children: [named('input', 'note', 'note')] },
    });
    const both = [named('input', 'person', 'person'), rows];
    const withRows = await draft(both, [main('wages'), slips('wage')]);
    expect(await codes(withRows)).toEqual([]);
    const otherKey = [main('wages'), slips('second')];
    expect(await codes(withRows, both, otherKey)).toEqual(['bind.noRelation /tables/1/table']);
    // By which key its rows know theirs a bound sub-table keeps when that is closed, and takes no closed one for it.
    expect((await server.admin(calls.releaseModel, { params: { id: withRows }, body: {} })).status).toBe(200);
    await save([]);
    expect(await codes(withRows)).toEqual([]);
    expect(await codes(withRows, both, otherKey)).toEqual(['bind.noRelation /tables/1/table']);
    await server.admin(calls.deleteModel, { params: { id: withRows } });
    await save([{ table: 'wages', columns: ['person', 'amount'] }]);
  });

  it('leave a model the columns that it has when they are closed, and open it no new ones', async () => {
    const nodes = [named('input', 'person', 'person')];
    const id = await draft(nodes, [main('wages')]);
    const { status } = await server.admin(calls.releaseModel, { params: { id }, body: {} });
    expect(status).toBe(200);
    expect((await save([])).status).toBe(200);
    expect(await codes(id)).toEqual([]);
    const more = [...nodes, named('input', 'seen', 'seen')];
    expect(await codes(id, more, [main('wages')])).toEqual(['table.noColumn /form/nodes/1/config/columnName']);
    // It is still there to be opened, for its own tenant alone.
    const tablesFor = async (tenantId: string) =>
      (await server.admin(calls.openTables, { query: { tenantId } })).data.list.map(({ table }) => table);
    expect(await tablesFor('main')).toContain('wages');
    expect(await tablesFor('tenant-two')).not.toContain('wages');
    await save([{ table: 'wages', columns: ['seen'] }]);
    expect(await codes(id, more, [main('wages')])).toEqual([]);
  });

  it('are those that models were bound to before there was a list, column by column', async () => {
    await run(`delete from base_config where name = 'openTables'`);
    await run(`delete from base_authorize where item_type = 'installation' and item_id = 'tables'`);
    await server.context.database.transaction((trx) => openTablesMigration.up(trx));
    expect(await rowsOf(`select tenant_id as tenant, value from base_config where name = 'openTables'`)).toEqual([
      { tenant: 'main', value: { tables: [{ table: 'wages', columns: ['person'] }], revision: 1 } },
    ]);
    expect((await save([{ table: 'wages', columns: ['person', 'seen'] }])).status).toBe(200);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from base_authorize
      where item_type = 'installation' and item_id = 'tables'`.execute(server.context.database.kysely);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
