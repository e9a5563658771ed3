import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../support/data-folders.ts';
import type { FoundRows } from '../support/database-child.ts';
import { isLongRun, times } from '../support/long-run.ts';
import { startDatabaseChild } from '../support/start-database-child.ts';

const rounds = times(20, 3);
/** the process is killed at a moment within this time after it is ready */
const mostLifeMs = 800;
const mostStartMs = 5000;
/** on a machine so busy that a start with nothing to recover takes long, the limit is this many times that start */
const mostStartRatio = 4;

interface Life {
  found: FoundRows;
  acknowledged: string[];
}

/** One process, from its start to its end by SIGKILL. */
async function live(dataDir: string, round: number, lifeMs: number): Promise<Life> {
  const child = startDatabaseChild('write', dataDir, String(round));
  const lines = createInterface({ input: child.stdout });
  const life: Life = { found: { records: [], orphans: 0, readyMs: Number.POSITIVE_INFINITY }, acknowledged: [] };
  lines.on('line', (line) => {
    const [word, rest = ''] = line.split(/ (.*)/s);
    if (word === 'ack') life.acknowledged.push(rest);
    if (word !== 'ready') return;
    life.found = JSON.parse(rest);
    void delay(lifeMs).then(() => child.kill('SIGKILL'));
  });
  // Both: the pipe may hold acknowledgements when the process is already gone.
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  expect(signal).toBe('SIGKILL');
  return life;
}

test(`loses nothing that was acknowledged and keeps no half records over ${rounds} kills`, async () => {
  const dataDir = await makeDataFolder();
  try {
    const acknowledged = new Set<string>();
    const startTimes: number[] = [];
    // The last process only looks at what the one before it left.
    for (let round = 0; round <= rounds; round += 1) {
      const life = await live(dataDir, round, round === rounds ? 0 : Math.random() * mostLifeMs);
      const found = new Map(life.found.records);
      const lost = [...acknowledged].filter((id) => !found.has(id));
      const halves = life.found.records.filter(([, details]) => details !== 2);
      expect({ round, lost, halves, orphans: life.found.orphans }).toEqual({ round, lost: [], halves: [], orphans: 0 });
      for (const id of life.acknowledged) acknowledged.add(id);
      startTimes.push(life.found.readyMs);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds);
    const [cleanStartMs = 0, ...recoveries] = startTimes;
    if (isLongRun) expect(Math.max(...recoveries)).toBeLessThan(Math.max(mostStartMs, cleanStartMs * mostStartRatio));
    const slowest = Math.round(Math.max(...recoveries));
    process.stdout.write(`${rounds} kills: ${acknowledged.size} acknowledged, 0 lost, ready within ${slowest} ms\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
