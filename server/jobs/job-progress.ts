import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppContext } from '../kernel/app-context.ts';
import { announceJob, type JobRow, jobTables, nextRevision } from './job-table.ts';
import { Pause } from './pause.ts';

/** Writes how far a job is: the first word at once, then the newest one at most once in each pause. */
export class JobProgress {
  #next: { readonly done: number; readonly total: number | null } | undefined;
  #writing: Promise<void> | undefined;
  #isEnded = false;
  readonly #pause = new Pause();
  /** A job may say it within a transaction of its own, to which this is not to belong. */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly context: AppContext,
    private readonly row: JobRow,
    private readonly pauseMs: number,
    private readonly report: (error: unknown) => void,
  ) {}

  say(done: number, total: number | null): void {
    this.#next = { done: Math.trunc(done), total: total === null ? null : Math.trunc(total) };
    this.#writing ??= this.#outside(() => this.#writeAll());
  }

  /** What was said last is written; nothing is after that. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#pause.wake();
    await this.#writing;
    await this.#write();
  }

  async #writeAll(): Promise<void> {
    while (this.#next && !this.#isEnded) {
      await this.#write();
      await this.#pause.take(this.pauseMs);
    }
    this.#writing = undefined;
  }

  async #write(): Promise<void> {
    const next = this.#next;
    this.#next = undefined;
    if (!next) return;
    const { tenant_id, id, holder } = this.row;
    try {
      await jobTables(this.context.database.kysely)
        .updateTable('base_job')
        .set({ ...next, revision: nextRevision })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where('holder', '=', holder)
        .execute();
      announceJob(this.context, this.row, 'progress');
    } catch (error) {
      this.report(error);
    }
  }
}
