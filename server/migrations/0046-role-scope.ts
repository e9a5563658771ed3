import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * A role is everybody's or belongs to companies and departments, to several where it must: a table of links says which, in
 * place of the one column. Roles that the installation brought are marked: they are changed and never deleted.
 */
export const roleScopeMigration: Migration = {
  version: 46,
  name: 'organisations of roles',
  async up(trx) {
    await sql`alter table base_role add column global_mark integer not null default 1`.execute(trx);
    await sql`alter table base_role add column built_in boolean not null default false`.execute(trx);
    await sql`
      create table base_role_organize (
        tenant_id text not null, role_id text not null, organize_id text not null,
        constraint base_role_organize_pk primary key (tenant_id, role_id, organize_id))`.execute(trx);
    await sql`
      insert into base_role_organize (tenant_id, role_id, organize_id)
      select tenant_id, id, organize_id from base_role where organize_id is not null`.execute(trx);
    await sql`update base_role set global_mark = 0 where organize_id is not null`.execute(trx);
    await sql`alter table base_role drop column organize_id`.execute(trx);
    await sql`
      update base_role set built_in = true
      where creator_id is null and id in ('role-designer', 'role-staff', 'role-manager')`.execute(trx);
    // Who belongs to a role is asked by the role.
    await sql`create index base_user_role_role on base_user_role (tenant_id, role_id)`.execute(trx);
  },
};
