import type { Outcome } from './outcome.ts';
import { cellOf, exponent, type Measure, median, type Sample } from './samples.ts';

const figure = (value: number | undefined, unit: string) =>
  value === undefined ? 'not measured' : `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} ${unit}`;

/** What issue 2, section 10 asks of forms, or of sub-tables. */
export function formOutcomes(samples: readonly Sample[], wanted: Sample['kind']): Outcome[] {
  const at = (kind: Sample['kind'], name: string, n: number, measure: Measure) =>
    median(cellOf(samples, kind, name, n), measure);
  const ratio = (
    what: string,
    kind: Sample['kind'],
    measure: Measure,
    [own, other]: readonly [string, string],
    limit: number,
  ): Outcome => {
    const mine = at(kind, own, 1000, measure);
    const theirs = at(kind, other, 1000, measure);
    const unit = measure === 'heap' ? 'MiB' : 'ms';
    return {
      what,
      limit,
      reached: mine === undefined || !theirs ? undefined : mine / theirs,
      detail: `${figure(mine, unit)} : ${figure(theirs, unit)} (${other})`,
    };
  };
  const growth = (what: string, kind: Sample['kind'], limit: number): Outcome => {
    const sizes = [...new Set(samples.filter((one) => one.kind === kind).map(({ n }) => n))].sort((a, b) => a - b);
    const points = sizes.flatMap((n) => {
      const value = at(kind, 'adit', n, 'mount');
      return value === undefined ? [] : [[n, value] as const];
    });
    const detail = points.map(([n, value]) => `${n}: ${value.toFixed(0)} ms`).join(', ');
    return { what, limit, reached: exponent(points), detail };
  };
  const windowed = ['adit', 'formily'] as const;
  const forms = () => [
    ratio('first screen of 1,000 fields, windowed', 'form', 'mount', windowed, 0.1),
    growth('growth exponent of the first screen', 'form', 0.15),
    ratio('a key in a text field', 'form', 'text', windowed, 0.55),
    ratio('a key in a number field that is summed', 'form', 'number', windowed, 0.55),
    ratio('validate all', 'form', 'validate', windowed, 0.15),
    ratio('set all values', 'form', 'setAll', windowed, 0.1),
    ratio('unmount', 'form', 'unmount', windowed, 0.2),
    ratio('heap', 'form', 'heap', windowed, 0.15),
    ratio('all 1,000 fields drawn (windowing off)', 'form', 'mount', ['adit-off', 'formily'], 0.65),
    ratio('the same against the widget floor', 'form', 'mount', ['adit-off', 'floor-antd6'], 1.15),
  ];
  const tables = () => [
    ratio('sub-table of 1,000 rows against all rows', 'table', 'mount', windowed, 0.03),
    ratio('the same against pages of ten rows', 'table', 'mount', ['adit', 'formily-paged'], 0.8),
    ratio('a key in a cell', 'table', 'text', windowed, 0.15),
    ratio('append a row', 'table', 'append', windowed, 0.02),
    growth('growth exponent of the sub-table', 'table', 0.1),
  ];
  return wanted === 'form' ? forms() : tables();
}
