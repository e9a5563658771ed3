import { sql } from 'kysely';
import type { LogConditions } from '../../engine/schema/calls/log-calls.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { containing } from '../kernel/search-word.ts';
import { tables } from '../kernel/tables.ts';
import { behindLine } from './log-pages.ts';
import { timesOf } from './log-times.ts';

/** Of a line that was written before the caller's address was kept, and of signing in, the address stands in the target. */
const addressOf = sql<string>`case when address = '' and category = 1 then substring(target from '[^ ]+$') else address end`;

/** How many fields are others than before: what they are is heavy, and asked of one line alone. */
const changesOf = sql<number>`(
  select count(distinct field) from (
    select jsonb_object_keys(before) as field where jsonb_typeof(before) = 'object'
    union all
    select jsonb_object_keys(after) where jsonb_typeof(after) = 'object') fields)`;

/** The lines of the reader's tenant that are looked for. @throws Refused badInput */
export function linesOf(context: AppContext, { tenantId }: Actor, conditions: LogConditions) {
  const { category, keyword, userId, ip, menu, outcome } = conditions;
  const { from, until } = timesOf(context, conditions);
  const word = containing(keyword);
  const address = containing(ip);
  let found = tables(context.database.kysely)
    .selectFrom('base_audit')
    .where('tenant_id', '=', tenantId)
    .where('category', '=', category)
    .where('creator_time', '>=', from);
  if (until !== undefined) found = found.where('creator_time', '<', until);
  if (userId !== undefined) found = found.where('user_id', '=', userId);
  if (menu !== undefined) found = found.where('menu', '=', menu);
  if (outcome !== undefined) found = found.where('outcome', '=', outcome);
  if (address !== undefined) found = found.where(sql<boolean>`${addressOf} ilike ${address}`);
  if (word !== undefined)
    found = found.where(sql<boolean>`(
      target ilike ${word} or target_name ilike ${word} or action ilike ${word} or detail ilike ${word}
      or user_id in (select person.id from base_user person where person.tenant_id = ${tenantId}
        and (person.real_name ilike ${word} or person.account ilike ${word})))`);
  return found;
}

export type Lines = ReturnType<typeof linesOf>;

/** A page of them, newest first, behind a line of the same tenant where one is named; one more than asked for. */
export async function pageAfter(
  context: AppContext,
  actor: Actor,
  lines: Lines,
  { after, pageSize }: { readonly after: string | undefined; readonly pageSize: number },
) {
  let page = lines;
  if (after !== undefined) {
    const behind = await behindLine(context, actor, 'base_audit', after);
    if (behind === null) return [];
    page = page.where(behind);
  }
  return page
    .select(['id', 'user_id', 'action', 'target', 'outcome', 'detail', 'agent', 'menu', 'target_name', 'creator_time'])
    .select([addressOf.as('address'), changesOf.as('changes')])
    .orderBy('creator_time', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
}

export type LogRow = Awaited<ReturnType<typeof pageAfter>>[number];
