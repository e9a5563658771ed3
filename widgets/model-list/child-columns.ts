import { withoutColon } from '../../engine/schema/lists/column-label.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Model, ShownColumn } from './model.ts';

/** Columns of one sub-table, opened under a row. */
export interface ChildColumns {
  /** Name under which a row holds the rows of the sub-table. */
  readonly table: string;
  readonly label: string;
  readonly columns: readonly ShownColumn[];
}

const openedUnder = 2;

/**
 * The columns of the list, and those that are opened under its rows: columns of sub-tables, where the list says so and has
 * others to stand in the row. Source: dialect facts 2, childTableStyle.
 */
export function splitColumns(
  { list, catalogue }: Model,
  columns: readonly ShownColumn[],
  language: Language,
): { readonly columns: readonly ShownColumn[]; readonly below: readonly ChildColumns[] } {
  const own = columns.filter(({ field }) => !field?.table);
  if (list.childTableStyle !== openedUnder || own.length === 0) return { columns, below: [] };
  const tables = [...new Set(columns.flatMap(({ field }) => field?.table ?? []))];
  const below = tables.map((table) => ({
    table,
    label: withoutColon(localText(catalogue.tables.get(table)?.node.config.label, language)) || table,
    columns: columns.filter(({ field }) => field?.table === table),
  }));
  return { columns: own, below };
}

/** The rows of a sub-table that a row of the list holds. */
export function childRows(row: Readonly<Record<string, unknown>>, { table }: ChildColumns): readonly object[] {
  const rows = row[table];
  return Array.isArray(rows) ? rows.filter((one) => typeof one === 'object' && one !== null) : [];
}
