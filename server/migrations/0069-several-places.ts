import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * People are in several departments and hold several positions: links say which, in an order, and the first one is the
 * main one. The columns of `base_user` stay the main ones for all that knows one of each; whoever writes those, links
 * follow by themselves, so that the two never say different things.
 */
export const severalPlacesMigration: Migration = {
  version: 69,
  name: 'several departments and positions of people',
  async up(trx) {
    // An index has had the name of the table.
    await sql`alter index base_user_organize rename to base_user_main_organize`.execute(trx);
    for (const [table, column] of [
      ['base_user_organize', 'organize_id'],
      ['base_user_position', 'position_id'],
    ] as const) {
      const [links, place] = [sql.table(table), sql.ref(column)];
      await sql`
        create table ${links} (
          tenant_id text not null, user_id text not null, ${place} text not null, sort_code integer not null,
          is_main boolean not null generated always as (sort_code = 0) stored,
          primary key (tenant_id, user_id, ${place}))`.execute(trx);
      await sql`create unique index ${sql.ref(`${table}_main`)} on ${links} (tenant_id, user_id) where is_main`.execute(
        trx,
      );
      // Who is in a department or holds a position is asked by that.
      await sql`create index ${sql.ref(`${table}_place`)} on ${links} (tenant_id, ${place}, user_id)`.execute(trx);
      await sql`
        insert into ${links} (tenant_id, user_id, ${place}, sort_code)
        select tenant_id, id, ${place}, 0 from base_user where ${place} is not null`.execute(trx);
      const name = sql.ref(`${table}_follows`);
      await sql`
        create function ${name}() returns trigger language plpgsql as $$
        begin
          if new.${place} is null then
            delete from ${links} where tenant_id = new.tenant_id and user_id = new.id;
          elsif not exists (
            select 1 from ${links}
            where tenant_id = new.tenant_id and user_id = new.id and ${place} = new.${place} and is_main
          ) then
            delete from ${links}
            where tenant_id = new.tenant_id and user_id = new.id and (is_main or ${place} = new.${place});
            insert into ${links} (tenant_id, user_id, ${place}, sort_code)
            values (new.tenant_id, new.id, new.${place}, 0);
          end if;
          return null;
        end $$`.execute(trx);
      await sql`
        create trigger ${name} after insert or update of ${place} on base_user
        for each row execute function ${name}()`.execute(trx);
    }
  },
};
