import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Dictionaries and their entries know where they stand, as companies and departments do, how an entry is marked, and which one is usual. */
export const dictionaryPathsMigration: Migration = {
  version: 47,
  name: 'paths of dictionaries and their entries',
  async up(trx) {
    for (const name of ['base_dictionary_type', 'base_dictionary_data']) {
      const table = sql.table(name);
      await sql`alter table ${table} add column tree_path text not null default ''`.execute(trx);
      // Whatever stands below nothing that is there stands at the top, as lists have shown it.
      await sql`
        with recursive way as (
          select tenant_id, id, id || '/' as path from ${table} one
          where not exists (
            select 1 from ${table} above where above.tenant_id = one.tenant_id and above.id = one.parent_id)
          union all
          select one.tenant_id, one.id, way.path || one.id || '/' from way
          join ${table} one on one.tenant_id = way.tenant_id and one.parent_id = way.id)
        update ${table} row set tree_path = way.path from way
        where way.tenant_id = row.tenant_id and way.id = row.id`.execute(trx);
      // What stands in a circle stands nowhere; topmost it can be mended.
      await sql`update ${table} set tree_path = id || '/', parent_id = '0' where tree_path = ''`.execute(trx);
      await sql`create index ${sql.ref(`${name}_tree`)} on ${table} (tenant_id, tree_path text_pattern_ops)`.execute(
        trx,
      );
    }
    // What pages read must be there from the first start on, before tables are settled.
    await sql`alter table base_dictionary_data add column status text not null default 'none'`.execute(trx);
    await sql`alter table base_dictionary_data add column is_default integer not null default 0`.execute(trx);
  },
};
