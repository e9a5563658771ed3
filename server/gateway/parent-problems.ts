import { sql } from 'kysely';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { Access } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { parentColumnOf } from './parent-column.ts';
import type { Values } from './row-values.ts';
import type { Handle, Row } from './run-statement.ts';
import { visibleRows } from './visible-rows.ts';

/**
 * Of a tree table: the row above has to be there for the actor, and may not stand below the record itself. A value that
 * the record holds already stays, whatever has become of that row.
 * @param handle a transaction where the record exists already: of two that are put under each other at once, the second waits
 * @param dataId null: a new record, which nothing stands below
 */
export async function parentProblems(
  handle: Handle,
  access: Access,
  values: Readonly<Values>,
  stored: Readonly<Values>,
  dataId: string | null,
): Promise<RecordProblem[]> {
  const { model } = access;
  const column = parentColumnOf(model);
  if (!column) return [];
  const { field } = column;
  const above = values[field.name];
  if (isEmptyValue(above) || above === stored[field.name] || typeof above !== 'string') return [];
  const problem = (code: string): RecordProblem[] => [{ at: `/${field.name}`, field, problem: { code } }];
  if (above === dataId) return problem('field.parentBelow');
  const found =
    await sql<Row>`select 1 ${visibleRows(access, 'm')} and ${sql.raw(`m.${model.main.id}`)} = ${above}`.execute(
      handle,
    );
  if (found.rows.length === 0) return problem('field.parentGone');
  if (dataId === null) return [];
  return (await standsBelowItself(handle, access, column, above, dataId)) ? problem('field.parentBelow') : [];
}

/**
 * Whether a record would stand below itself under this row. Of two that are put under each other at once, the second waits.
 * @param handle a transaction
 */
export async function standsBelowItself(
  handle: Handle,
  access: Access,
  column: ColumnShape,
  above: string,
  dataId: string,
): Promise<boolean> {
  const { tenantId, id } = access.model;
  await sql`select 1 from base_visualdev where tenant_id = ${tenantId} and id = ${id} for update`.execute(handle);
  return above === dataId || standsBelow(handle, access, column, above, dataId);
}

/** Whether the way up from a row leads to the record. The rows of others count too: a circle is one, seen or not. */
async function standsBelow(
  handle: Handle,
  { model }: Access,
  { quoted }: ColumnShape,
  from: string,
  dataId: string,
): Promise<boolean> {
  const up = sql.raw(quoted);
  const seen = new Set<unknown>();
  let id: unknown = from;
  while (typeof id === 'string' && id !== '' && !seen.has(id) && seen.size < limits.treeTableDepth) {
    if (id === dataId) return true;
    seen.add(id);
    const found = await sql<Row>`select ${up} as row_above from ${sql.raw(model.main.quotedTable)}
      where tenant_id = ${model.tenantId} and ${sql.raw(model.main.id)} = ${id} and delete_time is null`.execute(
      handle,
    );
    id = found.rows[0]?.row_above;
  }
  // Deeper than a tree table goes: the record would stand out of reach.
  return seen.size >= limits.treeTableDepth;
}
