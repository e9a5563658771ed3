import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type DatabaseOptions, type Engine, openDatabase } from '../../server/database/index.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';

type EmbeddedOptions = Extract<DatabaseOptions, { kind: 'embedded' }>;
/** What a suite may set on either engine. */
type CommonOptions = Pick<EmbeddedOptions, 'deadlines' | 'report' | 'pingDeadlineMs'>;

export interface DatabaseContext {
  /**
   * Opens the suite's own database, empty at first. Embedded: one at a time, close it before opening again.
   * What is still open at the end of the suite is closed.
   */
  open(options?: CommonOptions): Promise<Database>;
  engine: Engine;
}

/** Runs the suite on the embedded engine and, if the run has a server (see `postgres.ts`), on PostgreSQL. */
export function describeOnDatabases(name: string, suite: (context: DatabaseContext) => void): void {
  describe(`${name} (embedded)`, () => suite(embeddedContext()));
  describeOnPostgres(name, suite);
}

/** Runs the suite on the embedded engine only: for rules whose SQL other suites run on both. */
export function describeOnEmbedded(name: string, suite: (context: DatabaseContext) => void): void {
  describe(name, () => suite(embeddedContext()));
}

/** Runs the suite on PostgreSQL only, if the run has a server: for what the embedded engine cannot show. */
export function describeOnPostgres(name: string, suite: (context: DatabaseContext) => void): void {
  const serverUrl = inject('postgresUrl');
  if (serverUrl) describe(`${name} (postgres)`, () => suite(postgresContext(serverUrl)));
}

function embeddedContext(): DatabaseContext {
  const opened: Database[] = [];
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await makeDataFolder();
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    engine: 'embedded',
    async open(options) {
      const database = await openDatabase({ ...options, kind: 'embedded', dataDir });
      opened.push(database);
      return database;
    },
  };
}

function postgresContext(serverUrl: string): DatabaseContext {
  const opened: Database[] = [];
  const name = `adit_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  beforeAll(() => onServer(serverUrl, `create database ${name} template template0`));
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  });
  return {
    engine: 'postgres',
    async open(options) {
      const database = await openDatabase({ ...options, kind: 'postgres', url: url.href });
      opened.push(database);
      return database;
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @returns a new temporary data folder with an empty database in it, ready to open; the caller removes it */
export async function makeDataFolder(): Promise<string> {
  const template = await prepareTemplate();
  const dataDir = makeTemporaryFolder('data');
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** Making a cluster takes seconds: one is kept for each version of the engine, and copied. */
async function prepareTemplate(): Promise<string> {
  const engineEntry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const packageFolder = dirname(dirname(engineEntry));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const template = join(packageFolder, '..', '..', '.cache', `adit-test-cluster-${version}`);
  if (existsSync(template)) return template;
  const draft = `${template}-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', dataDir: draft });
  await database.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another test process was faster.
    if (!existsSync(template)) throw error;
  }
  return template;
}
