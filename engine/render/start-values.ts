import type { CompiledField, CompiledForm } from '../schema/check/index.ts';
import { formatInstant, isEmptyValue, valueKinds } from '../schema/values/index.ts';

type Values = Record<string, unknown>;

/**
 * The values a form opens with: what it is given, else the defaults of its fields. Defaults that do not fit the kind are
 * left out (the validator reports them). A given record is taken as it is, empty fields included.
 */
export function startValues(form: CompiledForm, given: Readonly<Values>, now: Date): Values {
  const isRecord = Object.keys(given).length > 0;
  const values: Values = {};
  for (const one of form.fields) {
    const { name } = one.field;
    if (Object.hasOwn(given, name)) values[name] = ownCopy(given[name]);
    else if (!isRecord) put(values, name, defaultOf(one, now));
    if (one.field.kind === 'table' && !Array.isArray(values[name])) values[name] = [];
  }
  return values;
}

/** Lists and objects are copied; to clone a plain value costs more than all the rest of opening a form. */
function ownCopy(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}

/** A new row of a sub-table. */
export function startRow(columns: readonly CompiledField[], now: Date): Values {
  const row: Values = {};
  for (const column of columns) put(row, column.field.name, defaultOf(column, now));
  return row;
}

function put(values: Values, name: string, value: unknown) {
  if (value !== undefined) values[name] = value;
}

function defaultOf({ field }: CompiledField, now: Date): unknown {
  const { defaultValue, defaultCurrent } = field.node.config;
  if (defaultCurrent === true) {
    if (field.kind === 'date') return formatInstant(now.toISOString(), 'YYYY-MM-DD');
    if (field.kind === 'dateTime') return now.toISOString();
    if (field.kind === 'time') return formatInstant(now.toISOString(), 'HH:mm:ss');
  }
  if (isEmptyValue(defaultValue)) {
    // A switch is never without a position: off where nothing is said.
    return field.kind === 'boolean' ? (field.props.inactiveValue ?? false) : undefined;
  }
  const parsed = valueKinds[field.kind].parse(structuredClone(defaultValue), field);
  return parsed.ok ? parsed.value : undefined;
}
