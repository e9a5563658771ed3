import { doorScreens } from '../../engine/schema/routes/route-screens.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { firstTenant } from '../context.ts';
import { Refused } from '../refused.ts';
import { tables } from '../tables.ts';

/**
 * Screens through which people come in see every password, and are the same for all tenants: who looks after the
 * installation changes them, and nobody else, administrators of a tenant included. The right is granted to persons; no call
 * grants it.
 * @throws Refused forbidden
 */
export async function requireDoorRight(context: AppContext, actor: Actor, screenId: string): Promise<void> {
  if (doorScreens.has(screenId) && !(await maySetDoors(context, actor))) throw new Refused('forbidden', 'screen.door');
}

async function maySetDoors({ database }: AppContext, { tenantId, userId }: Actor): Promise<boolean> {
  if (tenantId !== firstTenant) return false;
  const found = await tables(database.kysely)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_type', '=', 'installation')
    .where('item_id', '=', 'doors')
    .where('object_type', '=', 'user')
    .where('object_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
