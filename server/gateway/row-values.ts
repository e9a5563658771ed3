import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';

export type Values = Record<string, unknown>;

/** A stored row as the form holds it. */
export function valuesOf(columns: readonly ColumnShape[], row: Row): Values {
  const values: Values = {};
  for (const { field, name, kind } of columns) {
    const stored = row[name];
    values[field.name] = kind.fromColumn ? kind.fromColumn(stored, field) : (stored ?? null);
  }
  return values;
}

/** The parameters of a record's values in the order of `columns`; what is absent or empty is NULL. */
export function parametersOf(columns: readonly ColumnShape[], values: Readonly<Values>): unknown[] {
  return columns.map(({ field, kind }) => {
    const value = values[field.name];
    if (value === null || value === undefined || kind.isEmpty(value)) return null;
    const stored = kind.toColumn ? kind.toColumn(value, field) : value;
    return kind.column === 'jsonb' ? JSON.stringify(stored) : stored;
  });
}

/** The rows of a sub-table; anything else has none. */
export function rowsOf(value: unknown): Values[] {
  return Array.isArray(value)
    ? value.filter((row): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row))
    : [];
}
