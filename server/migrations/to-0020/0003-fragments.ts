import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/**
 * Fragments: pieces of designs kept for reuse. Versions say what the model was filed under as well, and may carry a label;
 * those of before do not know their category and description.
 */
export const fragmentsMigration: Migration = {
  version: 3,
  name: 'fragments',
  async up(trx) {
    await trx.schema
      .createTable('base_visualdev_fragment')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('shared', 'boolean', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      // Canonical JSON, as copying gives it.
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('node_count', 'integer', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('modify_time', 'timestamptz')
      // Kept for a while after a deletion, so that it can be taken back.
      .addColumn('delete_time', 'timestamptz')
      .addPrimaryKeyConstraint('base_visualdev_fragment_pk', ['tenant_id', 'id'])
      .execute();
    await trx.schema
      .createIndex('base_visualdev_fragment_owner')
      .on('base_visualdev_fragment')
      .columns(['tenant_id', 'owner_id'])
      .execute();
    await sql`alter table base_visualdev_release
      add column label text not null default '', add column category text, add column description text`.execute(trx);
  },
};
