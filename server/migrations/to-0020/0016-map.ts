import type { CreateTableBuilder, Transaction } from 'kysely';
import type { DatabaseSchema, Migration } from '../../database/index.ts';
import { addDemoMap } from '../../seed/demo-map.ts';

/** A thing with a name and a code of its own, and the columns that every kept thing has. */
const kept = (trx: Transaction<DatabaseSchema>, table: string): CreateTableBuilder<string, string> =>
  trx.schema
    .createTable(table)
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('en_code', 'text', (column) => column.notNull())
    .addColumn('sort_code', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('enabled_mark', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('creator_id', 'text')
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('modifier_id', 'text')
    .addColumn('modify_time', 'timestamptz')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint(`${table}_pk`, ['tenant_id', 'id'])
    .addUniqueConstraint(`${table}_code`, ['tenant_id', 'en_code']);

/** What maps show of a tenant: axes of tunnels with their points, and regions; and the rooms of open map frames. */
export const mapMigration: Migration = {
  version: 16,
  name: 'map',
  async up(trx) {
    await kept(trx, 'base_axis')
      .addColumn('coordinates', 'jsonb', (column) => column.notNull())
      .addColumn('points', 'jsonb', (column) => column.notNull())
      .execute();
    await kept(trx, 'base_map_region')
      .addColumn('outline', 'jsonb', (column) => column.notNull())
      .execute();
    await trx.schema
      .createTable('base_map_room')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('gid', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_time', 'timestamptz', (column) => column.notNull())
      // Looked up by the name alone: who connects has said nothing else yet.
      .addPrimaryKeyConstraint('base_map_room_pk', ['gid', 'tenant_id'])
      .execute();
    await trx.schema
      .createIndex('base_map_room_user')
      .on('base_map_room')
      .columns(['tenant_id', 'user_id', 'creator_time'])
      .execute();
    await addDemoMap(trx);
  },
};
