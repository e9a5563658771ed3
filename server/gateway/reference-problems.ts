import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { isEmptyValue, referredIn, referredKey } from '../../engine/schema/values/index.ts';
import { refusedPicks } from '../permission/references/index.ts';
import type { Access } from './model-access.ts';
import { rowsOf, type Values } from './row-values.ts';
import type { Handle } from './run-statement.ts';

/** A value that points to something it did not point to before. */
interface Pick {
  readonly field: Field;
  readonly at: string;
  readonly refers: Refers;
  readonly value: unknown;
}

/**
 * Values that point to what may not be chosen. What a record points to already stays, whatever has become of it.
 * @param handle the transaction, where the work runs in one
 */
export async function referenceProblems(
  handle: Handle,
  access: Access,
  values: Readonly<Values>,
  stored: Readonly<Values>,
): Promise<RecordProblem[]> {
  const byTarget = new Map<string, Pick[]>();
  for (const pick of newPicks(access, values, stored)) {
    const key = JSON.stringify(pick.refers);
    byTarget.set(key, [...(byTarget.get(key) ?? []), pick]);
  }
  const problems: RecordProblem[] = [];
  for (const picks of byTarget.values()) {
    const [first] = picks;
    if (!first) continue;
    const asked = picks.map(({ value }) => value);
    const refused = await refusedPicks({ database: { kysely: handle } }, access.actor, first.refers, asked);
    for (const [index, { field, at }] of picks.entries()) {
      const name = refused[index];
      if (name !== undefined) problems.push({ at, field, problem: { code: 'field.reference', params: { name } } });
    }
  }
  return problems;
}

function newPicks({ model }: Access, values: Readonly<Values>, stored: Readonly<Values>): Pick[] {
  const picks: Pick[] = [];
  const look = (field: Field, value: unknown, before: unknown, at: string) => {
    const refers = field.descriptor.refers?.(field.node);
    if (!refers || isEmptyValue(value)) return;
    const picked = newIn(refers, value, before);
    if (picked !== undefined) picks.push({ field, at, refers, value: picked });
  };
  for (const field of model.catalogue.fields)
    look(field, values[field.name], stored[field.name], pointer('', field.name));
  for (const table of model.catalogue.tables.values()) {
    const columns = table.columns.filter(({ descriptor }) => descriptor.refers !== undefined);
    if (columns.length === 0) continue;
    const before = new Map(rowsOf(stored[table.name]).map((row) => [row.id, row]));
    for (const [index, row] of rowsOf(values[table.name]).entries())
      for (const column of columns) {
        const at = pointer('', table.name, index, column.name);
        look(column, row[column.name], before.get(row.id)?.[column.name], at);
      }
  }
  return picks;
}

/** Of several, those that it did not point to before; of one, itself. Undefined where nothing is new. */
function newIn({ to }: Refers, value: unknown, before: unknown): unknown {
  const keyOf = (entry: unknown) => referredIn(to, entry).map(referredKey).join(' ');
  const isWay = to === 'organize' && Array.isArray(value) && !value.some(Array.isArray);
  if (isWay || !Array.isArray(value)) return keyOf(value) === keyOf(before) ? undefined : value;
  const known = new Set((Array.isArray(before) ? before : [before]).map(keyOf));
  const entries = value.filter((entry) => !known.has(keyOf(entry)));
  return entries.length > 0 ? entries : undefined;
}
