import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Where companies and departments stand: the ids from the top down. What stands below one is then found by how its path
 * begins, without walking the tree.
 */
export const organizePathsMigration: Migration = {
  version: 42,
  name: 'paths of companies and departments',
  async up(trx) {
    await sql`alter table base_organize add column tree_path text not null default ''`.execute(trx);
    // Whatever stands below nothing that is there stands at the top, as lists have shown it.
    await sql`
      with recursive way as (
        select tenant_id, id, id || '/' as path from base_organize one
        where not exists (
          select 1 from base_organize above where above.tenant_id = one.tenant_id and above.id = one.parent_id)
        union all
        select one.tenant_id, one.id, way.path || one.id || '/' from way
        join base_organize one on one.tenant_id = way.tenant_id and one.parent_id = way.id)
      update base_organize set tree_path = way.path from way
      where way.tenant_id = base_organize.tenant_id and way.id = base_organize.id`.execute(trx);
    await sql`update base_organize set tree_path = id || '/', parent_id = '0' where tree_path = ''`.execute(trx);
    await sql`create index base_organize_tree on base_organize (tenant_id, tree_path text_pattern_ops)`.execute(trx);
  },
};
