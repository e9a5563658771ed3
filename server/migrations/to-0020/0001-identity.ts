// Here: the migrations of the first twenty versions, which `migrations/index.ts` lists with the others.

import type { CreateTableBuilder, Transaction } from 'kysely';
import type { DatabaseSchema, Migration } from '../../database/index.ts';

type Make = (name: string) => CreateTableBuilder<string, string>;

/** Who made and changed a row, when, and how often. */
function stamped(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
  return table
    .addColumn('creator_id', 'text')
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('modifier_id', 'text')
    .addColumn('modify_time', 'timestamptz')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1));
}

/** A table of things with an id of their own; ids may be equal in two tenants. */
function things(make: Make, name: string): CreateTableBuilder<string, string> {
  return make(name)
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, ['tenant_id', 'id']);
}

/** Things that have a name and a code, stand in an order, and can be switched off. */
function named(make: Make, name: string): CreateTableBuilder<string, string> {
  return stamped(things(make, name))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('en_code', 'text', (column) => column.notNull())
    .addColumn('sort_code', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('enabled_mark', 'integer', (column) => column.notNull().defaultTo(1));
}

async function people(make: Make): Promise<void> {
  await stamped(things(make, 'base_user'))
    .addColumn('account', 'text', (column) => column.notNull())
    // Sign-in names no tenant, so an account is one person over all of them.
    .addColumn('account_key', 'text', (column) => column.notNull().unique())
    .addColumn('real_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('password_is_default', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('head_icon', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('organize_id', 'text')
    .addColumn('position_id', 'text')
    .addColumn('is_administrator', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('enabled_mark', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('sort_code', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await named(make, 'base_role').addUniqueConstraint('base_role_code', ['tenant_id', 'en_code']).execute();
  await make('base_user_role')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('role_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_user_role_pk', ['tenant_id', 'user_id', 'role_id'])
    .execute();
  await named(make, 'base_organize')
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .execute();
  await named(make, 'base_position').addColumn('organize_id', 'text').execute();
}

async function rights(make: Make): Promise<void> {
  await named(make, 'base_menu')
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('names', 'jsonb')
    .addColumn('icon', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('url_address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('link_target', 'text', (column) => column.notNull().defaultTo('_self'))
    .addColumn('visible_mark', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('property_json', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('model_id', 'text')
    .addColumn('designer_only', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await things(make, 'base_authorize')
    .addColumn('item_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('module_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('object_type', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('creator_id', 'text')
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('base_authorize_once', [
      'tenant_id',
      'object_type',
      'object_id',
      'item_type',
      'module_id',
      'item_id',
    ])
    .execute();
  await make('base_column_preference')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('module_id', 'text', (column) => column.notNull())
    .addColumn('field_list', 'jsonb', (column) => column.notNull())
    .addColumn('modify_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_column_preference_pk', ['tenant_id', 'user_id', 'module_id'])
    .execute();
}

async function sessions(make: Make): Promise<void> {
  await things(make, 'base_session')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_time', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_time', 'timestamptz')
    .addColumn('ended_reason', 'text')
    .execute();
  await make('base_session_key')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('expires_time', 'timestamptz', (column) => column.notNull())
    .addColumn('used_time', 'timestamptz')
    .addColumn('renewal_salt', 'text')
    .execute();
  await make('base_known_address')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('last_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_known_address_pk', ['tenant_id', 'user_id', 'address'])
    .execute();
  await make('base_attempt')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('window_end', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_attempt_pk', ['tenant_id', 'subject'])
    .execute();
}

async function traces(make: Make): Promise<void> {
  await make('base_idempotency')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_idempotency_pk', ['tenant_id', 'user_id', 'request_key'])
    .execute();
  await things(make, 'base_audit')
    .addColumn('user_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function referenceData(make: Make): Promise<void> {
  await make('base_config')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_config_pk', ['tenant_id', 'name'])
    .execute();
  await named(make, 'base_dictionary_type')
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('is_tree', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('base_dictionary_type_code', ['tenant_id', 'en_code'])
    .execute();
  await named(make, 'base_dictionary_data')
    .addColumn('parent_id', 'text', (column) => column.notNull())
    .addColumn('type_id', 'text', (column) => column.notNull())
    .addUniqueConstraint('base_dictionary_data_code', ['tenant_id', 'type_id', 'en_code'])
    .execute();
  await named(make, 'base_bill_rule')
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('date_format', 'text', (column) => column.notNull())
    .addColumn('digit', 'integer', (column) => column.notNull())
    .addColumn('start_number', 'integer', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addUniqueConstraint('base_bill_rule_code', ['tenant_id', 'en_code'])
    .execute();
  await make('base_bill_counter')
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_bill_counter_pk', ['tenant_id', 'rule_id', 'period'])
    .execute();
  await named(make, 'base_data_interface')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('data_type', 'integer', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('parameters', 'jsonb', (column) => column.notNull())
    .addColumn('static_data', 'jsonb')
    .addUniqueConstraint('base_data_interface_code', ['tenant_id', 'en_code'])
    .execute();
}

async function files(make: Make): Promise<void> {
  await things(make, 'base_file')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('stored_path', 'text', (column) => column.notNull())
    .addColumn('creator_id', 'text', (column) => column.notNull())
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('model_id', 'text')
    .addColumn('data_id', 'text')
    .addColumn('released_time', 'timestamptz')
    .execute();
}

const indexes: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['base_session', ['tenant_id', 'user_id']],
  ['base_session', ['expires_time']],
  ['base_session_key', ['expires_time']],
  ['base_idempotency', ['creator_time']],
  ['base_authorize', ['tenant_id', 'item_type', 'item_id']],
  ['base_menu', ['tenant_id', 'model_id']],
  ['base_dictionary_data', ['tenant_id', 'type_id']],
  ['base_audit', ['tenant_id', 'creator_time']],
  ['base_file', ['tenant_id', 'model_id', 'data_id']],
  ['base_file', ['creator_time']],
];

async function up(trx: Transaction<DatabaseSchema>): Promise<void> {
  const make: Make = (name) =>
    trx.schema.createTable(name).addColumn('tenant_id', 'text', (column) => column.notNull());
  for (const part of [people, rights, sessions, traces, referenceData, files]) await part(make);
  for (const [table, columns] of indexes) {
    await trx.schema
      .createIndex(`${table}_${columns.at(-1)}_index`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

/** People, rights, sessions, reference data and files. */
export const identityMigration: Migration = { version: 1, name: 'identity', up };
