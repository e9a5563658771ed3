import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DatabaseSchema } from './database.ts';
import { isWrite } from './write-gate.ts';

const kysely = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const reads = [
  kysely.selectFrom('t').selectAll().forUpdate(),
  kysely
    .with('u', (q) => q.selectFrom('t').selectAll())
    .selectFrom('u')
    .selectAll()
    .forUpdate(),
  sql`select 1`,
  sql`  with a as (select updated from t) select * from a for update`,
  sql`show timezone`,
];

const writes = [
  kysely.insertInto('t').values({ a: 1 }),
  kysely.updateTable('t').set({ a: 1 }),
  kysely.deleteFrom('t'),
  kysely.schema.createTable('t').addColumn('a', 'text'),
  kysely
    .with('d', (q) => q.deleteFrom('t').returningAll())
    .selectFrom('d')
    .selectAll(),
  sql`insert into t values (1)`,
  sql`
    ALTER TABLE t ADD COLUMN a text`,
  sql`with a as (update t as u set b = 1 returning *) select * from a`,
];

test.each(reads.map((query) => query.compile(kysely)))('counts "$sql" as reading', (query) => {
  expect(isWrite(query)).toBe(false);
});

test.each(writes.map((query) => query.compile(kysely)))('counts "$sql" as writing', (query) => {
  expect(isWrite(query)).toBe(true);
});
