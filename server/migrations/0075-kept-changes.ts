import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What administrators changed, whole, so that it can be taken back: the audit keeps what people read of a change, short and
 * without secrets, and for ever; here stands what a machine needs, for as long as taking back is offered. `seq` is the order
 * in which changes of one thing were made.
 */
export const keptChangesMigration: Migration = {
  version: 75,
  name: 'changes that can be taken back',
  async up(trx) {
    await sql`
      create table base_kept_change (
        tenant_id text not null,
        id text not null,
        seq bigint generated always as identity,
        kind text not null,
        target text not null,
        name text not null default '',
        deed text not null,
        before jsonb,
        after jsonb,
        unkept jsonb not null default '[]',
        creator_id text,
        creator_time timestamptz not null,
        constraint base_kept_change_pk primary key (tenant_id, id))`.execute(trx);
    await sql`
      create index base_kept_change_of_target on base_kept_change (tenant_id, kind, target, seq desc)`.execute(trx);
    await sql`create index base_kept_change_of_kind on base_kept_change (tenant_id, kind, seq desc)`.execute(trx);
    await sql`create index base_kept_change_time on base_kept_change (creator_time)`.execute(trx);
  },
};
