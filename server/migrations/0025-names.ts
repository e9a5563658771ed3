import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What people read the name of; each row has a Chinese one. */
const named = [
  ...['base_organize', 'base_position', 'base_role', 'base_group', 'base_user'],
  ...['base_dictionary_type', 'base_dictionary_data', 'base_bill_rule', 'base_data_interface'],
  ...['base_axis', 'base_map_region', 'base_visualdev'],
] as const;

/** Names and messages in the other two languages, beside the Chinese ones; rows of before have none and show those. */
export const namesMigration: Migration = {
  version: 25,
  name: 'names in three languages',
  async up(trx) {
    // { en, zhtw }
    for (const table of named) await sql`alter table ${sql.table(table)} add column names jsonb`.execute(trx);
    // `names` of a version says where its fields live.
    await sql`alter table base_visualdev_release add column full_names jsonb`.execute(trx);
    // { en: { title, body }, zhtw: { title, body } }
    for (const table of ['base_message', 'base_notice'] as const)
      await sql`alter table ${sql.table(table)} add column words jsonb`.execute(trx);
  },
};
