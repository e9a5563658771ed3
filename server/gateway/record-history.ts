import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { localName } from '../local-name.ts';
import { type PageQuery, pageOf } from '../paged-list.ts';
import { tables } from '../tables.ts';
import { accessTo } from './access.ts';
import { maySeeRecord } from './may-see-record.ts';
import { recordNotFound } from './read-record.ts';

const kinds = { 'record.create': 'create', 'record.update': 'update' } as const;
const actions = Object.keys(kinds) as (keyof typeof kinds)[]; // just above

/**
 * GET OnlineDev/{id}/{dataId}/History: who saved a record and when, newest first, from the audit; what was changed in it
 * is not kept. Only for who may see the record itself.
 * @throws Refused notFound, as for the record
 */
export async function recordHistory(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
  query: Pick<PageQuery, 'currentPage' | 'pageSize'>,
) {
  const { model } = await accessTo(context, actor, modelId);
  if (!(await maySeeRecord(context, actor, modelId, dataId))) throw recordNotFound();
  const saves = tables(context.database.kysely)
    .selectFrom('base_audit')
    .where('base_audit.tenant_id', '=', actor.tenantId)
    .where('target', '=', `${model.id}/${dataId}`)
    .where('outcome', '=', 'done')
    .where('action', 'in', actions);
  const ordered = saves
    .leftJoin('base_user', (join) =>
      join.onRef('base_user.tenant_id', '=', 'base_audit.tenant_id').onRef('base_user.id', '=', 'base_audit.user_id'),
    )
    .select(['base_audit.id', 'action', 'base_audit.creator_time'])
    .select(localName('base_user', actor.language, 'real_name').as('real_name'))
    .orderBy('base_audit.creator_time', 'desc')
    .orderBy('base_audit.id', 'desc');
  const count = saves.select((of) => of.fn.countAll().as('total'));
  const { rows, pagination } = await pageOf(query, ordered, count);
  return {
    list: rows.map(({ id, action, creator_time, real_name }) => ({
      id,
      action: kinds[action as keyof typeof kinds], // asked for just these
      time: new Date(creator_time).toISOString(),
      userName: real_name ?? '',
    })),
    pagination,
  };
}
