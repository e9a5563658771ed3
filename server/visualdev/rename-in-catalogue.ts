import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { tables as commonTables } from '../kernel/tables.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import type { KnownColumn, KnownTable } from './plan-tables.ts';
import { calledNow, type Renames } from './renames.ts';

type Model = Pick<ModelRecord, 'tenant_id' | 'id'>;

/** The catalogue of a model, brought to what its fields and sub-tables are called now; `was` says how they were called. */
export async function renameInCatalogue<Table extends KnownTable, Column extends KnownColumn>(
  trx: Transaction<DatabaseSchema>,
  model: Model,
  known: { readonly tables: readonly Table[]; readonly columns: readonly Column[] },
  renames: Renames,
): Promise<{ readonly tables: Table[]; readonly columns: Column[] }> {
  const taken = new Set(known.tables.map(({ key }) => key));
  const keys = new Map(known.tables.map(({ key }) => [key, calledNow(key, renames.tables, taken)]));
  const changed = [...keys].filter(([key, now]) => key !== now);
  // Two steps: of two that change names each needs the other's.
  for (const [key] of changed) await rekey(trx, model, key, `~${key}`);
  for (const [key, now] of changed) await rekey(trx, model, `~${key}`, now);
  const columns: Column[] = [];
  for (const column of known.columns) {
    const key = keys.get(column.key) ?? column.key;
    const field = calledNow(column.field, renames.fields.get(column.key), new Set());
    columns.push({ ...column, key, field, was: column.field });
    if (field === column.field) continue;
    await modelTables(trx)
      .updateTable('base_visualdev_column')
      .set({ field })
      .where('tenant_id', '=', model.tenant_id)
      .where('model_id', '=', model.id)
      .where('table_key', '=', key)
      .where('column_name', '=', column.name)
      .execute();
  }
  const tables = known.tables.map((table) => ({ ...table, key: keys.get(table.key) ?? table.key, was: table.key }));
  return { tables, columns };
}

async function rekey(trx: Transaction<DatabaseSchema>, { tenant_id, id }: Model, from: string, to: string) {
  for (const table of ['base_visualdev_table', 'base_visualdev_column'])
    await sql`update ${sql.table(table)} set table_key = ${to}
      where tenant_id = ${tenant_id} and model_id = ${id} and table_key = ${from}`.execute(trx);
}

const fieldRights = ['column', 'form'] as const;

/**
 * What was granted on a field is granted on it under its new name, and on no other field that has the old one now.
 * @param codes code of now by the code that was  @param before every code of the version before
 */
export async function carryRights(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Model,
  codes: ReadonlyMap<string, string>,
  before: ReadonlySet<string>,
): Promise<void> {
  if (codes.size === 0) return;
  // Rights of a field that another one takes the name of were never meant for that.
  const left = [...codes.values()].filter((code) => before.has(code));
  const taken = await commonTables(trx)
    .deleteFrom('base_authorize')
    .where('tenant_id', '=', tenant_id)
    .where('module_id', '=', id)
    .where('item_type', 'in', fieldRights)
    .where('item_id', 'in', [...codes.keys(), ...left])
    .returningAll()
    .execute();
  const kept = taken.flatMap((right) => {
    const code = codes.get(right.item_id);
    return code === undefined ? [] : [{ ...right, item_id: code }];
  });
  if (kept.length === 0) return;
  await commonTables(trx)
    .insertInto('base_authorize')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
