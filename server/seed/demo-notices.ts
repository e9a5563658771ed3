import type { AppContext } from '../app-context.ts';
import { firstTenant } from '../context.ts';
import { json } from '../database/index.ts';
import { messageTables, noticeStates } from '../message/message-tables.ts';
import { publishMessage } from '../message/publish-message.ts';
import notices from './demo-notices.json' with { type: 'json' };

const dayMs = 86_400_000;

/** Notices of the demo's people, the oldest first: some are out, one is a draft, one was withdrawn. */
export async function seedDemoNotices(context: AppContext): Promise<void> {
  const now = context.now().getTime();
  await context.database.transaction(async (trx) => {
    const db = messageTables(trx);
    for (const { title, body, by, daysAgo, state, audience, isRead } of notices) {
      const id = context.newId();
      const time = new Date(now - daysAgo * dayMs);
      const wasOut = state !== noticeStates.draft;
      await db
        .insertInto('base_notice')
        .values({
          tenant_id: firstTenant,
          id,
          title,
          body,
          files: json([]),
          audience: json(audience),
          state,
          release_time: wasOut ? time.toISOString() : null,
          releaser_id: wasOut ? by : null,
          creator_id: by,
          creator_time: time.toISOString(),
          modifier_id: null,
          modify_time: null,
        })
        .execute();
      if (state !== noticeStates.published) continue;
      const message = { tenantId: firstTenant, senderId: by, title, body, releaseTime: time, noticeId: id };
      await publishMessage(trx, message, audience);
      // What is to be read is what came since.
      if (isRead)
        await db.updateTable('base_message_receive').set({ is_read: true, read_time: time.toISOString() }).execute();
    }
  });
}
