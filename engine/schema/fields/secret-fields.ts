import type { Field, FieldCatalogue } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field is a password control, whose value no rule, formula or text reads. */
export function isSecret({ descriptor, node }: Pick<Field, 'descriptor' | 'node'>): boolean {
  return descriptor.secret?.(node) ?? false;
}

/** The fields that rules and formulas know. */
export function readableOf(catalogue: FieldCatalogue): FieldCatalogue {
  const columns = [...catalogue.tables.values()].flatMap((table) => table.columns);
  if (![...catalogue.fields, ...columns].some(isSecret)) return catalogue;
  const tables = [...catalogue.tables].map(
    ([name, table]) => [name, { ...table, columns: table.columns.filter((one) => !isSecret(one)) }] as const,
  );
  return {
    fields: catalogue.fields.filter((one) => !isSecret(one)),
    byName: new Map([...catalogue.byName].filter(([, one]) => !isSecret(one))),
    tables: new Map(tables),
  };
}

/** Values without those of password controls, columns of sub-tables included. */
export function withoutSecrets({ fields, tables }: FieldCatalogue): (values: Values) => Values {
  const names = fields.filter(isSecret).map(({ name }) => name);
  const columns = [...tables.values()].flatMap((table) => {
    const hidden = table.columns.filter(isSecret).map(({ name }) => name);
    return hidden.length > 0 ? [{ table: table.name, hidden }] : [];
  });
  if (names.length + columns.length === 0) return (values) => values;
  return (values) => {
    const seen = without(values, names);
    for (const { table, hidden } of columns) {
      const rows = seen[table];
      if (Array.isArray(rows)) seen[table] = rows.map((row) => (isRow(row) ? without(row, hidden) : row));
    }
    return seen;
  };
}

function without(values: Values, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
