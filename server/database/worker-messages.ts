import type { DatabaseErrorCode, SqlErrorFields } from './database-error.ts';
import type { FolderOwner } from './folder-owner.ts';

/** What the main thread hands to the worker at its start. */
export interface WorkerSettings {
  /** absolute path of the cluster's folder; made when it does not exist */
  clusterFolder: string;
  /** proved before each statement and before each change of a file */
  owner: FolderOwner;
  /** one Int32: id of the statement that runs, 0 for none; read by the watchdog while the worker is busy */
  running: SharedArrayBuffer;
}

/**
 * Main thread to worker. `session` numbers a caller's line: from the moment that a statement of it opens a transaction,
 * statements of other sessions wait until it has ended.
 */
export type WorkerRequest =
  | { kind: 'query'; id: number; session: number; sql: string; parameters: (string | null)[] }
  /** The caller is gone: roll back what its session left open. */
  | { kind: 'release'; session: number }
  | { kind: 'close' };

export interface StatementRows {
  kind: 'rows';
  id: number;
  columns: string[];
  /** type oid of each column */
  types: number[];
  /** values as PostgreSQL writes them; parsed on the main thread by `value-parsers.ts` */
  rows: (string | null)[][];
  command: string;
  affected: number;
  /** whether the session is inside a transaction after this statement */
  inTransaction: boolean;
}

/** Worker to main thread. */
export type WorkerAnswer =
  | { kind: 'ready' }
  /** The database could not be opened; the worker ends. */
  | { kind: 'refused'; code: DatabaseErrorCode; message: string }
  | StatementRows
  | { kind: 'error'; id: number; error: SqlErrorFields; inTransaction: boolean }
  /** The engine is beyond use (a panic); the worker must be ended and the database opened anew. */
  | { kind: 'broken'; code: DatabaseErrorCode; message: string }
  | { kind: 'closed' };
