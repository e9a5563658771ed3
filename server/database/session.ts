import type { Engine } from './database.ts';
import type { NotifyChannel, NotifyListener } from './notify-channel.ts';

/** What one statement gave back; values already parsed, see `value-parsers.ts`. */
export interface RowSet {
  readonly rows: Record<string, unknown>[];
  /** first word of the command tag, such as SELECT, INSERT, COMMIT; a COMMIT of a failed transaction says ROLLBACK */
  readonly command: string;
  /** rows written by INSERT, UPDATE, DELETE or MERGE; 0 for others */
  readonly affected: number;
}

/** How long a statement may run, and how long a transaction may wait for its next one, in milliseconds. */
export interface Deadlines {
  /** a statement of its own */
  statementMs: number;
  /** a statement inside a transaction */
  transactionStatementMs: number;
  /** between two statements of a transaction, which meanwhile holds locks, or on the embedded engine everybody */
  transactionIdleMs: number;
}

export const defaultDeadlines: Deadlines = {
  statementMs: 30_000,
  transactionStatementMs: 60_000,
  transactionIdleMs: 60_000,
};

/** One caller's line to the engine: statements on it run in order, and a transaction belongs to it. */
export interface Session {
  begin(): Promise<void>;
  /** @param fixed the text is the same at each call: an engine that can keeps it parsed */
  run(sql: string, parameters: readonly unknown[], fixed?: boolean): Promise<RowSet>;
  /** Gives the line back; rolls back what was left open. */
  release(): void;
}

/** An engine, as the rest of this folder sees it: PGlite in a worker, or a pool of PostgreSQL connections. */
export interface SessionSource {
  readonly engine: Engine;
  readonly promise: string;
  acquire(): Promise<Session>;
  /** Looks at the disk now. @returns false below the free-space floor; always true where the disk is not ours */
  writable(): Promise<boolean>;
  /** The same from what was last seen, without waiting: asked before each write. */
  refusesWrites(): boolean;
  /** @returns undefined where one process has the database for itself */
  openLine(listener: NotifyListener): Promise<NotifyChannel | undefined>;
  close(): Promise<void>;
}
