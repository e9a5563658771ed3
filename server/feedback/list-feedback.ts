import type { FeedbackKind, FeedbackState } from '../../engine/schema/calls/feedback-calls.ts';
import type { Feedback } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { emptyLast, type PageQuery, pageOf, type SortedPageQuery, sortColumnOf } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { say } from '../kernel/words.ts';
import { userNames } from '../permission/directory.ts';
import { type FeedbackRecord, feedbackTables } from './feedback-tables.ts';

export interface FeedbackQuery extends SortedPageQuery {
  readonly kind?: FeedbackKind | undefined;
  readonly state?: FeedbackState | undefined;
}

/** What the list may be sorted by. */
const sortColumns = { creatorTime: 'creator_time', answerTime: 'answer_time', state: 'state', kind: 'kind' } as const;

/** GET Feedback: of everybody, newest first unless asked otherwise; a keyword is part of the text or of the page's name. */
export async function listFeedback(context: AppContext, actor: Actor, query: FeedbackQuery) {
  const { sort = 'desc', sidx = 'creatorTime', kind, state } = query;
  const column = sortColumnOf(sortColumns, sidx);
  const word = containing(query.keyword);
  let found = ofTenant(context, actor);
  if (word !== undefined)
    found = found.where((is) => is.or([is('content', 'ilike', word), is('page_title', 'ilike', word)]));
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (state !== undefined) found = found.where('state', '=', state);
  const { rows, pagination } = await pageOf(
    query,
    found.selectAll().orderBy(column, emptyLast(sort)).orderBy('id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  return { list: await shown(context, actor, rows), pagination };
}

/** GET Feedback/Own: what the caller has sent, the newest first. */
export async function ownFeedback(context: AppContext, actor: Actor, query: Omit<PageQuery, 'keyword'>) {
  const own = ofTenant(context, actor).where('creator_id', '=', actor.userId);
  const { rows, pagination } = await pageOf(
    query,
    own.selectAll().orderBy('creator_time', 'desc').orderBy('id', 'desc'),
    own.select((of) => of.fn.countAll().as('total')),
  );
  return { list: await shown(context, actor, rows), pagination };
}

/** GET Feedback/{id}. @throws Refused notFound */
export async function loadFeedback(context: AppContext, actor: Actor, id: string): Promise<Feedback> {
  const rows = await ofTenant(context, actor).selectAll().where('id', '=', id).execute();
  const [row] = await shown(context, actor, rows);
  if (!row) throw new Refused('notFound', 'feedback.notFound');
  return row;
}

const ofTenant = ({ database }: AppContext, { tenantId }: Actor) =>
  feedbackTables(database.kysely).selectFrom('base_feedback').where('tenant_id', '=', tenantId);

async function shown(context: AppContext, actor: Actor, rows: readonly FeedbackRecord[]): Promise<Feedback[]> {
  const people = rows.flatMap(({ creator_id, answer_user_id }) => [
    creator_id,
    ...(answer_user_id ? [answer_user_id] : []),
  ]);
  const names = await userNames(context, actor.tenantId, [...new Set(people)], actor.language);
  const { language = 'zh' } = actor;
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, kindText: say({ code: `feedback.${row.kind}` }, language), content: row.content },
    ...{ state: row.state, stateText: say({ code: `feedback.${row.state}` }, language) },
    ...{ page: row.page, pageTitle: row.page_title, build: row.build, browser: row.browser },
    ...{ files: [...row.files], pictures: row.files.length },
    ...{ answer: row.answer, answerUser: names.get(row.answer_user_id ?? '') ?? '', answerTime: row.answer_time },
    ...{ creatorUser: names.get(row.creator_id) ?? '', creatorTime: row.creator_time, revision: row.revision },
  }));
}
