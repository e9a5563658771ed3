import type { Field } from '../fields/fields.ts';
import type { Problem } from '../text/problem.ts';
import {
  clockFormat,
  dateFormats,
  dayStart,
  formatInstant,
  instantAt,
  isEmptyValue,
  plainNumber,
  valueKinds,
} from '../values/index.ts';
import type { Read } from './compile-rule.ts';

export interface DateLimits {
  readonly min?: string;
  readonly max?: string;
}

/** Where an end of the range comes from. Source: dialect facts 2, date limits. */
const limitTypes = { fixed: 1, field: 2, now: 3, before: 4, after: 5 } as const;
const dateUnits: Record<number, 'year' | 'month' | 'day'> = { 1: 'year', 2: 'month', 3: 'day' };
const timeUnitSeconds: Record<number, number> = { 1: 3_600, 2: 60, 3: 1 };
const dayMs = 86_400_000;

/** What stands at the ends of a limit: of a span of moments, moments. */
const limitKind = ({ kind }: Field) => (kind === 'dateTimeRange' ? 'dateTime' : kind);

/** True when the values of a date, date-time or time field are limited at an end. */
export function hasDateLimits(field: Field): boolean {
  const config: Record<string, unknown> = field.node.config;
  const limited = config.startTimeRule === true || config.endTimeRule === true;
  return limited && ['date', 'dateTime', 'time'].includes(limitKind(field));
}

/** What names mean where a limited field stands: known once its form is compiled. */
const scopes = new WeakMap<Field, (name: string) => Field | undefined>();

/** Lets the limits of a field read the fields that they name as they would be stored, whether they are converted yet or not. */
export function knowRelated(field: Field, find: (name: string) => Field | undefined): void {
  if (hasDateLimits(field)) scopes.set(field, find);
}

/** The fields whose change moves a limit of this field. */
export function dateLimitReads(field: Field): string[] {
  const config: Record<string, unknown> = field.node.config;
  return (['start', 'end'] as const)
    .filter((end) => config[`${end}TimeRule`] === true && plainNumber(config[`${end}TimeType`]) === limitTypes.field)
    .map((end) => config[`${end}RelationField`])
    .filter((name): name is string => typeof name === 'string' && name !== '');
}

/**
 * First and last value that a date, date-time or time field takes now.
 * @param timeZone IANA name of the zone whose days and hours are meant
 */
export function dateLimits(field: Field, read: Read, now: Date, timeZone: string): DateLimits {
  const min = limit(field, 'start', { read, now, timeZone });
  const max = limit(field, 'end', { read, now, timeZone });
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** How a limit is told that is a moment: as the clocks of the zone show it. Days and times of day stay as they are. */
export const limitWords = (timeZone: string) => (limit: string) =>
  limit.includes('T') ? formatInstant(limit, dateFormats.minute, timeZone) : limit;

/**
 * Of a span, both ends.
 * @param words of a limit; as it is written where there is no moment among them
 */
export function checkDateLimits(
  value: unknown,
  { min, max }: DateLimits,
  words: (limit: string) => string = String,
): Problem | null {
  for (const end of Array.isArray(value) ? value : [value]) {
    if (typeof end !== 'string') continue;
    if (min !== undefined && end < min) return { code: 'field.dateMin', params: { min: words(min) } };
    if (max !== undefined && end > max) return { code: 'field.dateMax', params: { max: words(max) } };
  }
  return null;
}

interface Around {
  readonly read: Read;
  readonly now: Date;
  readonly timeZone: string;
}

function limit(field: Field, end: 'start' | 'end', around: Around): string | undefined {
  const config: Record<string, unknown> = field.node.config;
  if (config[`${end}TimeRule`] !== true) return undefined;
  const amount = plainNumber(config[`${end}TimeValue`]);
  const target = plainNumber(config[`${end}TimeTarget`]);
  switch (plainNumber(config[`${end}TimeType`])) {
    case limitTypes.fixed:
      return inForm(field, config[`${end}TimeValue`], end, around.timeZone);
    case limitTypes.field: {
      const name = config[`${end}RelationField`];
      return typeof name === 'string'
        ? inForm(field, storedValue(field, name, around.read), end, around.timeZone)
        : undefined;
    }
    case limitTypes.now:
      return momentOf(field, around.now, around.timeZone);
    case limitTypes.before:
      return moved(field, around, -amount, target);
    case limitTypes.after:
      return moved(field, around, amount, target);
    default:
      return undefined;
  }
}

function storedValue(field: Field, name: string, read: Read): unknown {
  const value = read(name);
  const other = scopes.get(field)?.(name);
  if (!other || isEmptyValue(value) || valueKinds[other.kind].isEmpty(value)) return value;
  const parsed = valueKinds[other.kind].parse(value, other);
  return parsed.ok ? parsed.value : value;
}

/** A stored limit in the form of the field's values; milliseconds are what older designs hold. */
function inForm(field: Field, value: unknown, end: 'start' | 'end', timeZone: string): string | undefined {
  if (isEmptyValue(value)) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{12,14}$/.test(value)))
    return momentOf(field, new Date(Number(value)), timeZone);
  if (field.kind === 'date' && typeof value === 'string' && value.includes('T'))
    return momentOf(field, new Date(value), timeZone);
  if (limitKind(field) === 'dateTime' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return dayEnd(value, end, timeZone);
  const parsed = valueKinds[limitKind(field)].parse(value, field);
  return parsed.ok ? String(parsed.value) : undefined;
}

