import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, DatabaseError, fixedStatement, json, SqlError } from '../../server/database/index.ts';
import { describeOnDatabases } from '../support/databases.ts';

async function countRows(database: Database, table: string): Promise<unknown> {
  const row = await database.kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}

describeOnDatabases('a database', { onBoth: 'this is where the engines are made alike', isEmpty: true }, (context) => {
  let database: Database;
  beforeAll(async () => {
    database = await context.open();
    await sql`create table sheet (id integer primary key, amount numeric(12, 2), data jsonb, made timestamptz)`.execute(
      database.kysely,
    );
  });

  test('says which engine it is and what it promises in one line', () => {
    expect(database.engine).toBe(context.engine);
    expect(database.promise).toMatch(/^.{40,300}$/);
  });

  describe('with a statement whose text stays the same', () => {
    type Part = { id: number; data: unknown; made: string | null };
    const insert = 'insert into part (id, data, made) values ($1, cast($2 as jsonb), $3)';
    const select = 'select id, data, made from part where id = $1';
    const add = (id: number) =>
      database.kysely.executeQuery(fixedStatement(insert, [id, '["二"]', '2026-11-20T00:00:00Z']));
    const find = async (id: number, handle = database.kysely) =>
      (await handle.executeQuery(fixedStatement<Part>(select, [id]))).rows;
    const part = (id: number) => ({ id, data: ['二'], made: '2026-11-20T00:00:00.000Z' });
    beforeAll(() =>
      sql`create table part (id integer primary key, data jsonb, made timestamptz)`.execute(database.kysely),
    );

    test('gives each call its own rows in parsed form, also many at once', async () => {
      expect((await add(1)).numAffectedRows).toBe(1n);
      await Promise.all(Array.from({ length: 40 }, (_, index) => add(index + 2)));
      const found = await Promise.all(Array.from({ length: 60 }, (_, index) => find(index + 1)));
      expect(found).toEqual(Array.from({ length: 60 }, (_, index) => (index < 41 ? [part(index + 1)] : [])));
    });

    test('goes on after it was refused, be it at its first run', async () => {
      const first = () => database.kysely.executeQuery(fixedStatement('insert into part (id) values ($1)', [1]));
      for (let round = 0; round < 3; round += 1) await expect(first()).rejects.toMatchObject({ code: '23505' });
      await expect(find(Number.NaN)).rejects.toMatchObject({ code: '22P02' });
      expect(await find(1)).toEqual([part(1)]);
    });

    test('runs on when the engine has lost it, outside a transaction and inside one', async () => {
      const lose = (handle = database.kysely) => sql`deallocate all`.execute(handle);
      await find(1);
      await lose();
      expect(await find(1)).toEqual([part(1)]);
      let runs = 0;
      const found = await database.transaction(async (trx) => {
        await find(1, trx);
        runs += 1;
        if (runs === 1) await lose(trx);
        return find(1, trx);
      });
      expect(found).toEqual([part(1)]);
    });

    test('answers with the columns that the table has now', async () => {
      const all = () => database.kysely.executeQuery(fixedStatement<Part>('select * from part where id = 1', []));
      await all();
      await sql`alter table part add column more text default 'new'`.execute(database.kysely);
      expect((await all()).rows).toEqual([{ ...part(1), more: 'new' }]);
    });
  });

  test('gives values of each type in the same form', async () => {
    const { rows } = await sql`
      select 7::int2 as int2, 8::int4 as int4, 9::int8 as int8, 9007199254740993::int8 as big, count(*) as rows,
        1.50::numeric as price, 'NaN'::float8 as nan, 2.5::float4 as float4, true as yes,
        date '2026-11-20' as day, time '08:30' as clock, timestamp '2026-11-20 08:30:00' as local,
        timestamptz '2026-11-20 08:30:00.123456+08' as instant, timestamptz 'infinity' as never,
        '{"a":[1,"二"]}'::json as json, '[1,null]'::jsonb as jsonb, null::jsonb as nothing, '\\xc0ff'::bytea as bytes,
        array[1,null,3] as numbers, array['a,"b','{c}','NULL',null] as texts, array[[1,2],[3,4]] as grid,
        array[timestamptz '2026-11-20 00:00Z'] as instants, '{}'::int8[] as none, interval '1 day 2 hours' as span,
        '6f2a1a0e-0000-4000-8000-000000000001'::uuid as key`.execute(database.kysely);
    expect(rows).toEqual([
      {
        int2: 7,
        int4: 8,
        int8: 9,
        big: '9007199254740993',
        rows: 1,
        price: '1.50',
        nan: Number.NaN,
        float4: 2.5,
        yes: true,
        day: '2026-11-20',
        clock: '08:30:00',
        local: '2026-11-20 08:30:00',
        instant: '2026-11-20T00:30:00.123Z',
        never: 'infinity',
        json: { a: [1, '二'] },
        jsonb: [1, null],
        nothing: null,
        bytes: Buffer.from([0xc0, 0xff]),
        numbers: [1, null, 3],
        texts: ['a,"b', '{c}', 'NULL', null],
        grid: [
          [1, 2],
          [3, 4],
        ],
        instants: ['2026-11-20T00:00:00.000Z'],
        none: [],
        span: '1 day 02:00:00',
        key: '6f2a1a0e-0000-4000-8000-000000000001',
      },
    ]);
  });

  test('writes values of each kind in the same form', async () => {
    await database.kysely
      .insertInto('sheet')
      .values([
        { id: 1, amount: '12.30', data: json(['a', { b: 'c"\\' }]), made: new Date('2026-11-20T10:00:00.5Z') },
        { id: 2, amount: 4, data: json(null), made: null },
        { id: 3, amount: null, data: json('text'), made: '2026-11-20T10:00:00+08:00' },
      ])
      .execute();
    const rows = await database.kysely.selectFrom('sheet').selectAll().orderBy('id').execute();
    expect(rows).toEqual([
      { id: 1, amount: '12.30', data: ['a', { b: 'c"\\' }], made: '2026-11-20T10:00:00.500Z' },
      { id: 2, amount: '4.00', data: null, made: null },
      { id: 3, amount: null, data: 'text', made: '2026-11-20T02:00:00.000Z' },
    ]);
    const texts = ['a,"b', '{c}', 'NULL', null, '\\', ''];
    const back = await sql`select ${texts}::text[] as texts, ${Buffer.from([0, 255])}::bytea as bytes,
      ${true}::boolean as yes, 3 = any(${[1, 3]}::int[]) as found`.execute(database.kysely);
    expect(back.rows).toEqual([{ texts, bytes: Buffer.from([0, 255]), yes: true, found: true }]);
  });

  test('refuses an object that was not marked as JSON', async () => {
    const insert = database.kysely.insertInto('sheet').values({ id: 9, data: { a: 1 } });
    await expect(insert.execute()).rejects.toThrow('write JSON as json(value)');
  });

  test('sorts text by code point', async () => {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(array['b', 'A', 'a', 'B', '管', 'é']) as word order by word`.execute(database.kysely);
    expect(rows.map(({ word }) => word)).toEqual(['A', 'B', 'a', 'b', 'é', '管']);
  });

  test('tells how many rows a write touched', async () => {
    await database.kysely
      .insertInto('sheet')
      .values([{ id: 11 }, { id: 12 }])
      .execute();
    const updated = await database.kysely.updateTable('sheet').set({ amount: '1' }).where('id', '>', 10).execute();
    expect(updated[0]?.numUpdatedRows).toBe(2n);
    const deleted = await database.kysely.deleteFrom('sheet').where('id', '>', 10).executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(2n);
  });

  test('gives the same error fields for a refused statement', async () => {
    await sql`create table unique_name (name text constraint one_name unique)`.execute(database.kysely);
    const insert = database.kysely.insertInto('unique_name').values({ name: 'x' });
    await insert.execute();
    const error = await insert.execute().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SqlError);
    expect(error).toMatchObject({ code: '23505', constraint: 'one_name', table: 'unique_name' });
  });

  test('takes one statement at a time, so that none can be slipped in', async () => {
    await expect(sql`select 1; select 2`.execute(database.kysely)).rejects.toMatchObject({ code: '42601' });
  });

  test('answers a ping and may be written', async () => {
    await database.ping();
    expect(await database.writable()).toBe(true);
  });

  describe('in a transaction', () => {
    test('follows after the commit alone, once however often it was run, and at once outside of one', async () => {
      const followed: string[] = [];
      let runs = 0;
      await database.transaction(async () => {
        runs += 1;
        database.afterCommit(() => followed.push(`run ${runs}`));
        if (runs < 3) throw new SqlError({ message: 'met another', code: '40001' });
        expect(followed).toEqual([]);
      });
      const refused = database.transaction(async () => {
        database.afterCommit(() => followed.push('never'));
        throw new Error('no');
      });
      await expect(refused).rejects.toThrow('no');
      database.afterCommit(() => followed.push('outside'));
      expect(followed).toEqual(['run 3', 'outside']);
    });

    beforeAll(() => sql`create table entry (id integer primary key, half integer)`.execute(database.kysely));

    test('keeps all or nothing of 20 that run at once', async () => {
      const runs = Array.from({ length: 20 }, (_, id) =>
        database.transaction(async (trx) => {
          await trx.insertInto('entry').values({ id, half: 1 }).execute();
          await trx
            .insertInto('entry')
            .values({ id: 100 + id, half: 2 })
            .execute();
          if (id % 2 === 1) throw new Error(`odd ${id}`);
          return id;
        }),
      );
      const results = await Promise.allSettled(runs);
      expect(results.map(({ status }) => status)).toEqual(
        results.map((_, id) => (id % 2 === 0 ? 'fulfilled' : 'rejected')),
      );
      const rows = await database.kysely.selectFrom('entry').select('id').orderBy('id').execute();
      const even = Array.from({ length: 10 }, (_, index) => index * 2);
      expect(rows.map(({ id }) => id)).toEqual([...even, ...even.map((id) => id + 100)]);
    });

    test('does not show others what it takes back', async () => {
      let inserted = (): void => undefined;
      const outside = new Promise<void>((resolve) => {
        inserted = resolve;
      }).then(() => countRows(database, 'entry'));
      const run = database.transaction(async (trx) => {
        await trx.insertInto('entry').values({ id: 500 }).execute();
        inserted();
        expect(await trx.selectFrom('entry').select('id').where('id', '=', 500).execute()).toEqual([{ id: 500 }]);
        throw new Error('no');
      });
      await expect(run).rejects.toThrow('no');
      expect(await outside).toBe(20);
    });

    test('throws when the outer handle is used inside, instead of waiting for ever', async () => {
      const run = database.transaction(async (trx) => {
        await trx.insertInto('entry').values({ id: 600 }).execute();
        await database.kysely.selectFrom('entry').selectAll().execute();
      });
      await expect(run).rejects.toThrow('outer database handle');
      await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('outer');
      await expect(database.transaction(() => database.ping())).rejects.toThrow('outer');
      const rows = await database.kysely.selectFrom('entry').select('id').where('id', '=', 600).execute();
      expect(rows).toEqual([]);
    });

    test('leaves the outer handle free once it has ended, also for work that it started', async () => {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      let started: Promise<unknown> | undefined;
      await database.transaction(async () => {
        started = ended.then(() => countRows(database, 'entry'));
      });
      end();
      expect(await started).toBe(20);
    });

    test('cannot be begun past the guard', async () => {
      const run = database.kysely.transaction().execute(async () => undefined);
      await expect(run).rejects.toThrow('use database.transaction');
    });

    test('takes tables back too', async () => {
      const run = database.transaction(async (trx) => {
        await sql`create table passing (id integer)`.execute(trx);
        await sql`alter table entry add column passing text`.execute(trx);
        throw new Error('no');
      });
      await expect(run).rejects.toThrow('no');
      const { rows } = await sql`
        select table_name from information_schema.columns where table_name = 'passing' or column_name = 'passing'`.execute(
        database.kysely,
      );
      expect(rows).toEqual([]);
    });

    test('reports a commit that the engine turned into a rollback', async () => {
      const run = database.transaction(async (trx) => {
        await trx.insertInto('entry').values({ id: 700 }).execute();
        await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      });
      await expect(run).rejects.toMatchObject({ code: '25P02' });
    });

    test('is run again after a serialization failure, three times at most', async () => {
      const fail = sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`;
      let attempts = 0;
      const run = database.transaction(async (trx) => {
        attempts += 1;
        await trx.insertInto('entry').values({ id: 800 }).execute();
        if (attempts < 3) await fail.execute(trx);
        return attempts;
      });
      expect(await run).toBe(3);

      attempts = 0;
      const hopeless = database.transaction(async (trx) => {
        attempts += 1;
        await fail.execute(trx);
      });
      await expect(hopeless).rejects.toMatchObject({ code: '40001' });
      expect(attempts).toBe(4);
    });
  });
});

