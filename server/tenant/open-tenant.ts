import { tenant } from '../../engine/schema/resources/tenant.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { createIn, inTurn, type Made } from '../resources/write.ts';
import { tenantHooks } from './tenant.hooks.ts';

const served = { resource: tenant, hooks: tenantHooks };

/**
 * POST SignUp/{id}/Actions/Open: makes a tenant of a company's wish, once.
 * @throws Refused notFound, conflict where it was made already, and what the page of tenants refuses
 */
export function openTenant(context: AppContext, actor: Actor, wishId: string, sent: Content): Promise<Made> {
  return inTurn(context, actor, served, context.newId(), async (writing) => {
    const db = tables(writing.trx);
    const wish = await db
      .selectFrom('base_sign_up')
      .select('opened_tenant')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', wishId)
      .forUpdate()
      .executeTakeFirst();
    if (!wish) throw new Refused('notFound', 'signUp.unknown');
    if (wish.opened_tenant !== null) throw new Refused('conflict', 'tenant.opened');
    await db
      .updateTable('base_sign_up')
      .set({ opened_tenant: writing.id })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', wishId)
      .execute();
    return createIn(served, writing, sent);
  });
}
