import { sql, type Transaction } from 'kysely';
import { type Finding, finding } from '../../engine/schema/findings/finding.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import type { ServerWords } from '../kernel/words.ts';
import type { PlannedColumn, TablePlan } from './plan-tables.ts';
import { type RealColumn, realColumns, typeText } from './real-columns.ts';

export interface Settled {
  readonly steps: readonly ServerWords[];
  /** One of severity error forbids the publish. */
  readonly findings: readonly Finding[];
}

/**
 * Gives columns that are there the length that the design asks for: a wider one at once, a narrower one where every row
 * fits it, and else not at all. Columns that were made elsewhere are left alone.
 */
export async function changeColumnTypes(trx: Transaction<DatabaseSchema>, plan: TablePlan): Promise<Settled> {
  const steps: ServerWords[] = [];
  const findings: Finding[] = [];
  for (const table of plan.tables) {
    const kept = plan.columns.filter(({ key, isNew, isTheirs }) => key === table.key && !isNew && !isTheirs);
    if (table.isNew || kept.length === 0) continue;
    const real = new Map((await realColumns(trx, table.name)).map((column) => [column.name, column]));
    for (const column of kept) {
      const now = real.get(column.name);
      if (!now || typeText(now) === column.sqlType || !isSized(now)) continue;
      const args = { label: column.label, from: typeText(now), to: column.sqlType };
      const misfits = isWider(column, now) ? 0 : await countMisfits(trx, table.name, column);
      if (misfits > 0) {
        findings.push(
          finding('publish.narrow', `/form${column.at}`, { ...plain(column), count: misfits, to: args.to }),
        );
        continue;
      }
      const change = `alter column ${quoteName(column.name)} type ${column.sqlType}`;
      await sql.raw(`alter table ${quoteName(table.name)} ${change}`).execute(trx);
      steps.push({ code: isWider(column, now) ? 'step.wider' : 'step.narrower', args });
    }
  }
  return { steps, findings };
}

const plain = ({ field }: PlannedColumn) => ({ field });

/** Types whose length can be another one without the values being others. */
const isSized = ({ dataType }: RealColumn) => ['text', 'character varying', 'numeric'].includes(dataType);

function isWider({ type, wish }: PlannedColumn, now: RealColumn): boolean {
  const { length, decimals = 0 } = wish;
  if (length === undefined) return true;
  if (type !== 'numeric') return now.length !== null && length >= now.length;
  if (now.digits === null) return false;
  const scale = now.scale ?? 0;
  return decimals >= scale && length - decimals >= now.digits - scale;
}

/** Rows whose value the narrower column cannot hold as it is. */
async function countMisfits(trx: Transaction<DatabaseSchema>, table: string, column: PlannedColumn): Promise<number> {
  const { length = 0, decimals = 0 } = column.wish;
  const at = sql.raw(quoteName(column.name));
  const misfit =
    column.type === 'numeric'
      ? sql`${at} <> round(${at}, ${sql.lit(decimals)}) or abs(${at}) >= power(10::numeric, ${sql.lit(length - decimals)})`
      : sql`char_length(${at}) > ${sql.lit(length)}`;
  const { rows } = await sql<{ count: unknown }>`
    select count(*) as count from ${sql.raw(quoteName(table))} where ${misfit}`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}
