import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';
import { makeCarrierTables } from '../jobs/make-carrier-tables.ts';
import { platformTenant } from '../kernel/context.ts';

/**
 * Work that outlives the call that asked for it. `base_job_turn` is held while jobs are taken or ended, so that what was
 * counted stays true meanwhile; it is the installation's.
 */
export const jobsMigration: Migration = {
  version: 30,
  name: 'jobs',
  async up(trx) {
    await sql`
      create table base_job (
        tenant_id text not null,
        id text not null,
        -- whose it is; null: the server's
        person_id text,
        language text not null,
        kind text not null,
        -- the same job asked for twice is one
        key text,
        input jsonb not null,
        state text not null,
        -- asked for once more while it ran
        is_again boolean not null default false,
        stop_asked boolean not null default false,
        done integer not null default 0,
        total integer,
        words jsonb,
        result text,
        attempt integer not null default 0,
        due_time timestamptz not null,
        -- what will bring it to a process; null while it waits for another one to end
        carrier text,
        -- the process that runs it, and until when its word counts
        holder text,
        lease_time timestamptz,
        creator_time timestamptz not null,
        started_time timestamptz,
        ended_time timestamptz,
        revision integer not null default 1,
        primary key (tenant_id, id)
      )`.execute(trx);
    await sql`create unique index base_job_key on base_job (tenant_id, kind, key)
      where key is not null and state in ('waiting', 'running')`.execute(trx);
    await sql`create index base_job_open on base_job (state, due_time) where state in ('waiting', 'running')`.execute(
      trx,
    );
    await sql`create index base_job_person on base_job (tenant_id, person_id, id)`.execute(trx);
    await sql`create index base_job_ended on base_job (ended_time) where ended_time is not null`.execute(trx);
    await sql`create table base_job_turn (tenant_id text primary key)`.execute(trx);
    await sql`insert into base_job_turn (tenant_id) values (${platformTenant})`.execute(trx);
    await makeCarrierTables(trx);
  },
};
