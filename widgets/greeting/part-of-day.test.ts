import { describe, expect, it } from 'vitest';
import { partOfDay, shiftAt } from './part-of-day.ts';

describe('the part of the day', () => {
  it.each([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'noon'],
    ['13:59', 'noon'],
    ['14:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['22:59', 'evening'],
    ['23:00', 'night'],
  ])('at %s is %s', (time, part) => {
    expect(partOfDay(time)).toBe(part);
  });
});

describe('the shift that runs', () => {
  const shifts = [
    { label: '早班', from: '08:00', to: '16:00' },
    { label: '中班', from: '16:00', to: '24:00' },
    { label: '夜班', from: '0:00', to: '08:00' },
  ];
  const named = (time: string, list = shifts) => shiftAt(list, time)?.label;

  it('begins at its first minute and ends before its last', () => {
    expect(named('08:00')).toBe('早班');
    expect(named('15:59')).toBe('早班');
    expect(named('16:00')).toBe('中班');
    expect(named('23:59')).toBe('中班');
    expect(named('00:00')).toBe('夜班');
  });

  it('goes over midnight', () => {
    const night = [{ label: '夜班', from: '20:00', to: '08:00' }];
    expect(named('23:30', night)).toBe('夜班');
    expect(named('07:59', night)).toBe('夜班');
    expect(named('08:00', night)).toBeUndefined();
  });

  it('is none where the times are none', () => {
    expect(named('12:00', [{ label: '错', from: '8点', to: '25:00' }])).toBeUndefined();
    expect(named('12:00', [])).toBeUndefined();
  });
});