/** A day as the limit of a moment: from its first one, or to its last. */
function dayEnd(day: string, end: 'start' | 'end', timeZone: string): string | undefined {
  const first = dayStart(end === 'start' ? day : movedDay(day, 1, 'day'), timeZone);
  return first && new Date(first.getTime() - (end === 'start' ? 0 : 1)).toISOString();
}

function momentOf(field: Field, date: Date, timeZone: string): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  if (field.kind === 'time') return formatInstant(text, 'HH:mm:ss', timeZone);
  return fits(limitKind(field) === 'dateTime' ? text : formatInstant(text, 'YYYY-MM-DD', timeZone));
}

/** Values are compared as text, which holds for four digits of a year: a limit beyond them lets every value pass. */
function fits(moment: string): string | undefined {
  return /^[1-9]\d{3}-/.test(moment) ? moment : undefined;
}

function moved(field: Field, { now, timeZone }: Around, amount: number, target: number): string | undefined {
  if (!Number.isFinite(amount)) return undefined;
  if (field.kind === 'time') {
    const [hours = 0, minutes = 0, seconds = 0] = formatInstant(now.toISOString(), 'HH:mm:ss', timeZone)
      .split(':')
      .map(Number);
    const to = hours * 3_600 + minutes * 60 + seconds + amount * (timeUnitSeconds[target] ?? 0);
    // A time of day has no day before and none after it.
    return new Date(Math.min(Math.max(to, 0), dayMs / 1_000 - 1) * 1_000).toISOString().slice(11, 19);
  }
  const today = formatInstant(now.toISOString(), 'YYYY-MM-DD', timeZone);
  const day = movedDay(today, amount, dateUnits[target] ?? 'day');
  if (field.kind === 'date') return fits(day);
  // The same time of day, also where the clocks have changed in between.
  const there = instantAt(formatInstant(now.toISOString(), clockFormat, timeZone).replace(today, day), timeZone);
  return there && fits(new Date(there.getTime() + now.getUTCMilliseconds()).toISOString());
}

/** A month has its own last day: a month after the 31st of January is the last of February. '' beyond every date. */
function movedDay(day: string, amount: number, unit: 'year' | 'month' | 'day'): string {
  const to = new Date(`${day}T00:00:00Z`);
  if (unit === 'day') to.setUTCDate(to.getUTCDate() + amount);
  else {
    const date = to.getUTCDate();
    to.setUTCDate(1);
    if (unit === 'year') to.setUTCFullYear(to.getUTCFullYear() + amount);
    else to.setUTCMonth(to.getUTCMonth() + amount);
    const last = new Date(to);
    last.setUTCMonth(last.getUTCMonth() + 1, 0);
    to.setUTCDate(Math.min(date, last.getUTCDate()));
  }
  return Number.isNaN(to.getTime()) ? '' : (to.toISOString().split('T')[0] ?? '');
}
