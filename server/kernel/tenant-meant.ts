import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';
import { firstTenant } from './context.ts';
import { Refused } from './refused.ts';
import { tables } from './tables.ts';
import { isOperator } from './tenant-state.ts';
import type { ServerTextKey } from './words.ts';

type Handle = AppContext['database']['kysely'];

/**
 * The tenant that a call means: the caller's own where it names none. To others but the operator another tenant is as
 * unknown as one that is not there.
 * @param named as it came; a query that names it twice comes as a list
 * @param unknown what is said where it is not there
 * @throws Refused `badInput` where it is named twice, `notFound`. Source: reliability A23
 */
export async function tenantMeant(
  handle: Handle,
  actor: Actor,
  named: unknown,
  unknown: ServerTextKey = 'tenant.unknown',
): Promise<string> {
  if (named === undefined) return actor.tenantId;
  if (typeof named !== 'string') throw new Refused('badInput', unknown);
  if (named === actor.tenantId) return named;
  if (!isOperator(actor) || !(await isTenant(handle, named))) throw new Refused('notFound', unknown);
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
  const nobodyThere = { roleIds: [], organizeId: null, organizeIds: [], positionId: null, positionIds: [] };
  return {
    ...actor,
    ...nobodyThere,
    tenantId,
    userId: `${ownTenant}/${userId}`,
    home: { tenantId: ownTenant, userId },
  };
}

/** Somebody as he acts in the tenant that a call means. @throws Refused as `tenantMeant` does */
export async function actorMeant(
  { database }: AppContext,
  actor: Actor,
  named: unknown,
  unknown?: ServerTextKey,
): Promise<Actor> {
  return actingIn(actor, await tenantMeant(database.kysely, actor, named, unknown));
}