describeOnDatabases(
  'a database with short deadlines',
  { onBoth: 'this is where the engines are made alike', isEmpty: true },
  (context) => {
    let database: Database;
    const reports: string[] = [];
    beforeAll(async () => {
      database = await context.open({
        deadlines: { statementMs: 1000, transactionStatementMs: 1000, transactionIdleMs: 300 },
        report: (line) => reports.push(line),
      });
      await sql`create table kept (id integer primary key)`.execute(database.kysely);
      await database.kysely.insertInto('kept').values({ id: 1 }).execute();
    });

    test.each(['select pg_sleep(20)', 'select count(*) from generate_series(1, 2000000000)'])(
      'stops "%s" and works again',
      async (statement) => {
        const error = await sql
          .raw(statement)
          .execute(database.kysely)
          .catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(DatabaseError);
        expect(error).toMatchObject({ code: 'database.deadline' });
        expect(await countRows(database, 'kept')).toBe(1);
      },
    );

    test('stops a statement inside a transaction and rolls back what came before it', async () => {
      const run = database.transaction(async (trx) => {
        await trx.insertInto('kept').values({ id: 2 }).execute();
        await sql`select pg_sleep(20)`.execute(trx);
      });
      await expect(run).rejects.toMatchObject({ code: 'database.deadline' });
      expect(await countRows(database, 'kept')).toBe(1);
    });

    test('rolls back a transaction that is left idle, so that others go on', async () => {
      let goOn = (): void => undefined;
      const left = database.transaction(async (trx) => {
        await trx.insertInto('kept').values({ id: 3 }).execute();
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        await trx.insertInto('kept').values({ id: 4 }).execute();
      });
      const failed = expect(left).rejects.toMatchObject({ code: 'database.deadline' });
      // On the embedded engine this waits for the transaction; on PostgreSQL for its lock on row 3.
      await database.kysely.insertInto('kept').values({ id: 3 }).execute();
      goOn();
      await failed;
      expect(await countRows(database, 'kept')).toBe(2);
    });
  },
);
