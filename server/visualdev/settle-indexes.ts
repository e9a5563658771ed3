import { sql, type Transaction } from 'kysely';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import type { ServerWords } from '../kernel/words.ts';
import type { Settled } from './change-column-types.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import type { PlannedColumn, TablePlan } from './plan-tables.ts';
import { indexName, newIndexMark } from './table-names.ts';

type Model = Pick<ModelRecord, 'tenant_id' | 'id'>;

/** Columns of the catalogue in which the names of our indexes are kept. */
type Sort = 'unique_index' | 'plain_index';

/** An index that an earlier publish made. */
export interface KnownIndexes {
  readonly key: string;
  readonly name: string;
  readonly unique_index: string | null;
  readonly plain_index: string | null;
}

/**
 * A unique index for each field that takes a value once, and a plain one for each column that asks for it. Where the rows
 * forbid the first, a publish goes on if only the field asks, and is refused if the column does. What is no longer asked
 * for loses its index, and no data. Only our own indexes are ever touched.
 */
export async function settleIndexes(
  trx: Transaction<DatabaseSchema>,
  model: Model,
  plan: TablePlan,
  known: readonly KnownIndexes[],
): Promise<Settled> {
  const steps: ServerWords[] = [];
  const findings: Finding[] = [];
  const wanted = {
    unique_index: new Map(plan.columns.filter((one) => one.isUnique).map((one) => [placeOf(one), one])),
    // What is unique is found quickly already.
    plain_index: new Map(
      plan.columns.filter((one) => one.wish.index && !one.isUnique).map((one) => [placeOf(one), one]),
    ),
  };
  for (const one of known) {
    for (const sort of ['unique_index', 'plain_index'] as const) {
      const index = one[sort];
      if (index === null || wanted[sort].delete(placeOf(one))) continue;
      await sql.raw(`drop index if exists ${quoteName(index)}`).execute(trx);
      await remember(trx, model, one, sort, null);
      steps.push({ code: sort === 'unique_index' ? 'step.notUnique' : 'step.notIndexed', args: { name: one.name } });
    }
  }
  for (const column of wanted.unique_index.values()) {
    const table = tableOf(plan, column);
    const found = await uniqueFaults(trx, table, column);
    findings.push(...found);
    if (found.length > 0) continue;
    await makeIndex(trx, model, table, column, 'unique_index');
    steps.push({ code: 'step.unique', args: { field: column.label } });
  }
  for (const column of wanted.plain_index.values()) {
    const table = tableOf(plan, column);
    const tooLong = await countTooLong(trx, table, column);
    if (tooLong > 0) {
      const args = { field: column.field, count: tooLong };
      findings.push(finding('publish.longIndexed', `/form${column.at}`, args));
      continue;
    }
    await makeIndex(trx, model, table, column, 'plain_index');
    steps.push({ code: 'step.indexed', args: { field: column.label } });
  }
  return { steps, findings };
}

const placeOf = ({ key, name }: { readonly key: string; readonly name: string }) => `${key}/${name}`;

function tableOf(plan: TablePlan, { key }: PlannedColumn): string {
  return plan.tables.find((table) => table.key === key)?.name ?? '';
}

async function uniqueFaults(
  trx: Transaction<DatabaseSchema>,
  table: string,
  column: PlannedColumn,
): Promise<readonly Finding[]> {
  const { field, wish } = column;
  const at = `/form${column.at}`;
  const twins = await countTwins(trx, table, column);
  const tooLong = await countTooLong(trx, table, column);
  const findings: Finding[] = [];
  if (twins.groups > 0 && wish.unique) findings.push(finding('publish.notUnique', at, { field, ...twins }));
  else if (twins.groups > 0) findings.push(finding('publish.twins', at, { field, count: twins.groups }));
  if (tooLong > 0) findings.push(finding('publish.longValues', at, { field, count: tooLong }));
  return findings;
}

async function makeIndex(
  trx: Transaction<DatabaseSchema>,
  model: Model,
  table: string,
  column: PlannedColumn,
  sort: Sort,
): Promise<void> {
  const isUnique = sort === 'unique_index';
  const index = indexName(table, `${isUnique ? 'u' : 'i'}${newIndexMark()}`);
  const on = `${quoteName(table)} (tenant_id, ${quoteName(column.name)})`;
  const alive = isUnique ? ' where delete_time is null' : '';
  await sql.raw(`create ${isUnique ? 'unique ' : ''}index ${quoteName(index)} on ${on}${alive}`).execute(trx);
  await remember(trx, model, column, sort, index);
}

/** Values that stand in more than one row, and how many rows these are. */
async function countTwins(trx: Transaction<DatabaseSchema>, table: string, column: PlannedColumn) {
  const at = sql.raw(quoteName(column.name));
  const { rows } = await sql<{ groups: unknown; rows: unknown }>`
    select count(*) as groups, sum(twins.count) as rows from (
      select count(*) as count from ${sql.raw(quoteName(table))} where ${at} is not null and delete_time is null
      group by tenant_id, ${at} having count(*) > 1
    ) as twins`.execute(trx);
  return { groups: Number(rows[0]?.groups ?? 0), rows: Number(rows[0]?.rows ?? 0) };
}

/** Values that came in before the column had an index, and that an entry of an index cannot hold. */
async function countTooLong(trx: Transaction<DatabaseSchema>, table: string, column: PlannedColumn): Promise<number> {
  if (column.type !== 'text') return 0;
  const { rows } = await sql<{ count: unknown }>`
    select count(*) as count from ${sql.raw(quoteName(table))}
    where octet_length(${sql.raw(quoteName(column.name))}::text) > ${limits.uniqueTextLength * 3}
  `.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

async function remember(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Model,
  { key, name }: { readonly key: string; readonly name: string },
  sort: Sort,
  index: string | null,
): Promise<void> {
  await modelTables(trx)
    .updateTable('base_visualdev_column')
    .set({ [sort]: index })
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .where('table_key', '=', key)
    .where('column_name', '=', name)
    .execute();
}
