import { isBlank } from '../calc/own-property.ts';
import type { CompiledField, CompiledForm, CompiledTable } from './compile-form.ts';
import { isUnfilled } from './is-unfilled.ts';

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

/**
 * Whether a row says nothing: nothing is asked of it then, and it is not stored.
 * @param isSaid which columns count: what a hidden one holds is not sent
 */
export function isEmptyRow(
  table: CompiledTable,
  row: Values,
  isSaid: (column: CompiledField) => boolean = () => true,
): boolean {
  const own = table.columns.filter((column) => column.field.descriptor.filledBy === undefined);
  const isEmpty = (column: CompiledField) => {
    const value = row[column.field.name];
    // Nobody has looked yet.
    if (column.field.kind === 'threeState' && value === 1) return true;
    return isBlank(value) || isUnfilled(column.field, value) || !isSaid(column);
  };
  return own.length > 0 && own.every(isEmpty);
}
