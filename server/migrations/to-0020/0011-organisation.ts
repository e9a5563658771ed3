import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/** Groups of people, who somebody's manager is, and what a person keeps in the profile. */
export const organisationMigration: Migration = {
  version: 11,
  name: 'organisation',
  async up(trx) {
    await sql`alter table base_user
      add column gender integer not null default 0,
      add column manager_id text,
      add column sign_img text not null default '',
      add column preferences jsonb not null default '{}'`.execute(trx);
    await sql`create index base_user_organize on base_user (tenant_id, organize_id)`.execute(trx);
    await sql`create index base_user_manager on base_user (tenant_id, manager_id)`.execute(trx);
    await trx.schema
      .createTable('base_group')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('en_code', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('sort_code', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('enabled_mark', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('creator_id', 'text')
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('modifier_id', 'text')
      .addColumn('modify_time', 'timestamptz')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addPrimaryKeyConstraint('base_group_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('base_group_code', ['tenant_id', 'en_code'])
      .execute();
    await trx.schema
      .createTable('base_group_member')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('group_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_group_member_pk', ['tenant_id', 'group_id', 'kind', 'object_id'])
      .execute();
    // The sign-in log of one person, newest first.
    await sql`create index base_audit_of_user on base_audit (tenant_id, user_id, action, creator_time desc, id)`.execute(
      trx,
    );
  },
};
