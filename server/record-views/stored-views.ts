import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallBody, calls, RecordView } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { parseGuardedJson } from '../http/guarded-json.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

export type ViewContent = CallBody<typeof calls.createRecordView>;
export type Asked = Pick<RecordView, 'keyword' | 'treeNode' | 'state' | 'sidx' | 'sort' | 'columns' | 'density'> & {
  readonly query: Readonly<Record<string, unknown>>;
};
/** A view as it is kept; only what this module wrote is ever in `asked`. */
export type StoredView = Awaited<ReturnType<typeof readViews>>[number];

/** Administrators and those who draw models arrange lists for others. */
export const mayShare = ({ isAdministrator, isDesigner }: Actor): boolean => isAdministrator || isDesigner;

export const mayChange = (actor: Actor, { user_id, is_shared }: Pick<StoredView, 'user_id' | 'is_shared'>): boolean =>
  user_id === actor.userId || (is_shared && mayShare(actor));

const viewsOf = (handle: Kysely<DatabaseSchema>, { tenantId }: Actor, modelId: string) =>
  tables(handle).selectFrom('base_record_view').where('tenant_id', '=', tenantId).where('model_id', '=', modelId);

/** The views of a list that a person has: shared ones first, each kind as it was made. */
export function readViews(handle: Kysely<DatabaseSchema>, actor: Actor, modelId: string) {
  return viewsOf(handle, actor, modelId)
    .selectAll()
    .where((is) => is.or([is('user_id', '=', actor.userId), is('is_shared', '=', true)]))
    .orderBy('is_shared', 'desc')
    .orderBy('creator_time')
    .orderBy('id')
    .execute();
}

/**
 * A view that nobody else changes until the transaction ends. One of another person's that is not shared is not there.
 * @throws Refused notFound; forbidden for a shared one that is not theirs to change
 */
export async function lockedView(trx: Transaction<DatabaseSchema>, actor: Actor, modelId: string, id: string) {
  const view = await viewsOf(trx, actor, modelId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!view || !(view.is_shared || view.user_id === actor.userId)) throw new Refused('notFound', 'listView.notFound');
  if (!mayChange(actor, view)) throw new Refused('forbidden', 'listView.mayNotShare');
  return view;
}

/** One after the other where views of one list are written: a name is still free, and there is still room, when it is. */
export async function takeTurn(trx: Transaction<DatabaseSchema>, { tenantId }: Actor, modelId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`base_record_view ${tenantId} ${modelId}`}, 0))`.execute(
    trx,
  );
}

/** Kept by those who kept nothing of how the list looks. */
const plain = { columns: null, density: null };

// What the column holds went through the shape of the call and `askedIn`.
export const askedOf = ({ asked }: Pick<StoredView, 'asked'>): Asked => ({ ...plain, ...(asked as Asked) });

/** What is kept of what was sent. @throws Refused badInput where the conditions are no object */
export function askedIn({ queryJson, keyword, treeNode, state, sidx, sort, columns, density }: ViewContent): Asked {
  const query = parseGuardedJson(queryJson);
  if (!isObject(query)) throw new Refused('badInput', 'listView.query');
  const display = { columns: columns ?? null, density: density ?? null };
  return { query, keyword: keyword.trim(), treeNode, state, sidx, sort, ...display };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
