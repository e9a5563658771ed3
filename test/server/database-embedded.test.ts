import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EmbeddedSession } from '../../server/database/embedded-session.ts';
import { EmbeddedSessions } from '../../server/database/embedded-sessions.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../server/database/index.ts';
import { Maintenance } from '../../server/database/maintenance.ts';
import { makeDataFolder } from '../support/data-folders.ts';
import type { TryAnswer } from '../support/database-child.ts';
import { startDatabaseChild } from '../support/start-database-child.ts';

type EmbeddedOptions = Extract<DatabaseOptions, { kind: 'embedded' }>;

let dataDir = '';
const opened: { close(): Promise<void> }[] = [];

async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((database) => database.close()));
}

async function removeFolder(): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
}

async function open(options: Partial<EmbeddedOptions> = {}): Promise<Database> {
  const database = await openDatabase({ dataDir, report: () => undefined, ...options, kind: 'embedded' });
  opened.push(database);
  return database;
}

/** A database with an empty table `kept` of one column, `id`. */
async function openWithTable(options?: Partial<EmbeddedOptions>): Promise<Database> {
  const database = await open(options);
  await sql`drop table if exists kept`.execute(database.kysely);
  await sql`create table kept (id integer)`.execute(database.kysely);
  return database;
}

async function readKept({ kysely }: Database): Promise<unknown[]> {
  return (await kysely.selectFrom('kept').select('id').execute()).map(({ id }) => id);
}

async function tryInOtherProcess(): Promise<TryAnswer> {
  const child = startDatabaseChild('try', dataDir);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return JSON.parse(text);
}

describe('an embedded database', () => {
  beforeAll(async () => {
    dataDir = await makeDataFolder();
  });
  afterEach(closeAll);
  afterAll(removeFolder);

  test('is refused to a second process within a second, which is told who has it', async () => {
    await open();
    const refused = await tryInOtherProcess();
    expect(refused).toMatchObject({ opened: false, code: 'database.locked' });
    expect(refused.message).toContain(`process ${process.pid}.`);
    expect(refused.tookMs).toBeLessThan(1000);
  });

  test('is refused to a second opening in the same process, also by another path', async () => {
    await open();
    const otherPath = `${dataDir}-link`;
    symlinkSync(dataDir, otherPath);
    await expect(open({ dataDir: otherPath })).rejects.toMatchObject({ code: 'database.locked' });
    rmSync(otherPath);
  });

  test('is free for another process once it is closed', async () => {
    const database = await open();
    await database.close();
    expect(await tryInOtherProcess()).toMatchObject({ opened: true });
  });

  test('keeps its rows over a close', async () => {
    const database = await openWithTable();
    await database.kysely.insertInto('kept').values({ id: 1 }).execute();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
    expect(await readKept(await open())).toEqual([1]);
  });

  test('rolls back on close what a transaction has not committed', async () => {
    const database = await openWithTable();
    const run = database.transaction(async (trx) => {
      await trx.insertInto('kept').values({ id: 1 }).execute();
      await database.close();
    });
    await expect(run).rejects.toMatchObject({ code: 'database.unreachable' });
    expect(await readKept(await open())).toEqual([]);
  });

  describe('with a deadline', () => {
    const deadlines = { statementMs: 1000, transactionStatementMs: 1000 };

    test('rejects what waits behind the stopped statement, then goes on', async () => {
      const reports: string[] = [];
      const database = await open({ deadlines, report: (line) => reports.push(line) });
      const statements = ['select pg_sleep(20)', 'select 1', 'select 2'];
      const results = await Promise.allSettled(statements.map((text) => sql.raw(text).execute(database.kysely)));
      expect(results).toMatchObject(statements.map(() => ({ reason: { code: 'database.deadline' } })));
      await sql`select 1`.execute(database.kysely);
      expect(reports).toEqual([expect.stringContaining('opened again')]);
    });

    test('does not run the rest of a lost transaction outside of it', async () => {
      const database = await openWithTable({ deadlines });
      const run = database.transaction(async (trx) => {
        await trx.insertInto('kept').values({ id: 1 }).execute();
        await sql`select pg_sleep(20)`.execute(trx).catch(() => undefined);
        await trx.insertInto('kept').values({ id: 2 }).execute();
      });
      await expect(run).rejects.toMatchObject({ code: 'database.deadline' });
      expect(await readKept(database)).toEqual([]);
    });
  });

  describe('on a disk that fills up', () => {
    test('refuses writes below the floor, lets reads and essential writes through, and recovers by itself', async () => {
      let freeBytes = 2_000_000_000;
      const volume = async () => ({ freeBytes, totalBytes: 100_000_000_000 });
      const database = await openWithTable({ freeSpace: { measure: volume } });
      const { kysely } = database;

      freeBytes = 499_000_000;
      expect(await database.writable()).toBe(false);
      const insert = () => kysely.insertInto('kept').values({ id: 1 }).execute();
      await expect(insert()).rejects.toMatchObject({ code: 'database.full' });
      await expect(sql`create table other (id integer)`.execute(kysely)).rejects.toMatchObject({
        code: 'database.full',
      });
      await expect(database.transaction((trx) => trx.deleteFrom('kept').execute())).rejects.toMatchObject({
        code: 'database.full',
      });
      await database.essential(insert);
      expect(await readKept(database)).toEqual([1]);

      freeBytes = 501_000_000;
      expect(await database.writable()).toBe(true);
      await insert();
    });
  });

  describe('in its upkeep', () => {
    async function openForUpkeep() {
      const sessions = await EmbeddedSessions.open({ dataDir });
      opened.push(sessions);
      const session = new EmbeddedSession(1_000_000, sessions);
      const problems: string[] = [];
      const maintenance = new Maintenance(
        () => session,
        (line) => problems.push(line),
      );
      opened.push({ close: async () => maintenance.stop() });
      const read = async (text: string) => (await session.run(text, [])).rows[0]?.value;
      return { sessions, session, maintenance, problems, read };
    }

    test('makes a checkpoint when there is something to save and it is time', async () => {
      const { session, maintenance, problems, read } = await openForUpkeep();
      const checkpoint = () => read('select checkpoint_lsn::text as value from pg_control_checkpoint()');
      await maintenance.tick(Date.now() + 3_600_000);
      const first = await checkpoint();
      await maintenance.tick(Date.now() + 2 * 3_600_000);
      expect(await checkpoint()).toBe(first);
      await session.run('create table saved as select 1 as id', []);
      await maintenance.tick(Date.now() + 3_600_000);
      expect(await checkpoint()).toBe(first);
      await maintenance.tick(Date.now() + 3 * 3_600_000);
      expect(await checkpoint()).not.toBe(first);
      expect(problems).toEqual([]);
    });

    test('cleans a table with many dead rows', async () => {
      const { session, maintenance, problems, read } = await openForUpkeep();
      await session.run('create table "busy Table" as select id from generate_series(1, 5000) id', []);
      await session.run('update "busy Table" set id = id + 1', []);
      await maintenance.tick(Date.now());
      expect(await read(`select reltuples as value from pg_class where relname = 'busy Table'`)).toBe(5000);
      await session.run('select pg_stat_force_next_flush()', []);
      expect(await read('select n_dead_tup as value from pg_stat_user_tables')).toBe(0);
      expect(problems).toEqual([]);
    });

    test('reports what it could not do', async () => {
      const { sessions, maintenance, problems } = await openForUpkeep();
      await sessions.close();
      await maintenance.tick(Date.now());
      expect(problems).toEqual([expect.stringContaining('is closed')]);
    });
  });
});

