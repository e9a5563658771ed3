import type { Field } from '../fields.ts';
import { pointer } from '../findings/finding.ts';
import type { Problem } from '../problem.ts';
import { isEmptyValue, valueKinds } from '../values/index.ts';
import type { CompiledField, CompiledForm, CompiledTable } from './compile-form.ts';
import type { Read } from './compile-rule.ts';
import { checkDateLimits, dateLimits } from './date-limits.ts';
import { settle } from './settle.ts';

type Values = Record<string, unknown>;

export interface RecordProblem {
  /** JSON pointer into the values: `/materials/2/quantity`. */
  readonly at: string;
  /** Undefined for a key that the form does not have. */
  readonly field: Field | undefined;
  readonly problem: Problem;
}

export interface CheckedRecord {
  /** Converted by kind; hidden fields left out, calculated fields computed. */
  readonly values: Values;
  readonly problems: readonly RecordProblem[];
}

/** Keys of a row that are not columns but say which row it is. */
const rowKeys = new Set(['id']);

/**
 * Takes a whole record as a client sends it: the same rules as on the page, run where nobody can leave them out.
 * Fields that the server fills are ignored, unknown keys are refused.
 */
export function checkRecord(form: CompiledForm, input: Values, now: Date): CheckedRecord {
  const problems: RecordProblem[] = [];
  const values: Values = {};
  for (const name of Object.keys(input)) {
    if (!form.byName.has(name)) problems.push(unknownKey(`/${name}`, name));
  }
  for (const one of form.fields) {
    const { name } = one.field;
    if (Object.hasOwn(input, name) && one.field.descriptor.filledBy === undefined) values[name] = input[name];
  }
  const { hidden } = settle(form, values);
  const read: Read = (name) => (Object.hasOwn(values, name) ? values[name] : undefined);

  for (const one of form.fields) {
    const { name } = one.field;
    if (hidden.has(name)) {
      delete values[name];
      continue;
    }
    const table = form.tables.get(name);
    const problem = checkField(one, values, read, now);
    if (problem) problems.push({ at: pointer('', name), field: one.field, problem });
    else if (table && Array.isArray(values[name])) values[name] = checkRows(table, values[name], read, now, problems);
  }
  return { values, problems };
}

/** Required, then the field's own rules, then limits that read other fields. Writes the converted value. */
function checkField(one: CompiledField, values: Values, read: Read, now: Date): Problem | null {
  const { field } = one;
  if (field.descriptor.filledBy !== undefined) return null;
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
  if (isUnfilled(field, value)) {
    if (Object.hasOwn(values, field.name)) values[field.name] = null;
    return isRequired(one, read) ? { code: 'field.required' } : null;
  }
  const judged = one.judge(value);
  if (judged.problem) return judged.problem;
  values[field.name] = judged.value;
  // A text of spaces is empty once it is trimmed.
  if (isUnfilled(field, judged.value) && isRequired(one, read)) return { code: 'field.required' };
  return one.hasDateLimits ? checkDateLimits(judged.value, dateLimits(field, read, now)) : null;
}

export function isUnfilled(field: Field, value: unknown): boolean {
  return isEmptyValue(value) || valueKinds[field.kind].isEmpty(value);
}

export function isRequired(one: CompiledField, read: Read): boolean {
  return one.required || (one.requiredWhen?.holds(read) === true && !one.field.hidden);
}

function checkRows(
  table: CompiledTable,
  rows: readonly unknown[],
  read: Read,
  now: Date,
  problems: RecordProblem[],
): Values[] {
  return rows.map((row, index) => {
    const at = pointer('', table.field.name, index);
    // Rows are objects: the table's kind has checked it.
    const given = row as Values;
    const values: Values = {};
    for (const key of Object.keys(given)) {
      if (rowKeys.has(key)) values[key] = typeof given[key] === 'string' ? given[key] : undefined;
      else if (!table.byName.has(key)) problems.push(unknownKey(pointer(at, key), key));
      else values[key] = given[key];
    }
    const readRow: Read = (name) => (table.byName.has(name) ? values[name] : read(name));
    for (const column of table.columns) {
      const { name } = column.field;
      if (column.shown && !column.shown.holds(readRow)) {
        delete values[name];
        continue;
      }
      const problem = checkField(column, values, readRow, now);
      if (problem) problems.push({ at: pointer(at, name), field: column.field, problem });
    }
    return values;
  });
}

function unknownKey(at: string, name: string): RecordProblem {
  return { at, field: undefined, problem: { code: 'field.unknown', params: { name } } };
}
