import { sql, type Transaction } from 'kysely';
import type { Database, DatabaseSchema } from './database.ts';
import { SqlError } from './database-error.ts';

export interface Migration {
  /** positive and rising; never changed once released */
  readonly version: number;
  readonly name: string;
  up(trx: Transaction<DatabaseSchema>): Promise<void>;
}

export type MigrationErrorCode = 'migration.order' | 'migration.unknown' | 'migration.failed';

/** The database is as it was before: each migration is taken whole or not at all. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(
    readonly code: MigrationErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Brings the tables to the program's state: applies what the table `adit_migration` does not list, one transaction each.
 * Several nodes may start at once; each migration is applied by one of them, and the others wait for it.
 * @returns the versions that were applied by this call
 * @throws MigrationError
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number[]> {
  refuseDisorder(migrations);
  await createTable(database);
  const done = await readApplied(database);
  refuseNewer(done, migrations);

  const applied: number[] = [];
  for (const migration of migrations) {
    if (!done.has(migration.version) && (await apply(database, migration))) applied.push(migration.version);
  }
  return applied;
}

function refuseDisorder(migrations: readonly Migration[]): void {
  let last = 0;
  for (const { version, name } of migrations) {
    if (!Number.isInteger(version) || version <= last) {
      throw new MigrationError(
        'migration.order',
        `Migration ${version} (${name}) comes after ${last}: versions are whole numbers that rise.`,
      );
    }
    last = version;
  }
}

async function createTable(database: Database): Promise<void> {
  // Asked first, so that a database that is up to date also starts while its disk is full.
  const { rows } = await sql<{ name: string | null }>`select to_regclass('adit_migration')::text as name`.execute(
    database.kysely,
  );
  if (rows[0]?.name !== null) return;
  const create = sql`
    create table if not exists adit_migration (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    )`;
  try {
    await create.execute(database.kysely);
  } catch (error) {
    // Two nodes that create the same table at once: "if not exists" does not cover that, one meets a unique violation.
    if (!(error instanceof SqlError && error.code === '23505')) throw error;
  }
}

async function readApplied(database: Database): Promise<Map<number, string>> {
  const rows = await database.kysely.selectFrom('adit_migration').select(['version', 'name']).execute();
  return new Map(rows.map(({ version, name }) => [Number(version), String(name)]));
}

function refuseNewer(done: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  for (const [version, name] of done) {
    if (known.has(version)) continue;
    throw new MigrationError(
      'migration.unknown',
      `The database is newer than this program: migration ${version} (${name}) is not known here. Start the newer program, or restore a backup.`,
    );
  }
}

/** @returns false when another node applied it meanwhile */
async function apply(database: Database, { version, name, up }: Migration): Promise<boolean> {
  try {
    return await database.transaction(async (trx) => {
      // First the row: a second node waits here for the first one's commit, and then inserts nothing.
      const mine = await trx
        .insertInto('adit_migration')
        .values({ version, name })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .returning('version')
        .execute();
      if (mine.length === 0) return false;
      await up(trx);
      return true;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(
      'migration.failed',
      `Migration ${version} (${name}) failed and left nothing behind: ${reason}`,
      { cause },
    );
  }
}
