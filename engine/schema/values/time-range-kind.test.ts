import { expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import { compileJudge } from '../check/field-checks.ts';
import { linearPatterns } from '../rules/linear-patterns.ts';
import { valueKinds } from './index.ts';
import { readWrittenTime, writtenEnds } from './written-values.ts';

const kind = valueKinds.timeRange;
const field = (props: Record<string, unknown> = {}) => ({ ...testField('timeRange'), props });
const judged = (value: unknown, props: Record<string, unknown> = {}) => {
  const { value: stored, problem } = compileJudge(field(props), linearPatterns)(value);
  return problem ? problem.code : stored;
};

it('takes two times, and an end before the start only where it may pass midnight', () => {
  expect(judged(['08:00', '17:30:00'])).toEqual(['08:00:00', '17:30:00']);
  expect(judged(['08:00', '08:00'])).toEqual(['08:00:00', '08:00:00']);
  expect(judged(['22:00', '06:00'])).toBe('field.timeOrder');
  expect(judged(['22:00', '06:00'], { crossMidnight: true })).toEqual(['22:00:00', '06:00:00']);
});

it('asks for both ends, each a time', () => {
  for (const value of ['08:00 ~ 17:30', ['08:00'], ['08:00', '12:00', '17:30'], {}])
    expect(judged(value)).toBe('field.range');
  for (const value of [
    ['08:00', null],
    ['24:00', '25:00'],
    ['08:00', 12],
  ])
    expect(judged(value)).toBe('field.time');
  expect([kind.isEmpty([null, null]), kind.isEmpty(['08:00', null])]).toEqual([true, false]);
});

it('keeps both ends within the limits of the field', () => {
  const props = { startTime: '08:00', endTime: '18:00' };
  expect(judged(['08:00', '18:00'], props)).toEqual(['08:00:00', '18:00:00']);
  expect(judged(['07:59:59', '12:00'], props)).toBe('field.dateMin');
  expect(judged(['08:00', '18:00:01'], props)).toBe('field.dateMax');
});

it('is shown without seconds where they say nothing, or where its format has none', () => {
  const shown = (value: unknown, props = {}) => kind.display(value, field(props), plainContext);
  expect(shown(['08:00:00', '17:30:00'], { format: 'HH:mm:ss' })).toBe('08:00 ~ 17:30');
  expect(shown(['08:00:00', '17:30:15'])).toBe('08:00:00 ~ 17:30:15');
  expect(shown(['08:00:00', '17:30:15'], { format: 'HH:mm' })).toBe('08:00 ~ 17:30');
  expect(shown(['08:00:00', null])).toBe('08:00 ~ ');
});

it('is not searched for, and has no order', () => {
  expect([kind.search, kind.sortable, kind.keyword]).toEqual([null, false, null]);
});

it.each(['08:00 ~ 17:30', '８：００～１７：３０', '8:00至17:30', '08:00－17:30', '08:00-17:30:00', '08:00 到 17:30'])(
  'is read from a spreadsheet: %s',
  (text) => expect(writtenEnds(text, readWrittenTime, true)).toEqual(['08:00:00', '17:30:00']),
);

it('is not read from what says no two times', () => {
  for (const text of ['08:00', '08:00 ~ 12:00 ~ 17:30', '早上 ~ 晚上', '~'])
    expect(writtenEnds(text, readWrittenTime, true)).toBeUndefined();
  // A hyphen of a number or of a day stands between nothing.
  expect(writtenEnds('-5 ~ -3', String)).toEqual(['-5', '-3']);
  expect(writtenEnds('2026-11-20 - 2026-11-22', String)).toEqual(['2026-11-20', '2026-11-22']);
});
