import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import type { Asked, Found, KeptChange } from './undo-kind.ts';

type Handle = Pick<Database['kysely'], 'getExecutor'>;

const selected = ({ language }: Actor) => sql`
  select kept.id, kept.kind, kept.target, kept.name, kept.deed, kept.before, kept.after, kept.unkept,
    kept.creator_time as time, coalesce(${localName('person', language, 'real_name')}, '') as "userName"
  from base_kept_change kept
  left join base_user person on person.tenant_id = kept.tenant_id and person.id = kept.creator_id`;

/** A page of changes, newest first. @param meant which of the tenant's, as a condition of `kept` */
export async function findChanges(
  handle: Handle,
  actor: Actor,
  meant: RawBuilder<boolean>,
  { currentPage, pageSize }: Asked,
): Promise<Found> {
  const where = sql`where kept.tenant_id = ${actor.tenantId} and ${meant}`;
  const { rows } = await sql<KeptChange>`${selected(actor)} ${where}
    order by kept.seq desc limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(handle);
  const counted = await sql<{ total: string }>`select count(*) as total from base_kept_change kept ${where}`.execute(
    handle,
  );
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0) };
}

export async function oneChange(
  handle: Handle,
  actor: Actor,
  meant: RawBuilder<boolean>,
  id: string,
): Promise<KeptChange | undefined> {
  const { rows } = await sql<KeptChange>`${selected(actor)}
    where kept.tenant_id = ${actor.tenantId} and kept.id = ${id} and ${meant}`.execute(handle);
  return rows[0];
}

/** What was done to a thing since a change, newest first; that change as well where the state before it is meant. */
export async function changesSince(
  handle: Handle,
  actor: Actor,
  kinds: readonly string[],
  { id, target }: KeptChange,
  to: 'before' | 'after',
): Promise<KeptChange[]> {
  const since = sql`(select seq from base_kept_change where tenant_id = ${actor.tenantId} and id = ${id})`;
  const { rows } = await sql<KeptChange>`${selected(actor)}
    where kept.tenant_id = ${actor.tenantId} and kept.kind = any(${kinds}) and kept.target = ${target}
      and kept.seq ${to === 'before' ? sql`>=` : sql`>`} ${since}
    order by kept.seq desc`.execute(handle);
  return rows;
}
