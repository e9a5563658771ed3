import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';

/**
 * After somebody was made or switched on, in the turn of the accounts of the tenant: of two at once the second comes here
 * when the first is counted.
 * @throws Refused `findings` where there are more people than the tenant may have. Source: administration T0
 */
export async function requireRoomForPeople(
  trx: Transaction<DatabaseSchema>,
  { tenantId }: Pick<Actor, 'tenantId'>,
): Promise<void> {
  const { rows } = await sql<{ most: number }>`
    select home.user_most as most from base_tenant home
    where home.tenant_id = ${firstTenant} and home.id = ${tenantId} and home.user_most < (
      select count(*) from base_user person
      where person.tenant_id = ${tenantId} and person.enabled_mark = 1 and person.delete_time is null)`.execute(trx);
  const [full] = rows;
  if (full) throw new Refused('findings', 'tenant.userMost', { most: full.most });
}
