import { expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import type { ValueKindName } from '../fields/value-kind.ts';
import { valueKinds } from './index.ts';

const cell = (kind: ValueKindName, value: unknown, props: Record<string, unknown> = {}) =>
  valueKinds[kind].cell?.(value, testField(kind, { props }), { ...plainContext, timeZone: 'Asia/Shanghai' });

it('a number stays one in a spreadsheet, in the format of its design, unless it has more digits than numbers do', () => {
  expect(cell('decimal', 12.5)).toEqual({ kind: 'number', value: 12.5, format: '' });
  expect(cell('decimal', 12.5, { precision: 2, thousands: true })).toMatchObject({ format: '#,##0.00' });
  expect(cell('integer', 7, { precision: 0 })).toMatchObject({ value: 7, format: '0' });
  expect(cell('decimal', '12345678901234567.89')).toBeUndefined();
});

it('a day and a moment are what a clock on the wall shows there, in the format of the design', () => {
  expect(cell('date', '2026-11-05', { type: 'month' })).toEqual({
    kind: 'time',
    clock: '2026-11-05T00:00:00',
    format: 'YYYY-MM',
    text: '2026-11',
  });
  expect(cell('dateTime', '2026-11-05T20:30:00.000Z')).toEqual({
    kind: 'time',
    clock: '2026-11-06T04:30:00',
    format: 'YYYY-MM-DD HH:mm',
    text: '2026-11-06 04:30',
  });
  expect(cell('date', 'gone')).toBeUndefined();
  expect(cell('dateTime', 'gone')).toBeUndefined();
  expect(cell('time', '08:30:00')).toBeUndefined();
});

it('a switch is true or false, unless its design has words for that', () => {
  expect(cell('boolean', 1, { activeValue: 1, inactiveValue: 0 })).toEqual({ kind: 'boolean', value: true });
  expect(cell('boolean', 0, { activeValue: 1, inactiveValue: 0 })).toEqual({ kind: 'boolean', value: false });
  expect(cell('boolean', 'x')).toBeUndefined();
  expect(cell('boolean', true, { activeTxt: '正常' })).toBeUndefined();
});
