import { sql } from 'kysely';
import entries from '../../../schemas/menu.json' with { type: 'json' };
import type { Migration } from '../../database/index.ts';

const rows = entries.map(({ soon, urlAddress = '', ...entry }) => ({
  ...entry,
  urlAddress,
  property: JSON.stringify(soon === undefined ? {} : { soon }),
}));

/**
 * Entries of what is still to come, in the menu of tenants that were filled before: below the directories of theirs that
 * are still there, and in directories of their own. Granted to nobody, so that administrators alone see them. An entry
 * whose id or address is taken is left out. And the index by which the history of a record is found.
 */
export const shellMenusMigration: Migration = {
  version: 10,
  name: 'functional areas in the menu, history of records',
  async up(trx) {
    // The history of a record is asked for by the record.
    await sql`create index base_audit_target_index on base_audit (tenant_id, target, creator_time)`.execute(trx);
    // Directories first: what stands in them asks whether they are there.
    for (const isPage of [false, true]) {
      const wanted = JSON.stringify(rows.filter(({ urlAddress }) => (urlAddress !== '') === isPage));
      await sql`
        insert into base_menu (tenant_id, id, parent_id, full_name, names, en_code, icon, type, url_address, property_json,
          sort_code, creator_time)
        select tenants.tenant_id, entry.id, entry."parentId", entry."fullName", entry.names, entry."enCode", entry.icon,
          entry.type, entry."urlAddress", entry.property, entry."sortCode", now()
        from (select distinct tenant_id from base_menu) tenants
        cross join jsonb_to_recordset(${wanted}::jsonb) as entry(id text, "parentId" text, "fullName" text, names jsonb,
          "enCode" text, icon text, type integer, "urlAddress" text, property text, "sortCode" integer)
        where (entry."parentId" = '0' or exists (
            select 1 from base_menu parent
            where parent.tenant_id = tenants.tenant_id and parent.id = entry."parentId"))
          and not exists (
            select 1 from base_menu twin where twin.tenant_id = tenants.tenant_id
              and (twin.id = entry.id or (entry."urlAddress" <> '' and twin.url_address = entry."urlAddress")))`.execute(
        trx,
      );
    }
  },
};
