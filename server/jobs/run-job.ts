import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { personNow } from '../permission/person-now.ts';
import type { Job, JobOutcome } from './define-job.ts';
import type { Ending } from './end-job.ts';
import type { JobRow } from './job-table.ts';

/** Why a job that runs is to stop. `lost`: another process has it by now, and what this one does no longer counts. */
export type StopReason = 'cancelled' | 'deadline' | 'serverStops' | 'lost';

export interface Run {
  readonly row: JobRow;
  readonly stop: AbortController;
  progress(done: number, total?: number): void;
}

/** A program of before that runs beside a newer one leaves its jobs to that, for so long. */
const unknownWaitMs = 10 * 60_000;
const unknownPauseMs = 10_000;

/**
 * Runs a job until it has ended, or was told to stop and did not for too long.
 * @param report hears of failures that nobody meant
 * @returns undefined where its end is no longer this process's to write
 */
export async function runJob(
  context: AppContext,
  job: Job | undefined,
  run: Run,
  report: (error: unknown) => void,
): Promise<Ending | undefined> {
  if (!job) return ofUnknown(run.row, context.now());
  const late = setTimeout(() => run.stop.abort('deadline' satisfies StopReason), job.deadlineMs);
  late.unref();
  try {
    const outcome = await untilGivenUp(work(context, job, run), run.stop.signal);
    return run.stop.signal.reason === 'lost' ? undefined : { kind: 'done', outcome: outcome ?? {} };
  } catch (error) {
    return afterError(job, run, error, report);
  } finally {
    clearTimeout(late);
  }
}

async function work(context: AppContext, job: Job, { row, stop, progress }: Run): Promise<JobOutcome | undefined> {
  const { id, tenant_id: tenantId, input } = row;
  const actor = await actorOf(context, row);
  // Whoever listens from here on would not hear of it any more.
  stop.signal.throwIfAborted();
  return job.run({ id, context, tenantId, signal: stop.signal, progress }, actor, input);
}

/** Its person as he is now. @throws Refused once he is gone or switched off */
async function actorOf(context: AppContext, { tenant_id, person_id, language }: JobRow): Promise<Actor | null> {
  if (person_id === null) return null;
  const person = await personNow(context, tenant_id, person_id);
  if (person === null) throw new Refused('forbidden', 'job.personGone');
  return { ...person, language, sessionId: '', isLocked: false };
}

/** One that goes on though it was told to stop shall not hold its place for ever. */
function untilGivenUp<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    let giveUp: NodeJS.Timeout | undefined;
    const stopped = () => {
      giveUp = setTimeout(() => reject(new Error('It did not stop when it was told to.')), limits.jobGraceMs);
      giveUp.unref();
    };
    if (signal.aborted) stopped();
    signal.addEventListener('abort', stopped, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stopped);
      clearTimeout(giveUp);
    });
  });
}

function afterError(
  job: Job,
  { row, stop }: Run,
  error: unknown,
  report: (error: unknown) => void,
): Ending | undefined {
  const reason: StopReason | undefined = stop.signal.aborted ? stop.signal.reason : undefined;
  if (reason === 'lost') return undefined;
  if (reason === 'cancelled') return { kind: 'cancelled' };
  if (reason === 'serverStops') return interrupted(job, row.attempt);
  if (reason === 'deadline') return { kind: 'failed', words: { code: 'job.deadline' } };
  if (error instanceof Refused) return { kind: 'failed', words: error.words };
  report(error);
  if (row.attempt < job.times) return { kind: 'again', pauseMs: pauseAfter(job, row.attempt) };
  return { kind: 'failed', words: { code: 'job.failed', args: { id: row.id } } };
}

/** Of a run whose process stopped, or was killed. */
export function interrupted(job: Pick<Job, 'times'> | undefined, attempt: number): Ending {
  return job && attempt < job.times
    ? { kind: 'again', pauseMs: 0 }
    : { kind: 'failed', words: { code: 'job.interrupted' } };
}

/** Doubled each time, and a little apart from those that failed at the same moment. */
const pauseAfter = ({ pauseMs }: Job, attempt: number): number =>
  Math.min(limits.jobPauseMostMs, pauseMs * 2 ** (attempt - 1)) * (1 + Math.random() / 4);

function ofUnknown({ creator_time }: JobRow, now: Date): Ending {
  return now.getTime() - Date.parse(creator_time) < unknownWaitMs
    ? { kind: 'again', pauseMs: unknownPauseMs }
    : { kind: 'failed', words: { code: 'job.unknown' } };
}
