import type { Outcome } from './outcome.ts';
import type { ServerCase, ServerFigures } from './server.ts';

const words: Readonly<Record<ServerCase['what'], string>> = {
  list: 'list: filter, sort, page; as the product ships',
  'indexed list': 'the same with an index made by hand',
  record: 'record by key',
  create: 'create a record',
};
const limits: Readonly<Record<ServerCase['what'], number>> = {
  list: 0.8,
  'indexed list': 0.8,
  record: 0.6,
  create: 0.6,
};
const memoryMost = 150;

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** The goals are for PostgreSQL; the embedded engine is shown beside it. */
export function serverOutcomes(figures: readonly ServerFigures[]): Outcome[] {
  const ratios = figures.flatMap(({ cases }) =>
    cases.map(
      ({ engine, what, product, floor, connections }): Outcome => ({
        what: `${engine}: ${words[what]}`,
        limit: limits[what],
        atLeast: true,
        reached: product.perSecond / floor.perSecond,
        detail: `${figure(product.perSecond)} : ${figure(floor.perSecond)} requests/s at ${connections} connections`,
      }),
    ),
  );
  const memory = figures
    .filter(({ idleMemory }) => idleMemory.engine === 'postgres')
    .map(
      ({ idleMemory }): Outcome => ({
        what: 'idle server process on PostgreSQL',
        limit: memoryMost,
        reached: idleMemory.megabytes,
        unit: 'MB',
        detail: 'resident, 20 s after the start, before the first request',
      }),
    );
  return [...ratios, ...memory];
}

export function serverTable(figures: readonly ServerFigures[]): string[] {
  const cells = (one: ServerCase['product']) =>
    `${figure(one.perSecond)} | ${one.p50.toFixed(1)} / ${one.p99.toFixed(1)} | ${one.cpu?.toFixed(2) ?? '–'}`;
  return [
    '| engine | case | product req/s | p50 / p99 ms | CPU ms | floor req/s | p50 / p99 ms | CPU ms |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.flatMap(({ cases }) =>
      cases.map(({ engine, what, product, floor }) => `| ${engine} | ${what} | ${cells(product)} | ${cells(floor)} |`),
    ),
  ];
}