describe('an embedded database that is new or damaged', () => {
  beforeEach(async () => {
    dataDir = await makeDataFolder();
  });
  afterEach(async () => {
    await closeAll();
    await removeFolder();
  });

  const cluster = () => join(dataDir, 'database');
  const truncateLog = () => {
    for (const name of readdirSync(join(cluster(), 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) truncateSync(join(cluster(), 'pg_wal', name), 4096);
    }
  };

  test('is made in an empty folder, also after a start that was cut short', async () => {
    rmSync(cluster(), { recursive: true });
    mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18\n');
    await openWithTable();
    expect(readdirSync(dataDir).sort()).toEqual(['adit.lock', 'adit.owner', 'database']);
    // The engine makes files that anyone may read.
    expect(statSync(cluster()).mode & 0o777).toBe(0o700);
  });

  test.each([
    { what: 'its control file', damage: () => rmSync(join(cluster(), 'global', 'pg_control')) },
    { what: 'its version file', damage: () => rmSync(join(cluster(), 'PG_VERSION')) },
    { what: 'its tables', damage: () => rmSync(join(cluster(), 'base'), { recursive: true }) },
    { what: 'its log', damage: truncateLog },
  ])('by the loss of $what, is refused in one line and not begun anew', async ({ damage }) => {
    damage();
    for (const attempt of [1, 2]) {
      const error = await open().catch((caught: unknown) => caught);
      expect({ attempt, error }).toMatchObject({ attempt, error: { code: 'database.damaged' } });
      expect(String(error)).toMatch(/^DatabaseError: The database in \S+ does not open: [^\n]+ Put a backup[^\n]+$/);
    }
  });

  test('in one page, gives an error when that page is read', async () => {
    const database = await open();
    await sql`create table pages as select number from generate_series(1, 1000) number`.execute(database.kysely);
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('pages') as path`.execute(database.kysely);
    await database.close();
    const file = openSync(join(cluster(), rows[0]?.path ?? ''), 'r+');
    writeSync(file, Buffer.alloc(100, 7), 0, 100, 4000);
    closeSync(file);
    const again = await open();
    const read = again.kysely.selectFrom('pages').selectAll().execute();
    await expect(read).rejects.toMatchObject({ code: 'database.damaged' });
    expect((await sql`select 1 as one`.execute(again.kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('while it runs, ends its statements at once, and tells why it does not open again', async () => {
    const database = await openWithTable();
    rmSync(join(cluster(), 'pg_wal'), { recursive: true });
    const write = async () => {
      await sql`select pg_switch_wal()`.execute(database.kysely);
      await database.kysely.insertInto('kept').values({ id: 1 }).execute();
    };
    await expect(write()).rejects.toMatchObject({ code: 'database.unreachable' });
    await expect.poll(() => database.ping().catch(({ code }) => code), { timeout: 20_000 }).toBe('database.damaged');
  });
});
