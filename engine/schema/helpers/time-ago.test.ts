import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate, type Language } from '../text/text.ts';
import { dateFormats, formatInstant } from '../values/format-date.ts';
import { type TimeAgoRule, timeAgo } from './time-ago.ts';

const now = Date.UTC(2026, 10, 22, 4);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const timeZone = 'Asia/Shanghai';
const said = (agoMs: number, rule: TimeAgoRule = 'long', language: Language = 'en') =>
  timeAgo(now - agoMs, now, { rule, timeZone, translate: createTranslate([engineTexts], language) });
const date = (agoMs: number) => formatInstant(now - agoMs, dateFormats.minute, timeZone);

describe('relative time by the long rule', () => {
  it.each([
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute + 59 * second, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour + 59 * minute, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [28 * day - 1, '3 weeks ago'],
    [28 * day, '1 month ago'],
    [59 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [120 * day - 1, '3 months ago'],
  ])('says of %d ms: %s', (agoMs, words) => expect(said(agoMs)).toBe(words));

  it('writes a date beyond three months', () => {
    expect(said(120 * day)).toBe(date(120 * day));
    expect(said(120 * day)).toBe('2026-07-25 12:00');
  });
});

describe('relative time by the short rule', () => {
  it.each([
    [29 * second, 'just now'],
    [30 * second, '1 minute ago'],
    [119 * second, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day, date(2 * day)],
  ])('says of %d ms: %s', (agoMs, words) => expect(said(agoMs, 'short')).toBe(words));
});

describe('relative time', () => {
  it('is said in each language', () => {
    const all = [0, 10 * minute, 2 * hour, 3 * day, 14 * day, 70 * day];
    expect(all.map((agoMs) => said(agoMs, 'long', 'zh'))).toEqual([
      ...['刚刚', '10 分钟前', '2 小时前', '3 天前', '2 周前', '2 个月前'],
    ]);
    expect(all.map((agoMs) => said(agoMs, 'long', 'zhtw'))).toEqual([
      ...['剛剛', '10 分鐘前', '2 小時前', '3 天前', '2 週前', '2 個月前'],
    ]);
  });

  it('takes a clock that is a little slow for now, and what is to come for a date', () => {
    expect([said(-minute), said(-minute, 'short')]).toEqual(['just now', 'just now']);
    expect(said(-day)).toBe(date(-day));
  });

  it('reads ISO text, milliseconds, and seconds of ten digits alike; what is no moment is nothing', () => {
    const words = { rule: 'long', timeZone, translate: createTranslate([engineTexts], 'en') } as const;
    const at = now - 5 * minute;
    const moments = [at, at / 1000, String(at), String(at / 1000), new Date(at).toISOString()];
    expect(moments.map((moment) => timeAgo(moment, now, words))).toEqual(moments.map(() => '5 minutes ago'));
    expect(['', 'x', Number.NaN, Number.POSITIVE_INFINITY].map((one) => timeAgo(one, now, words))).toEqual([
      ...['', '', '', ''],
    ]);
  });

  it('never says more than its rule has words for, and never an older thing younger', () => {
    const inMs = { minute, hour, day, week: 7 * day, month: 30 * day } as const;
    const most = { long: { day: 6, week: 3, month: 3 }, short: { day: 1, week: 0, month: 0 } } as const;
    const meant = (words: string) => {
      const [, count = '', unit = ''] = /^(\d+) (minute|hour|day|week|month)s? ago$/.exec(words) ?? [];
      return { count: Number(count), unit: unit as keyof typeof inMs }; // one of them by the pattern
    };
    const ageOf = (words: string) => {
      if (words === 'just now') return 0;
      if (/^\d{4}-/.test(words)) return Number.POSITIVE_INFINITY;
      const { count, unit } = meant(words);
      return count * inMs[unit];
    };
    fc.assert(
      fc.property(
        fc.constantFrom<TimeAgoRule>('long', 'short'),
        fc.tuple(fc.integer({ min: 0, max: 200 * day }), fc.integer({ min: 0, max: 200 * day })),
        (rule, ages) => {
          const [younger = 0, older = 0] = ages.toSorted((left, right) => left - right);
          expect(ageOf(said(younger, rule))).toBeLessThanOrEqual(ageOf(said(older, rule)));
          const { count, unit } = meant(said(older, rule));
          if (unit === 'minute') expect(count).toBeLessThan(60);
          else if (unit === 'hour') expect(count).toBeLessThan(24);
          else if (unit) expect(count).toBeLessThanOrEqual(most[rule][unit]);
        },
      ),
    );
  });
});
