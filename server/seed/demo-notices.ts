import type { Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { audienceOf, toPeople } from '../message/audience.ts';
import { type MessageWords, messageTables, noticeStates } from '../message/message-tables.ts';
import { publishMessage } from '../message/publish-message.ts';
import { setRead } from '../message/set-read.ts';
import type { DemoAsk } from './demo-models.ts';
import notices from './demo-notices.json' with { type: 'json' };

const dayMs = 86_400_000;

/** Who looks at what is reported: the shift leader who signs in as `staff`, and the administrator. */
const asked = toPeople(['user-zhoumin', 'user-admin']);

/**
 * Notices of the demo's people, the oldest first: some are out, one is a draft, one was withdrawn. Between them, by their
 * time, the flow messages of records that wait for somebody.
 */
export async function seedDemoNotices(context: AppContext, asks: readonly DemoAsk[]): Promise<void> {
  const now = context.now().getTime();
  const timed = [...notices.map((notice) => ({ ...notice, at: new Date(now - notice.daysAgo * dayMs) })), ...asks].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  await context.database.transaction(async (trx) => {
    for (const one of timed) {
      if ('target' in one) {
        const { title, by, at, target } = one;
        const { zh, ...others } = title;
        const words = wordsOf(others, { en: '', zhtw: '' });
        const message = { tenantId: firstTenant, senderId: by, title: zh, body: '', words, releaseTime: at, target };
        await publishMessage(trx, message, asked);
      } else await addNotice(context, trx, one);
    }
  });
}

type Others = { readonly en?: string; readonly zhtw?: string };

/** Titles and bodies as messages keep them, a language at a time. */
function wordsOf(titles: Others, bodies: Others): MessageWords {
  const of = (language: 'en' | 'zhtw') => ({ title: titles[language] ?? '', body: bodies[language] ?? '' });
  return { en: of('en'), zhtw: of('zhtw') };
}

type TimedNotice = (typeof notices)[number] & { readonly at: Date };

async function addNotice(context: AppContext, trx: Transaction<DatabaseSchema>, notice: TimedNotice): Promise<void> {
  const { by, at, state, audience, category, isRead } = notice;
  const { zh: title, ...titles } = notice.title;
  const { zh: body, ...bodies } = notice.body;
  const words = wordsOf(titles, bodies);
  const db = messageTables(trx);
  const id = context.newId();
  const time = at.toISOString();
  const wasOut = state !== noticeStates.draft;
  await db
    .insertInto('base_notice')
    .values({
      tenant_id: firstTenant,
      id,
      title,
      body,
      words: json(words),
      files: json([]),
      audience: json(audienceOf(audience)),
      category,
      expiration_time: null,
      state,
      release_time: wasOut ? time : null,
      releaser_id: wasOut ? by : null,
      creator_id: by,
      creator_time: time,
      modifier_id: null,
      modify_time: null,
    })
    .execute();
  if (state !== noticeStates.published) return;
  const message = { tenantId: firstTenant, senderId: by, title, body, words, releaseTime: at, noticeId: id };
  await publishMessage(trx, message, audienceOf(audience));
  // What is to be read is what came since.
  if (isRead) await setRead(trx, { tenantId: firstTenant }, at);
}
