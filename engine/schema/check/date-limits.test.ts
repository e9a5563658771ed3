import { describe, expect, it } from 'vitest';
import { hostileValues, testField } from '../../../test/support/fields.ts';
import { checkDateLimits, dateLimitReads, dateLimits, hasDateLimits, limitWords } from './date-limits.ts';

const timeZone = 'Asia/Shanghai';
/** A moment by the clocks there. */
const at = (clock: string) => new Date(`${clock}+08:00`);
const noon = at('2026-11-20T12:00:00');
type Kind = 'date' | 'dateTime' | 'time';

function limitsOf(kind: Kind, config: Record<string, unknown>, values: Record<string, unknown> = {}, now = noon) {
  return dateLimits(testField(kind, { config }), (name) => values[name], now, timeZone);
}
const start = (type: number, value?: unknown, target?: number) => ({
  startTimeRule: true,
  startTimeType: type,
  startTimeValue: value,
  startTimeTarget: target,
});
const end = (type: number, value?: unknown, target?: number) => ({
  endTimeRule: true,
  endTimeType: type,
  endTimeValue: value,
  endTimeTarget: target,
});

describe('a date limit', () => {
  it('of type 1 is fixed: a day, a moment, a time, or the milliseconds of an older design', () => {
    expect(limitsOf('date', { ...start(1, '2026-01-05'), ...end(1, '2026-02-05') })).toEqual({
      min: '2026-01-05',
      max: '2026-02-05',
    });
    expect(limitsOf('date', start(1, noon.getTime())).min).toBe('2026-11-20');
    expect(limitsOf('date', start(1, String(noon.getTime()))).min).toBe('2026-11-20');
    expect(limitsOf('date', start(1, noon.toISOString())).min).toBe('2026-11-20');
    expect(limitsOf('dateTime', start(1, noon.getTime())).min).toBe(noon.toISOString());
    expect(limitsOf('time', end(1, '08:30')).max).toBe('08:30:00');
  });

  it('of type 2 follows another field, and is none while that is empty or holds something else', () => {
    const config = { ...start(2), startRelationField: 'other' };
    expect(limitsOf('date', config, { other: '2026-03-01' })).toEqual({ min: '2026-03-01' });
    expect(limitsOf('date', config, { other: noon.toISOString() })).toEqual({ min: '2026-11-20' });
    expect(limitsOf('time', config, { other: '08:30' })).toEqual({ min: '08:30:00' });
    for (const other of [null, '', 'soon', {}]) expect(limitsOf('date', config, { other })).toEqual({});
    expect(dateLimitReads(testField('date', { config }))).toEqual(['other']);
    expect(dateLimitReads(testField('date', { config: { ...config, startTimeRule: false } }))).toEqual([]);
  });

  it('of type 2 may be a day for a moment: from its start, to its end', () => {
    const config = { ...start(2), startRelationField: 'from', ...end(2), endRelationField: 'to' };
    const { min, max } = limitsOf('dateTime', config, { from: '2026-11-20', to: '2026-11-20' });
    expect(min).toBe(at('2026-11-20T00:00:00').toISOString());
    expect(max).toBe(at('2026-11-20T23:59:59.999').toISOString());
  });

  it('of type 3 is the time of filling in', () => {
    expect(limitsOf('date', start(3)).min).toBe('2026-11-20');
    expect(limitsOf('dateTime', end(3)).max).toBe(noon.toISOString());
    expect(limitsOf('time', end(3)).max).toBe('12:00:00');
  });

  it.each([
    [4, 1, 1, '2025-11-20'],
    [4, 2, 2, '2026-09-20'],
    [4, 3, 3, '2026-11-17'],
    [5, '1', 1, '2027-11-20'],
    [5, 2, 2, '2027-01-20'],
    [5, 45, 3, '2027-01-04'],
  ])('of type %d lies %s units of %d away', (type, value, target, expected) => {
    expect(limitsOf('date', start(type, value, target)).min).toBe(expected);
    expect(limitsOf('dateTime', start(type, value, target)).min?.slice(11)).toBe(noon.toISOString().slice(11));
  });

  it('a month away from the last day of a month is the last day of that one', () => {
    const last = at('2026-03-31T12:00:00');
    expect(limitsOf('date', start(4, 1, 2), {}, last).min).toBe('2026-02-28');
    expect(limitsOf('date', end(5, 1, 2), {}, last).max).toBe('2026-04-30');
    expect(limitsOf('date', end(5, 1, 1), {}, at('2028-02-29T12:00:00')).max).toBe('2029-02-28');
  });

  it('days away is the same time of day, though the clocks have changed in between', () => {
    const field = testField('dateTime', { config: end(5, 2, 3) });
    const before = new Date('2026-03-28T09:30:00.250Z');
    expect(dateLimits(field, () => undefined, before, 'Europe/Berlin').max).toBe('2026-03-30T08:30:00.250Z');
  });

  it('of a time of day stays within the day', () => {
    expect(limitsOf('time', { ...start(4, 1, 1), ...end(5, 30, 2) })).toEqual({ min: '11:00:00', max: '12:30:00' });
    expect(limitsOf('time', end(5, 10, 3)).max).toBe('12:00:10');
    const late = at('2026-11-20T23:30:00');
    expect(limitsOf('time', end(5, 1, 1), {}, late).max).toBe('23:59:59');
    const early = at('2026-11-20T00:30:00');
    expect(limitsOf('time', start(4, 1, 1), {}, early).min).toBe('00:00:00');
  });

  it('that lies beyond every date is none', () => {
    expect(limitsOf('date', { ...start(4, 9_999, 1), ...end(5, 9_999, 1) })).toEqual({});
    expect(limitsOf('dateTime', { ...start(4, 9_999, 1), ...end(5, 1e300, 3) })).toEqual({});
  });

  it('that makes no sense is none', () => {
    for (const config of [start(1), start(1, 'x'), start(9, 1), start(4, 'x', 1), start(2), { startTimeRule: 1 }])
      for (const kind of ['date', 'dateTime', 'time'] as const) expect(limitsOf(kind, config)).toEqual({});
  });

  it('of a damaged document is none', () => {
    for (const odd of hostileValues) {
      for (const [type, target] of [
        [odd, 1],
        [1, 1],
        [4, odd],
        [5, 3],
      ]) {
        const config = { startTimeRule: true, startTimeType: type, startTimeValue: odd, startTimeTarget: target };
        for (const kind of ['date', 'dateTime', 'time'] as const) limitsOf(kind, config);
        dateLimitReads(testField('date', { config }));
      }
    }
  });

  it('is looked for only on dates, moments and times', () => {
    expect(hasDateLimits(testField('date', { config: start(3) }))).toBe(true);
    expect(hasDateLimits(testField('date', { config: { startTimeType: 3 } }))).toBe(false);
    expect(hasDateLimits(testField('text', { config: start(3) }))).toBe(false);
  });
});

describe('a value against its limits', () => {
  it('may be at either end, and no further', () => {
    const limits = { min: '2026-01-05', max: '2026-02-05' };
    expect(checkDateLimits('2026-01-05', limits)).toBeNull();
    expect(checkDateLimits('2026-02-05', limits)).toBeNull();
    expect(checkDateLimits('2026-01-04', limits)).toEqual({
      code: 'field.dateMin',
      params: { min: '2026-01-05' },
    });
    expect(checkDateLimits('2026-02-06', limits)).toEqual({
      code: 'field.dateMax',
      params: { max: '2026-02-05' },
    });
    expect(checkDateLimits(5, limits)).toBeNull();
  });

  it('is told a moment as the clocks of the zone show it', () => {
    const limits = { max: '2026-11-20T16:30:00.000Z' };
    const problem = checkDateLimits('2026-11-21T00:00:00.000Z', limits, limitWords(timeZone));
    expect(problem).toEqual({ code: 'field.dateMax', params: { max: '2026-11-21 00:30' } });
  });
});
