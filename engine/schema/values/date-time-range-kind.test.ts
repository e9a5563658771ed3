import { expect, it } from 'vitest';
import { plainContext, testField, testForm, testNode } from '../../../test/support/fields.ts';
import { checkRecord } from '../check/index.ts';
import { valueKinds } from './index.ts';

const kind = valueKinds.dateTimeRange;
const parsed = (value: unknown) => {
  const answer = kind.parse(value, testField('dateTimeRange'));
  return answer.ok ? answer.value : answer.problem.code;
};

it('takes two moments in any writing of one, and stores them in UTC', () => {
  const stored = ['2026-11-20T00:30:00.000Z', '2026-11-20T09:30:00.000Z'];
  expect(parsed(['2026-11-20T08:30+08:00', '2026-11-20T17:30:00+08:00'])).toEqual(stored);
  expect(parsed(stored)).toEqual(stored);
  expect(parsed([stored[0], stored[0]])).toEqual([stored[0], stored[0]]);
});

it('refuses an end before the start, one end alone, and what is no moment of four digits of a year', () => {
  expect(parsed(['2026-11-20T09:00:00Z', '2026-11-20T08:59:59Z'])).toBe('field.timeOrder');
  expect(parsed(['1000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])).toHaveLength(2);
  for (const wrong of ['0999-12-31T23:59:59Z', '10000-01-01T00:00:00Z', '2026-02-30T08:00:00Z', null, '2026-11-20'])
    expect(parsed(['2026-11-20T08:00:00Z', wrong])).toBe('field.dateTime');
  expect(parsed('2026-11-20T08:00:00Z')).toBe('field.range');
});

it('is shown in the zone of the installation', () => {
  const value = ['2026-11-19T16:30:00.000Z', '2026-11-20T09:30:00.000Z'];
  expect(kind.display(value, testField('dateTimeRange'), plainContext)).toBe('2026-11-20 00:30 ~ 2026-11-20 17:30');
  expect(kind.display(value, testField('dateTimeRange'), { ...plainContext, timeZone: 'America/New_York' })).toBe(
    '2026-11-19 11:30 ~ 2026-11-20 04:30',
  );
});

it('keeps both ends within the rules of a date, the last day whole', () => {
  const rules = {
    ...{ startTimeRule: true, startTimeType: 3, endTimeRule: true, endTimeType: 1, endTimeValue: '2026-11-30' },
  };
  const form = testForm([testNode('span', 'dateTimeRange', { config: rules })]);
  const now = new Date('2026-11-20T04:00:00Z');
  const problems = (span: unknown) =>
    checkRecord(form, { span }, now, { timeZone: 'Asia/Shanghai' }).problems.map(({ problem }) => problem.code);
  expect(problems(['2026-11-20T04:00:00Z', '2026-11-30T15:59:59Z'])).toEqual([]);
  expect(problems(['2026-11-20T03:59:59Z', '2026-11-30T15:59:59Z'])).toEqual(['field.dateMin']);
  expect(problems(['2026-11-20T04:00:00Z', '2026-11-30T16:00:00Z'])).toEqual(['field.dateMax']);
});
