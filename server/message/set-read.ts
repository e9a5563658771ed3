import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { received } from './list-messages.ts';
import { messageTables } from './message-tables.ts';
import { addedToCounts } from './unread-counts.ts';

interface What {
  readonly tenantId: string;
  /** Left out: everybody's. */
  readonly userId?: string;
  /** Left out: all that were received. */
  readonly messages?: ReturnType<typeof received>;
}

/** Marks received messages as read, in one statement with the counts. @returns how many of them were unread */
export async function setRead(
  handle: Kysely<DatabaseSchema>,
  { tenantId, userId, messages }: What,
  time: Date,
): Promise<number> {
  const { count } = await messageTables(handle)
    .with('read', (db) => {
      let read = db
        .updateTable('base_message_receive as receive')
        .from('base_message as message')
        .set({ is_read: true, read_time: time.toISOString() })
        .whereRef('message.tenant_id', '=', 'receive.tenant_id')
        .whereRef('message.id', '=', 'receive.message_id')
        .where('receive.tenant_id', '=', tenantId)
        .where('receive.is_read', '=', false);
      if (userId !== undefined) read = read.where('receive.user_id', '=', userId);
      if (messages) read = read.where('receive.message_id', 'in', messages.select('message.id'));
      return read.returning(['receive.tenant_id', 'receive.user_id', 'message.type']);
    })
    .with(
      'counted',
      () =>
        sql<Record<string, unknown>>`(${addedToCounts(sql`
        select tenant_id, user_id, type, -count(*)::integer as change from read group by tenant_id, user_id, type`)})`,
    )
    .selectFrom('read')
    .select((of) => of.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
