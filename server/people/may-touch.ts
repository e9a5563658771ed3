import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

type Handle = Transaction<DatabaseSchema>;
type Tenant = Pick<Actor, 'tenantId'>;

/**
 * Asked in the turn of the accounts of a tenant: whoever was switched off or lost his rights meanwhile does nothing more,
 * and administrators' accounts are the business of administrators. Source: administration F10
 * @param isAdministrator whether the account that is written is one of an administrator, before or after
 * @throws Refused
 */
export async function requireMayTouch(trx: Handle, actor: Actor, isAdministrator: boolean): Promise<void> {
  const { tenantId, userId } = actor.home ?? actor;
  const own = await tables(trx)
    .selectFrom('base_user')
    .select([enabledNow().as('enabled_mark'), 'is_administrator'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (own?.enabled_mark !== 1) throw new Refused('sessionElsewhere', 'account.stopped');
  if (actor.isAdministrator && !own.is_administrator) throw new Refused('forbidden', 'call.notAdministrator');
  if (isAdministrator && !own.is_administrator) throw new Refused('forbidden', 'user.superAdministrator');
}

/** After a write, before it is so for others. @throws Refused where a tenant would have no administrator who can sign in */
export async function requireAdministratorLeft(trx: Handle, { tenantId }: Tenant): Promise<void> {
  const left = await tables(trx)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_administrator', '=', true)
    .where('enabled_mark', '=', 1)
    // One whose account ends some day is none who is left then.
    .where('valid_until', 'is', null)
    .where('delete_time', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!left) throw new Refused('findings', 'user.lastAdministrator');
}
