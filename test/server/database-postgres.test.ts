import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { describeOnPostgres } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';

describe('an address of PostgreSQL', () => {
  test.each([
    { name: 'nobody listens', url: 'postgres://adit:secret@127.0.0.1:1/adit' },
    { name: 'no host has the name', url: 'postgres://adit:secret@no-such-host.invalid/adit' },
    { name: 'it is something else', url: 'mysql://adit:secret@127.0.0.1/adit' },
  ])('at which $name is refused within the connection deadline, without showing the password', async ({ url }) => {
    const startMs = performance.now();
    const error = await openDatabase({ kind: 'postgres', url }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'database.unreachable' });
    expect(String(error)).not.toContain('secret');
    if (isLongRun) expect(performance.now() - startMs).toBeLessThan(4000);
  });
});

describeOnPostgres('several connections', (context) => {
  let database: Database;
  beforeAll(async () => {
    database = await context.open({ report: () => undefined });
    await sql`create table account (id integer primary key, amount integer not null)`.execute(database.kysely);
    await database.kysely
      .insertInto('account')
      .values([
        { id: 1, amount: 0 },
        { id: 2, amount: 0 },
      ])
      .execute();
  });

  const add = (trx: Database['kysely'], id: number) =>
    trx.updateTable('account').set({ amount: sql`amount + 1` }).where('id', '=', id).execute();

  test('runs both again that met in a deadlock', async () => {
    let arrived = 0;
    let bothArrived = (): void => undefined;
    const meeting = new Promise<void>((resolve) => {
      bothArrived = resolve;
    });
    const move = (from: number, to: number) =>
      database.transaction(async (trx) => {
        await add(trx, from);
        arrived += 1;
        if (arrived === 2) bothArrived();
        await meeting;
        await add(trx, to);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(arrived).toBeGreaterThan(2);
    expect(await database.kysely.selectFrom('account').select('amount').execute()).toEqual([
      { amount: 2 },
      { amount: 2 },
    ]);
  });

  test('says so when its connections are cut, and works again', async () => {
    const sleeping = sql`select pg_sleep(20)`.execute(database.kysely);
    const failed = expect(sleeping).rejects.toMatchObject({ code: 'database.unreachable' });
    const cut = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like '%pg_sleep(20)%'`;
    await expect.poll(async () => (await cut.execute(database.kysely)).rows.length).toBe(1);
    await failed;
    await database.ping();
  });

  test('takes callers in turn when there are more of them than connections', async () => {
    const runs = Array.from({ length: 50 }, () => database.transaction((trx) => add(trx, 1)));
    await Promise.all(runs);
    expect(await database.kysely.selectFrom('account').select('amount').where('id', '=', 1).execute()).toEqual([
      { amount: 52 },
    ]);
  });
});
