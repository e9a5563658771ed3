import { differentRows, type KeywordFigures } from './keyword.ts';
import type { Outcome } from './outcome.ts';

const mostMs = 100;
const figure = (value: number) => (value >= 10 ? value.toFixed(0) : value.toFixed(1));

/** The goal is for PostgreSQL and words of two characters; everything else is shown beside it. */
export function keywordOutcomes(figures: readonly KeywordFigures[]): Outcome[] {
  return figures
    .filter(({ engine }) => engine === 'postgres')
    .flatMap(({ rows, cases }) =>
      cases
        .filter(({ word }) => word.length === 2)
        .map(
          ({ word, what, product, slowest, picker }): Outcome => ({
            what: `a keyword among ${rows.toLocaleString('en')} rows: ${word}, ${what}`,
            limit: mostMs,
            reached: Math.max(product, picker),
            unit: 'ms',
            detail: `list ${figure(product)} ms (slowest ${figure(slowest)} ms), picker ${figure(picker)} ms`,
          }),
        ),
    );
}

export function keywordTable(figures: readonly KeywordFigures[]): string[] {
  return [
    '| engine | rows | keyword | found | list ms (slowest) | picker ms | by hand ms |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
    ...figures.flatMap(({ engine, rows, cases }) =>
      cases.map(
        ({ word, what, found, product, slowest, picker, byHand }) =>
          `| ${engine} | ${rows.toLocaleString('en')} | ${word} (${what}) | ${found} | ${figure(product)} (${figure(slowest)}) | ${figure(picker)} | ${figure(byHand)} |`,
      ),
    ),
    '',
    ...figures.map(
      ({ engine, rows, refillSeconds, indexSeconds, sizes }) =>
        `${engine}, ${rows.toLocaleString('en')} rows: pieces of ${Math.min(rows, differentRows).toLocaleString('en')} rows made in ${figure(refillSeconds)} s, index of all in ${figure(indexSeconds)} s; ${sizes}.`,
    ),
  ];
}
