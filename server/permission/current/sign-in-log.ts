import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { type PageQuery, pageOf } from '../../kernel/paged-list.ts';
import { tables } from '../../kernel/tables.ts';

/** The caller's own signing in, and tries at his account, newest first. */
export async function signInLog(
  { database }: AppContext,
  { tenantId, userId }: Actor,
  query: Pick<PageQuery, 'currentPage' | 'pageSize'>,
) {
  const log = tables(database.kysely)
    .selectFrom('base_audit')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('action', '=', 'signIn');
  const { rows, pagination } = await pageOf(
    query,
    log.select(['id', 'creator_time', 'target', 'outcome']).orderBy('creator_time', 'desc').orderBy('id', 'desc'),
    log.select((of) => of.fn.countAll().as('total')),
  );
  const list = rows.map(({ id, creator_time, target, outcome }) => ({
    id,
    time: creator_time,
    // Written as `account @ address`.
    address: target.slice(target.lastIndexOf(' ') + 1),
    outcome: outcome === 'done' ? ('done' as const) : outcome === 'failed' ? ('failed' as const) : ('refused' as const),
  }));
  return { list, pagination };
}
