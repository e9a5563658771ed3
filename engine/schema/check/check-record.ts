import type { Field } from '../fields/fields.ts';
import { pointer } from '../findings/pointer.ts';
import type { Problem } from '../text/problem.ts';
import { machineTimeZone } from '../values/index.ts';
import type { CompiledField, CompiledForm, CompiledTable } from './compile-form.ts';
import type { Read } from './compile-rule.ts';
import { unkeptCheck } from './conditional-checks.ts';
import { checkDateLimits, dateLimits, limitWords } from './date-limits.ts';
import { isEmptyRow } from './empty-rows.ts';
import { isUnfilled } from './is-unfilled.ts';
import type { OwnWrites } from './own-writes.ts';
import { holdings } from './set-rules.ts';
import { settle } from './settle.ts';
import { isUnchangedValue, type Standing, standing } from './unchanged-value.ts';

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

/** What the server knows beside the record. */
export interface CheckAround {
  /** What it has filled in before (creator, number …): conditions read it, nothing takes it over. */
  readonly filled?: Readonly<Record<string, unknown>>;
  /** IANA name of the zone in which the days and hours of date limits are meant; the machine's own when absent. */
  readonly timeZone?: string;
  /** The record as it stands, its rows known by their id; null for a new one. What is the same in it is not judged anew. */
  readonly stored?: Readonly<Values> | null;
  /** Lets formulas and rules write what the caller's page does not draw; without it they write nothing. */
  readonly undrawn?: Undrawn;
}

export interface Undrawn {
  /** Fields that no page draws, or none of this caller. */
  isUndrawn(field: Field): boolean;
}

/** Keys of a row that are not columns but say which row it is. */
const rowKeys = new Set(['id']);

/**
 * Takes a whole record as a client sends it: the same rules as on the page, run where nobody can leave them out.
 * Fields that the server fills are ignored, unknown keys are refused. The input is left as it is.
 */
export function checkRecord(form: CompiledForm, input: Values, now: Date, around: CheckAround = {}): CheckedRecord {
  const { filled = {}, timeZone = machineTimeZone(), stored = null, undrawn } = around;
  const before = standing(form, stored);
  const problems: RecordProblem[] = [];
  const given: Values = {};
  for (const name of Object.keys(input)) {
    if (!form.byName.has(name)) problems.push(unknownKey(pointer('', name), name));
  }
  for (const { field, calculation } of form.fields) {
    const { name } = field;
    if (field.descriptor.filledBy === undefined) {
      // Calculated columns are written into the rows, which are the caller's.
      if (Object.hasOwn(input, name)) given[name] = form.tables.has(name) ? copiedRows(input[name]) : input[name];
    } else if (!calculation && Object.hasOwn(filled, name)) given[name] = filled[name];
  }
  const moment: Moment = { now, timeZone };
  const { hidden } = settle(form, given, undrawn && undrawnWrites(form, undrawn, before));
  for (const name of hidden) delete given[name];
  // Rules read the record as it came, not what is converted by the time: their order does not matter.
  const read: Read = (name) => (Object.hasOwn(given, name) ? given[name] : undefined);

  const values: Values = {};
  for (const one of form.fields) {
    const { name } = one.field;
    if (hidden.has(name) || !isTaken(one)) continue;
    if (Object.hasOwn(given, name)) values[name] = given[name];
    const table = form.tables.get(name);
    const problem = checkField(one, values, read, moment, before.record);
    if (problem) problems.push({ at: pointer('', name), field: one.field, problem });
    else if (table && Array.isArray(values[name])) {
      const rows = checkRows(table, values[name], read, moment, { problems, before });
      values[name] = rows;
      // Rows in which nobody has said anything are not stored.
      if (isRequired(one, read) && rows.every((row) => isEmptyRow(table, row)))
        problems.push({ at: pointer('', name), field: one.field, problem: { code: 'field.required' } });
    }
  }
  return { values, problems };
}

