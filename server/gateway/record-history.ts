import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type PageQuery, pageOf } from '../kernel/paged-list.ts';
import { tables } from '../kernel/tables.ts';
import { userNames } from '../permission/directory.ts';
import { type Access, accessTo } from './model-access.ts';
import { readChanges } from './read-changes.ts';
import { readRecord } from './read-record.ts';
import { readableColumns } from './readable-columns.ts';
import type { RecordChange } from './record-change.ts';
import type { Row } from './run-statement.ts';

/** One entry of a history before it is put into words. */
interface Entry {
  readonly id: string;
  readonly action: 'create' | 'update';
  readonly move?: 'remove' | 'restore';
  readonly time: string;
  readonly userId: string | null;
  readonly change: Partial<RecordChange>;
}

/**
 * GET OnlineDev/{id}/{dataId}/History: who changed a record, when, and what: newest first, at the end who made it, which its
 * row says. Only for who may see the record itself, and of it only what he may see: a change of other fields alone is left
 * out.
 * @throws Refused forbidden, notFound, as for the record
 */
export async function recordHistory(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
  query: Pick<PageQuery, 'currentPage' | 'pageSize'>,
  language: Language = 'zh',
) {
  const access = await accessTo(context, actor, modelId);
  const { row } = await readRecord(context.database.kysely, access, dataId, []);
  const { entries, pagination } = await pageOfEntries(context, access, dataId, row, query);
  const userIds = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
  const [names, changes] = await Promise.all([
    userNames(context, actor.tenantId, userIds, language),
    readChanges(
      context,
      access,
      entries.map(({ change }) => change),
      language,
    ),
  ]);
  return {
    list: entries.map(({ id, action, move, time, userId }, index) => ({
      id,
      action,
      ...(move ? { move } : {}),
      time,
      userName: names.get(userId ?? '') ?? '',
      ...(changes[index] ?? { fields: [], tables: [] }),
    })),
    pagination,
  };
}

async function pageOfEntries(
  context: AppContext,
  access: Access,
  dataId: string,
  row: Row,
  { currentPage = 1, pageSize = limits.pageSize }: Pick<PageQuery, 'currentPage' | 'pageSize'>,
) {
  const { model } = access;
  const size = Math.min(pageSize, limits.changesPage);
  const names = readableColumns(access).map(({ touched }) => touched);
  const told = tables(context.database.kysely)
    .selectFrom('base_record_change')
    .where('tenant_id', '=', model.tenantId)
    .where('model_id', '=', model.id)
    .where('data_id', '=', dataId)
    .where(sql<boolean>`(touched = '{}' or touched && ${names}::text[])`);
  const ordered = told
    .select(['id', 'action', 'creator_id', 'creator_time', 'changes'])
    .orderBy('revision', 'desc')
    .orderBy('creator_time', 'desc')
    .orderBy('id', 'desc');
  const count = told.select((of) => of.fn.countAll().as('total'));
  const { rows, pagination } = await pageOf({ currentPage, pageSize: size }, ordered, count);
  const entries: Entry[] = rows.map(({ id, action, creator_id, creator_time, changes }) => ({
    id,
    action: 'update',
    ...(action === 'update' ? {} : { move: action }),
    time: new Date(creator_time).toISOString(),
    userId: creator_id,
    change: Object(changes),
  }));
  const made = creationOf(row);
  if (!made) return { entries, pagination };
  const isLastPage = currentPage * size > pagination.total && (currentPage - 1) * size <= pagination.total;
  return {
    entries: isLastPage ? [...entries, made] : entries,
    pagination: { ...pagination, total: pagination.total + 1 },
  };
}

/** Null for a row that others wrote into a table of theirs. */
function creationOf({ creator_id, creator_time }: Row): Entry | null {
  if (typeof creator_time !== 'string') return null;
  const time = new Date(creator_time).toISOString();
  return { id: 'created', action: 'create', time, userId: creator_id === null ? null : String(creator_id), change: {} };
}
