import { timeOf } from '../../values/format-date.ts';

/**
 * Dates of the dialects in ours. Designs hold milliseconds or seconds since 1970, or local texts without a zone; both mean
 * the clock of the product's people, UTC+8 without summer time.
 */
const offsetMs = 8 * 60 * 60 * 1000;
const localText = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?)?$/;
const zonedText = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;
const timeText = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Milliseconds since 1970; undefined when it is no moment between the years 1000 and 9999. */
function momentOf(value: unknown): number | undefined {
  const time = rawMoment(value);
  if (time === undefined || !Number.isFinite(time)) return undefined;
  const year = new Date(time + offsetMs).getUTCFullYear();
  return year >= 1000 && year <= 9999 ? time : undefined;
}

function rawMoment(value: unknown): number | undefined {
  if (typeof value === 'number') return timeOf(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{10,14}$/.test(value)) return timeOf(value);
  if (zonedText.test(value)) return Date.parse(value);
  const match = localText.exec(value);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  return exists && minute < 60 && second < 60 ? time - offsetMs : undefined;
}

/** `YYYY-MM-DD` */
export function readDate(value: unknown): string | undefined {
  const time = momentOf(value);
  return time === undefined ? undefined : new Date(time + offsetMs).toISOString().slice(0, 10);
}

/** ISO text in UTC with milliseconds */
export function readDateTime(value: unknown): string | undefined {
  const time = momentOf(value);
  return time === undefined ? undefined : new Date(time).toISOString();
}

/** `HH:mm:ss` */
export function readTime(value: unknown): string | undefined {
  const match = typeof value === 'string' ? timeText.exec(value) : null;
  if (!match) {
    const time = momentOf(value);
    return time === undefined ? undefined : new Date(time + offsetMs).toISOString().slice(11, 19);
  }
  const [, hour = '0', minute = '0', second = '0'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
}
