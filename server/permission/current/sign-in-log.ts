import { limits } from '../../../engine/schema/limits.ts';
import type { Actor } from '../../actor.ts';
import type { AppContext } from '../../app-context.ts';
import { tables } from '../../tables.ts';

/** The caller's own signing in, and tries at his account, newest first. */
export async function signInLog(
  { database }: AppContext,
  { tenantId, userId }: Actor,
  {
    currentPage = 1,
    pageSize = limits.pageSize,
  }: { readonly currentPage?: number | undefined; readonly pageSize?: number | undefined },
) {
  const log = tables(database.kysely)
    .selectFrom('base_audit')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('action', '=', 'signIn');
  const [rows, { total }] = await Promise.all([
    log
      .select(['id', 'creator_time', 'target', 'outcome'])
      .orderBy('creator_time', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    log.select((select) => select.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map(({ id, creator_time, target, outcome }) => ({
    id,
    time: creator_time,
    // Written as `account @ address`.
    address: target.slice(target.lastIndexOf(' ') + 1),
    outcome: outcome === 'done' ? ('done' as const) : outcome === 'failed' ? ('failed' as const) : ('refused' as const),
  }));
  return { list, pagination: { currentPage, pageSize, total: Number(total) } };
}
