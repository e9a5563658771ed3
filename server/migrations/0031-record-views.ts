import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** What people keep of a list under a name: conditions, word, state and order, for themselves or for all its readers. */
export const recordViewsMigration: Migration = {
  version: 31,
  name: 'views of lists',
  async up(trx) {
    await trx.schema
      .createTable('base_record_view')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('is_shared', 'boolean', (column) => column.notNull())
      .addColumn('asked', 'jsonb', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
      .addPrimaryKeyConstraint('base_record_view_pk', ['tenant_id', 'id'])
      .execute();
    await trx.schema
      .createIndex('base_record_view_model')
      .on('base_record_view')
      .columns(['tenant_id', 'model_id', 'user_id'])
      .execute();
  },
};
