import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

/** Which rows of a model a menu entry shows to whoever was granted it so. */
export const rowSchemesMigration: Migration = {
  version: 60,
  name: 'row schemes',
  async up(trx) {
    await trx.schema
      .createTable('base_row_scheme')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('module_id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('en_code', 'text', (column) => column.notNull())
      .addColumn('all_data', 'boolean', (column) => column.notNull())
      .addColumn('match_logic', 'text', (column) => column.notNull())
      .addColumn('condition_json', 'jsonb', (column) => column.notNull())
      .addColumn('sort_code', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('creator_id', 'text')
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('modifier_id', 'text')
      .addColumn('modify_time', 'timestamptz')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`1`))
      .addPrimaryKeyConstraint('base_row_scheme_pk', ['tenant_id', 'id'])
      .addUniqueConstraint('base_row_scheme_code', ['tenant_id', 'module_id', 'en_code'])
      .execute();
  },
};
