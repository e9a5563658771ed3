import type { Transaction } from 'kysely';
import type { Database, DatabaseSchema } from '../database/index.ts';

/** Ends a transaction without an error: what it did is undone, what it found out is kept. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('This transaction was only tried.');
    this.result = result;
  }
}

/** Runs the work in a transaction that is rolled back. @returns what the work returned; its errors are thrown on */
export async function dryRunTransaction<T>(
  database: Database,
  work: (trx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  let isDone = false;
  try {
    await database.transaction(async (trx) => {
      const result = await work(trx);
      isDone = true;
      throw new RolledBack(result);
    });
  } catch (error) {
    // No other transaction runs inside this one, so it is the one thrown above.
    if (isDone && error instanceof RolledBack) return error.result;
    throw error;
  }
  throw new Error('A tried transaction was committed: it must have thrown.');
}
