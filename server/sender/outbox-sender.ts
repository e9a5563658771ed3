import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type PageQuery, pageOf } from '../kernel/paged-list.ts';
import { containing } from '../kernel/search-word.ts';
import { tables } from '../kernel/tables.ts';
import { maskedMobile, type Sender } from './sender.ts';

/**
 * Sends nothing anywhere: puts messages where developers read them for a day, and says in the log that one is there.
 * @param note writes a line of the log
 */
export function outboxSender(
  { database, now, newId }: AppContext,
  note: (facts: object, line: string) => void,
): Sender {
  return {
    async send({ tenantId, userId, to, body }) {
      const time = now().getTime();
      await database.essential(() =>
        tables(database.kysely)
          .insertInto('base_outbox')
          .values({
            tenant_id: tenantId,
            id: newId(),
            kind: 'mobile',
            recipient: to,
            user_id: userId,
            body,
            creator_time: new Date(time).toISOString(),
            expires_time: new Date(time + limits.outboxHours * 3_600_000).toISOString(),
          })
          .execute(),
      );
      note({ tenantId, to: maskedMobile(to) }, 'a message is in the outbox');
    },
  };
}

/**
 * What was sent in a tenant, the latest first. A message can let its reader in as whom it was sent to: those to
 * administrators are for administrators alone.
 * @param query `keyword` is part of the number or of the words
 * @throws Refused `badInput`
 */
export async function outboxOf({ database, now }: AppContext, { tenantId, isAdministrator }: Actor, query: PageQuery) {
  const word = containing(query.keyword) ?? '%';
  const wanted = tables(database.kysely)
    .selectFrom('base_outbox')
    .innerJoin('base_user', (join) =>
      join.onRef('base_user.tenant_id', '=', 'base_outbox.tenant_id').onRef('base_user.id', '=', 'base_outbox.user_id'),
    )
    .where('base_outbox.tenant_id', '=', tenantId)
    .where('base_outbox.expires_time', '>', now().toISOString())
    .where((is) => is.or([is('recipient', 'ilike', word), is('body', 'ilike', word)]))
    .$if(!isAdministrator, (narrowed) => narrowed.where('base_user.is_administrator', '=', false));
  const { rows, pagination } = await pageOf(
    query,
    wanted
      .select(['base_outbox.id', 'recipient', 'body', 'base_outbox.creator_time'])
      .orderBy('base_outbox.creator_time', 'desc')
      .orderBy('base_outbox.id', 'desc'),
    wanted.select((of) => of.fn.countAll().as('total')),
  );
  return { list: rows.map(({ creator_time: creatorTime, ...row }) => ({ ...row, creatorTime })), pagination };
}
