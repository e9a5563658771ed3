import { sql } from 'kysely';
import type { LogConditions } from '../../engine/schema/calls/log-calls.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { fulfils } from './log-conditions.ts';
import { behindLine } from './log-pages.ts';

/** Of a line that was written before the caller's address was kept, and of signing in, the address stands in the target. */
const addressOf = sql<string>`case when address = '' and category = 1 then substring(target from '[^ ]+$') else address end`;

/** How many fields are others than before: what they are is heavy, and asked of one line alone. */
const changesOf = sql<number>`(
  select count(distinct field) from (
    select jsonb_object_keys(before) as field where jsonb_typeof(before) = 'object'
    union all
    select jsonb_object_keys(after) where jsonb_typeof(after) = 'object') fields)`;

/** The lines of the reader's tenant that are looked for. @throws Refused badInput */
export function linesOf(context: AppContext, actor: Actor, conditions: LogConditions) {
  const { category, menu, outcome } = conditions;
  const texts = ['target', 'target_name', 'action', 'detail'];
  let found = tables(context.database.kysely)
    .selectFrom('base_audit')
    .where(fulfils(context, actor, conditions, { address: addressOf, texts }))
    .where('category', '=', category);
  if (menu !== undefined) found = found.where('menu', '=', menu);
  if (outcome !== undefined) found = found.where('outcome', '=', outcome);
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
