import { randomUUID } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type Job, jobsByName } from './define-job.ts';
import { endJob } from './end-job.ts';
import { lookForJobs, recoverJobs, renewJobs } from './held-jobs.ts';
import { JobProgress } from './job-progress.ts';
import type { JobRow } from './job-table.ts';
import { Pause } from './pause.ts';
import { runJob, type StopReason } from './run-job.ts';
import { takeJobs } from './take-jobs.ts';

interface Running {
  readonly row: JobRow;
  readonly stop: AbortController;
  readonly ended: Promise<void>;
}

/** Where one is due and cannot be had yet: held by somebody, or due by the clock of the database in a moment. */
const soonMs = 250;

/**
 * Runs the jobs of the installation in this process, beside others that do the same. It is told of a job by the live bus
 * and looks for those that nobody told it of; while nothing is to be done that is one statement in 15 s.
 */
export class JobWorker {
  readonly #holder = randomUUID();
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #running = new Map<string, Running>();
  #isStopped = false;
  readonly #pause = new Pause();
  #looking: Promise<void> = Promise.resolve();
  #end = () => {};

  constructor(
    private readonly context: AppContext,
    jobs: readonly Job[],
    private readonly report: (error: unknown) => void,
    private readonly progressMs: number = limits.jobProgressMs,
  ) {
    this.#jobs = jobsByName(jobs);
  }

  start(): void {
    const unsubscribe = this.context.live.subscribe('job', {
      hear: ({ id, news }) => {
        if (news === 'stop' && this.#running.has(id)) return this.#renew();
        if (news === 'waiting' || news === 'ended') this.look();
      },
      reread: () => this.look(),
    });
    const renewing = setInterval(() => void this.#renew().catch(this.report), limits.jobRenewMs);
    renewing.unref();
    this.#end = () => {
      unsubscribe();
      clearInterval(renewing);
    };
    this.#looking = this.#lookOn();
  }

  /** Looks for jobs now. */
  look(): void {
    this.#pause.wake();
  }

  /** Takes no more; what may be repeated is left to the next process, the rest may end within some seconds. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.look();
    await this.#looking;
    this.#stopAll(({ row }) => (this.#jobs.get(row.kind)?.times ?? 1) > 1);
    await this.#allEnded(limits.jobStopMs);
    this.#stopAll(() => true);
    await this.#allEnded(limits.jobStopMs / 4);
    this.#end();
  }

  async #lookOn(): Promise<void> {
    // Where no other process can be, what stands there as running was this one's before it was killed.
    await this.#recover(this.context.database.engine === 'embedded');
    while (!this.#isStopped) {
      this.#pause.forget();
      const pauseMs = await this.#lookOnce().catch((error: unknown) => {
        this.report(error);
        return limits.jobLookMs;
      });
      if (!this.#isStopped) await this.#pause.take(pauseMs);
    }
  }

  /** @returns how long there is nothing to be done */
  async #lookOnce(): Promise<number> {
    const { dueInMs, hasLost } = await lookForJobs(this.context);
    if (hasLost) await this.#recover(false);
    const free = limits.jobsAtOnce - this.#running.size;
    if (dueInMs === undefined || free <= 0) return limits.jobLookMs;
    if (dueInMs > 0) return Math.min(dueInMs, limits.jobLookMs);
    const { taken, isFull } = await takeJobs(this.context, this.#holder, free);
    for (const row of taken) this.#begin(row);
    if (isFull) return limits.jobLookMs;
    return taken.length > 0 ? 0 : soonMs;
  }

  #begin(row: JobRow): void {
    const stop = new AbortController();
    const progress = new JobProgress(this.context, row, this.progressMs, this.report);
    const run = { row, stop, progress: (done: number, total?: number) => progress.say(done, total ?? null) };
    const ended = runJob(this.context, this.#jobs.get(row.kind), run, this.report)
      .then(async (ending) => {
        await progress.end();
        if (ending) await endJob(this.context, row, ending);
      })
      .catch(this.report)
      .finally(() => this.#running.delete(row.id));
    this.#running.set(row.id, { row, stop, ended });
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const running = [...this.#running.values()];
    const held = new Map((await renewJobs(this.context, this.#holder)).map((row) => [row.id, row]));
    for (const { row, stop } of running) {
      const state = held.get(row.id);
      if (state?.stop_asked) stop.abort('cancelled' satisfies StopReason);
      // It may have ended in this moment as well: then nobody listens any more.
      else if (!state) stop.abort('lost' satisfies StopReason);
    }
  }

  #recover(all: boolean): Promise<void> {
    return recoverJobs(this.context, this.#jobs, all).catch(this.report);
  }

  #stopAll(isMeant: (running: Running) => boolean): void {
    for (const running of this.#running.values())
      if (isMeant(running)) running.stop.abort('serverStops' satisfies StopReason);
  }

  async #allEnded(mostMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, mostMs);
    });
    await Promise.race([Promise.all([...this.#running.values()].map(({ ended }) => ended)), late]);
    clearTimeout(timer);
  }
}
