import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Tables made elsewhere are bound only where somebody has opened them to designers. What models are bound to stays open to
 * their tenant, column by column; nothing else is. Who may change the screens through which people come in may open tables.
 */
export const openTablesMigration: Migration = {
  version: 26,
  name: 'tables opened to designers',
  async up(trx) {
    await sql`
      insert into base_config (tenant_id, name, value)
      select tenant_id, 'openTables', jsonb_build_object(
        'tables', jsonb_agg(jsonb_build_object('table', table_name, 'columns', columns) order by table_name), 'revision', 1)
      from (
        select bound.tenant_id, bound.table_name, jsonb_agg(used.column_name order by used.column_name) as columns
        from base_visualdev_table bound
        join base_visualdev_column used
          on used.tenant_id = bound.tenant_id and used.model_id = bound.model_id and used.table_key = bound.table_key
        where bound.bound
        group by bound.tenant_id, bound.table_name
      ) as opened
      group by tenant_id
      on conflict do nothing`.execute(trx);
    await sql`
      insert into base_authorize (tenant_id, id, item_type, item_id, module_id, object_type, object_id, creator_time)
      select tenant_id, 'tables-' || object_id, 'installation', 'tables', '', 'user', object_id, now()
      from base_authorize
      where item_type = 'installation' and item_id = 'doors' and object_type = 'user'
      on conflict do nothing`.execute(trx);
  },
};
