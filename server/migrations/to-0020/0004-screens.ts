import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/** Screens are stored beside models, type 9: a model and a screen may have one code. */
export const screensMigration: Migration = {
  version: 4,
  name: 'screens',
  async up(trx) {
    await sql`alter table base_visualdev drop constraint base_visualdev_en_code`.execute(trx);
    await sql`create unique index base_visualdev_en_code on base_visualdev (tenant_id, en_code, (type = 9))`.execute(
      trx,
    );
  },
};
