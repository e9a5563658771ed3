import { sql, type Transaction } from 'kysely';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import type { ServerWords } from '../words.ts';
import { type ModelRecord, modelTables } from './model-tables.ts';
import type { PlannedColumn, TablePlan } from './plan-tables.ts';
import { indexName, newTableMark } from './table-names.ts';

type Model = Pick<ModelRecord, 'tenant_id' | 'id'>;
interface KnownUnique {
  readonly key: string;
  readonly name: string;
  readonly unique: string | null;
}

/**
 * A unique index for each field that takes a value once, where the rows that exist allow one; where they do not, the
 * publish goes on and says so. A field that no longer asks for it loses the index, and no data.
 */
export async function settleUniques(
  trx: Transaction<DatabaseSchema>,
  model: Model,
  plan: TablePlan,
  known: readonly KnownUnique[],
): Promise<{ steps: ServerWords[]; findings: Finding[] }> {
  const steps: ServerWords[] = [];
  const findings: Finding[] = [];
  const table = plan.tables.find(({ key }) => key === '')?.name ?? '';
  const wanted = new Map(plan.columns.filter(({ isUnique }) => isUnique).map((column) => [column.name, column]));
  for (const { key, name, unique } of known) {
    if (key !== '' || unique === null) continue;
    if (wanted.delete(name)) continue;
    await sql.raw(`drop index if exists ${quoteName(unique)}`).execute(trx);
    await rememberIndex(trx, model, name, null);
    steps.push({ code: 'step.notUnique', args: { name } });
  }
  for (const column of wanted.values()) {
    const twins = await countTwins(trx, table, column);
    const tooLong = await countTooLong(trx, table, column);
    const { field } = column;
    const at = `/form${column.at}`;
    if (twins > 0) findings.push(finding('publish.twins', at, { field, count: twins }));
    if (tooLong > 0) findings.push(finding('publish.longValues', at, { field, count: tooLong }));
    if (twins > 0 || tooLong > 0) continue;
    const index = indexName(table, `u${newTableMark()}`);
    const on = `${quoteName(table)} (tenant_id, ${quoteName(column.name)})`;
    await sql.raw(`create unique index ${quoteName(index)} on ${on} where delete_time is null`).execute(trx);
    await rememberIndex(trx, model, column.name, index);
    steps.push({ code: 'step.unique', args: { field: column.field } });
  }
  return { steps, findings };
}

async function countTwins(trx: Transaction<DatabaseSchema>, table: string, column: PlannedColumn): Promise<number> {
  const at = sql.raw(quoteName(column.name));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${sql.raw(quoteName(table))} where ${at} is not null and delete_time is null
      group by tenant_id, ${at} having count(*) > 1
    ) as twins`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

/** Values that came in before the field asked for being unique, and that an entry of an index cannot hold. */
async function countTooLong(trx: Transaction<DatabaseSchema>, table: string, column: PlannedColumn): Promise<number> {
  if (column.type !== 'text') return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.raw(quoteName(table))}
    where octet_length(${sql.raw(quoteName(column.name))}) > ${limits.uniqueTextLength * 3} and delete_time is null
  `.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

async function rememberIndex(
  trx: Transaction<DatabaseSchema>,
  { tenant_id, id }: Model,
  column: string,
  index: string | null,
): Promise<void> {
  await modelTables(trx)
    .updateTable('base_visualdev_column')
    .set({ unique_index: index })
    .where('tenant_id', '=', tenant_id)
    .where('model_id', '=', id)
    .where('table_key', '=', '')
    .where('column_name', '=', column)
    .execute();
}
