import type { Message, MessagePage } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Database } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { type PageQuery, pageOf } from '../kernel/paged-list.ts';
import { containing } from '../kernel/search-word.ts';
import { localWords } from './local-words.ts';
import { messageTables } from './message-tables.ts';

type Receiver = Pick<Actor, 'tenantId' | 'userId' | 'language'>;

export interface MessageFilter {
  readonly keyword?: string | undefined;
  /** 1 notice, 2 flow */
  readonly type?: number | undefined;
  /** '1' read, '0' unread */
  readonly isRead?: '0' | '1' | undefined;
  /** Left out of lists, not of the record: what has passed its end. */
  readonly withEnded?: boolean;
}

export interface MessageQuery extends MessageFilter, PageQuery {
  readonly sort?: 'asc' | 'desc' | undefined;
  /** Only what comes after this message in the order asked for: rows that are read or arrive meanwhile shift nothing. */
  readonly after?: string | undefined;
}

/** What a person has received and the filter lets through. @throws Refused badInput for a word that cannot be searched */
export function received({ kysely }: Pick<Database, 'kysely'>, actor: Receiver, filter: MessageFilter) {
  const title = containing(filter.keyword);
  let found = messageTables(kysely)
    .selectFrom('base_message_receive as receive')
    .innerJoin('base_message as message', (join) =>
      join.onRef('message.tenant_id', '=', 'receive.tenant_id').onRef('message.id', '=', 'receive.message_id'),
    )
    .where('receive.tenant_id', '=', actor.tenantId)
    .where('receive.user_id', '=', actor.userId);
  if (title !== undefined) found = found.where(localWords('message', 'title', actor.language), 'ilike', title);
  if (filter.type !== undefined) found = found.where('message.type', '=', filter.type);
  if (filter.isRead !== undefined) found = found.where('receive.is_read', '=', filter.isRead === '1');
  return found;
}

/** GET /api/message and what else lists messages: newest first unless asked otherwise. One statement for the rows, one to count. */
export async function listMessages(context: AppContext, actor: Actor, query: MessageQuery): Promise<MessagePage> {
  const { currentPage, pageSize = limits.messagePageSize, sort = 'desc', after } = query;
  let found = received(context.database, actor, query);
  if (!query.withEnded)
    found = found.where((of) =>
      of.or([
        of('message.expiration_time', 'is', null),
        of('message.expiration_time', '>', context.now().toISOString()),
      ]),
    );
  const rest = after === undefined ? found : found.where('receive.message_id', sort === 'desc' ? '<' : '>', after);
  const { rows, pagination } = await pageOf(
    { currentPage, pageSize },
    rest
      .leftJoin('base_user as sender', (join) =>
        join.onRef('sender.tenant_id', '=', 'message.tenant_id').onRef('sender.id', '=', 'message.sender_id'),
      )
      .select(['message.id', 'message.type', localWords('message', 'title', actor.language).as('title')])
      .select(['message.release_time', 'receive.is_read'])
      .select(['receive.read_time', localName('sender', actor.language, 'real_name').as('sender')])
      .orderBy('receive.message_id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  const list = rows.map(
    (row): Message => ({
      id: row.id,
      type: row.type,
      title: row.title,
      isRead: row.is_read ? '1' : '0',
      releaseUser: row.sender ?? '',
      releaseTime: row.release_time,
      readTime: row.read_time,
    }),
  );
  return { list, pagination };
}
