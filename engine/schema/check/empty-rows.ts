import { isBlank } from '../calc/own-value.ts';
import { isUnfilled } from './check-record.ts';
import type { CompiledForm, CompiledTable } from './compile-form.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A checked record without the rows of sub-tables that were added and left wholly empty: nobody has said anything in them.
 * Where there is nothing to fill in, a row stands for itself.
 */
export function withoutEmptyRows(form: CompiledForm, values: Values): Record<string, unknown> {
  const kept = { ...values };
  for (const [name, table] of form.tables) {
    const rows = kept[name];
    if (Array.isArray(rows)) kept[name] = rows.filter((row: unknown) => !isEmptyRow(table, Object(row)));
  }
  return kept;
}

function isEmptyRow(table: CompiledTable, row: Values): boolean {
  const own = table.columns.filter(({ field }) => field.descriptor.filledBy === undefined);
  return own.length > 0 && own.every(({ field }) => isBlank(row[field.name]) || isUnfilled(field, row[field.name]));
}
