import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Holder } from './holders.ts';
import { lineId } from './lines.ts';

/** A right as it is kept. */
export interface Kept {
  readonly kind: GrantKind;
  readonly moduleId: string;
  readonly code: string;
  readonly below: boolean;
}

/** As the ids of the page have it. */
export const idOfKept = ({ kind, moduleId, code }: Pick<Kept, 'kind' | 'moduleId' | 'code'>) =>
  kind === 'module' ? code : lineId(moduleId, code);

type Handle = Pick<Transaction<DatabaseSchema>, 'getExecutor'>;

/** Administrators who change rights of a tenant come one after the other: each sees what the one before has granted. */
export async function takeTurn(trx: Handle, { tenantId }: Actor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`base_authorize ${tenantId}`}, 0))`.execute(trx);
}

/** What is granted to a holder and has not ended, of the kinds that the page shows. */
export async function keptGrants(trx: Handle, { tenantId }: Actor, { kind, id }: Holder): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select case item_type when 'menu' then 'module' else item_type end as kind,
      module_id as "moduleId", item_id as code, below
    from base_authorize
    where tenant_id = ${tenantId} and object_type = ${kind} and object_id = ${id}
      and item_type in ('menu', 'button', 'column', 'form', 'resource') and (valid_to is null or valid_to > now())
    order by item_type, module_id, item_id`.execute(trx);
  return rows;
}

/** Tells one state of what is granted to a holder from another. */
export function revisionOf(kept: readonly Kept[]): string {
  const lines = kept.map(({ kind, moduleId, code, below }) => JSON.stringify([kind, moduleId, code, below]));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}

export const storedKind = (kind: GrantKind) => (kind === 'module' ? 'menu' : kind);
const columnsOf = (rights: readonly Pick<Kept, 'kind' | 'moduleId' | 'code'>[]) =>
  sql`${rights.map(({ kind }) => storedKind(kind))}::text[], ${rights.map(({ moduleId }) => moduleId)}::text[],
    ${rights.map(({ code }) => code)}::text[]`;

export interface Terms {
  readonly below: boolean;
  /** The last day, where the installation stands. */
  readonly validTo: string | undefined;
  readonly timeZone: string;
  readonly reason: string;
  readonly newId: () => string;
}

/** Grants rights to a holder; what had ended begins anew. */
export async function addGrants(
  trx: Handle,
  { tenantId, userId }: Actor,
  { kind, id }: Holder,
  rights: readonly Pick<Kept, 'kind' | 'moduleId' | 'code'>[],
  { below, validTo, timeZone, reason, newId }: Terms,
): Promise<void> {
  if (rights.length === 0) return;
  const end = validTo === undefined ? sql`null` : sql`((${validTo}::date + 1)::timestamp at time zone ${timeZone})`;
  await sql`
    insert into base_authorize (id, tenant_id, item_type, module_id, item_id, object_type, object_id, below, valid_to,
      reason, creator_id, creator_time)
    select granted.id, ${tenantId}, granted.kind, granted.module_id, granted.code, ${kind}, ${id}, ${below}, ${end},
      ${reason}, ${userId}, now()
    from unnest(${rights.map(newId)}::text[], ${columnsOf(rights)}) as granted (id, kind, module_id, code)
    on conflict on constraint base_authorize_once do update
      set below = excluded.below, valid_to = excluded.valid_to, reason = excluded.reason,
        creator_id = excluded.creator_id, creator_time = excluded.creator_time`.execute(trx);
}

/** Takes rights from a holder. */
export async function removeGrants(
  trx: Handle,
  { tenantId }: Actor,
  { kind, id }: Holder,
  rights: readonly Pick<Kept, 'kind' | 'moduleId' | 'code'>[],
): Promise<void> {
  if (rights.length === 0) return;
  await sql`
    delete from base_authorize held using unnest(${columnsOf(rights)}) as gone (kind, module_id, code)
    where held.tenant_id = ${tenantId} and held.object_type = ${kind} and held.object_id = ${id}
      and held.item_type = gone.kind and held.module_id = gone.module_id and held.item_id = gone.code`.execute(trx);
}

/** Whether what is kept for a holder counts below as well, from now on. */
export async function setBelow(trx: Handle, { tenantId }: Actor, { kind, id }: Holder, below: boolean): Promise<void> {
  await sql`
    update base_authorize set below = ${below}
    where tenant_id = ${tenantId} and object_type = ${kind} and object_id = ${id}
      and item_type in ('menu', 'button', 'column', 'form', 'resource')`.execute(trx);
}

/** Whether anybody but one holder was granted a menu entry. */
export async function isHeldElsewhere(
  trx: Handle,
  { tenantId }: Actor,
  { kind, id }: Holder,
  menuIds: readonly string[],
) {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select 1 from base_authorize
      where tenant_id = ${tenantId} and item_type = 'menu' and item_id = any(${menuIds})
        and not (object_type = ${kind} and object_id = ${id}) and (valid_to is null or valid_to > now())
    ) as held`.execute(trx);
  return rows[0]?.held === true;
}
