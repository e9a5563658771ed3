import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What people say of the product, and what they were answered. */
export const feedbackMigration: Migration = {
  version: 71,
  name: 'feedback',
  async up(trx) {
    await trx.schema
      .createTable('base_feedback')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('sent_key', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('files', 'jsonb', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('page_title', 'text', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('answer_user_id', 'text')
      .addColumn('answer_time', 'timestamptz')
      .addColumn('creator_id', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('modifier_id', 'text')
      .addColumn('modify_time', 'timestamptz')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
      .addPrimaryKeyConstraint('base_feedback_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('base_feedback_sent', ['tenant_id', 'creator_id', 'sent_key'])
      .execute();
    await sql`create index base_feedback_own on base_feedback (tenant_id, creator_id, creator_time desc, id desc)`.execute(
      trx,
    );
    await sql`create index base_feedback_newest on base_feedback (tenant_id, creator_time desc, id desc)`.execute(trx);
  },
};
