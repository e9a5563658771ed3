import { expect, it } from 'vitest';
import { testField, testForm, testNode } from '../../../test/support/fields.ts';
import { checkRecord } from '../check/index.ts';
import { timeRangeOf } from './time-range.ts';

const range = (props: Record<string, unknown>) => {
  const field = testField('time', { props });
  return timeRangeOf({ node: field.node, props });
};
const picker = (selectableRange: unknown) => range({ 'picker-options': { selectableRange } });

it('is what the settings say, else what an imported design says', () => {
  expect(range({ startTime: '8:00' })).toEqual({ start: '08:00:00', end: null });
  expect(picker('08:30:00 - 18:00:00')).toEqual({ start: '08:30:00', end: '18:00:00' });
  expect(picker(['08:30:00-18:00:00'])).toEqual({ start: '08:30:00', end: '18:00:00' });
  expect(range({ endTime: '17:00', 'picker-options': { selectableRange: '01:00:00-02:00:00' } })).toEqual({
    start: null,
    end: '17:00:00',
  });
});

it('limits nothing where it cannot be read, or where there are several', () => {
  const none = { start: null, end: null };
  for (const stored of [undefined, null, 7, 'x', '25:00-26:00', ['08:00-09:00', '10:00-11:00'], {}])
    expect(picker(stored)).toEqual(none);
  expect(range({ 'picker-options': 'x' })).toEqual(none);
});

it('is kept by the check of a record, on the page and on the server', () => {
  const form = testForm([testNode('at', 'time', { props: { 'picker-options': { selectableRange: '08:00-18:00' } } })]);
  const codes = (at: string) => checkRecord(form, { at }, new Date()).problems.map(({ problem }) => problem.code);
  expect([codes('07:59:59'), codes('08:00:00'), codes('18:00:00'), codes('18:00:01')]).toEqual([
    ['field.dateMin'],
    [],
    [],
    ['field.dateMax'],
  ]);
});
