import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

/** How much is unread to each person is kept, since to count it anew takes longer the more of it there is. */
export const unreadCountsMigration: Migration = {
  version: 19,
  name: 'unread messages of each person',
  async up(trx) {
    await trx.schema
      .createTable('base_message_unread')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      // 1 notice, 2 flow
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('base_message_unread_pk', ['tenant_id', 'user_id', 'type'])
      .execute();
    await sql`
      insert into base_message_unread (tenant_id, user_id, type, total)
      select receive.tenant_id, receive.user_id, message.type, count(*)
      from base_message_receive receive
      join base_message message on message.tenant_id = receive.tenant_id and message.id = receive.message_id
      where not receive.is_read
      group by receive.tenant_id, receive.user_id, message.type`.execute(trx);
  },
};
