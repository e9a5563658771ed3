import type { Migration } from '../database/index.ts';

/**
 * Who moved which record to its model's bin, and when. The rows themselves stay where they are, marked by `delete_time`:
 * their sub-rows, files and numbers are theirs until they come back or are removed for good.
 */
export const deletedRecordsMigration: Migration = {
  version: 28,
  name: 'bins of records',
  async up(trx) {
    await trx.schema
      .createTable('base_deleted_record')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('data_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('delete_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_deleted_record_pk', ['tenant_id', 'model_id', 'data_id'])
      .execute();
    await trx.schema.createIndex('base_deleted_record_time').on('base_deleted_record').column('delete_time').execute();
  },
};
