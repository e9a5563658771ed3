import { records, wordOf } from '../shared/records.ts';

export interface ChartSeries {
  readonly label: string;
  /** One for each group, in their order; null where there is none. */
  readonly values: readonly (number | null)[];
  readonly total: number;
}

export interface ChartData {
  readonly groups: readonly string[];
  readonly series: readonly ChartSeries[];
}

export interface ChartSettings {
  readonly rows?: unknown;
  readonly labelProp?: unknown;
  readonly series?: unknown;
  readonly shortDates?: unknown;
}

/**
 * What a chart shows, read from stored settings and from whatever a source answers. A series reads the property that it
 * names; without one, the figure of its place in the row's `figures` (as statistics answer). Nothing here throws.
 */
export function chartData({ rows, labelProp, series, shortDates }: ChartSettings): ChartData {
  const read = records(rows);
  const nameAt = wordOf(labelProp) || 'label';
  return {
    groups: read.map((row) => {
      const words = wordOf(row[nameAt]);
      return shortDates === true ? withoutYear(words) : words;
    }),
    series: records(series).map((one, index) => {
      const prop = wordOf(one.prop);
      const values = read.map((row) =>
        figure(prop ? row[prop] : Array.isArray(row.figures) ? row.figures[index] : null),
      );
      return {
        label: wordOf(one.label) || prop,
        values,
        total: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      };
    }),
  };
}

/** `2026-11-07` as `11-07`; anything else as it is. */
const withoutYear = (words: string) => words.replace(/^\d{4}-(\d{2}-\d{2})$/, '$1');

function figure(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Whether there is anything to draw: a figure other than nothing. */
export function isEmptyChart({ series }: ChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null || value === 0));
}
