import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type Database, type Migration, migrate } from '../../server/database/index.ts';
import { describeOnDatabases } from '../support/databases.ts';

const first: Migration = {
  version: 1,
  name: 'people',
  up: async (trx) => {
    await sql`create table person (id text primary key)`.execute(trx);
  },
};
const second: Migration = {
  version: 3,
  name: 'people have names',
  up: async (trx) => {
    await sql`alter table person add column name text`.execute(trx);
    await trx.insertInto('person').values({ id: 'a', name: 'Ann' }).execute();
  },
};
const failing: Migration = {
  version: 4,
  name: 'half done',
  up: async (trx) => {
    await trx.insertInto('person').values({ id: 'b', name: 'Bob' }).execute();
    await sql`create table half (id text)`.execute(trx);
    await sql`alter table no_such_table add column x text`.execute(trx);
  },
};

describeOnDatabases('migrations', { onBoth: 'DDL and its rollback', isEmpty: true }, (context) => {
  let database: Database;
  beforeAll(async () => {
    database = await context.open();
  });

  async function readVersions(): Promise<unknown[]> {
    const rows = await database.kysely.selectFrom('adit_migration').select('version').orderBy('version').execute();
    return rows.map(({ version }) => version);
  }

  test('are applied in order, once, also by nodes that start together', async () => {
    const answers = await Promise.all([migrate(database, [first, second]), migrate(database, [first, second])]);
    expect(answers.flat().sort()).toEqual([1, 3]);
    expect(await readVersions()).toEqual([1, 3]);
    expect(await database.kysely.selectFrom('person').selectAll().execute()).toEqual([{ id: 'a', name: 'Ann' }]);
  });

  test('are not applied again', async () => {
    expect(await migrate(database, [first, second])).toEqual([]);
  });

  test('leave nothing behind when one fails', async () => {
    const run = migrate(database, [first, second, failing]);
    await expect(run).rejects.toMatchObject({
      code: 'migration.failed',
      message: expect.stringContaining('no_such_table'),
    });
    expect(await readVersions()).toEqual([1, 3]);
    expect(await database.kysely.selectFrom('person').select('id').execute()).toEqual([{ id: 'a' }]);
    const { rows } = await sql`select to_regclass('half') as name`.execute(database.kysely);
    expect(rows).toEqual([{ name: null }]);
  });

  test('refuse a database that is newer than the program', async () => {
    await expect(migrate(database, [first])).rejects.toMatchObject({
      code: 'migration.unknown',
      message: expect.stringContaining('migration 3 (people have names)'),
    });
  });

  test.each([
    { name: 'falling', versions: [2, 1] },
    { name: 'twice the same', versions: [1, 1] },
    { name: 'not whole', versions: [1.5] },
    { name: 'not positive', versions: [0] },
  ])('refuse versions that are $name', async ({ versions }) => {
    const list = versions.map((version) => ({ ...first, version }));
    await expect(migrate(database, list)).rejects.toMatchObject({ code: 'migration.order' });
  });
});
