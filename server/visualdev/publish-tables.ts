import { sql, type Transaction } from 'kysely';
import type { CallFinding } from '../../engine/schema/calls/envelope.ts';
import type { FieldCatalogue } from '../../engine/schema/fields.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName, type StoredNames } from '../gateway/index.ts';
import { Refused } from '../refused.ts';
import type { ServerWords } from '../words.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import { type PlannedTable, planTables, type TablePlan } from './plan-tables.ts';
import { indexName, newTableMark } from './table-names.ts';
import { settleUniques } from './unique-indexes.ts';

export interface Published {
  /** Where every field of this version lives: stored with it. */
  readonly names: StoredNames;
  readonly steps: readonly ServerWords[];
  readonly findings: readonly CallFinding[];
}

/** Makes the tables and columns that a version needs, in the transaction of its publish. */
export async function publishTables(
  trx: Transaction<DatabaseSchema>,
  model: Pick<ModelRecord, 'tenant_id' | 'id' | 'en_code'>,
  catalogue: FieldCatalogue,
  now: string,
): Promise<Published> {
  const known = await readCatalogue(trx, model);
  const plan = planTables(catalogue, known, { enCode: model.en_code, mark: newTableMark() });
  refuseTooManyColumns(plan);
  for (const table of plan.tables) await makeTable(trx, model, table, plan, now);
  await storeColumns(trx, model, plan);
  const uniques = await settleUniques(trx, model, plan, known.columns);
  const steps = [...plan.steps, ...uniques.steps];
  return {
    names: namesOf(plan),
    steps: steps.length > 0 ? steps : [{ code: 'step.none' }],
    findings: uniques.findings,
  };
}

/** Columns that every table has beside those of its fields: who, when, revision, keys. */
const ownColumns = 10;

/** @throws Refused findings: a column that a field no longer uses counts as well, since it is kept */
function refuseTooManyColumns({ tables, columns, retired }: TablePlan): void {
  const limit = limits.tableColumns;
  const findings = tables.flatMap(({ key, name: table }) => {
    const fields = [...columns, ...retired].filter((column) => column.key === key).length;
    const count = fields + ownColumns;
    return count > limit ? [finding('publish.columns', '/form/nodes', { table, count, limit })] : [];
  });
  if (findings.length > 0) throw new Refused('findings', 'record.finding', {}, { findings });
}

async function readCatalogue(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Pick<ModelRecord, 'tenant_id' | 'id'>,
) {
  const tables = await modelTables(trx)
    .selectFrom('base_visualdev_table')
    .select(['table_key as key', 'table_name as name'])
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  const columns = await modelTables(trx)
    .selectFrom('base_visualdev_column')
    .select(['table_key as key', 'field', 'kind', 'column_name as name', 'active', 'unique_index as unique'])
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  return { tables, columns };
}

async function makeTable(
  trx: Transaction<DatabaseSchema>,
  model: Pick<ModelRecord, 'tenant_id' | 'id'>,
  table: PlannedTable,
  plan: TablePlan,
  now: string,
): Promise<void> {
  const added = plan.columns.filter((column) => column.key === table.key && column.isNew);
  if (table.isNew) {
    await (table.key === '' ? createMain(trx, table.name) : createChild(trx, table.name));
    await modelTables(trx)
      .insertInto('base_visualdev_table')
      .values({
        tenant_id: model.tenant_id,
        model_id: model.id,
        table_key: table.key,
        table_name: table.name,
        creator_time: now,
      })
      .execute();
  }
  if (added.length === 0) return;
  const clauses = added.map(({ name, type }) => `add column ${quoteName(name)} ${type}`);
  await sql.raw(`alter table ${quoteName(table.name)} ${clauses.join(', ')}`).execute(trx);
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
    .addPrimaryKeyConstraint(indexName(name, 'pk'), ['tenant_id', 'id'])
    .execute();
  const index = quoteName(indexName(name, 'ct'));
  await sql.raw(`create index ${index} on ${quoteName(name)} (tenant_id, creator_time desc, id)`).execute(trx);
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

async function storeColumns(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Pick<ModelRecord, 'tenant_id' | 'id'>,
  plan: TablePlan,
): Promise<void> {
  await modelTables(trx)
    .updateTable('base_visualdev_column')
    .set({ active: false })
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .execute();
  if (plan.columns.length === 0) return;
  await modelTables(trx)
    .insertInto('base_visualdev_column')
    .values(
      plan.columns.map(({ key, field, kind, name }) => ({
        tenant_id,
        model_id: id,
        table_key: key,
        column_name: name,
        field,
        kind,
        active: true,
        unique_index: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'model_id', 'table_key', 'column_name'])
        .doUpdateSet((set) => ({ active: true, kind: set.ref('excluded.kind') })),
    )
    .execute();
}

function namesOf(plan: TablePlan): StoredNames {
  const names: Record<string, { table: string; columns: Record<string, string> }> = {};
  for (const { key, name } of plan.tables) names[key] = { table: name, columns: {} };
  for (const { key, field, name } of plan.columns) {
    const table = names[key];
    if (table) table.columns[field] = name;
  }
  return names;
}
