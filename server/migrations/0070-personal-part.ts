import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What an account says of its person, and until which day it is valid: `valid_until` is the end of that day. */
export const personalPartMigration: Migration = {
  version: 70,
  name: 'personal part and validity of accounts',
  async up(trx) {
    await sql`
      alter table base_user
        add column valid_to date,
        add column valid_until timestamptz,
        add column nation text not null default '',
        add column native_place text not null default '',
        add column certificates_type text,
        add column certificates_number text not null default '',
        add column education text,
        add column birthday date,
        add column entry_date date,
        add column tele_phone text not null default '',
        add column landline text not null default '',
        add column urgent_contacts text not null default '',
        add column urgent_tele_phone text not null default '',
        add column postal_address text not null default ''`.execute(trx);
  },
};
