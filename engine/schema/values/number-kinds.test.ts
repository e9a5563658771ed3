import { describe, expect, it } from 'vitest';
import { plainContext, testField } from '../../../test/support/fields.ts';
import type { ValueKind } from '../fields/value-kind.ts';
import { computedKind, decimalKind, exactNumber, integerKind, numberRangeKind } from './number-kinds.ts';

const parsed = (kind: ValueKind, value: unknown) => {
  const answer = kind.parse(value, testField(kind.name));
  return answer.ok ? answer.value : answer.problem.code;
};
const shown = (kind: ValueKind, value: unknown, props: Record<string, unknown> = {}) =>
  kind.display(value, testField(kind.name, { props }), plainContext);

describe('a decimal', () => {
  it.each([
    [1.5, 1.5],
    ['1.50', 1.5],
    [' 12 ', 12],
    [-0, 0],
    ['-0.0', 0],
    ['999999999999999', 999_999_999_999_999],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['12345678901234567890.25', '12345678901234567890.25'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e21, 1e21],
  ])('takes %j as %j', (value, expected) => expect(parsed(decimalKind, value)).toBe(expected));

  it.each([
    ...[
      '',
      'abc',
      '1e5',
      '１２',
      '1,000',
      '--1',
      '0x10',
      '1 2',
      'NaN',
      'Infinity',
      `${'1'.repeat(31)}`,
      '9'.repeat(65),
    ],
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e30, true, {}, [1], null, 5n],
    Number('1.2345678901234567e-300'),
  ])('refuses %s', (value) => expect(parsed(decimalKind, value)).toBe('field.number'));

  it('is stored and read back with every digit', () => {
    const field = testField('decimal');
    for (const value of ['12345678901234567890.25', 1.5, 0, -3, 1e21, 1e-7]) {
      expect(decimalKind.fromColumn?.(decimalKind.toColumn?.(value, field), field)).toBe(value);
    }
    expect(decimalKind.toColumn?.('', field)).toBeNull();
    expect(decimalKind.fromColumn?.(null, field)).toBeNull();
  });

  it('is compared by size, also where it is text', () => {
    expect(decimalKind.compare?.('9', 10)).toBeLessThan(0);
    expect(decimalKind.compare?.('12345678901234567890.25', '12345678901234567890.24')).toBeGreaterThan(0);
    expect(decimalKind.compare?.(1.5, '1.50')).toBe(0);
    expect(decimalKind.compare?.('abc', 1)).toBeUndefined();
  });

  it('is shown with the decimals and groups of its settings', () => {
    expect(shown(decimalKind, 1234.5)).toBe('1234.5');
    expect(shown(decimalKind, 1234.5, { precision: 2, thousands: true })).toBe('1,234.50');
    const amount = { isAmountChinese: true, precision: 2 };
    const read = (kind: ValueKind, value: unknown, more: object = {}) =>
      kind.display(value, { ...testField(kind.name), props: amount }, { ...plainContext, ...more });
    for (const kind of [decimalKind, computedKind]) expect(read(kind, 10.5)).toBe('10.50（壹拾元伍角）');
    expect(read(decimalKind, -1)).toBe('-1.00');
    // An editor shows the words beside the number that it holds.
    expect(read(decimalKind, 1, { unmasked: true })).toBe('1.00');
    expect(shown(decimalKind, '12345678901234567890.25', { thousands: true })).toBe('12,345,678,901,234,567,890.25');
    expect(shown(decimalKind, { toString: 1 })).toBe('');
  });
});

describe('a whole number', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['7.0', 7],
    [-0, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('takes %j as %j', (value, expected) => expect(parsed(integerKind, value)).toBe(expected));

  it.each([7.5, '7.5', Number.MAX_SAFE_INTEGER + 1, '9007199254740993', 'x', {}, [7], true, Number.NaN])(
    'refuses %s',
    (value) => expect(parsed(integerKind, value)).toBe('field.integer'),
  );

  it('comes back from a column that answers text', () => {
    expect(integerKind.fromColumn?.('9007199254740991', testField('integer'))).toBe(Number.MAX_SAFE_INTEGER);
    expect(integerKind.fromColumn?.(null, testField('integer'))).toBeNull();
  });
});

describe('a range of numbers', () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [
      ['1.50', null],
      [1.5, null],
    ],
    [
      ['', 3],
      [null, 3],
    ],
    [
      [2, 2],
      [2, 2],
    ],
  ])('takes %j as %j', (value, expected) => expect(parsed(numberRangeKind, value)).toEqual(expected));

  it.each([
    [[2, 1], 'field.numberOrder'],
    [[1], 'field.range'],
    [[1, 2, 3], 'field.range'],
    ['1~2', 'field.range'],
    [{ 0: 1, 1: 2 }, 'field.range'],
    [['a', 2], 'field.number'],
    [[1, Number.NaN], 'field.number'],
  ])('refuses %j as %s', (value, code) => expect(parsed(numberRangeKind, value)).toBe(code));

  it('is empty when both ends are', () => {
    expect(numberRangeKind.isEmpty([null, ''])).toBe(true);
    expect(numberRangeKind.isEmpty([0, null])).toBe(false);
  });

  it('shows both ends', () => {
    expect(shown(numberRangeKind, [1, 2.5], { precision: 1 })).toBe('1.0 ~ 2.5');
    expect(shown(numberRangeKind, [null, 2])).toBe(' ~ 2');
  });
});

it('a number that JSON would round is digits as text', () => {
  expect(exactNumber('0.1')).toBe(0.1);
  expect(exactNumber('9007199254740993')).toBe('9007199254740993');
  expect(exactNumber('1000000000000000000000')).toBe(1e21);
});
