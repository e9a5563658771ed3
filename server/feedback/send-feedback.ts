import type { Transaction } from 'kysely';
import type { FeedbackContent } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type FileEntry, formatInstant } from '../../engine/schema/values/index.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { isDrawable } from '../file/file-kinds.ts';
import { claimFiles } from '../file/file-store.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dayStart } from '../kernel/day-bounds.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { feedbackFiles } from './feedback-files.ts';
import { feedbackTables } from './feedback-tables.ts';

/**
 * POST Feedback. What comes again under the key that its page gave it is kept already: its sender never heard the answer.
 * @throws Refused badInput for a text without words or a file that is no picture of his, tooMany past those of a day
 */
export async function sendFeedback(context: AppContext, actor: Actor, sent: FeedbackContent): Promise<string> {
  const content = sent.content.trim();
  if (content === '') throw refusedAt('/content', 'feedback.noContent');
  const fresh = context.newId();
  const id = await context.database.transaction(async (trx) => {
    const known = await findSent(trx, actor, sent.key);
    if (known !== undefined) return known;
    await countToday(context, trx, actor);
    const files = await claimPictures(trx, actor, fresh, sent.files ?? []);
    const { tenantId, userId } = actor;
    await feedbackTables(trx)
      .insertInto('base_feedback')
      .values({
        ...{ tenant_id: tenantId, id: fresh, sent_key: sent.key ?? null, kind: sent.kind, content, files: json(files) },
        ...{ page: sent.page ?? '', page_title: sent.pageTitle ?? '', build: sent.build ?? '' },
        ...{ browser: sent.browser ?? '', state: 'open', creator_id: userId },
        ...{ creator_time: context.now().toISOString(), modifier_id: null, modify_time: null },
      })
      .execute();
    return fresh;
  });
  if (id === fresh) await context.audit({ actor, action: 'feedback.create', target: id, outcome: 'done' });
  return id;
}

/** The feedback that came under this key before. One after the other of one person: a second waits here for the first. */
async function findSent(trx: Transaction<DatabaseSchema>, actor: Actor, key: string | undefined) {
  const db = feedbackTables(trx);
  await db
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.userId)
    .forUpdate()
    .execute();
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('base_feedback')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('creator_id', '=', actor.userId)
    .where('sent_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/** @throws Refused tooMany */
async function countToday(context: AppContext, trx: Transaction<DatabaseSchema>, actor: Actor): Promise<void> {
  const { timeZone } = context.settings;
  const today = formatInstant(context.now().toISOString(), 'YYYY-MM-DD', timeZone);
  const { count } = await feedbackTables(trx)
    .selectFrom('base_feedback')
    .select((of) => of.fn.countAll().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('creator_id', '=', actor.userId)
    .where('creator_time', '>=', dayStart(today, timeZone))
    .executeTakeFirstOrThrow();
  const most = limits.feedbackADay;
  if (Number(count) >= most) throw new Refused('tooMany', 'feedback.tooMany', { most });
}

async function claimPictures(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  id: string,
  sent: readonly { readonly fileId: string }[],
): Promise<FileEntry[]> {
  const asked = sent.map(({ fileId }): FileEntry => ({ fileId, name: '', url: '' }));
  return claimFiles(
    trx,
    actor,
    asked,
    { modelId: feedbackFiles, dataId: id },
    {
      judge({ mediaType }) {
        if (!isDrawable(mediaType)) throw refusedAt('/files', 'feedback.noPicture');
      },
    },
  );
}
