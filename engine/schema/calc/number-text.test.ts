import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long-run.ts';
import { formatNumber } from './format-number.ts';
import { isNumberText } from './number-text.ts';
import { sumColumn } from './sum-column.ts';

describe('the number string check', () => {
  it.each(['0', '-0', '+5', '12', '0.5', '-0.50', '1000000', '9.000'])('takes %s', (text) => {
    expect(isNumberText(text)).toBe(true);
  });

  it.each(['', ' 1', '007', '00', '.5', '5.', '1e5', '1,200', '１２', '٣', '0x10', '--1', 'NaN', 'Infinity', '1\n'])(
    'refuses %j',
    (text) => {
      expect(isNumberText(text)).toBe(false);
    },
  );

  it('answers at once for a text of a million characters', () => {
    const before = performance.now();
    expect(isNumberText(`${'1'.repeat(1_000_000)}x`)).toBe(false);
    if (isLongRun) expect(performance.now() - before).toBeLessThan(100);
  });
});

describe('numbers as people read them', () => {
  it.each([
    ['1200', { precision: 2, thousands: true }, '1,200.00'],
    [924, { precision: 2 }, '924.00'],
    ['-1234567.891', { thousands: true }, '-1,234,567.891'],
    ['999', { thousands: true }, '999'],
    ['-123456', { thousands: true }, '-123,456'],
    ['1.005', { precision: 2 }, '1.01'],
    ['-0.004', { precision: 2 }, '0.00'],
    ['1.50', {}, '1.5'],
    [1e21, { thousands: true }, '1,000,000,000,000,000,000,000'],
    ['3', { precision: -1 }, '3.00'],
  ])('shows %j with %j as %s', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text);
  });

  it('leaves text that is no number as it is and shows nothing for other things', () => {
    expect(formatNumber('K2+240', { precision: 2 })).toBe('K2+240');
    expect([null, undefined, {}, [1], true, Number.NaN].map((value) => formatNumber(value))).toEqual(Array(6).fill(''));
  });
});

describe('the sum of a column', () => {
  const rows = (...cells: unknown[]) => cells.map((amount) => ({ amount }));

  it('is exact, and is rounded to 2 decimals only when it is not whole', () => {
    expect(sumColumn(rows('0.1', 0.2), 'amount')).toBe('0.3');
    expect(sumColumn(rows('1.005', '1.001'), 'amount')).toBe('2.01');
    expect(sumColumn(rows('0.5', '0.5', 9), 'amount')).toBe('10');
  });

  it('counts empty cells as 0 and passes over cells that are no numbers', () => {
    expect(sumColumn(rows(5, '', null, undefined, 'abc', ' '), 'amount')).toBe('5');
    expect(sumColumn(rows('', null), 'amount')).toBe('0');
    expect(sumColumn([], 'amount')).toBe('0');
    expect(sumColumn(undefined, 'amount')).toBe('0');
  });

  it('is empty for a column of words', () => {
    expect(sumColumn(rows('甲', '乙', ''), 'amount')).toBe('');
  });

  it('reads own cells of rows only', () => {
    expect(sumColumn([null, 7, 'x', Object.create({ amount: 5 }), { amount: 2 }], 'amount')).toBe('2');
    expect(sumColumn([{}, {}], 'constructor')).toBe('0');
  });
});
