import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Which companies and departments somebody looks after, and what he may hand out there. */
export const gradesMigration: Migration = {
  version: 68,
  name: 'graded administration',
  async up(trx) {
    await sql`
      create table base_grade_scope (
        tenant_id text not null, grade_id text not null, organize_id text not null,
        this_select integer not null default 0, this_add integer not null default 0,
        this_edit integer not null default 0, this_delete integer not null default 0,
        sub_select integer not null default 0, sub_add integer not null default 0,
        sub_edit integer not null default 0, sub_delete integer not null default 0,
        constraint base_grade_scope_pk primary key (tenant_id, grade_id, organize_id))`.execute(trx);
    await sql`create index base_grade_scope_place on base_grade_scope (tenant_id, organize_id)`.execute(trx);
    await sql`
      create table base_grade_item (
        tenant_id text not null, grade_id text not null, kind text not null, item_id text not null,
        constraint base_grade_item_pk primary key (tenant_id, grade_id, kind, item_id))`.execute(trx);
  },
};
