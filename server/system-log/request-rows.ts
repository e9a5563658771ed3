import { sql } from 'kysely';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { type LogConditions, type LogLine, logCategories } from '../../engine/schema/calls/log-calls.ts';
import { userAgentName } from '../../engine/schema/helpers/user-agent-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';
import { fulfils } from './log-conditions.ts';
import { behindLine } from './log-pages.ts';

/** Lines of what was asked, and of what failed, stand in a table of their own. */
export const isOfRequests = ({ category }: Pick<LogConditions, 'category'>): boolean =>
  category === logCategories.request || category === logCategories.error;

const withOutcome = {
  done: sql<boolean>`status < 400`,
  refused: sql<boolean>`status between 400 and 499`,
  failed: sql<boolean>`status >= 500`,
} as const;

/** Those of the reader's tenant that are looked for. @throws Refused badInput */
export function requestsOf(context: AppContext, actor: Actor, conditions: LogConditions) {
  const { category, outcome } = conditions;
  const texts = ['route', 'code', 'detail', 'request_id'];
  const found = tables(context.database.kysely)
    .selectFrom('base_log')
    .where(fulfils(context, actor, conditions, { address: sql`address`, texts }))
    .where('kind', '=', category);
  return outcome === undefined ? found : found.where(withOutcome[outcome]);
}

/** How often the same failed in the hour before, itself among them. */
const likeIt = sql<number>`case when base_log.kind = ${logCategories.error} then (
  select count(*)::integer from (
    select 1 from base_log other
    where other.tenant_id = base_log.tenant_id and other.kind = base_log.kind
      and other.creator_time > base_log.creator_time - interval '1 hour' and other.creator_time <= base_log.creator_time
      and other.route = base_log.route and other.code = base_log.code
    limit ${limits.likeErrorsMost}) same) end`;

/** A page of them, newest first, one more than asked for. */
export async function requestsAfter(
  context: AppContext,
  actor: Actor,
  lines: ReturnType<typeof requestsOf>,
  { after, pageSize }: { readonly after: string | undefined; readonly pageSize: number },
) {
  let page = lines;
  if (after !== undefined) {
    const behind = await behindLine(context, actor, 'base_log', after);
    if (behind === null) return [];
    page = page.where(behind);
  }
  return page
    .selectAll()
    .select([likeIt.as('like_it'), ...personOf(actor)])
    .orderBy('creator_time', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

const personOf = ({ tenantId, language }: Actor) => {
  const ofUser = (column: ReturnType<typeof sql>) =>
    sql<string | null>`(select ${column} from base_user person
      where person.tenant_id = ${tenantId} and person.id = base_log.user_id)`;
  return [
    ofUser(localName('person', language, 'real_name')).as('user_name'),
    ofUser(sql`person.account`).as('account'),
  ] as const;
};

type RequestRow = Awaited<ReturnType<typeof requestsAfter>>[number];

/** As it is read. */
export function requestLine(row: RequestRow): LogLine {
  const { method, route, status, ms, code } = row;
  return {
    id: row.id,
    time: row.creator_time,
    userName: row.user_name ?? '',
    account: row.account ?? '',
    address: row.address,
    device: row.agent === '' ? '' : userAgentName(row.agent),
    menuName: '',
    action: `${method} ${route}`,
    actionText: '',
    target: '',
    changes: 0,
    outcome: status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done',
    way: '',
    reason: row.detail,
    route,
    method,
    status,
    ms,
    code,
    requestId: row.request_id,
    ...(row.like_it === null ? {} : { count: row.like_it }),
  };
}

/** A line of them; undefined where there is none. */
export async function oneRequest(
  context: AppContext,
  actor: Actor,
  id: string,
): Promise<CallData<Calls['loadLog']> | undefined> {
  const row = await tables(context.database.kysely)
    .selectFrom('base_log')
    .selectAll()
    .select([likeIt.as('like_it'), ...personOf(actor)])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...requestLine(row), detail: row.detail, agent: row.agent, requestId: row.request_id, list: [] };
}
