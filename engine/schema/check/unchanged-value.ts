import type { CompiledField, CompiledForm } from './compile-form.ts';
import type { Read } from './compile-rule.ts';
import { judgedBy } from './conditional-checks.ts';
import { sameValue } from './own-writes.ts';

type Values = Readonly<Record<string, unknown>>;

/** What stands before a write; nothing of what is new. */
export interface Standing {
  readonly record: Values | undefined;
  /** Rows are the same row by their id. */
  row(table: string | null, row: Values): Values | undefined;
}

/** @param stored the record with its sub-tables; null for a new one */
export function standing(form: CompiledForm, stored: Values | null): Standing {
  const rows = new Map<string, Values>();
  for (const name of form.tables.keys()) {
    const list = stored?.[name];
    if (Array.isArray(list)) for (const row of list) rows.set(`${name} ${row?.id}`, row);
  }
  return { record: stored ?? undefined, row: (table, { id }) => rows.get(`${table} ${id}`) };
}

/**
 * Whether a value is the one that stands there already, with nothing new that it would be judged by: a day of last week
 * stays allowed where only days to come may be chosen, and so does what an older version of the form took.
 * @param before the record or the row as it stands
 */
export function isUnchangedValue(one: CompiledField, value: unknown, before: Values | undefined, read: Read): boolean {
  if (!before || !sameValue(value, before[one.field.name])) return false;
  return judgedBy(one).every((name) => Object.hasOwn(before, name) && sameValue(read(name), before[name]));
}
