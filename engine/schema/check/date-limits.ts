import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import { formatInstant, isEmptyValue, valueKinds } from '../values/index.ts';
import type { Read } from './compile-rule.ts';

export interface DateLimits {
  readonly min?: string;
  readonly max?: string;
}

/** Where an end of the range comes from. Source: dialect facts 2, date limits. */
const limitTypes = { fixed: 1, field: 2, now: 3, before: 4, after: 5 } as const;
const dateUnits: Record<number, 'year' | 'month' | 'day'> = { 1: 'year', 2: 'month', 3: 'day' };
const timeUnitMs: Record<number, number> = { 1: 3_600_000, 2: 60_000, 3: 1_000 };

/** True when the values of a date, date-time or time field are limited at an end. */
export function hasDateLimits(field: Field): boolean {
  const config: Record<string, unknown> = field.node.config;
  const limited = config.startTimeRule === true || config.endTimeRule === true;
  return limited && (field.kind === 'date' || field.kind === 'dateTime' || field.kind === 'time');
}

/** The fields whose change moves a limit of this field. */
export function dateLimitReads(field: Field): string[] {
  const config: Record<string, unknown> = field.node.config;
  return (['start', 'end'] as const)
    .filter((end) => config[`${end}TimeRule`] === true && Number(config[`${end}TimeType`]) === limitTypes.field)
    .map((end) => config[`${end}RelationField`])
    .filter((name): name is string => typeof name === 'string' && name !== '');
}

/** First and last value that a date, date-time or time field takes now. */
export function dateLimits(field: Field, read: Read, now: Date): DateLimits {
  const min = limit(field, 'start', read, now);
  const max = limit(field, 'end', read, now);
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

export function checkDateLimits(value: unknown, limits: DateLimits): Problem | null {
  if (typeof value !== 'string') return null;
  if (limits.min !== undefined && value < limits.min) return { code: 'field.dateMin', params: { min: limits.min } };
  if (limits.max !== undefined && value > limits.max) return { code: 'field.dateMax', params: { max: limits.max } };
  return null;
}

function limit(field: Field, end: 'start' | 'end', read: Read, now: Date): string | undefined {
  const config: Record<string, unknown> = field.node.config;
  if (config[`${end}TimeRule`] !== true) return undefined;
  const amount = Number(config[`${end}TimeValue`]);
  switch (Number(config[`${end}TimeType`])) {
    case limitTypes.fixed:
      return inForm(field, config[`${end}TimeValue`]);
    case limitTypes.field: {
      const name = config[`${end}RelationField`];
      return typeof name === 'string' ? inForm(field, read(name)) : undefined;
    }
    case limitTypes.now:
      return momentOf(field, now);
    case limitTypes.before:
      return Number.isFinite(amount)
        ? momentOf(field, moved(field, now, -amount, Number(config[`${end}TimeTarget`])))
        : undefined;
    case limitTypes.after:
      return Number.isFinite(amount)
        ? momentOf(field, moved(field, now, amount, Number(config[`${end}TimeTarget`])))
        : undefined;
    default:
      return undefined;
  }
}

/** A stored limit in the form of the field's values; milliseconds are what older designs hold. */
function inForm(field: Field, value: unknown): string | undefined {
  if (isEmptyValue(value)) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{12,14}$/.test(value)))
    return momentOf(field, new Date(Number(value)));
  if (field.kind === 'date' && typeof value === 'string' && value.includes('T'))
    return momentOf(field, new Date(value));
  const parsed = valueKinds[field.kind].parse(value, field);
  return parsed.ok ? String(parsed.value) : undefined;
}

function momentOf(field: Field, date: Date): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  if (field.kind === 'dateTime') return date.toISOString();
  return formatInstant(date.toISOString(), field.kind === 'time' ? 'HH:mm:ss' : 'YYYY-MM-DD');
}

function moved(field: Field, from: Date, amount: number, target: number): Date {
  if (field.kind === 'time') return new Date(from.getTime() + amount * (timeUnitMs[target] ?? 0));
  const to = new Date(from);
  const unit = dateUnits[target] ?? 'day';
  if (unit === 'year') to.setFullYear(to.getFullYear() + amount);
  else if (unit === 'month') to.setMonth(to.getMonth() + amount);
  else to.setDate(to.getDate() + amount);
  return to;
}
