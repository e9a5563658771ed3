import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { askForJob, JobWorker } from '../../server/jobs/index.ts';
import { jobTables } from '../../server/jobs/job-table.ts';
import { seedAdministrator } from '../../server/seed/seed-people.ts';
import { makeDataFolder } from '../support/data-folders.ts';
import { heldJob } from '../support/held-job.ts';
import { jobsContext } from '../support/jobs-context.ts';
import { startJobsChild } from '../support/start-database-child.ts';

const held = [heldJob('test.once'), heldJob('test.repeatable', { repeatable: { times: 3, pauseMs: 1 } })] as const;
const open = (dataDir: string) => openDatabase({ kind: 'embedded', dataDir, report: () => undefined });
const seeding = { tenantId: 'main', now: new Date(), passwordHash: '', isDefaultPassword: false };

async function ask(database: Database): Promise<void> {
  await database.transaction(async (trx) => {
    await seedAdministrator(trx, seeding);
    for (const { job } of held)
      await askForJob(
        jobsContext(database),
        trx,
        job,
        { tenantId: 'main', userId: 'user-admin' },
        {
          input: { name: 'killed' },
        },
      );
  });
}

/** Runs the jobs in a process of their own, which is killed as soon as each of them has begun. */
async function beginAndKill(dataDir: string): Promise<void> {
  const child = startJobsChild(dataDir);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (lines.length === held.length) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  expect([signal, lines]).toEqual(['SIGKILL', held.map(() => 'began')]);
}

async function states(database: Database): Promise<Record<string, unknown>> {
  const rows = await jobTables(database.kysely).selectFrom('base_job').select(['kind', 'state', 'words']).execute();
  return Object.fromEntries(rows.map(({ kind, state, words }) => [kind, words ? [state, words.code] : state]));
}

it('takes up again what may be repeated after its process was killed, and says of the rest that it failed', async () => {
  const dataDir = await makeDataFolder('migrated');
  try {
    const before = await open(dataDir);
    await ask(before);
    await before.close();
    await beginAndKill(dataDir);
    const database = await open(dataDir);
    expect(await states(database)).toEqual({ 'test.once': 'running', 'test.repeatable': 'running' });
    const reports: unknown[] = [];
    const worker = new JobWorker(
      jobsContext(database),
      held.map(({ job }) => job),
      (error) => reports.push(error),
    );
    worker.start();
    (await held[1].run('killed')).finish();
    await expect
      .poll(() => states(database), { timeout: 10_000, interval: 20 })
      .toEqual({ 'test.once': ['failed', 'job.interrupted'], 'test.repeatable': 'done' });
    await worker.stop();
    expect([held[0].begun, reports]).toEqual([[], []]);
    await database.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
