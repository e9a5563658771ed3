import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { isOperator } from '../kernel/tenant-state.ts';

export { isOperator };

type Handle = AppContext['database']['kysely'];

/** @throws Refused for whoever does not look after the installation */
export function requireOperator(actor: Actor): void {
  if (!isOperator(actor)) throw new Refused('forbidden', 'call.notOperator');
}

/**
 * The tenant that a call means: the caller's own where it names none. To others but the operator another tenant is as
 * unknown as one that is not there.
 * @param named as it came; a query that names it twice comes as a list
 * @throws Refused `badInput` where it is named twice, `notFound`. Source: reliability A23
 */
export async function tenantMeant(handle: Handle, actor: Actor, named: unknown): Promise<string> {
  if (named === undefined) return actor.tenantId;
  if (typeof named !== 'string') throw new Refused('badInput', 'tenant.unknown');
  if (named === actor.tenantId) return named;
  if (!isOperator(actor) || !(await isTenant(handle, named))) throw new Refused('notFound', 'tenant.unknown');
  return named;
}

/** Whether there is such a tenant. */
export async function isTenant(handle: Handle, id: string): Promise<boolean> {
  const found = await tables(handle)
    .selectFrom('base_tenant')
    .select('id')
    .where('tenant_id', '=', firstTenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Somebody as he acts in a tenant: rows are read and written there. Whoever acts in another tenant than his own is its
 * operator and has an id that nobody has there: people of two tenants may have the same one.
 */
export function actingIn(actor: Actor, tenantId: string): Actor {
  const { tenantId: ownTenant, userId } = actor;
  if (tenantId === ownTenant) return actor;
  const nobodyThere = { roleIds: [], organizeId: null, positionId: null };
  return {
    ...actor,
    ...nobodyThere,
    tenantId,
    userId: `${ownTenant}/${userId}`,
    home: { tenantId: ownTenant, userId },
  };
}
