import type { Clock } from '../contract/clock.ts';
import { type CompiledField, type CompiledForm, defaultValue, ownReference } from '../schema/check/index.ts';
import type { Field } from '../schema/fields/fields.ts';

type Values = Record<string, unknown>;

/**
 * The values a form opens with: what it is given, else the defaults of its fields. Defaults that do not fit the kind are
 * left out (the validator reports them). A given record is taken as it is, empty fields included.
 */
export function startValues(form: CompiledForm, given: Readonly<Values>, clock: Clock): Values {
  const isRecord = Object.keys(given).length > 0;
  const values: Values = {};
  for (const one of form.fields) {
    const { name } = one.field;
    if (Object.hasOwn(given, name)) values[name] = ownCopy(given[name]);
    else if (!isRecord) put(values, name, firstValue(one.field, clock));
    if (one.field.kind === 'table' && !Array.isArray(values[name])) values[name] = [];
  }
  return values;
}

const firstValue = (field: Field, { now, timeZone, person }: Clock): unknown =>
  ownReference(field, person) ?? defaultValue(field, now(), timeZone);

/** Lists and objects are copied; to clone a plain value costs more than all the rest of opening a form. */
function ownCopy(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}

/** A new row of a sub-table. */
export function startRow(columns: readonly CompiledField[], clock: Clock): Values {
  const row: Values = {};
  for (const column of columns) put(row, column.field.name, firstValue(column.field, clock));
  return row;
}

function put(values: Values, name: string, value: unknown) {
  if (value !== undefined) values[name] = value;
}
