import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import { pointer } from '../../engine/schema/findings/pointer.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { ChangedCell } from '../offers/index.ts';
import { rowsOf, type Values } from './row-values.ts';

/** All that a record is to hold and does not hold yet, fields and cells of sub-tables; what is emptied is left out. */
export function changedCells(
  { fields, tables }: FieldCatalogue,
  values: Readonly<Values>,
  stored: Readonly<Values>,
): ChangedCell[] {
  const cells: ChangedCell[] = [];
  const look = (field: ChangedCell['field'], row: Readonly<Values>, old: Readonly<Values> | undefined, at: string) => {
    const [value, before] = [row[field.name], old?.[field.name]];
    if (isEmptyValue(value) || JSON.stringify(value) === JSON.stringify(before)) return;
    const read = (name: string) => row[name.slice(name.lastIndexOf('-') + 1)] ?? values[name];
    cells.push({ field, at, value, before, read });
  };
  for (const field of fields) if (!tables.has(field.name)) look(field, values, stored, pointer('', field.name));
  for (const { name, columns } of tables.values()) {
    const before = new Map(rowsOf(stored[name]).map((row) => [row.id, row]));
    for (const [index, row] of rowsOf(values[name]).entries())
      for (const column of columns) look(column, row, before.get(row.id), pointer('', name, index, column.name));
  }
  return cells;
}
