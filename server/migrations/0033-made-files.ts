import type { Migration } from '../database/index.ts';

/** Files that the server made for one person, such as exports. They are kept for an hour. */
export const madeFilesMigration: Migration = {
  version: 33,
  name: 'made files',
  async up(trx) {
    await trx.schema
      .createTable('base_made_file')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('stored_path', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_made_file_pk', ['tenant_id', 'id'])
      .execute();
    await trx.schema.createIndex('base_made_file_expires').on('base_made_file').column('expires_time').execute();
  },
};
