import { sql } from 'kysely';
import type { AppContext } from '../kernel/app-context.ts';
import { addedToCounts } from './unread-counts.ts';

interface Corrected {
  readonly tenant_id: string;
  readonly user_ids: string[];
}

/**
 * Puts kept counts right that differ from what a count over all unread messages says: a program of before, which kept
 * none, may have worked beside this one while a new version was rolled out. Seen as of one moment; where somebody counts
 * meanwhile, the whole is done again.
 * @returns how many people had a wrong count
 */
export async function recountUnread({ database, live }: AppContext): Promise<number> {
  const corrected = await database.transaction(async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    const { rows } = await sql<Corrected>`
      with counted as (
        select receive.tenant_id, receive.user_id, message.type, count(*)::integer as total
        from base_message_receive receive
        join base_message message on message.tenant_id = receive.tenant_id and message.id = receive.message_id
        where not receive.is_read
        group by receive.tenant_id, receive.user_id, message.type
      ), wrong as (
        select tenant_id, user_id, type, coalesce(counted.total, 0) - coalesce(kept.total, 0) as change
        from base_message_unread kept full join counted using (tenant_id, user_id, type)
        where coalesce(counted.total, 0) <> coalesce(kept.total, 0)
      ), added as (${addedToCounts(sql`select tenant_id, user_id, type, change from wrong`)})
      select tenant_id, array_agg(distinct user_id) as user_ids from wrong group by tenant_id`.execute(trx);
    return rows;
  });
  for (const { tenant_id: tenantId, user_ids: userIds } of corrected) live.announce('message', { tenantId, userIds });
  return corrected.reduce((sum, { user_ids }) => sum + user_ids.length, 0);
}
