import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * Companies on this installation, with what each may use. The rows are the operator's, which is the first tenant: `tenant_id`
 * is his, `id` is the tenant that a row is about. Whoever has people already has a row from now on, without any bound.
 */
export const tenantsMigration: Migration = {
  version: 66,
  name: 'tenants',
  async up(trx) {
    await sql`
      create table base_tenant (
        tenant_id text not null, id text not null, company_name text not null default '', en_code text not null default '',
        contact text not null default '', mobile text not null default '', valid_to date, user_most integer,
        storage_most integer, enabled_mark integer not null default 1, description text not null default '',
        creator_id text, creator_time timestamptz not null, modifier_id text, modify_time timestamptz,
        revision integer not null default 1,
        constraint base_tenant_pk primary key (tenant_id, id))`.execute(trx);
    // Called as its first company is called, where it has one.
    await sql`
      insert into base_tenant (tenant_id, id, company_name, en_code, creator_time)
      select 'main', person.tenant_id, left(coalesce((
          select company.full_name from base_organize company
          where company.tenant_id = person.tenant_id and company.parent_id = '0'
          order by company.sort_code, company.id limit 1), person.tenant_id), 100),
        left(person.tenant_id, 50), min(person.creator_time)
      from base_user person group by person.tenant_id`.execute(trx);
  },
};
