import { sql, type Transaction } from 'kysely';
import type { Notice, NoticeContent, NoticeRow } from '../../engine/schema/calls/index.ts';
import { isBlankHtml, safeHtml } from '../../engine/schema/html/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { claimFiles, releaseFiles } from '../file/file-store.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { categoryNames } from '../kernel/category-names.ts';
import { emptyLast, pageOf, type SortedPageQuery, sortColumnOf } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { userNames } from '../permission/directory.ts';
import { audienceOf } from './audience.ts';
import { audienceWords } from './audience-words.ts';
import { localWords } from './local-words.ts';
import { expiredStage, messageTables, type NoticeRecord, noticeStates } from './message-tables.ts';
import { noticeFiles } from './notice-files.ts';

export interface NoticeQuery extends SortedPageQuery {
  readonly state?: number | undefined;
  readonly stage?: number | undefined;
  readonly category?: string | undefined;
}

/** What the list may be sorted by. */
const sortColumns = {
  title: 'title',
  state: 'state',
  releaseTime: 'release_time',
  expirationTime: 'expiration_time',
  creatorTime: 'creator_time',
  lastModifyTime: 'modify_time',
} as const;

/** GET Notice: newest first unless asked otherwise. */
export async function listNotices(context: AppContext, actor: Actor, query: NoticeQuery, language: Language) {
  const { sort = 'desc', sidx = 'creatorTime' } = query;
  const column = sortColumnOf(sortColumns, sidx);
  const title = containing(query.keyword);
  let found = messageTables(context.database.kysely).selectFrom('base_notice').where('tenant_id', '=', actor.tenantId);
  if (title !== undefined) found = found.where(localWords('base_notice', 'title', language), 'ilike', title);
  if (query.state !== undefined) found = found.where('state', '=', query.state);
  if (query.stage !== undefined) found = found.where(shownStage(context.now()), '=', query.stage);
  if (query.category) found = found.where('category', '=', query.category);
  const { rows, pagination } = await pageOf(
    query,
    found
      .selectAll()
      .select(localWords('base_notice', 'title', language).as('shown_title'))
      .orderBy(column, emptyLast(sort))
      .orderBy('id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  return { list: await rowsOf(context, actor, rows, language), pagination };
}

/** GET Notice/{id}. @throws Refused notFound */
export async function loadNotice(context: AppContext, actor: Actor, id: string, language: Language): Promise<Notice> {
  const row = await messageTables(context.database.kysely)
    .selectFrom('base_notice')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  // What is edited is the Chinese.
  const [shown] = row ? await rowsOf(context, actor, [{ ...row, shown_title: row.title }], language) : [];
  if (!row || !shown) throw new Refused('notFound', 'notice.notFound');
  return { ...shown, body: safeHtml(row.body), files: [...row.files], audience: audienceOf(row.audience) };
}

/** POST Notice: a draft. @throws Refused badInput for a title or a body without words, or a file that is not the actor's */
export async function createNotice(context: AppContext, actor: Actor, content: NoticeContent): Promise<string> {
  const id = context.newId();
  await context.database.transaction(async (trx) => {
    await messageTables(trx)
      .insertInto('base_notice')
      .values({
        tenant_id: actor.tenantId,
        id,
        ...(await written(trx, actor, id, content)),
        words: null,
        state: noticeStates.draft,
        release_time: null,
        releaser_id: null,
        creator_id: actor.userId,
        creator_time: context.now().toISOString(),
        modifier_id: null,
        modify_time: null,
      })
      .execute();
  });
  await context.audit({ actor, action: 'notice.create', target: id, outcome: 'done' });
  return id;
}

/**
 * POST Notice/{id}: what is published stands as it was read, and is withdrawn before it is changed.
 * @throws Refused notFound, badInput, conflict for one that is published or that somebody else has changed
 */
export async function saveNotice(
  context: AppContext,
  actor: Actor,
  id: string,
  { revision, ...content }: NoticeContent & { readonly revision: number },
): Promise<string> {
  await context.database.transaction(async (trx) => {
    const { state, revision: known, ...before } = await lockNotice(trx, actor, id);
    if (state === noticeStates.published) throw new Refused('conflict', 'notice.isPublished');
    if (known !== revision) throw new Refused('conflict', 'notice.stale');
    const values = await written(trx, actor, id, content);
    const keep = content.files?.map(({ fileId }) => fileId) ?? [];
    await releaseFiles(trx, { tenantId: actor.tenantId, modelId: noticeFiles, dataId: id }, keep, context.now());
    await messageTables(trx)
      .updateTable('base_notice')
      .set({
        ...values,
        // Other languages would go on saying what the notice said before.
        ...(values.title === before.title && values.body === before.body ? {} : { words: null }),
        modifier_id: actor.userId,
        modify_time: context.now().toISOString(),
        revision: sql`revision + 1`,
      })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .execute();
  });
  await context.audit({ actor, action: 'notice.save', target: id, outcome: 'done' });
  return id;
}

/** The notice as it is until the end of the transaction. @throws Refused notFound */
export async function lockNotice(trx: Transaction<DatabaseSchema>, actor: Actor, id: string): Promise<NoticeRecord> {
  const row = await messageTables(trx)
    .selectFrom('base_notice')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'notice.notFound');
  return row;
}

/** What is stored of what was sent: the HTML made safe, of files what the server knows. */
async function written(trx: Transaction<DatabaseSchema>, actor: Actor, id: string, content: NoticeContent) {
  const title = content.title.trim();
  const body = safeHtml(content.body);
  if (title === '') throw new Refused('badInput', 'notice.noTitle');
  if (isBlankHtml(body)) throw new Refused('badInput', 'notice.noBody');
  // The id alone is the client's to say; the rest of the entry is the server's.
  const asked = (content.files ?? []).map(({ fileId }): FileEntry => ({ fileId, name: '', url: '' }));
  const files = await claimFiles(trx, actor, asked, { modelId: noticeFiles, dataId: id });
  const { category, expirationTime } = content;
  return {
    ...{ title, body, files: json(files), audience: json(audienceOf(content.audience)) },
    ...{ category: category ?? '', expiration_time: instantOf(expirationTime) },
  };
}

const readText = (count: { readonly receivers: number; readonly readers: number } | undefined) =>
  count ? `${count.readers} / ${count.receivers}` : '';

/** @throws Refused badInput for what is no instant */
function instantOf(sent: string | null | undefined): string | null {
  if (!sent) return null;
  const time = new Date(sent);
  if (Number.isNaN(time.getTime())) throw new Refused('badInput', 'notice.noInstant');
  return time.toISOString();
}

/** What is out and past its end is told as such; nothing has to be stored at the moment it ends. */
const shownStage = (now: Date) => sql<number>`case when state = ${noticeStates.published}
  and expiration_time <= ${now.toISOString()}::timestamptz then ${expiredStage}::integer else state end`;

function isExpired({ state, expiration_time }: NoticeRecord, now: Date): boolean {
  return state === noticeStates.published && expiration_time !== null && new Date(expiration_time) <= now;
}

async function rowsOf(
  context: AppContext,
  actor: Actor,
  rows: readonly (NoticeRecord & { readonly shown_title: string })[],
  language: Language,
): Promise<NoticeRow[]> {
  if (rows.length === 0) return [];
  const people = rows.flatMap(({ creator_id, releaser_id }) => [creator_id ?? '', releaser_id ?? '']);
  const [names, words, counts, nameOf] = await Promise.all([
    userNames(context, actor.tenantId, [...new Set(people)], language),
    audienceWords(
      context,
      actor.tenantId,
      rows.map(({ audience }) => audience),
      language,
    ),
    readersOf(
      context,
      actor,
      rows.map(({ id }) => id),
    ),
    categoryNames(context, { tenantId: actor.tenantId, language }, 'notice'),
  ]);
  const now = context.now();
  return rows.map((row, index) => ({
    id: row.id,
    title: row.shown_title,
    state: row.state,
    stage: isExpired(row, now) ? expiredStage : row.state,
    category: row.category,
    categoryText: nameOf(row.category),
    expirationTime: row.expiration_time,
    audienceText: words[index] ?? '',
    receivers: counts.get(row.id)?.receivers ?? 0,
    readers: counts.get(row.id)?.readers ?? 0,
    readText: readText(counts.get(row.id)),
    releaseTime: row.release_time,
    releaseUser: names.get(row.releaser_id ?? '') ?? '',
    creatorUser: names.get(row.creator_id ?? '') ?? '',
    creatorTime: row.creator_time,
    lastModifyTime: row.modify_time,
    revision: row.revision,
  }));
}

/** How many received and read each, by id of the notice; what is not out is left out. */
async function readersOf({ database }: AppContext, { tenantId }: Actor, ids: readonly string[]) {
  const rows = await messageTables(database.kysely)
    .selectFrom('base_message as message')
    .innerJoin('base_message_receive as receive', (join) =>
      join.onRef('receive.tenant_id', '=', 'message.tenant_id').onRef('receive.message_id', '=', 'message.id'),
    )
    .select((count) => [
      'message.notice_id',
      count.fn.countAll().as('receivers'),
      // What ended unread counts as read for the badge, without a time.
      count.fn.countAll().filterWhere('receive.read_time', 'is not', null).as('readers'),
    ])
    .where('message.tenant_id', '=', tenantId)
    .where('message.notice_id', 'in', ids)
    .groupBy('message.notice_id')
    .execute();
  return new Map(
    rows.map((row) => [row.notice_id ?? '', { receivers: Number(row.receivers), readers: Number(row.readers) }]),
  );
}
