export type DatabaseErrorCode =
  | 'database.locked'
  | 'database.noLock'
  | 'database.taken'
  | 'database.missing'
  | 'database.notWritable'
  | 'database.unreachable'
  | 'database.full'
  | 'database.deadline'
  | 'database.damaged';

/**
 * The database as a whole cannot do what was asked; a mistake in one statement is a `SqlError`.
 * The message is one line for the operator: what, where, what to do. It never holds a password or a row.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(
    readonly code: DatabaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What the engine says about a refused statement. Field names and meaning: PostgreSQL protocol, error fields. */
export interface SqlErrorFields {
  message: string;
  /** SQLSTATE, five characters: '23505' is a unique violation */
  code: string;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  detail?: string | undefined;
}

/** A statement that the engine refused; the same fields on both engines. */
export class SqlError extends Error implements SqlErrorFields {
  override readonly name = 'SqlError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(fields: SqlErrorFields, options?: ErrorOptions) {
    super(fields.message, options);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.detail = fields.detail;
  }
}

/** SQLSTATEs (or their first two characters) that speak of the database as a whole. PostgreSQL manual, appendix A. */
const wholeDatabaseStates: readonly (readonly [start: string, code: DatabaseErrorCode, what: string])[] = [
  ['57014', 'database.deadline', 'The statement passed its deadline and was stopped'],
  ['25P03', 'database.deadline', 'The transaction was left idle for too long and was rolled back'],
  ['53100', 'database.full', 'The disk of the database is full; free some space and try again'],
  ['25006', 'database.notWritable', 'The database takes no writes now (a standby, or read only)'],
  ['XX001', 'database.damaged', 'The database found a damaged page; restore it from a backup'],
  ['XX002', 'database.damaged', 'The database found a damaged index; rebuild it with REINDEX or restore a backup'],
  [
    '53300',
    'database.unreachable',
    'The database has no free connection; raise max_connections or lower the pool size',
  ],
  ['57P', 'database.unreachable', 'The database is stopping or starting; try again'],
  ['08', 'database.unreachable', 'The connection to the database was lost'],
  ['28', 'database.unreachable', 'The database refused the user name or password in DATABASE_URL'],
  ['3D', 'database.unreachable', 'The database named in DATABASE_URL does not exist'],
];

/** @returns the error a caller gets for a statement that the engine refused */
export function fromSqlState(fields: SqlErrorFields, cause?: unknown): DatabaseError | SqlError {
  const found = wholeDatabaseStates.find(([start]) => fields.code.startsWith(start));
  if (found === undefined) return new SqlError(fields, { cause });
  const [, code, what] = found;
  return new DatabaseError(code, `${what} (${fields.code}: ${fields.message}).`, { cause });
}

/** Serialization failure, deadlock, and a parsed statement that a pooler lost or that a changed column outgrew. */
const retryableStates: ReadonlySet<string> = new Set(['40001', '40P01', '26000', '0A000']);

/** Whether running the whole transaction again may succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof SqlError && retryableStates.has(error.code);
}
