import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/**
 * Names of regions are kept apart, since people choose regions by them: of several with one name all but the first get
 * their code behind it. And the pages of maps are there now: their entries of the menu say no longer what will come.
 */
export const mapScreensMigration: Migration = {
  version: 18,
  name: 'names of regions, pages of maps',
  async up(trx) {
    // The length that the call takes, with room for the code, which nothing else of the tenant has.
    await sql`
      update base_map_region region
      set full_name = left(region.full_name, 99 - length(region.en_code)) || ' ' || region.en_code
      where exists (
        select 1 from base_map_region twin
        where twin.tenant_id = region.tenant_id and twin.full_name = region.full_name
          and (twin.creator_time, twin.id) < (region.creator_time, region.id))`.execute(trx);
    await trx.schema
      .alterTable('base_map_region')
      .addUniqueConstraint('base_map_region_name', ['tenant_id', 'full_name'])
      .execute();
    await sql`
      update base_menu set property_json = '{}'
      where id in ('menu-system-data-map', 'menu-extend-map-demo') and url_address in ('systemData/map', 'extend/mapDemo')
        and property_json like '%"soon"%'`.execute(trx);
  },
};
