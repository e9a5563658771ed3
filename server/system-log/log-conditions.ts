import { type RawBuilder, sql } from 'kysely';
import type { LogConditions } from '../../engine/schema/calls/log-calls.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { containing } from '../kernel/search-word.ts';
import { timesOf } from './log-times.ts';

interface Columns {
  /** Where the address of the caller stands. */
  readonly address: RawBuilder<string>;
  /** Columns in which a keyword is looked for, beside the name and the account of the person. */
  readonly texts: readonly string[];
}

/** What lines of the reader's tenant fulfil in either table: when, by whom, from where, with what word. @throws Refused badInput */
export function fulfils(
  context: AppContext,
  { tenantId }: Actor,
  conditions: LogConditions,
  { address, texts }: Columns,
): RawBuilder<boolean> {
  const { keyword, userId, ip } = conditions;
  const { from, until } = timesOf(context, conditions);
  const word = containing(keyword);
  const place = containing(ip);
  const all = [sql`tenant_id = ${tenantId}`, sql`creator_time >= ${from}`];
  if (until !== undefined) all.push(sql`creator_time < ${until}`);
  if (userId !== undefined) all.push(sql`user_id = ${userId}`);
  if (place !== undefined) all.push(sql`${address} ilike ${place}`);
  if (word !== undefined) {
    const holds = texts.map((column) => sql`${sql.ref(column)} ilike ${word}`);
    all.push(sql`(${sql.join(holds, sql` or `)}
      or user_id in (select person.id from base_user person where person.tenant_id = ${tenantId}
        and (person.real_name ilike ${word} or person.account ilike ${word})))`);
  }
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
