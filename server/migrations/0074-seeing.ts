import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What a browser said of itself when a session began, and sessions that for a while see the program as another person. */
export const seeingMigration: Migration = {
  version: 74,
  name: 'agents of sessions, and seeing as another person',
  async up(trx) {
    await sql`
      alter table base_session
        add column agent text not null default '',
        add column kind text not null default 'normal' check (kind in ('normal', 'seeAs')),
        add column acting_for text,
        add column acting_until timestamptz,
        add column acting_rows text,
        add column reason text not null default ''`.execute(trx);
    await sql`
      create index base_session_seeing on base_session (acting_until) where kind = 'seeAs'`.execute(trx);
  },
};
