import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** By what people are told apart where many of them are written at once: without it each one looks at all the others. */
export const peopleIndexesMigration: Migration = {
  version: 62,
  name: 'people indexes',
  async up(trx) {
    await sql`create index base_user_account_lower on base_user (tenant_id, lower(account))`.execute(trx);
    await sql`create index base_user_mobile_text on base_user (tenant_id, mobile)`.execute(trx);
    await sql`create index base_user_sort on base_user (tenant_id, sort_code)`.execute(trx);
  },
};
