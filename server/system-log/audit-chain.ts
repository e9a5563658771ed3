import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dayStart } from '../kernel/day-bounds.ts';

/** Work that began before midnight may write its line a little after it. */
const graceMs = 15 * 60_000;

/** Of one tenant: what stood before its oldest line, and the last line that is chained. */
export interface Chain {
  readonly first_chain: string;
  readonly last_chain: string;
  readonly last_id: string;
  /** As text: a moment of the database is finer than one of JavaScript's. */
  readonly last_time: string | null;
}

export interface ChainedLine {
  readonly id: string;
  readonly time: string;
  readonly chain: string;
  /** All that the line says, written in one way. */
  readonly content: string;
}

/** What a line is chained by: all its columns but the chain itself, as the database writes them. */
export const contentOfLine = sql<string>`jsonb_build_array(id, tenant_id, user_id, action, target, outcome, detail,
  address, agent, request_id, menu, target_kind, target_name, before, after, reason, via,
  to_char(creator_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text`;

/** The hash of a line over that of the line before it. */
export const linkOf = (before: string, content: string): string =>
  createHash('sha256').update(`${before}\n${content}`).digest('hex');

/**
 * Lets each line of the days that are over hold the one before it, so that none can be changed, taken out or put in
 * between without a trace. Nodes take turns.
 */
export async function chainAudit({ database, now, settings }: AppContext, tenantId: string): Promise<void> {
  const today = formatInstant(new Date(now().getTime() - graceMs).toISOString(), 'YYYY-MM-DD', settings.timeZone);
  const until = dayStart(today, settings.timeZone);
  let count: number;
  do count = await database.transaction((trx) => chainPiece(trx, tenantId, until));
  while (count === limits.logPiece);
}

async function chainPiece(trx: Transaction<DatabaseSchema>, tenantId: string, until: string): Promise<number> {
  await sql`insert into base_audit_chain (tenant_id) values (${tenantId}) on conflict do nothing`.execute(trx);
  const chain = await chainOf(trx, tenantId, true);
  if (!chain) return 0;
  const after =
    chain.last_time === null
      ? sql``
      : sql`and (creator_time, id) > (${chain.last_time}::timestamptz, ${chain.last_id})`;
  const { rows } = await sql<ChainedLine>`
    select id, creator_time::text as time, chain, ${contentOfLine} as content from base_audit
    where tenant_id = ${tenantId} and chain = '' and creator_time < ${until} ${after}
    order by creator_time, id limit ${limits.logPiece}`.execute(trx);
  const last = rows.at(-1);
  if (!last) return 0;
  let link = chain.last_chain;
  const links = rows.map(({ content }) => {
    link = linkOf(link, content);
    return link;
  });
  await sql`
    update base_audit line set chain = given.chain
    from unnest(${rows.map(({ id }) => id)}::text[], ${links}::text[]) given (id, chain)
    where line.tenant_id = ${tenantId} and line.id = given.id`.execute(trx);
  await sql`
    update base_audit_chain set last_chain = ${link}, last_id = ${last.id}, last_time = ${last.time}::timestamptz
    where tenant_id = ${tenantId}`.execute(trx);
  return rows.length;
}

/** @param isKept locks it until the transaction ends */
export async function chainOf(
  handle: AppContext['database']['kysely'],
  tenantId: string,
  isKept = false,
): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`
    select first_chain, last_chain, last_id, last_time::text as last_time from base_audit_chain
    where tenant_id = ${tenantId} ${isKept ? sql`for update` : sql``}`.execute(handle);
  return rows[0];
}
