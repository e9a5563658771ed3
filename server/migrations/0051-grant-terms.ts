import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** For whom else a grant counts, until when, and why it was made. */
export const grantTermsMigration: Migration = {
  version: 51,
  name: 'terms of grants',
  async up(trx) {
    await sql`
      alter table base_authorize
        add column below boolean not null default false,
        add column valid_to timestamptz,
        add column reason text not null default ''`.execute(trx);
  },
};
