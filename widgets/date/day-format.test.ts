import { describe, expect, it } from 'vitest';
import {
  dayEntryFormats,
  dayjsFormat,
  dayPart,
  dayPickerOf,
  momentEntryFormats,
  readStored,
  readTyped,
  writeDay,
  writeMoment,
} from './day-format.ts';

describe('formats of designs', () => {
  it('are read in the letters of both generations, and a senseless one is the usual one', () => {
    expect(dayjsFormat('yyyy年MM月dd日', 'YYYY-MM-DD')).toBe('YYYY年MM月DD日');
    expect(dayjsFormat('YYYY-MM-DD', 'YYYY')).toBe('YYYY-MM-DD');
    expect(dayjsFormat('???', 'YYYY-MM-DD')).toBe('YYYY-MM-DD');
    expect(dayjsFormat(null, 'YYYY-MM-DD')).toBe('YYYY-MM-DD');
    expect(dayPart('YYYY-MM-DD HH:mm:ss')).toBe('YYYY-MM-DD');
  });

  it('say whether one picks a day, a month or a year, unless the type says it', () => {
    expect(dayPickerOf(undefined, 'YYYY-MM-DD')).toBe('date');
    expect(dayPickerOf('date', 'YYYY-MM')).toBe('month');
    expect(dayPickerOf(undefined, 'YYYY')).toBe('year');
    expect(dayPickerOf('year', 'YYYY-MM-DD')).toBe('year');
  });
});

describe('typed days', () => {
  const formats = dayEntryFormats('YYYY-MM-DD', 'date');

  it('are understood in the ways people write them', () => {
    for (const text of ['2026-11-05', '2026-11-5', '2026/11/05', '2026.11.5', '20261105', '2026年11月5日'])
      expect(readTyped(text, formats)?.format('YYYY-MM-DD')).toBe('2026-11-05');
  });

  it('that do not exist are none', () => {
    for (const text of ['2026-02-30', '2026-13-01', '明天', '']) expect(readTyped(text, formats)).toBeNull();
  });

  it('may carry a time where a moment is asked for', () => {
    const moments = momentEntryFormats('YYYY-MM-DD HH:mm');
    expect(readTyped('2026/11/5 9:35', moments)?.format('YYYY-MM-DD HH:mm')).toBe('2026-11-05 09:35');
    expect(readTyped('20261105', moments)?.format('YYYY-MM-DD HH:mm')).toBe('2026-11-05 00:00');
    expect(readTyped('2026-11-05 25:00', moments)).toBeNull();
  });
});

const shanghai = 'Asia/Shanghai';
const stored = (value: unknown, timeZone = shanghai) => readStored(value, timeZone);

describe('stored days', () => {
  it('are written as the first day of what was chosen', () => {
    const chosen = stored('2026-11-20T15:00:00');
    if (!chosen) throw new Error('No moment');
    expect(writeDay(chosen, 'date')).toBe('2026-11-20');
    expect(writeDay(chosen, 'month')).toBe('2026-11-01');
    expect(writeDay(chosen, 'year')).toBe('2026-01-01');
  });

  it('are nothing when they cannot be read', () => {
    expect(stored('2026-11-20')?.format('YYYY-MM-DD')).toBe('2026-11-20');
    expect(stored('soon')).toBeNull();
    expect(stored(1700000000000)).toBeNull();
    expect(stored(null)).toBeNull();
  });
});

describe('stored moments', () => {
  it('are shown as the clocks of the zone show them, and read back the same', () => {
    const shown = stored('2026-11-20T14:28:00.000Z');
    expect(shown?.format('YYYY-MM-DD HH:mm')).toBe('2026-11-20 22:28');
    expect(shown && writeMoment(shown, shanghai)).toBe('2026-11-20T14:28:00.000Z');
    expect(stored('2026-11-20T20:00:00+01:00')?.format('YYYY-MM-DD')).toBe('2026-11-21');
  });

  it('keep an hour that is left out in another zone', () => {
    const typed = readTyped('2026-03-29 02:30', momentEntryFormats('YYYY-MM-DD HH:mm'));
    expect(typed && writeMoment(typed, shanghai)).toBe('2026-03-28T18:30:00.000Z');
    expect(stored('2026-03-28T18:30:00.000Z')?.format('HH:mm')).toBe('02:30');
  });
});
