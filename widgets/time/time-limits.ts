import type { Dayjs } from 'dayjs';
import { readTime } from '../../engine/schema/values/index.ts';
import { readTyped } from '../date/day-format.ts';

/** A time of day as dayjs, on a day of no meaning. */
export function timeToDayjs(value: unknown): Dayjs | null {
  const time = readTime(value);
  return time ? readTyped(`2000-01-01 ${time}`, ['YYYY-MM-DD HH:mm:ss']) : null;
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

/** What antd greys out in the columns of hours, minutes and seconds, so that only times from `start` to `end` are left. */
export function disabledTimes(start: string | null, end: string | null) {
  const [low, high] = [start ?? '00:00:00', end ?? '23:59:59'];
  const two = (number: number) => String(number).padStart(2, '0');
  const outside = (first: string, last: string) => last < low || first > high;
  return {
    disabledHours: () => upTo(24).filter((hour) => outside(`${two(hour)}:00:00`, `${two(hour)}:59:59`)),
    disabledMinutes: (hour: number) =>
      upTo(60).filter((minute) => outside(`${two(hour)}:${two(minute)}:00`, `${two(hour)}:${two(minute)}:59`)),
    disabledSeconds: (hour: number, minute: number) =>
      upTo(60).filter((second) => {
        const time = `${two(hour)}:${two(minute)}:${two(second)}`;
        return outside(time, time);
      }),
  };
}
