import type { HeldFigures } from './held.ts';
import type { LiveFigures } from './live.ts';
import type { Outcome } from './outcome.ts';
import { medianOf } from './samples.ts';

/** Source: reliability B19. */
const backMostMs = 60_000;
const callMostMs = 500;

/** Source: reliability B20. */
const growthMost = 5;
const kilobytesMost = 30;
const lastMostMs = 1_000;

const where = ({ engine, processes }: LiveFigures) =>
  processes === 1 ? `${engine}, one process` : `${engine}, ${processes} processes`;

const middle = (ms: readonly number[]) => Math.round(medianOf(ms) ?? 0);

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
      detail: `the slowest of ${one.lastHeardMs.length}; in the middle ${middle(one.lastHeardMs)} ms, from the call that publishes`,
    },
  ]);
}

/** What was asked of many lines that are held, and that come back. */
export function heldOutcomes(figures: HeldFigures): Outcome[] {
  const { engine, lines, kilobytesEach, drops, lastHeardMs, slowest, growth, backMs, callMs } = figures;
  const which = slowest && ` (number ${slowest.number}, published after ${Math.round(slowest.answeredMs)} ms)`;
  return [
    {
      what: `${engine}: lines that fell`,
      limit: 0,
      reached: drops,
      detail: `of ${lines}, while a notice went to all of them every 10 s`,
    },
    {
      what: `${engine}: memory of a line`,
      limit: kilobytesMost,
      reached: kilobytesEach,
      unit: 'kB',
      detail: `of ${lines} lines, in the server`,
    },
    {
      what: `${engine}: memory of the server, the last quarter against the first`,
      limit: growthMost,
      reached: growth === undefined ? undefined : Math.abs(growth * 100),
      unit: '%',
      detail: growth === undefined ? '' : growth < 0 ? 'less' : 'more',
    },
    {
      what: `${engine}: a notice to all ${lines}, until the last has it`,
      limit: lastMostMs,
      reached: lastHeardMs.at(-1),
      unit: 'ms',
      detail: `the slowest of ${lastHeardMs.length}${which ?? ''}, ${lastHeardMs.filter((ms) => ms > lastMostMs).length} of them later than that; in the middle ${middle(lastHeardMs)} ms, from the call that publishes`,
    },
    {
      what: `${engine}: all back after a restart`,
      limit: backMostMs,
      reached: backMs ?? Number.POSITIVE_INFINITY,
      unit: 'ms',
      detail: 'from the moment the server was told to stop, which spreads its goodbyes over 10 s',
    },
    {
      what: `${engine}: calls while they come back, p99`,
      limit: callMostMs,
      reached: callMs[Math.floor(callMs.length * 0.99)],
      unit: 'ms',
      detail: `of ${callMs.length} calls; in the middle ${middle(callMs)} ms`,
    },
  ];
}
