import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What the rules of signing in go by: passwords that were used before, how old a password is, when a session was last used,
 * and until when an account takes no more tries. Passwords that are there already count from now on.
 */
export const signInRulesMigration: Migration = {
  version: 57,
  name: 'rules of signing in',
  async up(trx) {
    await sql`
      create table base_user_old_password (
        tenant_id text not null,
        user_id text not null,
        id text not null,
        password_hash text not null,
        creator_time timestamptz not null,
        primary key (tenant_id, user_id, id)
      )`.execute(trx);
    await sql`alter table base_user add column password_time timestamptz`.execute(trx);
    await sql`update base_user set password_time = now()`.execute(trx);
    await sql`alter table base_session add column last_time timestamptz`.execute(trx);
    await sql`alter table base_attempt add column locked_until timestamptz`.execute(trx);
  },
};
