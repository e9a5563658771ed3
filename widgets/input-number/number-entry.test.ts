import { describe, expect, it } from 'vitest';
import { readEntry, showEntry, snapEntry, stepEntry } from './number-entry.ts';

describe('reading a typed number', () => {
  it('takes what input methods and spreadsheets write', () => {
    expect(readEntry('１，２３４．５０')).toBe(1234.5);
    expect(readEntry('1,200.00')).toBe(1200);
    expect(readEntry('－３。５')).toBe(-3.5);
    expect(readEntry(' 12 ')).toBe(12);
  });

  it('keeps every digit, as text where a number of the machine would round', () => {
    expect(readEntry('12345678901234567890.12')).toBe('12345678901234567890.12');
    expect(readEntry('0.1')).toBe(0.1);
  });

  it('tells empty from not a number, and takes a number that is still being written', () => {
    expect(readEntry('')).toBeNull();
    expect(readEntry('-')).toBeUndefined();
    expect(readEntry('1e5')).toBeUndefined();
    expect(readEntry('12a')).toBeUndefined();
    expect(readEntry('1.')).toBe(1);
    expect(readEntry('.5')).toBe(0.5);
    expect(readEntry('-.5')).toBe(-0.5);
    expect(readEntry('007')).toBe(7);
    expect(readEntry('00.5')).toBe(0.5);
  });
});

describe('showing a number at rest', () => {
  it('fills up to the precision and never hides a digit', () => {
    expect(showEntry(38.5, { precision: 2 })).toBe('38.50');
    expect(showEntry('1.23456', { precision: 2 })).toBe('1.23456');
    expect(showEntry(1200, { precision: 2, thousands: true })).toBe('1,200.00');
    expect(showEntry(null, { precision: 2 })).toBe('');
  });
});

describe('stepping', () => {
  it('adds exactly', () => {
    expect(stepEntry(0.1, 1, { step: 0.2 })).toBe(0.3);
    expect(stepEntry('12345678901234567890', 1, { step: 1 })).toBe('12345678901234567891');
  });

  it('starts at zero, stops at the limits and takes a senseless step as one', () => {
    expect(stepEntry(null, 1, { step: 5 })).toBe(5);
    expect(stepEntry(99, 10, { step: 1, max: 100 })).toBe(100);
    expect(stepEntry(3, -1, { step: 5, min: 0 })).toBe(0);
    expect(stepEntry(3, 1, { step: 0 })).toBe(4);
  });

  it('lands on multiples of the step where the design asks for them', () => {
    const rules = { step: 5, stepStrictly: true };
    expect(stepEntry(7, 1, rules)).toBe(10);
    expect(stepEntry(7, -1, rules)).toBe(5);
    expect(snapEntry(8, rules)).toBe(10);
    expect(snapEntry(8, { step: 5 })).toBe(8);
    expect(snapEntry(null, rules)).toBeNull();
  });
});
