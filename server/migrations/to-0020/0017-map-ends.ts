import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/**
 * Which connection sits at each end of a map's room, and what is on its way between two server processes. Unlogged:
 * a message is written without waiting for the disk, and after a crash of the database both tables are empty together,
 * so that every end comes back and is told anew who is there.
 */
export const mapEndsMigration: Migration = {
  version: 17,
  name: 'map ends',
  async up(trx) {
    await sql`
      create unlogged table base_map_end (
        tenant_id text not null,
        gid text not null,
        side text not null check (side in ('p', 'm')),
        connection text not null,
        expires_time timestamptz not null,
        constraint base_map_end_pk primary key (tenant_id, gid, side)
      )`.execute(trx);
    await sql`
      create unlogged table base_map_post (
        tenant_id text not null,
        gid text not null,
        to_connection text not null,
        from_connection text not null,
        number integer not null,
        body text not null,
        expires_time timestamptz not null,
        constraint base_map_post_pk primary key (tenant_id, to_connection, from_connection, number)
      )`.execute(trx);
  },
};
