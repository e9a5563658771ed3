import { limits } from '../limits.ts';
import type { Translate } from '../text/text.ts';
import { dateFormats, formatInstant, timeOf } from '../values/format-date.ts';

/** `long`: up to months; `short`: up to a day. Which one is said by the system's settings. */
export type TimeAgoRule = keyof typeof limits.timeAgo;

export interface TimeAgoWords {
  readonly rule: TimeAgoRule;
  /** IANA name of the zone in which dates are written. */
  readonly timeZone: string;
  readonly translate: Translate;
}

/** Further ahead of the own clock than this is no clock that is a little slow, in seconds. */
const leewaySeconds = 60;

/**
 * How long ago something was, as people say it; a date beyond what the rule has words for, and for what is still to come.
 * A month has 30 days here, and what is four weeks and not yet a month ago is one. Source: shell specification 9, relative
 * time.
 * @param moment ISO text, or milliseconds since 1970; a number of ten digits counts seconds. '' for what is no moment
 * @param now milliseconds since 1970
 */
export function timeAgo(moment: string | number, now: number, { rule, timeZone, translate }: TimeAgoWords): string {
  const time = timeOf(moment);
  if (Number.isNaN(time)) return '';
  const most = limits.timeAgo[rule];
  const seconds = Math.floor((now - time) / 1000);
  if (seconds < -leewaySeconds) return formatInstant(moment, dateFormats.minute, timeZone);
  if (seconds < most.justNowSeconds) return translate('time.justNow');
  const say = (unit: 'minute' | 'hour' | 'day' | 'week' | 'month', count: number) =>
    translate(`time.${unit}${count === 1 ? '' : 's'}`, { count });
  const minutes = Math.max(1, Math.floor(seconds / 60));
  if (minutes < 60) return say('minute', minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return say('hour', hours);
  const days = Math.floor(hours / 24);
  if (days <= most.days) return say('day', days);
  const weeks = Math.floor(days / 7);
  if (weeks >= 1 && weeks <= most.weeks) return say('week', weeks);
  const months = Math.max(1, Math.floor(days / 30));
  if (months <= most.months) return say('month', months);
  return formatInstant(moment, dateFormats.minute, timeZone);
}
