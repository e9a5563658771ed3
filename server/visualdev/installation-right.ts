import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';

/**
 * Rights of who looks after the installation, whatever the tenant: `doors`, the screens through which people come in;
 * `tables`, which tables made elsewhere designers may bind. They are granted to persons of the first tenant; no call
 * grants them.
 */
export type InstallationRight = 'doors' | 'tables';

export async function holdsInstallationRight(
  { database }: AppContext,
  { tenantId, userId }: Actor,
  right: InstallationRight,
): Promise<boolean> {
  if (tenantId !== firstTenant) return false;
  const found = await tables(database.kysely)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_type', '=', 'installation')
    .where('item_id', '=', right)
    .where('object_type', '=', 'user')
    .where('object_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
