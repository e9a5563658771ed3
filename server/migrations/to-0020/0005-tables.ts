import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/** Tables that models share with others: which were made elsewhere, and that none is taken twice; plain indexes. */
export const tablesMigration: Migration = {
  version: 5,
  name: 'tables',
  async up(trx) {
    await sql`alter table base_visualdev_table add column bound boolean not null default false`.execute(trx);
    await sql`alter table base_visualdev_column add column plain_index text`.execute(trx);
    // A table is taken once in the whole database, whatever the tenant.
    await sql`create unique index base_visualdev_table_taken on base_visualdev_table (table_name)`.execute(trx);
    await sql`drop index base_visualdev_table_name`.execute(trx);
  },
};
