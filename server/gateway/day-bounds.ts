import { formatInstant } from '../../engine/schema/values/index.ts';

const dayMs = 86_400_000;

/** A calendar day, which a search may give where the column holds moments. */
export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
  );
}

/** The first moment of a day in a time zone, as ISO text in UTC. */
export function dayStart(day: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // The clock that the zone shows at a moment tells how far it is from UTC; the second step settles a change of the clock.
  const first = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(first, timeZone)).toISOString();
}

/** The first moment of the day after. */
export function dayEnd(day: string, timeZone: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return dayStart(next, timeZone);
}

function offsetMs(moment: number, timeZone: string): number {
  const clock = formatInstant(new Date(moment).toISOString(), 'YYYY-MM-DDTHH:mm:ss', timeZone);
  return Date.parse(`${clock}Z`) - moment;
}
