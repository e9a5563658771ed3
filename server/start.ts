// Here: the server put together; each area is a folder that hands in its routes and words.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { resources } from '../engine/schema/resources/all-resources.ts';
import { buildApp } from './build-app.ts';
import { type Database, DatabaseError, MigrationError, migrate, openDatabase } from './database/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLogStream } from './http/log-stream.ts';
import { Installation } from './installation/installation.ts';
import { JobWorker } from './jobs/index.ts';
import type { AppContext } from './kernel/app-context.ts';
import { DatabaseClock } from './kernel/clock.ts';
import { createContext } from './kernel/context.ts';
import { isLoopback, readSettings, type Settings, SettingsError } from './kernel/settings.ts';
import { addWords } from './kernel/words.ts';
import { migrations } from './migrations/index.ts';
import { defaultPassword } from './oauth/default-password.ts';
import { registeredJobs } from './registered-jobs.ts';
import { settleMenu } from './resources/settle-menu.ts';
import { settleTables } from './resources/settle-tables.ts';
import { askForLacking } from './search-refill/index.ts';
import { type Seeded, seed, settlePasswords } from './seed/seed.ts';
import { RequestLog } from './system-log/index.ts';
import { serverTexts } from './texts.ts';

/** Why the server does not start, in one line for its operator. */
class StartProblem extends Error {}

const stopMostMs = 30_000;
const connectionsAtStart = 8;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The built page lies beside the built server; from the sources it is the one that was built last. */
function findClientDir(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, '..', 'client'), join(here, '..', 'dist', 'client')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  );
}

function open(settings: Settings): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openDatabase({ kind: 'embedded', dataDir: settings.dataDir })
    : openDatabase({ kind: 'postgres', url: settings.databaseUrl });
}

/** @throws StartProblem when anybody on the network could come in with a password that everybody knows */
function refuseOpenDefault({ host }: Settings, hasDefault: boolean): void {
  if (!hasDefault || isLoopback(host)) return;
  throw new StartProblem(
    `HOST is ${host}, and an account still has the default password: set ADIT_ADMIN_PASSWORD, or leave HOST at 127.0.0.1.`,
  );
}

/** After a stop all pages come back at once: the first of them need not wait for connections as well. Without any they say so. */
async function openConnections(database: Database): Promise<void> {
  await Promise.allSettled(Array.from({ length: connectionsAtStart }, () => database.ping()));
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} on ${host} is taken by another program: stop it, or set PORT to a free one.`,
      );
    }
    if (code === 'EACCES') throw new StartProblem(`Port ${port} is not open to this user: set PORT to one above 1023.`);
    throw new StartProblem(`Nothing can listen on ${host}:${port} (${code}): check HOST and PORT.`);
  }
}

/** Lets what is running end, takes nothing new, and leaves the data folder in order. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      const late = setTimeout(() => process.exit(1), stopMostMs);
      late.unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const installation = new Installation({
    dataDir: settings.dataDir,
    engine: settings.databaseUrl === undefined ? 'embedded' : 'postgres',
    meant: settings.installation,
  });
  const database = await open(settings);
  let app: FastifyInstance | undefined;
  let endHousekeeping = () => {};
  let endJobs = async () => {};
  let requestLog: RequestLog | undefined;
  const clock = new DatabaseClock(database);
  const endLooks = clock.keep();
  const stop = async () => {
    endHousekeeping();
    await endJobs();
    endLooks();
    await app?.close();
    await requestLog?.end();
    await database.close();
  };
  try {
    await clock.look();
    addWords(serverTexts);
    const context = createContext({ database, settings, now: () => clock.now() });
    const seeded = await prepare(context, installation);
    const openAccounts = await settlePasswords(context);
    refuseOpenDefault(settings, openAccounts.length > 0);
    const clientDir = findClientDir();
    const logger = { level: settings.logLevel, stream: createLogStream() };
    requestLog = new RequestLog(context, (error) => app?.log.error({ err: error }, 'requests were not logged'));
    app = await buildApp({ context, logger, requestLog, ...(clientDir ? { clientDir } : {}) });
    const { log } = app;
    endHousekeeping = await startHousekeeping(context, (error) => log.error({ err: error }, 'housekeeping failed'));
    endJobs = startJobs(context, (error) => log.error({ err: error }, 'a job failed'));
    await openConnections(database);
    const address = await listen(app, settings);
    stopOnSignals(stop);
    say(`Adit is ready: ${address}`);
    if (openAccounts.length > 0) say(`Accounts: ${openAccounts.join(', ')}; password ${defaultPassword}.`);
    if (seeded !== 'nothing')
      say(seeded === 'demo' ? 'Demo data was put in.' : 'An administrator and the base menu were put in.');
    say(database.promise);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs jobs, and asks for those that a version of before, or a killed process, has left to be done. @returns ends it */
function startJobs(context: AppContext, report: (error: unknown) => void): () => Promise<void> {
  const worker = new JobWorker(context, registeredJobs, report);
  worker.start();
  const asked = askForLacking(context).catch(report);
  return async () => {
    await worker.stop();
    await asked;
  };
}

async function prepare(context: AppContext, installation: Installation): Promise<Seeded> {
  await installation.check(context.database);
  await migrate(context.database, migrations);
  await settleTables(context.database, resources);
  await installation.keep(context.database);
  const seeded = await seed(context);
  await settleMenu(context);
  return seeded;
}

/** What is ours to say in a line; anything else is a mistake in the program and keeps its stack. */
function linesOf(error: unknown): readonly string[] {
  if (error instanceof SettingsError) return error.lines;
  if (error instanceof DatabaseError || error instanceof MigrationError || error instanceof StartProblem) {
    return [error.message];
  }
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

start().catch((error: unknown) => {
  for (const line of linesOf(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
});
