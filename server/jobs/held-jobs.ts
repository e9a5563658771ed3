import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Job } from './define-job.ts';
import { endJob } from './end-job.ts';
import { type JobRow, jobTables } from './job-table.ts';
import { interrupted } from './run-job.ts';

/** What a look at the jobs of the installation shows. */
export interface Look {
  /** Until the next one is due; undefined where none waits for a process. */
  readonly dueInMs: number | undefined;
  /** A process no longer says that it runs what it took. */
  readonly hasLost: boolean;
}

/** One statement: all that a server costs that has nothing to do. */
export async function lookForJobs({ database, now }: AppContext): Promise<Look> {
  const time = now();
  const seen = await jobTables(database.kysely)
    .selectFrom('base_job')
    .where('state', 'in', ['waiting', 'running'])
    .select((of) => [
      of.fn.min('due_time').filterWhere('carrier', 'is not', null).as('due'),
      of.fn.min('lease_time').as('lease'),
    ])
    .executeTakeFirst();
  return {
    dueInMs: seen?.due ? Date.parse(seen.due) - time.getTime() : undefined,
    hasLost: seen?.lease ? Date.parse(seen.lease) < time.getTime() : false,
  };
}

/** Says that this process still runs what it took. @returns what it still has, and which of it is to stop */
export function renewJobs({ database, now }: AppContext, holder: string) {
  return jobTables(database.kysely)
    .updateTable('base_job')
    .set({ lease_time: new Date(now().getTime() + limits.jobLeaseMs).toISOString() })
    .where('state', '=', 'running')
    .where('holder', '=', holder)
    .returning(['id', 'stop_asked'])
    .execute();
}

/**
 * Jobs whose process was killed: what may be repeated waits anew, the rest has failed, and says so.
 * @param all also those whose process still counts: where this is the only one, and it has just begun
 */
export async function recoverJobs(context: AppContext, jobs: ReadonlyMap<string, Job>, all: boolean): Promise<void> {
  let lost = jobTables(context.database.kysely).selectFrom('base_job').selectAll().where('state', '=', 'running');
  if (!all) lost = lost.where('lease_time', '<', context.now().toISOString());
  for (const row of await lost.execute()) await endJob(context, row, endingOf(jobs, row));
}

const endingOf = (jobs: ReadonlyMap<string, Job>, { kind, attempt, stop_asked }: JobRow) =>
  stop_asked ? ({ kind: 'cancelled' } as const) : interrupted(jobs.get(kind), attempt);
