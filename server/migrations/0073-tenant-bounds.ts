import type { Migration } from '../database/index.ts';

/** What a tenant may have at all; a tenant of which nothing stands here may have everything. */
export const tenantBoundsMigration: Migration = {
  version: 73,
  name: 'bounds of tenants',
  async up(trx) {
    await trx.schema
      .createTable('base_tenant_item')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('item_type', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('creator_id', 'text')
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_tenant_item_pk', ['tenant_id', 'item_type', 'item_id'])
      .execute();
  },
};
