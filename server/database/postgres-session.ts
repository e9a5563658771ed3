import pg from 'pg';
import { DatabaseError, fromSqlState, SqlError } from './database-error.ts';
import { parameterText } from './parameter-text.ts';
import { isStale, runOn } from './postgres-statement.ts';
import type { RowSet, Session } from './session.ts';

/** @returns the error that callers see, whatever pg, the pool or the socket threw */
export function translate(error: unknown): Error {
  if (error instanceof pg.DatabaseError && error.code !== undefined) {
    const { message, code, constraint, table, column, detail } = error;
    return fromSqlState({ message, code, constraint, table, column, detail }, error);
  }
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof SqlError || error instanceof DatabaseError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseError(
    'database.unreachable',
    `PostgreSQL cannot be reached (${reason}). A statement that was under way may or may not have been carried out.`,
    { cause: error },
  );
}

/** One connection, while a caller has it. */
export class PostgresSession implements Session {
  #failure: Error | undefined;
  #inTransaction = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly beginText: string,
    private readonly onRelease: () => void,
  ) {
    client.on('error', this.#onError);
  }

  async begin(): Promise<void> {
    this.#inTransaction = true;
    await this.#guard(() => this.client.query(this.beginText));
  }

  run(sql: string, parameters: readonly unknown[], fixed = false): Promise<RowSet> {
    return this.#guard(async () => {
      const values = parameters.map(parameterText);
      try {
        return await runOn(this.client, sql, values, fixed);
      } catch (error) {
        // Parsed anew it works; a transaction has failed by then and is run again as a whole.
        if (!fixed || this.#inTransaction || !isStale(error)) throw error;
        return runOn(this.client, sql, values, fixed);
      }
    });
  }

  release(): void {
    this.client.off('error', this.#onError);
    const isIdle = this.client.getTransactionStatus() === 'I';
    this.client.release(this.#failure ?? !isIdle);
    this.onRelease();
  }

  /** An `error` event without a listener would end the process; the statement under way fails with the same error. */
  readonly #onError = (error: Error): void => {
    this.#failure ??= error;
  };

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const translated = translate(this.#failure ?? error);
      // The answer may arrive before the end of the connection: the pool must not hand it to the next caller meanwhile.
      if (translated instanceof DatabaseError && translated.code === 'database.unreachable')
        this.#failure ??= translated;
      throw translated;
    }
  }
}
