import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFormat, dateFormats, dayStart, formatInstant, instantAt, timeOf } from './format-date.ts';

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
      expect(formatInstant(moment, dateFormats.minute, 'UTC')).toBe('');
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

describe('what a clock on the wall shows', () => {
  const at = (clock: string, timeZone: string) => instantAt(clock, timeZone)?.toISOString();

  it('is a moment of its zone, in summer and in winter', () => {
    expect(at('2026-11-20T22:28:05', 'Asia/Shanghai')).toBe('2026-11-20T14:28:05.000Z');
    expect(at('2026-07-01T12:00:00', 'Europe/Berlin')).toBe('2026-07-01T10:00:00.000Z');
    expect(at('2026-01-01T12:00:00', 'Europe/Berlin')).toBe('2026-01-01T11:00:00.000Z');
    expect(at('1970-01-20T00:00:00', 'Asia/Kolkata')).toBe('1970-01-19T18:30:00.000Z');
  });

  it('in an hour that is left out is as long after the change', () => {
    expect(at('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-03-08T02:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('in an hour that comes twice is the first of them', () => {
    expect(at('2026-10-25T02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-01T01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('begins a day that has no midnight with its first hour', () => {
    expect(dayStart('2018-11-04', 'America/Sao_Paulo')?.toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(dayStart('2026-03-29', 'Asia/Beirut')?.toISOString()).toBe('2026-03-28T22:00:00.000Z');
  });

  it('is nothing where there is no such time', () => {
    for (const clock of ['', 'soon', '2026-13-01T00:00:00', '2026-11-20T25:00:00', '12026-01-01T00:00:00'])
      expect(instantAt(clock, 'Asia/Shanghai')).toBeUndefined();
  });

  it('reads back what was written, wherever a clock goes on by the hour', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, zones, (second, timeZone) => {
        const clock = formatInstant(new Date(second * 1000).toISOString(), clockFormat, timeZone);
        const read = instantAt(clock, timeZone);
        expect(formatInstant(read?.toISOString() ?? '', clockFormat, timeZone)).toBe(clock);
      }),
    );
  });
});
