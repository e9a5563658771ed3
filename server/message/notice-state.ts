import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { releaseFiles } from '../file/file-store.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { isNobody } from './audience.ts';
import { messageTables, noticeStates } from './message-tables.ts';
import { noticeFiles } from './notice-files.ts';
import { lockNotice } from './notices.ts';
import { publishMessage } from './publish-message.ts';
import { addedToCounts } from './unread-counts.ts';

/**
 * POST Release: the notice as it is now becomes a message of its audience.
 * @returns how many receive it
 * @throws Refused notFound, conflict for one that is out already, badInput where nobody would receive it
 */
export async function releaseNotice(context: AppContext, actor: Actor, id: string): Promise<number> {
  const releaseTime = context.now();
  const receivers = await context.database.transaction(async (trx) => {
    const {
      state,
      title,
      body,
      words,
      files,
      audience,
      expiration_time: expirationTime,
    } = await lockNotice(trx, actor, id);
    if (state === noticeStates.published) throw new Refused('conflict', 'notice.isPublished');
    if (expirationTime !== null && new Date(expirationTime) <= releaseTime)
      throw new Refused('badInput', 'notice.hasEnded');
    if (isNobody(audience)) throw new Refused('badInput', 'notice.noAudience');
    const { tenantId, userId: senderId } = actor;
    const message = { tenantId, senderId, title, body, words, files, releaseTime, noticeId: id, expirationTime };
    const userIds = await publishMessage(trx, message, audience);
    if (userIds.length === 0) throw new Refused('badInput', 'notice.nobody');
    await change(trx, actor, id, {
      state: noticeStates.published,
      release_time: releaseTime.toISOString(),
      releaser_id: actor.userId,
    });
    return userIds;
  });
  context.live.announce('message', { tenantId: actor.tenantId, userIds: receivers });
  await context.audit({
    actor,
    action: 'notice.release',
    target: id,
    outcome: 'done',
    detail: String(receivers.length),
  });
  return receivers.length;
}

/** POST Withdraw: it vanishes from everybody who received it, read or not. @throws Refused notFound, conflict */
export async function withdrawNotice(context: AppContext, actor: Actor, id: string): Promise<null> {
  const receivers = await context.database.transaction(async (trx) => {
    const { state } = await lockNotice(trx, actor, id);
    if (state !== noticeStates.published) throw new Refused('conflict', 'notice.notPublished');
    await change(trx, actor, id, { state: noticeStates.withdrawn });
    return takeBack(trx, actor.tenantId, id);
  });
  context.live.announce('message', { tenantId: actor.tenantId, userIds: receivers });
  await context.audit({ actor, action: 'notice.withdraw', target: id, outcome: 'done' });
  return null;
}

/** POST Delete: with its files. @throws Refused notFound, conflict for one that is out */
export async function deleteNotice(context: AppContext, actor: Actor, id: string): Promise<null> {
  await deleteNotices(context, actor, [id]);
  return null;
}

/** POST BatchDelete: all of them or none. @returns how many. @throws Refused notFound, conflict where one of them is out */
export async function deleteNotices(context: AppContext, actor: Actor, ids: readonly string[]): Promise<number> {
  // In one order, so that two who delete at once wait for each other and do not block each other.
  const asked = [...new Set(ids)].sort();
  await context.database.transaction(async (trx) => {
    for (const id of asked) {
      const { state } = await lockNotice(trx, actor, id);
      if (state === noticeStates.published) throw new Refused('conflict', 'notice.isPublished');
      await releaseFiles(trx, { tenantId: actor.tenantId, modelId: noticeFiles, dataId: id }, [], context.now());
    }
    await messageTables(trx)
      .deleteFrom('base_notice')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', asked)
      .execute();
  });
  for (const id of asked) await context.audit({ actor, action: 'notice.delete', target: id, outcome: 'done' });
  return asked.length;
}

/** @returns the ids of those who had received it */
async function takeBack(trx: Transaction<DatabaseSchema>, tenantId: string, noticeId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with message as (
      delete from base_message where tenant_id = ${tenantId} and notice_id = ${noticeId} returning id, type
    ), taken as (
      delete from base_message_receive receive using message
      where receive.tenant_id = ${tenantId} and receive.message_id = message.id
      returning receive.tenant_id, receive.user_id, receive.is_read, message.type
    ), counted as (${addedToCounts(sql`select tenant_id, user_id, type, -1 as change from taken where not is_read`)})
    select user_id from taken`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

async function change(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  id: string,
  values: { state: number; release_time?: string; releaser_id?: string },
): Promise<void> {
  await messageTables(trx)
    .updateTable('base_notice')
    .set({ ...values, revision: sql`revision + 1` })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .execute();
}
