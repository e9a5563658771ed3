import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';

const megabyte = 1024 * 1024;

/**
 * Before a file becomes one of a tenant: with it there have to be no more bytes than the tenant may have. Where there is a
 * bound, files of one tenant come one after the other.
 * @throws Refused `full`. Source: administration T0
 */
export async function requireStorage(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Pick<Actor, 'tenantId'>,
  size: number,
): Promise<void> {
  const { rows } = await sql<{ most: number }>`
    select storage_most as most from base_tenant
    where tenant_id = ${firstTenant} and id = ${tenantId} and storage_most is not null`.execute(trx);
  const [bound] = rows;
  if (!bound) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`base_file ${tenantId}`}, 0))`.execute(trx);
  const used = await sql<{ bytes: string | number }>`
    select coalesce(sum(size), 0)::bigint as bytes from base_file where tenant_id = ${tenantId}`.execute(trx);
  if (Number(used.rows[0]?.bytes ?? 0) + size > bound.most * megabyte)
    throw new Refused('full', 'tenant.storageMost', { most: bound.most });
}
