import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What was asked of the server and how it went (5), and what failed in it (4); the hash with which each line of the audit
 * holds the one before it, and where the chain of a tenant begins and ends.
 */
export const requestLogMigration: Migration = {
  version: 79,
  name: 'log of requests and errors, chain of the audit',
  async up(trx) {
    await sql`
      create table base_log (
        tenant_id text not null,
        id text not null,
        kind integer not null check (kind in (4, 5)),
        user_id text,
        address text not null default '',
        agent text not null default '',
        route text not null,
        method text not null,
        status integer not null,
        ms integer not null,
        request_id text not null default '',
        code text not null default '',
        detail text not null default '',
        creator_time timestamptz not null,
        primary key (tenant_id, id))`.execute(trx);
    await sql`create index base_log_of_kind on base_log (tenant_id, kind, creator_time desc, id desc)`.execute(trx);
    await sql`create index base_log_of_user on base_log (tenant_id, user_id, kind, creator_time desc)`.execute(trx);
    await sql`alter table base_audit add column chain text not null default ''`.execute(trx);
    await sql`create index base_audit_unchained on base_audit (tenant_id, creator_time, id) where chain = ''`.execute(
      trx,
    );
    await sql`
      create table base_audit_chain (
        tenant_id text primary key,
        first_chain text not null default '',
        last_chain text not null default '',
        last_id text not null default '',
        last_time timestamptz)`.execute(trx);
  },
};
