import { sql, type Transaction } from 'kysely';
import type { TableOutlook } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import type { TablePlan } from './plan-tables.ts';
import { realColumns, typeText } from './real-columns.ts';

/** Rows are counted up to here: more is "many". */
const countedMost = 100_000;

/** How the tables of a model stand once a publish has made them, with the rows of this tenant. */
export async function tableOutlook(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  { tables, columns }: TablePlan,
): Promise<TableOutlook[]> {
  const outlook: TableOutlook[] = [];
  for (const { key, name, isNew, isBound } of tables) {
    const real = new Map((await realColumns(trx, name)).map((column) => [column.name, column]));
    const own = columns.filter((column) => column.key === key);
    outlook.push({
      key,
      name,
      isNew: isNew && !isBound,
      bound: isBound,
      rows: await countRows(trx, tenantId, name, key === ''),
      columns: own.map((column) => {
        const now = real.get(column.name);
        return {
          field: column.field,
          name: column.name,
          type: now ? typeText(now) : column.sqlType,
          isNew: column.isNew,
        };
      }),
    });
  }
  return outlook;
}

async function countRows(trx: Transaction<DatabaseSchema>, tenantId: string, table: string, isMain: boolean) {
  const alive = isMain ? sql` and delete_time is null` : sql``;
  const { rows } = await sql<{ count: unknown }>`
    select count(*) as count from (
      select 1 from ${sql.raw(quoteName(table))} where tenant_id = ${tenantId}${alive} limit ${sql.lit(countedMost)}
    ) as counted`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}
