import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import { keyLifeMs, tokenLifeMs } from './secrets.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** That a session is used is written down no oftener. */
export const touchMs = 20_000;

/** What of a session the rules go by. */
export interface SessionTimes {
  readonly creator_time: string;
  /** When it was last used, as far as that was written down. */
  readonly last_time: string | null;
}

const idleMs = ({ creator_time, last_time }: SessionTimes, now: Date) =>
  now.getTime() - Date.parse(last_time ?? creator_time);
/** What is not written down yet counts for the person. */
const isIdleFor = (times: SessionTimes, minutes: number, now: Date) =>
  idleMs(times, now) >= minutes * minuteMs + touchMs;

export const isToBeTouched = (times: SessionTimes, now: Date): boolean =>
  times.last_time === null || idleMs(times, now) >= touchMs;

/** Whether a session is over by the rules: unused for too long, or too old. */
export function isOverdue(times: SessionTimes, { tokenTimeout, tokenHours }: Settings, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(times.creator_time);
  return isIdleFor(times, tokenTimeout, now) || (tokenHours > 0 && ageMs >= tokenHours * hourMs);
}

/** Whether its screen is locked because nobody used it. */
export const isLockedByRest = (times: SessionTimes, { lockScreen }: Settings, now: Date): boolean =>
  lockScreen > 0 && isIdleFor(times, lockScreen, now);

/** Whether a password has to be replaced because of its age. @param since when it was set */
export const isPasswordOld = (since: string, { updateCycle }: Settings, now: Date): boolean =>
  updateCycle > 0 && now.getTime() - Date.parse(since) >= updateCycle * dayMs;

/** How long a renewal key counts: whoever may rest for long is to find the session again. */
export const keyLifeOf = ({ tokenTimeout }: Settings): number =>
  Math.max(keyLifeMs, tokenTimeout * minuteMs + tokenLifeMs);
