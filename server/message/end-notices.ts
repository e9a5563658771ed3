import { sql } from 'kysely';
import type { AppContext } from '../kernel/app-context.ts';
import { addedToCounts } from './unread-counts.ts';

/**
 * What has passed its end unread counts for nobody any more: it is marked without a time of reading, in one statement with
 * the counts, and is not looked at again. Several processes may do it at once.
 * @returns how many had it unread
 */
export async function endNotices({ database, live, now }: AppContext): Promise<number> {
  const { rows } = await sql<{ tenant_id: string; user_id: string }>`
    with due as (
      update base_message set has_ended = true
      where expiration_time <= ${now().toISOString()}::timestamptz and not has_ended
      returning tenant_id, id, type
    ), ended as (
      update base_message_receive receive set is_read = true
      from due message
      where receive.tenant_id = message.tenant_id and receive.message_id = message.id and not receive.is_read
      returning receive.tenant_id, receive.user_id, message.type
    ), counted as (${addedToCounts(sql`
      select tenant_id, user_id, type, -count(*)::integer as change from ended group by tenant_id, user_id, type`)})
    select tenant_id, user_id from ended`.execute(database.kysely);
  for (const tenantId of new Set(rows.map(({ tenant_id }) => tenant_id))) {
    const ended = rows.filter(({ tenant_id }) => tenant_id === tenantId);
    live.announce('message', { tenantId, userIds: [...new Set(ended.map(({ user_id }) => user_id))] });
  }
  return rows.length;
}
