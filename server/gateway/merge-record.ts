import { defaultValue, type RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { type Access, isHidden, tableShown } from './model-access.ts';
import type { ChildShape } from './model-shape.ts';
import type { RecordClock } from './record-clock.ts';
import type { Values } from './row-values.ts';

/** What a client sent, laid over what is stored. */
export interface Merged {
  readonly values: Values;
  /** Keys that the form does not have, or that the actor has no right to: named, never taken silently. */
  readonly problems: readonly RecordProblem[];
}

/**
 * Only narrows: fields that the server fills, fields drawn on no page, and fields that no page lets anybody write keep
 * their stored value whatever was sent; unknown and forbidden keys are refused. A field that was not sent keeps its value,
 * so that somebody who sees half of a form does not empty the other half. Source: reliability 0.3 rule 7, A31, A34.
 * @param stored values of the record with its sub-tables; null for a new one, which starts with the defaults of such fields
 */
export function mergeRecord(
  access: Access,
  stored: Readonly<Values> | null,
  sent: Readonly<Values>,
  moment: RecordClock,
): Merged {
  const { catalogue, children } = access.model;
  const problems: RecordProblem[] = [];
  const before = stored ?? ownDefaults(access, catalogue.fields, moment);
  const values: Values = { ...before };
  for (const [name, value] of Object.entries(sent)) {
    const at = pointer('', name);
    const field = catalogue.byName.get(name);
    const child = children.get(name);
    if (!field || !(child ? tableShown(access, name) : isHidden({ field }) || access.shown(name))) {
      problems.push(refusedKey(at, name));
    } else if (!keepsStored(access, field)) {
      values[name] = child ? mergeRows(access, child, before[name], value, moment, problems) : value;
    }
  }
  return { values, problems };
}

function keepsStored({ model }: Access, field: Field): boolean {
  return field.descriptor.filledBy !== undefined || field.hidden || model.closed.has(field);
}

function refusedKey(at: string, name: string): RecordProblem {
  return { at, field: undefined, problem: { code: 'field.unknown', params: { name } } };
}

/** Rows keep their id where it is one of this record's; any other id is not an address and the row is a new one. */
function mergeRows(
  access: Access,
  child: ChildShape,
  stored: unknown,
  sent: unknown,
  moment: RecordClock,
  problems: RecordProblem[],
): unknown {
  // What is no list is refused by the table's kind.
  if (!Array.isArray(sent)) return sent;
  const storedRows = new Map<unknown, Values>();
  if (Array.isArray(stored)) for (const row of stored) storedRows.set(row.id, row);
  return sent.map((row: unknown, index) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
    const { id, ...cells } = row as Values; // an object of parsed JSON
    const known = storedRows.get(id);
    storedRows.delete(id);
    const merged: Values = known ? { ...known } : startOfRow(access, child, moment);
    for (const [name, value] of Object.entries(cells)) {
      const column = child.byField.get(name);
      if (!column || !(isHidden(column) || access.shown(column.code))) {
        problems.push(refusedKey(pointer('', child.field.name, index, name), name));
      } else if (!keepsStored(access, column.field)) merged[name] = value;
    }
    return merged;
  });
}

const startOfRow = (access: Access, { columns }: ChildShape, moment: RecordClock) =>
  ownDefaults(
    access,
    columns.map(({ field }) => field),
    moment,
  );

/**
 * A new record starts with what belongs to whoever writes it, and with the defaults of the fields that no page draws, or lets
 * nobody write.
 */
function ownDefaults({ model }: Access, fields: readonly Field[], { now, timeZone, own }: RecordClock): Values {
  const values: Values = {};
  for (const field of fields) {
    if (own?.has(field)) {
      values[field.name] = own.get(field);
      continue;
    }
    if ((!field.hidden && !model.closed.has(field)) || field.descriptor.filledBy !== undefined) continue;
    const value = defaultValue(field, now, timeZone);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}
