import { Worker } from 'node:worker_threads';
import { DatabaseError, fromSqlState } from './database-error.ts';
import type { FolderOwner } from './folder-owner.ts';
import type { RowSet } from './session.ts';
import { parserFor } from './value-parsers.ts';
import { workerFile } from './worker-file.ts';
import type { StatementRows, WorkerAnswer, WorkerRequest, WorkerSettings } from './worker-messages.ts';

/** How a statement ended, and whether its session is inside a transaction now. */
export type Outcome = { inTransaction: boolean } & ({ rowSet: RowSet } | { error: Error });

interface Pending {
  deadlineMs: number;
  resolve(outcome: Outcome): void;
  reject(error: DatabaseError): void;
}

function toRowSet({ columns, types, rows, command, affected }: StatementRows): RowSet {
  const parsers = types.map(parserFor);
  const toRow = (values: (string | null)[]): Record<string, unknown> => {
    const row: Record<string, unknown> = {};
    columns.forEach((name, index) => {
      const text = values[index] ?? null;
      row[name] = text === null ? null : parsers[index]?.(text);
    });
    return row;
  };
  return { command, affected, rows: rows.map(toRow) };
}

interface LinkEvents {
  onReady(): void;
  /** Called once, when the worker has ended or been ended; statements that waited have been rejected by then. */
  onDeath(cause: DatabaseError): void;
}

/** One worker with the database open in it. A link that has died stays dead: its statements fail with the cause. */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #running = new Int32Array(new SharedArrayBuffer(4));
  readonly #pending = new Map<number, Pending>();
  readonly #events: LinkEvents;
  #lastId = 0;
  #death: DatabaseError | undefined;
  #onClosed: (() => void) | undefined;
  /** the statement that the watchdog saw running, and since when */
  #watched = { id: 0, sinceMs: 0 };

  constructor(clusterFolder: string, owner: FolderOwner, events: LinkEvents) {
    this.#events = events;
    // The type of `buffer` leaves open which kind it is; the line above made it a shared one.
    const settings: WorkerSettings = { clusterFolder, owner, running: this.#running.buffer as SharedArrayBuffer };
    this.#worker = new Worker(workerFile(), { workerData: settings, execArgv: [], name: 'database' });
    this.#worker.on('message', (answer: WorkerAnswer) => this.#receive(answer));
    this.#worker.on('error', (error) => this.#fail(`The database thread failed: ${error.message}`));
    this.#worker.on('exit', () => this.#fail('The database thread ended.'));
  }

  query(session: number, sql: string, parameters: (string | null)[], deadlineMs: number): Promise<Outcome> {
    if (this.#death !== undefined) return Promise.reject(this.#death);
    const id = this.#lastId === 0x7fffffff ? 1 : this.#lastId + 1;
    this.#lastId = id;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { deadlineMs, resolve, reject });
      this.#send({ kind: 'query', id, session, sql, parameters });
    });
  }

  /** Rolls back what the session left open, and lets the others go on. */
  release(session: number): void {
    if (this.#death === undefined) this.#send({ kind: 'release', session });
  }

  /** Ends the worker if the statement that it runs is past its deadline. To be called every now and then. */
  watch(nowMs: number): void {
    const id = Atomics.load(this.#running, 0);
    if (id !== this.#watched.id) this.#watched = { id, sinceMs: nowMs };
    const late = this.#pending.get(id);
    if (late === undefined || nowMs - this.#watched.sinceMs < late.deadlineMs) return;
    this.#pending.delete(id);
    late.reject(
      new DatabaseError('database.deadline', `The statement ran longer than ${late.deadlineMs} ms and was stopped.`),
    );
    void this.kill(
      new DatabaseError(
        'database.deadline',
        'The database was restarted because another statement passed its deadline; this one was rolled back. Try again.',
      ),
    );
  }

  /** Ends the worker at once; what it had not committed is rolled back when the database is opened again. */
  async kill(cause: DatabaseError): Promise<void> {
    this.#die(cause);
    await this.#worker.terminate();
  }

  /** Checkpoint, close, end; statements still waiting are rejected. @param limitMs after which the worker is ended */
  async close(limitMs: number): Promise<void> {
    if (this.#death !== undefined) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      this.#onClosed = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#send({ kind: 'close' });
    });
    await this.kill(new DatabaseError('database.unreachable', 'The database is closed.'));
  }

  #send(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #receive(answer: WorkerAnswer): void {
    switch (answer.kind) {
      case 'ready':
        this.#events.onReady();
        return;
      case 'refused':
      case 'broken':
        void this.kill(new DatabaseError(answer.code, answer.message));
        return;
      case 'closed':
        this.#onClosed?.();
        return;
      case 'rows':
        this.#settle(answer.id, { inTransaction: answer.inTransaction, rowSet: toRowSet(answer) });
        return;
      case 'error':
        this.#settle(answer.id, { inTransaction: answer.inTransaction, error: fromSqlState(answer.error) });
        return;
    }
  }

  #settle(id: number, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(outcome);
  }

  #fail(message: string): void {
    this.#die(new DatabaseError('database.unreachable', message));
  }

  #die(cause: DatabaseError): void {
    if (this.#death !== undefined) return;
    this.#death = cause;
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of waiting) reject(cause);
    this.#onClosed?.();
    this.#events.onDeath(cause);
  }
}
