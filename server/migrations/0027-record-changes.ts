import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/**
 * What each save changed in a record, written beside its row. Of saves until now the audit knows who and when; those are
 * taken over without what they changed. Who made a record and when stands in its row.
 */
export const recordChangesMigration: Migration = {
  version: 27,
  name: 'changes of records',
  async up(trx) {
    await trx.schema
      .createTable('base_record_change')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('data_id', 'text', (column) => column.notNull())
      // Of the row after the save; 0 where nobody wrote it down.
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('creator_id', 'text')
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      // The columns that it changed: who may see none of them does not see it.
      .addColumn('touched', sql`text[]`, (column) => column.notNull())
      .addColumn('changes', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_record_change_pk', ['tenant_id', 'model_id', 'data_id', 'revision', 'id'])
      .execute();
    await sql`
      insert into base_record_change
        (tenant_id, model_id, data_id, revision, id, action, creator_id, creator_time, touched, changes)
      select tenant_id, split_part(target, '/', 1), split_part(target, '/', 2), 0, id, 'update', user_id, creator_time,
        '{}', '{}'
      from base_audit
      where action = 'record.update' and outcome = 'done' and target like '%/%'`.execute(trx);
  },
};
