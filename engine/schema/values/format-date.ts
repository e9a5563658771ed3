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
export const dateFormats = {
  minute: 'YYYY-MM-DD HH:mm',
  day: 'YYYY-MM-DD',
  second: 'YYYY-MM-DD HH:mm:ss',
  /** Where the year is known by what stands around. */
  short: 'MM-DD HH:mm',
} as const;

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

/** @param instant as {@link timeOf} reads it; @param timeZone IANA name */
export function formatInstant(instant: string | number, format: string, timeZone: string): string {
  const time = new Date(timeOf(instant));
  if (Number.isNaN(time.getTime())) return '';
  const parts: Record<string, string> = {};
  for (const part of zoneFormat(timeZone).formatToParts(time)) parts[part.type] = part.value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return fill(format, { year, month, day, hour, minute, second });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
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

/** What a clock on the wall shows, written so that it sorts and can be read back: {@link instantAt}. */
export const clockFormat = 'YYYY-MM-DDTHH:mm:ss';

/**
 * The moment at which the clocks of a zone show a time. Of an hour that comes twice, the first; of one that is left out when
 * the clocks go forward, the moment as long after the change, as clocks that nobody has put forward would show it.
 * @param clock as {@link clockFormat}; undefined when there is no such day or time, or none of four digits of a year
 */
export function instantAt(clock: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${clock}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // No zone is further than a day from UTC, and none changes its clocks twice in two days.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((moment) => asUtc - offsetMs(moment, timeZone));
  if (before === undefined || after === undefined) return undefined;
  const shows = (moment: number) => moment + offsetMs(moment, timeZone) === asUtc;
  const found = new Date(shows(before) || !shows(after) ? before : after);
  return Number.isNaN(found.getTime()) ? undefined : found;
}

/**
 * The first moment of a day in a time zone.
 * @param day `YYYY-MM-DD`; undefined when there is no such day
 */
export function dayStart(day: string, timeZone: string): Date | undefined {
  return instantAt(`${day}T00:00:00`, timeZone);
}

const dayMs = 86_400_000;

/** How far the clocks of a zone are ahead of UTC. @param moment whole seconds, in ms since 1970 */
export function offsetMs(moment: number, timeZone: string): number {
  // As text: a number of ten digits would count seconds.
  const clock = formatInstant(new Date(moment).toISOString(), clockFormat, timeZone);
  return Date.parse(`${clock}Z`) - moment;
}

/** The zone of the machine itself, for those who work where nobody has said of another. */
export function machineTimeZone(): string {
  machineZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return machineZone;
}

let machineZone: string | undefined;
