import { DatabaseError } from './database-error.ts';
import { parameterText } from './parameter-text.ts';
import type { Deadlines, RowSet, Session } from './session.ts';
import type { Outcome, WorkerLink } from './worker-link.ts';

export interface SessionOwner {
  readonly deadlines: Deadlines;
  /** @returns the living link, opening the database again if it was lost */
  link(): Promise<WorkerLink>;
  /** Keeps account of open transactions. */
  watchIdle(session: EmbeddedSession, isOpen: boolean): void;
}

/** One caller's line to the embedded engine. */
export class EmbeddedSession implements Session {
  /** the link on which this session's transaction is open: with its death the transaction is gone */
  #transaction: WorkerLink | undefined;
  #inFlight = 0;
  #idleSinceMs = 0;
  #isExpired = false;

  constructor(
    private readonly id: number,
    private readonly owner: SessionOwner,
  ) {}

  async begin(): Promise<void> {
    await this.run('begin', []);
  }

  /** Fixed or not, the engine in the worker parses anew: it offers no names. */
  run(sql: string, parameters: readonly unknown[]): Promise<RowSet> {
    return this.runWithin(undefined, sql, parameters);
  }

  /** @param deadlineMs default: that of all statements */
  async runWithin(deadlineMs: number | undefined, sql: string, parameters: readonly unknown[]): Promise<RowSet> {
    if (this.#isExpired) throw this.#idleError();
    const { statementMs, transactionStatementMs } = this.owner.deadlines;
    const limitMs = deadlineMs ?? (this.#transaction === undefined ? statementMs : transactionStatementMs);
    const link = this.#transaction ?? (await this.owner.link());
    const outcome = await this.#query(link, sql, parameters, limitMs);
    if (outcome.inTransaction !== (this.#transaction !== undefined)) {
      this.#transaction = outcome.inTransaction ? link : undefined;
      this.owner.watchIdle(this, outcome.inTransaction);
    }
    if ('error' in outcome) throw this.#withCallSite(outcome.error);
    return outcome.rowSet;
  }

  async #query(link: WorkerLink, sql: string, parameters: readonly unknown[], limitMs: number): Promise<Outcome> {
    this.#inFlight += 1;
    try {
      return await link.query(this.id, sql, parameters.map(parameterText), limitMs);
    } finally {
      this.#inFlight -= 1;
      this.#idleSinceMs = Date.now();
    }
  }

  /** Rolls the transaction back when its caller has sent nothing for too long. */
  expireIfIdle(nowMs: number): void {
    if (this.#inFlight > 0 || nowMs - this.#idleSinceMs < this.owner.deadlines.transactionIdleMs) return;
    this.#isExpired = true;
    this.#endTransaction();
  }

  release(): void {
    this.#endTransaction();
  }

  #endTransaction(): void {
    this.#transaction?.release(this.id);
    this.#transaction = undefined;
    this.owner.watchIdle(this, false);
  }

  #idleError(): DatabaseError {
    const { transactionIdleMs } = this.owner.deadlines;
    return new DatabaseError(
      'database.deadline',
      `The transaction sent nothing for ${transactionIdleMs} ms and was rolled back.`,
    );
  }

  /** The error was made where the answer arrived; its stack is to show who asked. */
  #withCallSite(error: Error): Error {
    Error.captureStackTrace(error, EmbeddedSession.prototype.run);
    return error;
  }
}
