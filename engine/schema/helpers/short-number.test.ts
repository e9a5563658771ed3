import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNumber } from './short-number.ts';

describe('a number in short', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12.5, '12.5'],
    [1000, '1k'],
    [12_345, '12.3k'],
    [999_949, '999.9k'],
    [999_950, '1M'],
    [-4_000_000, '-4M'],
    [7.2e9, '7.2G'],
    [1e12, '1T'],
    [3.25e15, '3.3P'],
    [9e18, '9E'],
    [1e22, '10000E'],
  ])('%d is %s', (value, words) => expect(shortNumber(value)).toBe(words));

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is no number and stays as it is', (value) => {
    expect(shortNumber(value)).toBe(String(value));
  });

  it('is the number within a twentieth of its unit, and has at most three digits before the point below E', () => {
    const powers: Record<string, number> = { '': 0, k: 1, M: 2, G: 3, T: 4, P: 5, E: 6 };
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const [, size = '', unit = ''] = /^(-?[\d.]+)([kMGTPE]?)$/.exec(shortNumber(value)) ?? [];
        const step = 1000 ** (powers[unit] ?? Number.NaN);
        expect(Math.abs(Number(size) - value / step)).toBeLessThanOrEqual(0.0501);
        expect(Math.abs(Number(size))).toBeLessThan(1000);
      }),
    );
  });
});
