import type { Field } from '../fields/fields.ts';
import type { SheetCell } from '../fields/sheet-cell.ts';
import { type DisplayContext, storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { wordsIn } from '../text/local-text.ts';
import { accept, type Parsed, refuse } from '../text/problem.ts';
import { clockFormat, dateFormats, dayFormat, formatDate, formatInstant, timeOf } from './format-date.ts';
import { orderedOperators } from './number-kinds.ts';
import { compareTexts, parseSpan, spanWords } from './span.ts';

/** A day, perhaps with a time of day behind it, as older designs store one. */
const dateText = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const instantText = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const timeText = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
/** From the first day that a database date and a picker share to the specification's forever date and beyond. */
const yearsFrom = 1000;
const yearsTo = 9999;

/** A calendar day `YYYY-MM-DD` that exists. */
function parseDate(value: unknown): Parsed {
  const match = typeof value === 'string' ? dateText.exec(value) : null;
  if (!match) return refuse('field.date');
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= yearsFrom;
  return exists ? accept(match[0].slice(0, 10)) : refuse('field.date');
}

/**
 * A moment as ISO text in UTC with milliseconds; milliseconds or (ten digits) seconds since 1970 and any ISO text with a
 * zone mean the same.
 */
function parseInstant(value: unknown): Parsed {
  const day = typeof value === 'string' ? instantText.exec(value)?.[1] : undefined;
  // `Date.parse` takes the 30th of February for the 2nd of March.
  const isText = day !== undefined && parseDate(day).ok;
  const time = typeof value === 'number' ? timeOf(value) : isText ? Date.parse(String(value)) : Number.NaN;
  if (!Number.isFinite(time)) return refuse('field.dateTime');
  const date = new Date(time);
  const year = date.getUTCFullYear();
  // A number beyond the range of dates has no year.
  return year >= yearsFrom && year <= yearsTo ? accept(date.toISOString()) : refuse('field.dateTime');
}

const formatOf = (field: Field, usual: string) =>
  typeof field.props.format === 'string' && field.props.format ? field.props.format : usual;

/** Of a document that does not end: a day that stands for no day. Source: library specification 4, ID-card date. */
export const isForever = (value: unknown, { props }: Pick<Field, 'props'>): boolean =>
  value !== undefined && value === props.foreverDate;

function dayCell(value: unknown, { props }: Field): SheetCell | undefined {
  if (isForever(value, { props }) || typeof value !== 'string' || !parseDate(value).ok) return undefined;
  const format = dayFormat(props);
  return { kind: 'time', clock: `${value.slice(0, 10)}T00:00:00`, format, text: formatDate(value, format) };
}

function momentCell(value: unknown, field: Field, { timeZone }: DisplayContext): SheetCell | undefined {
  const clock = typeof value === 'string' ? formatInstant(value, clockFormat, timeZone) : '';
  if (clock === '' || typeof value !== 'string') return undefined;
  const format = formatOf(field, dateFormats.minute);
  return { kind: 'time', clock, format, text: formatInstant(value, format, timeZone) };
}

export const dateKind: ValueKind = {
  name: 'date',
  column: 'date',
  operators: orderedOperators,
  search: 'range',
  keyword: 'starts',
  align: 'left',
  sortable: true,
  lookup: false,
  isEmpty: isEmptyValue,
  parse: parseDate,
  display: (value, field, { language }) => {
    if (isForever(value, field)) return wordsIn(field.props.longTermText, language);
    return typeof value === 'string' ? formatDate(value, dayFormat(field.props)) : '';
  },
  cell: dayCell,
  compare: compareTexts,
};

export const dateTimeKind: ValueKind = {
  ...dateKind,
  name: 'dateTime',
  column: 'timestamptz',
  parse: parseInstant,
  display: (value, field, { timeZone }) =>
    typeof value === 'string' ? formatInstant(value, formatOf(field, dateFormats.minute), timeZone) : '',
  cell: momentCell,
};

export const timeKind: ValueKind = {
  ...dateKind,
  name: 'time',
  column: 'text',
  // No control asks for two of them.
  search: 'equal',
  parse: (value) => {
    if (typeof value !== 'string' || !timeText.test(value)) return refuse('field.time');
    return accept(value.length === 5 ? `${value}:00` : value);
  },
  display: (value, field) =>
    typeof value === 'string' ? (formatOf(field, 'HH:mm:ss') === 'HH:mm' ? value.slice(0, 5) : value) : '',
  cell: () => undefined,
};

export const dateRangeKind: ValueKind = {
  name: 'dateRange',
  ...storedWhole,
  keyword: 'starts',
  isEmpty: (value) => isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue)),
  parse: (value) => parseSpan(value, parseDate, 'field.rangeOrder'),
  display: (value, field) => spanWords(value, (day) => formatDate(day, dayFormat({ format: field.props.format }))),
};
