import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { findPostgresBinaries } from '../support/postgres-binaries.ts';
import { type RunningServer, startPostgres } from '../support/postgres-server.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

/** Filling a table takes longer than any statement of a person's may. */
const deadlines = { statementMs: 600_000 };

/** A database of the bench, empty at first: where a server finds it, and a way in while no server has it. */
export interface BenchDatabase {
  readonly engine: 'postgres' | 'embedded';
  /** What the product is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs statements; on the embedded engine only while no server is up. */
  run(text: string): Promise<readonly Record<string, unknown>[]>;
  /** What the floor is started with: the same database, or as it is now a copy of the folder, which one process may hold. */
  floorEnv(): Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * A database on the server of `ADIT_TEST_DATABASE_URL`, else on one that is started for the bench: that one does not sync
 * to the disk, which makes writes cheaper than they are elsewhere.
 * @throws Error when no PostgreSQL can be had
 */
export async function postgresBench(): Promise<BenchDatabase> {
  const given = process.env.ADIT_TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startOwn();
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const onServer = async (text: string) => {
    const client = new pg.Client({ connectionString: server.url });
    // The server may stop while it still says goodbye.
    client.on('error', () => {});
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await onServer(`create database ${name} template template0`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.href };
  return {
    engine: 'postgres',
    env,
    run: (text) => runOnce(() => openDatabase({ kind: 'postgres', url: url.href, deadlines }), text),
    floorEnv: () => env,
    async remove() {
      await onServer(`drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

async function startOwn(): Promise<RunningServer> {
  const reasons: string[] = [];
  for await (const binaries of findPostgresBinaries()) {
    try {
      return await startPostgres(binaries, makeTemporaryFolder('bench'));
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(`No PostgreSQL for the bench: ${reasons.join('; ') || 'no binaries were found'}.`);
}

export function embeddedBench(): BenchDatabase {
  const dataDir = makeTemporaryFolder('bench');
  const copy = makeTemporaryFolder('bench');
  return {
    engine: 'embedded',
    env: { ADIT_DATA_DIR: dataDir },
    run: (text) => runOnce(() => openDatabase({ kind: 'embedded', dataDir, deadlines }), text),
    floorEnv() {
      rmSync(copy, { recursive: true, force: true });
      cpSync(dataDir, copy, { recursive: true });
      return { ADIT_DATA_DIR: copy };
    },
    async remove() {
      for (const folder of [dataDir, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runOnce(open: () => Promise<Database>, text: string): Promise<readonly Record<string, unknown>[]> {
  const database = await open();
  try {
    const { rows } = await database.kysely.executeQuery(CompiledQuery.raw(text));
    // Rows of a statement are objects by column.
    return rows as Record<string, unknown>[];
  } finally {
    await database.close();
  }
}
