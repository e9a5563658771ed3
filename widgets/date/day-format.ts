import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { clockFormat, formatInstant, instantAt } from '../../engine/schema/values/index.ts';

// What pickers show and hand out is what a clock on the wall shows, held as if it were UTC: no hour is left out there when
// clocks go forward, as it may be in the zone of the browser.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

export type DayPicker = 'date' | 'month' | 'year';

/** A format of a design (`yyyy-MM-dd`, either generation) in the letters of dayjs. */
export function dayjsFormat(format: unknown, usual: string): string {
  const stored = typeof format === 'string' && /y{4}|Y{4}|H/.test(format) ? format : usual;
  return stored.replace(/yyyy/g, 'YYYY').replace(/dd/g, 'DD');
}

/** How far down one chooses: a design says it by `type`, or only by a format without days. */
export function dayPickerOf(type: unknown, format: string): DayPicker {
  if (type === 'year' || type === 'month') return type;
  if (/D/.test(format)) return 'date';
  return /M/.test(format) ? 'month' : 'year';
}

/** The part of a format up to the day. */
export function dayPart(format: string): string {
  return format.replace(/[\sT]*H.*$/, '') || 'YYYY-MM-DD';
}

const days = ['-', '/', '.'].flatMap((mark) => [`YYYY${mark}MM${mark}DD`, `YYYY${mark}M${mark}D`]);
const entries: Readonly<Record<DayPicker, readonly string[]>> = {
  date: [...days, 'YYYYMMDD', 'YYYY年MM月DD日', 'YYYY年M月D日'],
  month: ['YYYY-MM', 'YYYY-M', 'YYYY/MM', 'YYYY/M', 'YYYY.MM', 'YYYYMM', 'YYYY年MM月', 'YYYY年M月'],
  year: ['YYYY', 'YYYY年'],
};

/** The format to show, first, and the ways people type a day, a month or a year besides. */
export function dayEntryFormats(format: string, picker: DayPicker): string[] {
  return [...new Set([format, ...entries[picker]])];
}

/** The same with hours and minutes behind a day; a day alone is its first minute. */
export function momentEntryFormats(format: string): string[] {
  const times = ['HH:mm', 'HH:mm:ss', 'H:mm'];
  const moments = entries.date.flatMap((day) => times.map((time) => `${day} ${time}`));
  return [...new Set([format, ...moments, ...entries.date])];
}

/** Reads typed text strictly: `2026-02-30` is no day. */
export function readTyped(text: string, formats: readonly string[]): Dayjs | null {
  for (const format of formats) {
    const read = dayjs.utc(text.trim(), format, true);
    if (read.isValid()) return read;
  }
  return null;
}

const instant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** A day, or a moment (ISO text) as the clocks of the zone show it; null for anything else. */
export function readStored(value: unknown, timeZone: string): Dayjs | null {
  if (typeof value !== 'string' || value === '') return null;
  const read = dayjs.utc(instant.test(value) ? formatInstant(value, clockFormat, timeZone) : value);
  return read.isValid() ? read : null;
}

/** The moment at which the clocks of the zone show what was chosen, as ISO text in UTC; null where it is out of all bounds. */
export function writeMoment(chosen: Dayjs, timeZone: string): string | null {
  return instantAt(chosen.format(clockFormat), timeZone)?.toISOString() ?? null;
}

/** The first day of what was chosen, as a value: a month is its first day, a year its first of January. */
export function writeDay(chosen: Dayjs, picker: DayPicker): string {
  return chosen.startOf(picker === 'date' ? 'day' : picker).format('YYYY-MM-DD');
}

/** "Now" comes with seconds; a value holds no more than its format shows. */
export function cutMoment(chosen: Dayjs, format: string): Dayjs {
  if (/s/.test(format)) return chosen.startOf('second');
  if (/m/.test(format)) return chosen.startOf('minute');
  return chosen.startOf(/H/.test(format) ? 'hour' : 'day');
}
