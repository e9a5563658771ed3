import type { LogConditions } from '../../engine/schema/calls/log-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dayEnd, dayStart, isDay } from '../kernel/day-bounds.ts';
import { Refused } from '../kernel/refused.ts';

const dayMs = 86_400_000;

/**
 * From when, and until before when: a day counts whole. Without a beginning the last days that there are.
 * @throws Refused badInput
 */
export function timesOf(
  { settings, now }: AppContext,
  { startTime, endTime }: Pick<LogConditions, 'startTime' | 'endTime'>,
) {
  const moment = (text: string, ofDay: typeof dayStart): number => {
    const at = Date.parse(isDay(text) ? ofDay(text, settings.timeZone) : text);
    if (Number.isNaN(at)) throw new Refused('badInput', 'log.range');
    return at;
  };
  const until = endTime === undefined ? undefined : moment(endTime, dayEnd);
  const last = until ?? now().getTime();
  const from = startTime === undefined ? last - limits.logDays * dayMs : moment(startTime, dayStart);
  if (from >= last) throw new Refused('badInput', 'log.range');
  // A day of its own is lost or won where clocks are put forward or back.
  if (last - from > (limits.logDaysMost + 1) * dayMs)
    throw new Refused('badInput', 'log.tooLong', { days: limits.logDaysMost });
  return { from: new Date(from).toISOString(), until: until === undefined ? undefined : new Date(until).toISOString() };
}
