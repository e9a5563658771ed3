import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/**
 * Models: drafts, published versions, and the catalogue that says in which real table and column each field lives.
 * Identifiers in statements on run-time tables come from this catalogue and from nowhere else (reliability 0.3, rule 3).
 */
export const modelsMigration: Migration = {
  version: 2,
  name: 'models',
  async up(trx) {
    await trx.schema
      .createTable('base_visualdev')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('en_code', 'text', (column) => column.notNull())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('web_type', 'integer', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('tables', 'text', (column) => column.notNull())
      .addColumn('form_data', 'text', (column) => column.notNull())
      .addColumn('column_data', 'text', (column) => column.notNull())
      .addColumn('state', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('release_version', 'integer')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('creator_id', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('modifier_id', 'text')
      .addColumn('modify_time', 'timestamptz')
      .addPrimaryKeyConstraint('base_visualdev_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('base_visualdev_en_code', ['tenant_id', 'en_code'])
      .execute();

    await trx.schema
      .createTable('base_visualdev_release')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('en_code', 'text', (column) => column.notNull())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('web_type', 'integer', (column) => column.notNull())
      .addColumn('tables', 'text', (column) => column.notNull())
      .addColumn('form_data', 'text', (column) => column.notNull())
      .addColumn('column_data', 'text', (column) => column.notNull())
      // Tables and columns of this version's fields, so that a version is read whole in one statement.
      .addColumn('names', 'jsonb', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .addColumn('creator_id', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_visualdev_release_pk', ['tenant_id', 'model_id', 'version'])
      .execute();

    // `table_key` is '' for the main table and the sub-table's vModel for a child table.
    await trx.schema
      .createTable('base_visualdev_table')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('table_key', 'text', (column) => column.notNull())
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_visualdev_table_pk', ['tenant_id', 'model_id', 'table_key'])
      .execute();
    // A name is taken once in the whole database, whoever's model it belongs to.
    await sql`create unique index base_visualdev_table_name on base_visualdev_table (table_name, tenant_id)`.execute(
      trx,
    );

    await trx.schema
      .createTable('base_visualdev_column')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('model_id', 'text', (column) => column.notNull())
      .addColumn('table_key', 'text', (column) => column.notNull())
      .addColumn('column_name', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('active', 'boolean', (column) => column.notNull())
      .addColumn('unique_index', 'text')
      .addPrimaryKeyConstraint('base_visualdev_column_pk', ['tenant_id', 'model_id', 'table_key', 'column_name'])
      .execute();
  },
};
