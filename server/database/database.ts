import { Kysely, sql, type Transaction } from 'kysely';
import { DatabaseError, isRetryable } from './database-error.ts';
import type { NotifyChannel, NotifyListener } from './notify-channel.ts';
import type { SessionSource } from './session.ts';
import { SessionDialect } from './session-dialect.ts';
import { TransactionScope } from './transaction-scope.ts';
import { WriteGate } from './write-gate.ts';

export type Engine = 'embedded' | 'postgres';

/** Any table, any column: half of the tables are made at run time from models, so values are parsed where they are read. */
export type DatabaseSchema = Record<string, Record<string, unknown>>;

export interface Database {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly engine: Engine;
  /** What durability this mode promises: one line, printed at start-up. */
  readonly promise: string;
  /**
   * Runs `work` in one transaction, up to 3 times more after a serialization failure or deadlock (40001, 40P01), so
   * `work` must be safe to run again. Inside it only `trx` may be used; the outer handle throws.
   */
  transaction<T>(work: (trx: Transaction<DatabaseSchema>) => Promise<T>): Promise<T>;
  /**
   * Runs `follow` once the transaction around the caller has committed, and never when it is rolled back; at once where no
   * transaction is open. For what is told to others: before the commit they would see nothing.
   */
  afterCommit(follow: () => void): void;
  /** Runs `work` with its writes let through below the free-space floor: small ones such as a session at sign-in. */
  essential<T>(work: () => Promise<T>): Promise<T>;
  /** `select 1` within a deadline. @throws DatabaseError */
  ping(): Promise<void>;
  /** False below the free-space floor; writes are then refused with `database.full`. */
  writable(): Promise<boolean>;
  /** A line to the other processes on this database; undefined where there are none: the embedded one has one process. */
  openLine(listener: NotifyListener): Promise<NotifyChannel | undefined>;
  /** Embedded: rolls back what is open, makes a checkpoint, frees the folder. */
  close(): Promise<void>;
}

const maxRetries = 3;

/** @param pingDeadlineMs how long `ping` waits */
export function createDatabase(source: SessionSource, pingDeadlineMs = 3000): Database {
  const scope = new TransactionScope();
  const gate = new WriteGate(source);
  const kysely = new Kysely<DatabaseSchema>({ dialect: new SessionDialect(source, scope, gate) });

  async function transaction<T>(work: (trx: Transaction<DatabaseSchema>) => Promise<T>): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      try {
        return await scope.run((opened) =>
          kysely.transaction().execute((trx) => {
            opened();
            return work(trx);
          }),
        );
      } catch (error) {
        if (retries === maxRetries || !isRetryable(error)) throw error;
        // Two that met once meet again unless they come back at different times.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** retries));
      }
    }
  }

  async function ping(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new DatabaseError('database.deadline', `The database did not answer within ${pingDeadlineMs} ms.`));
      }, pingDeadlineMs);
    });
    try {
      await Promise.race([sql`select 1`.execute(kysely), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    kysely,
    engine: source.engine,
    promise: source.promise,
    transaction,
    afterCommit: (follow) => scope.afterCommit(follow),
    essential: (work) => gate.essential(work),
    ping,
    writable: () => source.writable(),
    openLine: (listener) => source.openLine(listener),
    async close() {
      await kysely.destroy();
      // Kysely does not close a driver that it never used.
      await source.close();
    },
  };
}
