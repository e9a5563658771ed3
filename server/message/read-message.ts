import type { OpenedMessage } from '../../engine/schema/calls/index.ts';
import { safeHtml } from '../../engine/schema/html/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { type MessageFilter, received } from './list-messages.ts';
import { localWords } from './local-words.ts';
import { setRead } from './set-read.ts';

/**
 * GET ReadInfo/{id}: the message whole; it is read from now on.
 * @throws Refused notFound for what the actor has not received, or what was withdrawn
 */
export async function openMessage(context: AppContext, actor: Actor, id: string): Promise<OpenedMessage> {
  const row = await received(context.database, actor, {})
    .leftJoin('base_user as sender', (join) =>
      join.onRef('sender.tenant_id', '=', 'message.tenant_id').onRef('sender.id', '=', 'message.sender_id'),
    )
    .selectAll('message')
    .select(['receive.is_read', localName('sender', actor.language, 'real_name').as('sender')])
    .select([
      localWords('message', 'title', actor.language).as('shown_title'),
      localWords('message', 'body', actor.language).as('shown_body'),
    ])
    .where('receive.message_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'message.notFound');
  if (!row.is_read) await markRead(context, actor, received(context.database, actor, {}).where('message.id', '=', id));
  return {
    id: row.id,
    type: row.type,
    title: row.shown_title,
    bodyText: safeHtml(row.shown_body),
    files: JSON.stringify(row.files),
    releaseUser: row.sender ?? '',
    releaseTime: row.release_time,
    config: row.target === null ? '' : encodeURIComponent(Buffer.from(JSON.stringify(row.target)).toString('base64')),
  };
}

/** POST ReadAll: everything that is unread and that the filter lets through, in one statement. @returns how many were unread */
export async function readAllMessages(context: AppContext, actor: Actor, filter: MessageFilter): Promise<number> {
  if (filter.isRead === '1') return 0;
  return markRead(context, actor, received(context.database, actor, { ...filter, isRead: '0' }));
}

async function markRead(context: AppContext, actor: Actor, messages: ReturnType<typeof received>): Promise<number> {
  const { tenantId, userId } = actor;
  const count = await setRead(context.database.kysely, { tenantId, userId, messages }, context.now());
  if (count > 0) context.live.announce('message', { tenantId, userIds: [userId] });
  return count;
}
