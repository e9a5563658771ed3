import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import type { ValueKindName } from '../fields/value-kind.ts';
import { valueKinds } from './index.ts';
import { saysForever } from './written-values.ts';

const parsed = (kind: ValueKindName, value: unknown) => {
  const answer = valueKinds[kind].parse(value, testField(kind));
  return answer.ok ? answer.value : answer.problem.code;
};
const shown = (kind: ValueKindName, value: unknown, format?: string) =>
  valueKinds[kind].display(value, testField(kind, { props: format === undefined ? {} : { format } }), plainContext);

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
    ['9999-12-31', '9999-12-31'],
    ['2026-11-20 08:30:00', '2026-11-20'],
    ['2026-11-20T08:30:00.000Z', '2026-11-20'],
  ])('takes %j as %j', (value, expected) => expect(parsed('date', value)).toBe(expected));

  it.each([
    ...['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-01-00', '0999-12-31', '2026-1-1', '20261120'],
    ...['2026-11-20; drop table', '2026-11-20x', '２０２６-11-20', '', 1_795_000_000_000, {}, ['2026-11-20'], true],
  ])('refuses %s', (value) => expect(parsed('date', value)).toBe('field.date'));

  it('is shown in the format of either generation', () => {
    expect(shown('date', '2026-11-05')).toBe('2026-11-05');
    expect(shown('date', '2026-11-05', 'yyyy年MM月dd日')).toBe('2026年11月05日');
    expect(shown('date', '2026-11-05', 'YYYY/MM')).toBe('2026/11');
    expect(shown('date', 'gone')).toBe('gone');
    expect(shown('date', {})).toBe('');
  });

  it('is shown as far down as one chooses, and without a time of day', () => {
    const read = (kind: ValueKindName, value: unknown, props: Record<string, unknown>) =>
      valueKinds[kind].display(value, testField(kind, { props }), plainContext);
    expect(read('date', '2026-11-01', { type: 'month' })).toBe('2026-11');
    expect(read('date', '2026-01-01', { type: 'year' })).toBe('2026');
    expect(read('date', '2026-11-01', { type: 'month', format: 'yyyy年MM月' })).toBe('2026年11月');
    expect(read('date', '2026-11-05', { format: 'yyyy-MM-dd HH:mm:ss' })).toBe('2026-11-05');
    expect(read('date', '2026-11-05', { format: 'HH:mm' })).toBe('2026-11-05');
    expect(read('dateRange', ['2026-11-05', '2026-11-06'], { format: 'yyyy/MM/dd HH:mm' })).toBe(
      '2026/11/05 ~ 2026/11/06',
    );
  });

  it('stands in the order of time', () => {
    expect(valueKinds.date.compare?.('2026-01-02', '2026-01-10')).toBeLessThan(0);
    expect(valueKinds.date.compare?.('2026-01-02', '2026-01-02')).toBe(0);
    expect(valueKinds.date.compare?.('2026-01-02', 5)).toBeUndefined();
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30+08:00', '2026-11-20T00:30:00.000Z'],
    ['2026-11-20T08:30:00.123456789+0800', '2026-11-20T00:30:00.123Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [1_795_000_000_000.7, '2026-11-18T09:46:40.000Z'],
  ])('takes %j as %j', (value, expected) => {
    expect(parsed('dateTime', value)).toBe(typeof value === 'number' ? new Date(value).toISOString() : expected);
  });

  it.each([
    ...['2026-11-20 08:30', '2026-11-20T08:30:00', '2026-02-30T08:30:00Z', '2026-11-20T25:00:00Z', '2026-11-20'],
    ...[
      '2026-11-20T(x)08:30Z',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      8.64e15 + 1,
      -1e15,
      '+012026-11-20T08:30:00Z',
      {},
      null,
      true,
    ],
  ])('refuses %s', (value) => expect(parsed('dateTime', value)).toBe('field.dateTime'));

  it('is shown in the time zone of the reader', () => {
    expect(shown('dateTime', '2026-11-20T16:05:09.000Z')).toBe('2026-11-21 00:05');
    expect(shown('dateTime', '2026-11-20T16:05:09.000Z', 'yyyy-MM-dd HH:mm:ss')).toBe('2026-11-21 00:05:09');
    expect(shown('dateTime', 'gone')).toBe('');
  });
});

describe('a time of day', () => {
  it('has hours, minutes and seconds', () => {
    expect([parsed('time', '08:30'), parsed('time', '23:59:59')]).toEqual(['08:30:00', '23:59:59']);
    for (const value of ['24:00', '8:30', '08:60', '08:30:60', '08:30:00Z', 830, {}])
      expect(parsed('time', value)).toBe('field.time');
    expect([shown('time', '08:30:15'), shown('time', '08:30:15', 'HH:mm')]).toEqual(['08:30:15', '08:30']);
  });
});

describe('a range of days', () => {
  it('has two days in order', () => {
    expect(parsed('dateRange', ['2026-01-01', '2026-01-01'])).toEqual(['2026-01-01', '2026-01-01']);
    expect(parsed('dateRange', ['2026-01-02', '2026-01-01'])).toBe('field.rangeOrder');
    for (const value of ['2026-01-01', ['2026-01-01'], {}]) expect(parsed('dateRange', value)).toBe('field.range');
    for (const value of [
      ['2026-01-01', null],
      ['2026-01-01', 'x'],
    ])
      expect(parsed('dateRange', value)).toBe('field.date');
  });

  it('is empty when both days are, and shown with both', () => {
    expect(valueKinds.dateRange.isEmpty([null, null])).toBe(true);
    expect(shown('dateRange', ['2026-01-01', '2026-02-01'])).toBe('2026-01-01 ~ 2026-02-01');
    expect(shown('dateRange', [null, 5])).toBe(' ~ ');
  });
});

describe('a day that stands for no day', () => {
  const field = {
    ...testField('date'),
    props: { foreverDate: '2999-01-01', longTermText: { zh: '长期', en: 'Long-term' } },
  };
  const { date } = valueKinds;

  it('is read as such, also in a spreadsheet, and sorts after the others', () => {
    expect(date.display('2999-01-01', field, plainContext)).toBe('长期');
    expect(date.display('2999-01-01', field, { ...plainContext, language: 'en' })).toBe('Long-term');
    expect(date.display('2998-12-31', field, plainContext)).toBe('2998-12-31');
    expect(date.cell?.('2999-01-01', field, plainContext)).toBeUndefined();
    expect(date.compare?.('2999-01-01', '2036-05-18')).toBe(1);
    expect(date.display('2999-01-01', testField('date'), plainContext)).toBe('2999-01-01');
  });

  it('is read back from its words, where the field has such a day', () => {
    expect([saysForever('长期', field), saysForever('Long-term', field), saysForever('永远', field)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(saysForever('', testField('date'))).toBe(false);
  });
});
