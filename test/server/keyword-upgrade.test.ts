import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../server/database/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { describeOnDatabases } from '../support/databases.ts';

describeOnDatabases('tables of models of before', { onBoth: 'DDL', isEmpty: true }, ({ open }) => {
  it('get a place for pieces, and each column a key of its own; those that others write to get none', async () => {
    const database = await open();
    const run = async (text: string) => (await sql.raw(text).execute(database.kysely)).rows;
    await migrate(
      database,
      migrations.filter(({ version }) => version < 23),
    );
    await run(`create table "m_old" (tenant_id text, id text)`);
    await run(`insert into "m_old" values ('main', '1')`);
    await run('create table "theirs" (id text)');
    for (const [key, table, bound] of [
      ['', 'm_old', false],
      ['rows', 'm_old_rows', false],
    ])
      await run(`insert into base_visualdev_table (tenant_id, model_id, table_key, table_name, bound, creator_time)
        values ('main', 'm1', '${key}', '${table}', ${bound}, now())`);
    await run(`insert into base_visualdev_table (tenant_id, model_id, table_key, table_name, bound, creator_time)
      values ('main', 'm2', '', 'theirs', true, now())`);
    for (const [model, key, name] of [
      ['m1', '', 'f_a'],
      ['m1', 'rows', 'f_a'],
      ['m2', '', 'f_a'],
    ])
      await run(`insert into base_visualdev_column (tenant_id, model_id, table_key, column_name, field, kind, active)
        values ('main', '${model}', '${key}', '${name}', 'a', 'text', true)`);
    await migrate(database, migrations);
    expect(await run('select id, search_pieces from "m_old"')).toEqual([{ id: '1', search_pieces: null }]);
    expect(await run('select * from "theirs"')).toEqual([]);
    await expect(run('select search_pieces from "theirs"')).rejects.toThrow();
    expect(
      await run('select model_id as m, table_key as t, search_key as k from base_visualdev_column order by 1, 2'),
    ).toEqual([
      { m: 'm1', t: '', k: 1 },
      { m: 'm1', t: 'rows', k: 2 },
      { m: 'm2', t: '', k: 1 },
    ]);
  });
});
