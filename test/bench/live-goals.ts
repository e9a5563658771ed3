import type { LiveFigures } from './live.ts';
import type { Outcome } from './outcome.ts';

/** Source: reliability B20. */
const kilobytesMost = 30;
const lastMostMs = 1_000;

const where = ({ engine, processes }: LiveFigures) =>
  processes === 1 ? `${engine}, one process` : `${engine}, ${processes} processes`;

export function liveOutcomes(figures: readonly LiveFigures[]): Outcome[] {
  return figures.flatMap((one): Outcome[] => [
    {
      what: `${where(one)}: memory of a line`,
      limit: kilobytesMost,
      reached: one.kilobytesEach,
      unit: 'kB',
      detail: `of ${one.sockets} lines, in the server`,
    },
    {
      what: `${where(one)}: a notice to all ${one.sockets}, until the last has it`,
      limit: lastMostMs,
      reached: one.lastHeardMs.at(-1),
      unit: 'ms',
      detail: `the slowest of ${one.lastHeardMs.length}; in the middle ${Math.round(one.lastHeardMs[Math.floor(one.lastHeardMs.length / 2)] ?? 0)} ms, from the call that publishes`,
    },
  ]);
}
