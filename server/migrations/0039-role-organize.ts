import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** The company or department that a role belongs to; roles of before, like any without one, are roles of all. */
export const roleOrganizeMigration: Migration = {
  version: 39,
  name: 'organisation of a role',
  async up(trx) {
    await sql`alter table base_role add column organize_id text`.execute(trx);
  },
};
