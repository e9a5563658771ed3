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

/** @param day `YYYY-MM-DD` */
export function formatDate(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return fill(format, { year, month, day: date, hour: '00', minute: '00', second: '00' });
}

/** @param instant ISO text; @param timeZone IANA name, the machine's own when absent */
export function formatInstant(instant: string, format: string, timeZone?: string): string {
  const time = new Date(instant);
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
