import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema, Migration } from '../../database/index.ts';

/** Ids are compared as bytes, so that later ones come after: messages are read and paged in the order of their ids. */
const inOrder = sql`text collate "C"`;

async function messages(trx: Transaction<DatabaseSchema>): Promise<void> {
  await trx.schema
    .createTable('base_message')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', inOrder, (column) => column.notNull())
    // 1 notice, 2 flow
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('files', 'jsonb', (column) => column.notNull())
    // Of a flow message: what it leads to.
    .addColumn('target', 'jsonb')
    .addColumn('notice_id', 'text')
    .addColumn('sender_id', 'text', (column) => column.notNull())
    .addColumn('release_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('base_message_pk', ['tenant_id', 'id'])
    // A notice is out once.
    .addUniqueConstraint('base_message_notice', ['tenant_id', 'notice_id'])
    .execute();
  await trx.schema
    .createTable('base_message_receive')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('message_id', inOrder, (column) => column.notNull())
    .addColumn('is_read', 'boolean', (column) => column.notNull())
    .addColumn('read_time', 'timestamptz')
    .addPrimaryKeyConstraint('base_message_receive_pk', ['tenant_id', 'user_id', 'message_id'])
    .execute();
  const index = (name: string, columns: string[]) =>
    trx.schema.createIndex(name).on('base_message_receive').columns(columns).execute();
  await index('base_message_receive_unread', ['tenant_id', 'user_id', 'is_read', 'message_id']);
  await index('base_message_receive_message', ['tenant_id', 'message_id']);
}

async function notices(trx: Transaction<DatabaseSchema>): Promise<void> {
  await trx.schema
    .createTable('base_notice')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('id', inOrder, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('files', 'jsonb', (column) => column.notNull())
    .addColumn('audience', 'jsonb', (column) => column.notNull())
    // 0 draft, 1 published, 2 withdrawn
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('release_time', 'timestamptz')
    .addColumn('releaser_id', 'text')
    .addColumn('creator_id', 'text')
    .addColumn('creator_time', 'timestamptz', (column) => column.notNull())
    .addColumn('modifier_id', 'text')
    .addColumn('modify_time', 'timestamptz')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('base_notice_pk', ['tenant_id', 'id'])
    .execute();
}

/** For tenants that were filled before: in the directory where the seed has it, unless an entry leads there already. */
export async function noticesInMenu(trx: Transaction<DatabaseSchema>): Promise<void> {
  await sql`
    insert into base_menu (tenant_id, id, parent_id, full_name, names, en_code, icon, type, url_address, sort_code,
      creator_time)
    select tenant_id, 'menu-notice', id, '公告管理', '{"en":"Notices","zhtw":"公告管理"}'::jsonb, 'system.notice',
      'NotificationOutlined', 2, 'systemNotice', 10, now()
    from base_menu folder
    where id = 'menu-system' and not exists (
      select 1 from base_menu entry
      where entry.tenant_id = folder.tenant_id
        and (entry.id = 'menu-notice' or entry.url_address = 'systemNotice'))`.execute(trx);
}

/** Messages, who received them, the notices that become messages, and where administrators write those. */
export const messagesMigration: Migration = {
  version: 7,
  name: 'messages',
  async up(trx) {
    await messages(trx);
    await notices(trx);
    await noticesInMenu(trx);
  },
};
