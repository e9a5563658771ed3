import { expect, it } from 'vitest';
import { readTime } from '../../engine/schema/values/index.ts';
import { disabledTimes, timeToDayjs } from './time-limits.ts';

it('reads times with and without seconds, and nothing else', () => {
  expect(readTime('8:05')).toBe('08:05:00');
  expect(readTime('18:30:15')).toBe('18:30:15');
  expect(readTime('24:00')).toBeNull();
  expect(readTime(1700000000000)).toBeNull();
  expect(timeToDayjs('09:35')?.format('HH:mm:ss')).toBe('09:35:00');
  expect(timeToDayjs('soon')).toBeNull();
});

it('leaves only the times between the two limits, both included', () => {
  const { disabledHours, disabledMinutes, disabledSeconds } = disabledTimes('08:30:00', '17:45:10');
  expect(disabledHours()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 18, 19, 20, 21, 22, 23]);
  expect(disabledMinutes(8).at(-1)).toBe(29);
  expect(disabledMinutes(12)).toEqual([]);
  expect(disabledMinutes(17)[0]).toBe(46);
  expect(disabledSeconds(17, 45)[0]).toBe(11);
});

it('leaves everything without limits', () => {
  expect(disabledTimes(null, null).disabledHours()).toEqual([]);
});
