import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartData, isEmptyChart } from './chart-data.ts';

describe('chartData', () => {
  it('reads the figures of statistics by the place of the series', () => {
    const data = chartData({
      rows: [
        { label: '2026-11-07', figures: [9, 7] },
        { label: '2026-11-08', figures: [12, null] },
      ],
      series: [{ label: '新增' }, { label: '闭环' }],
      shortDates: true,
    });
    expect(data).toEqual({
      groups: ['11-07', '11-08'],
      series: [
        { label: '新增', values: [9, 12], total: 21 },
        { label: '闭环', values: [7, null], total: 7 },
      ],
    });
  });

  it('reads properties by name, of numbers and of numbers in words', () => {
    const rows = [
      { team: '一班', done: '3.5' },
      { team: '二班', done: 'many' },
      { team: 7, done: 2 },
    ];
    expect(chartData({ rows, labelProp: 'team', series: [{ prop: 'done' }] })).toEqual({
      groups: ['一班', '二班', '7'],
      series: [{ label: 'done', values: [3.5, null, 2], total: 5.5 }],
    });
  });

  it('takes whatever is stored and answered', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (rows, series, labelProp) => {
        const data = chartData({ rows, series, labelProp });
        expect(data.series.every(({ values }) => values.length === data.groups.length)).toBe(true);
        expect(data.series.every(({ values }) => values.every((one) => one === null || Number.isFinite(one)))).toBe(
          true,
        );
      }),
    );
  });

  it('is empty without a figure other than nothing', () => {
    const of = (...figures: (number | null)[]) =>
      isEmptyChart(
        chartData({ rows: figures.map((one) => ({ label: 'a', figures: [one] })), series: [{ label: 'b' }] }),
      );
    expect([of(), of(0, null), of(0, -1)]).toEqual([true, true, false]);
  });
});
