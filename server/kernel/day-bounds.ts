import { dayStart as firstMoment } from '../../engine/schema/values/index.ts';

const dayMs = 86_400_000;

/** A calendar day, which a search may give where the column holds moments. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
  );
}

/**
 * The first moment of a day in a time zone, as ISO text in UTC.
 * @param day one for which `isDay` holds
 */
export function dayStart(day: string, timeZone: string): string {
  const first = firstMoment(day, timeZone);
  if (first === undefined) throw new RangeError('A search asks for a day that does not exist.');
  return first.toISOString();
}

/** The first moment of the day after. */
export function dayEnd(day: string, timeZone: string): string {
  return dayStart(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);
}
