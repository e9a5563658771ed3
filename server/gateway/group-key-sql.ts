import { type RawBuilder, sql } from 'kysely';
import type { ColumnShape } from './model-shape.ts';

/** A column of the main table (alias m) by which rows are grouped: nothing written and an empty text are one group. */
export function groupKeySql(column: ColumnShape): RawBuilder<unknown> {
  const at = sql.raw(`m.${column.quoted}`);
  return column.kind.column === 'text' ? sql`nullif(${at}, '')` : at;
}
