import { sql, type Transaction } from 'kysely';
import type { FeedbackState } from '../../engine/schema/calls/index.ts';
import { htmlOfText } from '../../engine/schema/html/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';
import { publishMessage, toPeople } from '../message/index.ts';
import { type FeedbackRecord, feedbackTables } from './feedback-tables.ts';

export interface Answer {
  readonly answer: string;
  readonly state: FeedbackState;
  /** That was read: what somebody has answered meanwhile is not written over. */
  readonly revision: number;
}

/** POST Answer: kept with the feedback, and a message to whoever sent it. @throws Refused notFound, badInput, conflict */
export async function answerFeedback(context: AppContext, actor: Actor, id: string, sent: Answer): Promise<null> {
  const answer = sent.answer.trim();
  if (answer === '') throw refusedAt('/answer', 'feedback.noAnswer');
  const now = context.now();
  await context.database.transaction(async (trx) => {
    const row = await lockFeedback(trx, actor, id, sent.revision);
    const given = { answer, answer_user_id: actor.userId, answer_time: now.toISOString() };
    await change(context, trx, actor, id, { state: sent.state, ...given });
    const { tenantId, userId: senderId } = actor;
    const message = { tenantId, senderId, releaseTime: now, ...wordsIn(row, answer, 'zh') };
    const words = { en: wordsIn(row, answer, 'en'), zhtw: wordsIn(row, answer, 'zhtw') };
    const userIds = await publishMessage(trx, { ...message, words }, toPeople([row.creator_id]));
    context.database.afterCommit(() => context.live.announce('message', { tenantId, userIds }));
  });
  await context.audit({ actor, action: 'feedback.answer', target: id, outcome: 'done' });
  return null;
}

/** POST State. @throws Refused notFound, conflict */
export async function setFeedbackState(
  context: AppContext,
  actor: Actor,
  id: string,
  { state, revision }: Omit<Answer, 'answer'>,
): Promise<null> {
  await context.database.transaction(async (trx) => {
    await lockFeedback(trx, actor, id, revision);
    await change(context, trx, actor, id, { state });
  });
  await context.audit({ actor, action: 'feedback.state', target: id, outcome: 'done', detail: state });
  return null;
}

/** What the message says: what was asked stands below the answer. */
function wordsIn({ content }: FeedbackRecord, answer: string, language: Language) {
  const asked = say({ code: 'feedback.asked' }, language);
  return {
    title: say({ code: 'feedback.answered' }, language),
    body: `<p>${htmlOfText(answer)}</p><p><b>${htmlOfText(asked)}</b><br>${htmlOfText(content)}</p>`,
  };
}

/** As it is until the end of the transaction. @throws Refused notFound, conflict */
async function lockFeedback(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Actor,
  id: string,
  revision: number,
): Promise<FeedbackRecord> {
  const row = await feedbackTables(trx)
    .selectFrom('base_feedback')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'feedback.notFound');
  if (row.revision !== revision) throw new Refused('conflict', 'feedback.stale');
  return row;
}

async function change(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  { tenantId, userId }: Actor,
  id: string,
  values: { readonly state: FeedbackState; readonly answer?: string; readonly answer_user_id?: string },
): Promise<void> {
  await feedbackTables(trx)
    .updateTable('base_feedback')
    .set({
      ...values,
      modifier_id: userId,
      modify_time: context.now().toISOString(),
      revision: sql`revision + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