function undrawnWrites(form: CompiledForm, { isUndrawn }: Undrawn, before: Standing): OwnWrites {
  /** The record, or the row, as it was; undefined for a new one. */
  const wasOf = ({ field }: CompiledField, row: Values | undefined) =>
    row === undefined ? before.record : before.row(field.table, row);
  return {
    byFormula: (one, row) => one.field.hidden && !wasOf(one, row),
    heldBefore(one, row) {
      if (one.sets.length === 0 || !isUndrawn(one.field)) return undefined;
      const was = wasOf(one, row);
      if (!was) return [];
      const columns = one.field.table === null ? undefined : form.tables.get(one.field.table)?.byName;
      return holdings(one.sets, (name) => (columns && !columns.has(name) ? before.record?.[name] : was[name]));
    },
  };
}

interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** What the server fills otherwise than by calculation is no part of what is checked. */
const isTaken = ({ field, calculation }: CompiledField) =>
  field.descriptor.filledBy === undefined || calculation !== null;

/** Filled by the server otherwise than by calculation. */
const keepsOwn = ({ field: { descriptor } }: CompiledField) =>
  descriptor.filledBy !== undefined && descriptor.filledBy !== 'calculate';

function copiedRows(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) =>
    typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : row,
  );
}

/**
 * Required, then the field's own rules, then limits that read other fields. Writes the converted value; one that stands
 * already is left as it is.
 * @param before the record or the row as it stands
 */
function checkField(
  one: CompiledField,
  values: Values,
  read: Read,
  moment: Moment,
  before: Readonly<Values> | undefined,
): Problem | null {
  const { field } = one;
  if (field.descriptor.filledBy !== undefined) return null;
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
  if (isUnfilled(field, value)) {
    if (Object.hasOwn(values, field.name)) values[field.name] = null;
    return isRequired(one, read) ? { code: 'field.required' } : null;
  }
  if (isUnchangedValue(one, value, before, read)) return null;
  const judged = one.judge(value);
  const problem = judged.problem ?? unkeptCheck(one, judged.value, read);
  // A field that is on no page keeps its value and asks nothing: nobody could put it right.
  if (problem && !field.hidden) return problem;
  // A text of spaces is empty once it is trimmed.
  const isEmptied = isUnfilled(field, judged.value);
  values[field.name] = isEmptied ? null : judged.value;
  if (field.hidden) return null;
  if (isEmptied) return isRequired(one, read) ? { code: 'field.required' } : null;
  const { now, timeZone } = moment;
  return one.hasDateLimits
    ? checkDateLimits(judged.value, dateLimits(field, read, now, timeZone), limitWords(timeZone))
    : null;
}

export function isRequired(one: CompiledField, read: Read): boolean {
  return one.required || (one.requiredWhen?.holds(read) === true && !one.field.hidden);
}

function checkRows(
  table: CompiledTable,
  rows: readonly unknown[],
  read: Read,
  moment: Moment,
  { problems, before }: { readonly problems: RecordProblem[]; readonly before: Standing },
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
    const asGiven = { ...values };
    const stored = before.row(table.field.name, values);
    const readRow: Read = (name) => (table.byName.has(name) ? asGiven[name] : read(name));
    const found: RecordProblem[] = [];
    for (const column of table.columns) {
      const { name } = column.field;
      if (column.shown && !column.shown.holds(readRow)) {
        // What the server fills keeps what it has, as it does in the form: a number is given once.
        if (!keepsOwn(column)) delete values[name];
        continue;
      }
      const problem = checkField(column, values, readRow, moment, stored);
      if (problem) found.push({ at: pointer(at, name), field: column.field, problem });
    }
    // It is not stored, so that nothing is missing in it.
    if (!isEmptyRow(table, values)) problems.push(...found);
    return values;
  });
}

function unknownKey(at: string, name: string): RecordProblem {
  return { at, field: undefined, problem: { code: 'field.unknown', params: { name } } };
}
