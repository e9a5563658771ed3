import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type DatabaseOptions, type Engine, openDatabase } from '../../server/database/index.ts';
import { type ClusterKind, makeDataFolder } from './data-folders.ts';
import { isLongRun } from './long-run.ts';
import { onPostgres } from './on-postgres.ts';

type EmbeddedOptions = Extract<DatabaseOptions, { kind: 'embedded' }>;
/** What a suite may set on either engine. */
type CommonOptions = Pick<EmbeddedOptions, 'deadlines' | 'report' | 'pingDeadlineMs'>;

export interface DatabaseContext {
  /**
   * Opens the suite's own database, migrated and without rows of its own. Embedded: one at a time, close it before
   * opening again. What is still open at the end of the suite is closed.
   */
  open(options?: CommonOptions): Promise<Database>;
  engine: Engine;
}

export interface SuiteOptions {
  /** Why the engines may differ here, in a few words: such a suite runs on both in every run. */
  readonly onBoth?: string;
  /** The database is wholly empty, for suites about migrating one. */
  readonly isEmpty?: boolean;
}

type Suite = (context: DatabaseContext) => void;

/**
 * Runs the suite on PostgreSQL, or on the embedded engine where the run has no server (see `postgres.ts`); on both where
 * the suite says why, and in long runs.
 */
export function describeOnDatabases(name: string, ...given: [Suite] | [SuiteOptions, Suite]): void {
  const [options, suite] = given.length === 1 ? [{}, given[0]] : given;
  const isOnBoth = options.onBoth !== undefined || isLongRun;
  const serverUrl = inject('postgresUrl');
  if (isOnBoth || !serverUrl) describe(`${name} (embedded)`, () => suite(embeddedContext(options)));
  if (serverUrl) describe(`${name} (postgres)`, () => suite(postgresContext(serverUrl, options)));
}

/** Runs the suite on the embedded engine only: for rules whose SQL other suites run on both. */
export function describeOnEmbedded(name: string, suite: Suite): void {
  describe(name, () => suite(embeddedContext()));
}

/** Runs the suite on PostgreSQL only, if the run has a server: for what the embedded engine cannot show. */
export function describeOnPostgres(name: string, suite: Suite): void {
  const serverUrl = inject('postgresUrl');
  if (serverUrl) describe(`${name} (postgres)`, () => suite(postgresContext(serverUrl)));
}

const kindOf = ({ isEmpty }: SuiteOptions): ClusterKind => (isEmpty ? 'empty' : 'migrated');

function embeddedContext(options: SuiteOptions = {}): DatabaseContext {
  const opened: Database[] = [];
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await makeDataFolder(kindOf(options));
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    engine: 'embedded',
    async open(more) {
      const database = await openDatabase({ ...more, kind: 'embedded', dataDir });
      opened.push(database);
      return database;
    },
  };
}

function postgresContext(serverUrl: string, options: SuiteOptions = {}): DatabaseContext {
  const opened: Database[] = [];
  const name = `adit_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const template = options.isEmpty ? 'template0' : inject('postgresTemplate');
  beforeAll(() => onPostgres(serverUrl, `create database ${name} template ${template}`));
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await onPostgres(serverUrl, `drop database if exists ${name} with (force)`);
  });
  return {
    engine: 'postgres',
    async open(more) {
      const database = await openDatabase({ ...more, kind: 'postgres', url: url.href });
      opened.push(database);
      return database;
    },
  };
}
