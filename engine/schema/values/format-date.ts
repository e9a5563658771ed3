/**
 * Dates as people read them. Formats use year `YYYY` or `yyyy`, month `MM`, day `DD` or `dd`, `HH`, `mm`, `ss`: designs
 * of both generations write either.
 */
function fill(format: string, parts: Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>): string {
  return format
    .replace(/yyyy/gi, parts.year)
    .replace(/MM/g, parts.month)
    .replace(/dd/gi, parts.day)
    .replace(/HH/g, parts.hour)
    .replace(/mm/g, parts.minute)
    .replace(/ss/g, parts.second);
}

/** @param day `YYYY-MM-DD`; any other text comes back as it is, so that nothing stored is hidden */
export function formatDate(day: string, format: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return fill(format, { year, month, day: date, hour: '00', minute: '00', second: '00' });
}

/** In which dates are written where nothing else is said, with what people choose besides. Source: shell specification 9. */
export const dateFormats = { minute: 'YYYY-MM-DD HH:mm', day: 'YYYY-MM-DD', second: 'YYYY-MM-DD HH:mm:ss' } as const;

/**
 * What a day, a month or a year is written in, wherever it is read: as the design says, without a time of day, which it has
 * none of; else as far down as one chooses.
 * @param props `type` (`month`, `year`, else a day) and `format` of a field
 */
export function dayFormat({ type, format }: { readonly type?: unknown; readonly format?: unknown }): string {
  const usual = type === 'year' ? 'YYYY' : type === 'month' ? 'YYYY-MM' : dateFormats.day;
  const stored = typeof format === 'string' && /yyyy|H/i.test(format) ? format : usual;
  return stored.replace(/[\sT]*H.*$/, '') || dateFormats.day;
}

/**
 * Milliseconds since 1970 of a moment; NaN for what is none. A number of ten digits, written as text too, counts seconds.
 * Source: shell specification 9, dates.
 */
export function timeOf(moment: unknown): number {
  if (typeof moment !== 'number' && typeof moment !== 'string') return Number.NaN;
  const count = typeof moment === 'number' ? moment : /^\d{10,14}$/.test(moment) ? Number(moment) : Date.parse(moment);
  return /^\d{10}$/.test(String(moment)) ? count * 1000 : count;
}

/** @param instant as {@link timeOf} reads it; @param timeZone IANA name, the machine's own when absent */
export function formatInstant(instant: string | number, format: string, timeZone?: string): string {
  const time = new Date(timeOf(instant));
  if (Number.isNaN(time.getTime())) return '';
  const parts: Record<string, string> = {};
  for (const part of zoneFormat(timeZone).formatToParts(time)) parts[part.type] = part.value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return fill(format, { year, month, day, hour, minute, second });
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The first moment of a day in a time zone.
 * @param day `YYYY-MM-DD`; undefined when there is no such day
 */
export function dayStart(day: string, timeZone?: string): Date | undefined {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The clock that the zone shows at a moment tells how far it is from UTC; the second step settles a change of the clock.
  const first = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(first, timeZone));
}

function offsetMs(moment: number, timeZone: string | undefined): number {
  const clock = formatInstant(new Date(moment).toISOString(), 'YYYY-MM-DDTHH:mm:ss', timeZone);
  return Date.parse(`${clock}Z`) - moment;
}
