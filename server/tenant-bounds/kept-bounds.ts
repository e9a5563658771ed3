import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type BoundKind, boundKinds, everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import type { BoundItems } from '../kernel/tenant-bound.ts';

type Handle = Kysely<DatabaseSchema>;

/**
 * Tenants by their id, as they are called.
 * @param at where they were named @throws Refused findings for the operator's own, notFound for what is none
 */
export async function tenantNames(
  handle: Handle,
  ids: readonly string[],
  at: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.includes(firstTenant)) throw refusedAt(at, 'tenantBound.first', {}, 'findings');
  const rows = await tables(handle)
    .selectFrom('base_tenant')
    .select(['id', 'company_name'])
    .where('tenant_id', '=', firstTenant)
    .where('id', 'in', ids)
    .execute();
  if (rows.length < ids.length) throw new Refused('notFound', 'tenant.unknown');
  return new Map(rows.map(({ id, company_name }) => [id, company_name]));
}

/** Tells one state of the bounds of some tenants from another. */
export async function boundRevision(handle: Handle, tenantIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_array(tenant_id, item_type, item_id)::text as line from base_tenant_item
    where tenant_id = any(${[...tenantIds]})`.execute(handle);
  const lines = rows.map(({ line }) => line).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** Operators who change bounds come one after the other. */
export async function takeTurn(handle: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('base_tenant_item', 0))`.execute(handle);
}

/** Keeps a bound as it is from now on; undefined: none. */
export async function writeBound(
  handle: Handle,
  { userId, tenantId, items }: { readonly userId: string; readonly tenantId: string; readonly items?: BoundItems },
): Promise<void> {
  await tables(handle).deleteFrom('base_tenant_item').where('tenant_id', '=', tenantId).execute();
  if (!items) return;
  const idsOf = (kind: BoundKind) => (items[kind] === everyItem ? [everyItem] : [...items[kind]]);
  const rows = boundKinds.flatMap((kind) => idsOf(kind).map((id) => [kind, id] as const));
  await sql`
    insert into base_tenant_item (tenant_id, item_type, item_id, creator_id, creator_time)
    select ${tenantId}, one.kind, one.id, ${userId}, now()
    from unnest(${rows.map(([kind]) => kind)}::text[], ${rows.map(([, id]) => id)}::text[]) as one (kind, id)`.execute(
    handle,
  );
}
