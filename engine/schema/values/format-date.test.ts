import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormats, formatInstant, timeOf } from './format-date.ts';

/** Section 9 of the shell specification: dates. */
describe('a moment', () => {
  it('is written to the minute where nothing else is said, or as a day, or to the second', () => {
    const written = (format: string) => formatInstant('2026-11-20T16:05:09.000Z', format, 'Asia/Shanghai');
    expect(written(dateFormats.minute)).toBe('2026-11-21 00:05');
    expect(written(dateFormats.day)).toBe('2026-11-21');
    expect(written(dateFormats.second)).toBe('2026-11-21 00:05:09');
  });

  it('of ten digits counts seconds, as number or as text; of more, milliseconds', () => {
    for (const moment of [1_795_000_000, '1795000000', 1_795_000_000_000, '1795000000000'])
      expect(formatInstant(moment, dateFormats.second, 'UTC')).toBe('2026-11-18 11:06:40');
    expect([timeOf(999_999_999), timeOf(1_000_000_000), timeOf(9_999_999_999), timeOf(10_000_000_000)]).toEqual([
      ...[999_999_999, 1_000_000_000_000, 9_999_999_999_000, 10_000_000_000],
    ]);
  });

  it('that is none is nothing', () => {
    for (const moment of ['', 'soon', Number.NaN, Number.POSITIVE_INFINITY])
      expect(formatInstant(moment, dateFormats.minute)).toBe('');
    for (const moment of [null, undefined, {}, true]) expect(timeOf(moment)).toBeNaN();
  });

  it('is the same whether seconds or milliseconds were stored, for every second from 2001 to 2286', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (seconds) => {
        expect(timeOf(seconds)).toBe(seconds * 1000);
        expect(timeOf(String(seconds))).toBe(timeOf(seconds * 1000));
        expect(timeOf(new Date(seconds * 1000).toISOString())).toBe(seconds * 1000);
      }),
    );
  });
});
