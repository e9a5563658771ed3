import { sql, type Transaction } from 'kysely';
import { type DatabaseSchema, SqlError } from '../database/index.ts';
import { piecesColumn, quoteName } from '../gateway/index.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import type { PlannedTable, TablePlan } from './plan-tables.ts';
import { indexName } from './table-names.ts';

/**
 * Makes a table that is not there yet, or takes one that was made elsewhere down in the catalogue, and adds columns.
 * @throws SqlError 23505 where another model has taken the table meanwhile
 */
export async function makeTable(
  trx: Transaction<DatabaseSchema>,
  model: Pick<ModelRecord, 'tenant_id' | 'id'>,
  table: PlannedTable,
  plan: TablePlan,
  now: string,
): Promise<void> {
  if (table.isNew) {
    if (!table.isBound) await (table.key === '' ? createMain(trx, table.name) : createChild(trx, table.name));
    await modelTables(trx)
      .insertInto('base_visualdev_table')
      .values({
        tenant_id: model.tenant_id,
        model_id: model.id,
        table_key: table.key,
        table_name: table.name,
        bound: table.isBound,
        creator_time: now,
        search_filled: null,
      })
      .execute();
  }
  const added = plan.columns.filter((column) => column.key === table.key && column.isNew);
  if (added.length === 0) return;
  const clauses = added.map(({ name, sqlType }) => `add column ${quoteName(name)} ${sqlType}`);
  await sql.raw(`alter table ${quoteName(table.name)} ${clauses.join(', ')}`).execute(trx);
}

/** Whether an error means that a table of this name is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof SqlError && error.code === '23505' && error.constraint === 'base_visualdev_table_taken';
}

async function createMain(trx: Transaction<DatabaseSchema>, name: string): Promise<void> {
  await trx.schema
    .createTable(name)
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('creator_id', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('modifier_id', 'text')
    .addColumn('modify_time', 'timestamptz')
    .addColumn('organize_id', 'text')
    .addColumn('position_id', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    // Set where the form asks for logical deletion; such rows are nowhere to be seen.
    .addColumn('delete_time', 'timestamptz')
    .addColumn(piecesColumn, sql`tsvector`)
    .addPrimaryKeyConstraint(indexName(name, 'pk'), ['tenant_id', 'id'])
    .execute();
  const index = quoteName(indexName(name, 'ct'));
  await sql.raw(`create index ${index} on ${quoteName(name)} (tenant_id, creator_time desc, id)`).execute(trx);
  // New rows are put into the index a few at a time; a search looks through what waits, so that it stays short.
  const pieces = `using gin (${quoteName(piecesColumn)}) with (gin_pending_list_limit = 1024)`;
  await sql.raw(`create index ${quoteName(indexName(name, 'kw'))} on ${quoteName(name)} ${pieces}`).execute(trx);
}

async function createChild(trx: Transaction<DatabaseSchema>, name: string): Promise<void> {
  await trx.schema
    .createTable(name)
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(indexName(name, 'pk'), ['tenant_id', 'id'])
    .execute();
  const index = quoteName(indexName(name, 'pa'));
  await sql.raw(`create index ${index} on ${quoteName(name)} (tenant_id, parent_id)`).execute(trx);
}
