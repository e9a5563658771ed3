import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What the page of users keeps of an account: whether its password has to be replaced before anything else, until when the
 * password counts, and when the account was deleted and what it was called then.
 */
export const accountsKeptMigration: Migration = {
  version: 44,
  name: 'passwords to be replaced, and deleted accounts',
  async up(trx) {
    await sql`
      alter table base_user
        add column must_change boolean not null default false,
        add column password_until timestamptz,
        add column delete_time timestamptz,
        add column deleted_account text not null default ''`.execute(trx);
  },
};
