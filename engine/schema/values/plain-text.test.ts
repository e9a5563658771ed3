import { describe, expect, it } from 'vitest';
import { hostileValues } from '../../../test/support/fields.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { formatDate, formatInstant } from './format-date.ts';
import { compareText, isUnstorable, plainText, sameText } from './plain-text.ts';

describe('the text of a value', () => {
  it('is there for scalars and for nothing else, and asking for it never throws', () => {
    expect(['a', 1, true, 5n].map(plainText)).toEqual(['a', '1', 'true', '5']);
    expect([null, undefined, {}, [], { toString: 1 }, () => 'x'].map(plainText)).toEqual(Array(6).fill(undefined));
    for (const left of hostileValues) for (const right of hostileValues) compareText(left, right);
  });

  it('says whether two values read the same', () => {
    expect([sameText(7, '7'), sameText(true, 'true'), sameText(7, 8)]).toEqual([true, true, false]);
    expect([sameText(null, null), sameText({}, {}), sameText(undefined, 'undefined')]).toEqual([false, false, false]);
  });

  it('cannot be stored with a NUL or half of a surrogate pair in it', () => {
    expect(['a\u0000', '\ud83d', '\ude00x'].map(isUnstorable)).toEqual([true, true, true]);
    expect(['', '管廊', '😀'].map(isUnstorable)).toEqual([false, false, false]);
  });
});

it('an empty value is nothing, empty text or an empty list; zero, false and spaces are values', () => {
  expect([null, undefined, '', []].every(isEmptyValue)).toBe(true);
  expect([0, false, ' ', [null], {}].some(isEmptyValue)).toBe(false);
});

describe('a date as people read it', () => {
  it('has the parts that its format names', () => {
    expect(formatDate('2026-01-05', 'DD.MM.YYYY')).toBe('05.01.2026');
    expect(formatDate('2026-01-05', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-01-05 00:00:00');
    expect(formatDate('2026-01-05T10:00:00Z', 'YYYY-MM-DD')).toBe('2026-01-05');
    expect(formatDate('', 'YYYY')).toBe('');
  });

  it('of a moment follows the zone, midnight and the change of the year', () => {
    expect(formatInstant('2025-12-31T16:00:00Z', 'YYYY-MM-DD HH:mm', 'Asia/Shanghai')).toBe('2026-01-01 00:00');
    expect(formatInstant('2026-07-01T00:00:00Z', 'YYYY-MM-DD HH:mm', 'America/New_York')).toBe('2026-06-30 20:00');
    expect(formatInstant('2026-01-01T00:00:00Z', 'mm/MM', 'UTC')).toBe('00/01');
    expect(formatInstant('x', 'YYYY', 'UTC')).toBe('');
  });
});
