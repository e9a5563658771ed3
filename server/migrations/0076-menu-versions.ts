import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** The menu of a tenant as it stood after a change, the newest versions of it; no tree for the one that stands there now. */
export const menuVersionsMigration: Migration = {
  version: 76,
  name: 'versions of the menu',
  async up(trx) {
    await sql`
      create table base_menu_version (
        tenant_id text not null,
        version integer not null,
        id text not null,
        tree jsonb,
        note text not null default '',
        creator_id text,
        creator_time timestamptz not null,
        constraint base_menu_version_pk primary key (tenant_id, version),
        constraint base_menu_version_id unique (tenant_id, id))`.execute(trx);
  },
};
