import type { Field, FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import type { Preview } from './import-rows.ts';

type Values = Record<string, unknown>;

/** A row as its editors take it: a text that is no value of its field stands in the reason alone. */
export function openingValues(catalogue: FieldCatalogue, { dataRow }: Preview, row: number): Values {
  const data = dataRow[row]?.data ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const table = catalogue.tables.get(name);
      if (!table) return [name, read(catalogue.byName.get(name), value)];
      const rows: unknown[] = Array.isArray(value) ? value : [];
      const columns = new Map(table.columns.map((column) => [column.name, column]));
      const cells = (one: unknown) =>
        Object.fromEntries(Object.entries(Object(one)).map(([key, cell]) => [key, read(columns.get(key), cell)]));
      return [name, rows.map(cells)];
    }),
  );
}

function read(field: Field | undefined, value: unknown): unknown {
  if (!field || value === null || value === undefined || value === '') return value;
  const parsed = valueKinds[field.kind].parse(value, field);
  return parsed.ok ? parsed.value : null;
}
