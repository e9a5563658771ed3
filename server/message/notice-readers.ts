import type { CallQuery, Calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { pageOf } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { reachOf } from './audience.ts';
import { messageTables } from './message-tables.ts';

/** GET Reach: how many would receive it if it were published now. @throws Refused notFound */
export async function noticeReach({ database }: AppContext, actor: Actor, id: string): Promise<number> {
  const notice = await messageTables(database.kysely)
    .selectFrom('base_notice')
    .select('audience')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notice) throw new Refused('notFound', 'notice.notFound');
  return reachOf(database.kysely, actor.tenantId, notice.audience);
}

/** GET Readers: who received it, those first who read it last, then who has not. Empty for what is not out. */
export async function noticeReaders(
  { database }: AppContext,
  { tenantId, language }: Actor,
  id: string,
  query: CallQuery<Calls['noticeReaders']>,
) {
  const word = containing(query.keyword);
  let found = messageTables(database.kysely)
    .selectFrom('base_message as message')
    .innerJoin('base_message_receive as receive', (join) =>
      join.onRef('receive.tenant_id', '=', 'message.tenant_id').onRef('receive.message_id', '=', 'message.id'),
    )
    .innerJoin('base_user as person', (join) =>
      join.onRef('person.tenant_id', '=', 'receive.tenant_id').onRef('person.id', '=', 'receive.user_id'),
    )
    .leftJoin('base_organize as place', (join) =>
      join.onRef('place.tenant_id', '=', 'person.tenant_id').onRef('place.id', '=', 'person.organize_id'),
    )
    .where('message.tenant_id', '=', tenantId)
    .where('message.notice_id', '=', id);
  if (query.isRead !== undefined)
    found = found.where('receive.read_time', query.isRead === '1' ? 'is not' : 'is', null);
  if (word !== undefined)
    found = found.where((of) =>
      of.or([of(localName('person', language, 'real_name'), 'ilike', word), of('person.account', 'ilike', word)]),
    );
  const { rows, pagination } = await pageOf(
    query,
    found
      .select(['person.id', 'receive.read_time', localName('person', language, 'real_name').as('real_name')])
      .select(localName('place', language).as('organize_name'))
      .orderBy('receive.read_time', (order) => order.desc().nullsLast())
      .orderBy('person.id'),
    found.select((of) => of.fn.countAll().as('total')),
  );
  const list = rows.map(({ id: userId, real_name, organize_name, read_time }) => ({
    ...{ id: userId, realName: real_name, organizeName: organize_name ?? '', readTime: read_time },
    isRead: read_time === null ? ('0' as const) : ('1' as const),
  }));
  return { list, pagination };
}
