import { cellOf, complaint, type Measure, median, type Sample } from './samples.ts';

const columns: readonly (readonly [Measure, string])[] = [
  ['mount', 'mount'],
  ['text', 'text key'],
  ['number', 'number key'],
  ['validate', 'validate'],
  ['setAll', 'set all'],
  ['append', 'append'],
  ['unmount', 'unmount'],
  ['heap', 'heap MiB'],
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Every figure of a kind, one table a size: main-thread CPU in ms, medians, the ratio to Formily behind it. */
export function formTables(samples: readonly Sample[], kind: Sample['kind']): string[] {
  const own = samples.filter((sample) => sample.kind === kind);
  const sizes = [...new Set(own.map(({ n }) => n))].sort((a, b) => a - b);
  const names = [...new Set(own.map(({ name }) => name))];
  const unit = kind === 'form' ? 'fields' : 'rows × 8 columns';
  return sizes.flatMap((n) => {
    const used = columns.filter(([measure]) =>
      own.some((sample) => sample.n === n && median([sample], measure) !== undefined),
    );
    return [
      `### ${n} ${unit}`,
      '',
      row(['', ...used.map(([, title]) => title), 'checks']),
      row(['---', ...used.map(() => '---:'), '---']),
      ...names.flatMap((name) => {
        const cell = cellOf(own, kind, name, n);
        if (cell.length === 0) return [];
        const base = cellOf(own, kind, 'formily', n);
        const complaints = [...new Set(cell.map(complaint).filter((text) => text !== ''))];
        const figures = used.map(([measure]) => figureOf(median(cell, measure), median(base, measure)));
        return [row([name, ...figures, complaints.join('; ') || 'ok'])];
      }),
      '',
    ];
  });
}

function figureOf(value: number | undefined, base: number | undefined): string {
  if (value === undefined) return '–';
  const text = value >= 100 ? value.toFixed(0) : value.toFixed(1);
  return base ? `${text} (${(value / base).toPrecision(2)})` : text;
}
