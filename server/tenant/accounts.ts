import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { forgetTriesOfAccount } from '../oauth/attempt-limits.ts';
import { isDefaultPassword } from '../oauth/default-password.ts';
import { endSessions } from '../oauth/end-sessions.ts';
import { requireNewPassword } from '../oauth/new-password.ts';
import { hashPassword, sentPassword } from '../oauth/passwords.ts';
import { accountKey } from '../oauth/sub-account.ts';

/** Whose account it is about: the path names the tenant, and only the caller's own is known. */
export interface Whose {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * POST …/Actions/State: switches an account off or on; off, its sessions end.
 * @param wanted absent: the state that it is not in
 * @throws Refused `notFound`, `badInput` for the caller's own account
 */
export async function switchUser(context: AppContext, actor: Actor, whose: Whose, wanted?: number) {
  const { id, tenantId } = whose;
  requireOwnTenant(actor, whose);
  if (id === actor.userId) throw new Refused('badInput', 'account.own');
  let enabledMark = 1;
  await endSessions(
    context,
    { tenantId, userId: id },
    {
      reason: 'stopped',
      with: async (trx) => {
        // Two administrators who switch each other off at one moment would leave none: one of them comes second.
        await requireAdministrator(trx, actor);
        const { enabled_mark } = await requireUser(trx, whose);
        enabledMark = wanted ?? (enabled_mark === 1 ? 0 : 1);
        await change(trx, context, actor, whose, { enabled_mark: enabledMark });
        return enabledMark !== 1;
      },
    },
  );
  const action = enabledMark === 1 ? 'account.start' : 'account.stop';
  await context.audit({ actor, action, target: id, outcome: 'done' });
  return { enabledMark };
}

/** POST …/Actions/unlock: the account may be signed in to again from everywhere, whatever was tried before. @throws Refused `notFound` */
export async function unlockUser(context: AppContext, actor: Actor, whose: Whose): Promise<null> {
  requireOwnTenant(actor, whose);
  const { account } = await requireUser(context.database.kysely, whose);
  await forgetTriesOfAccount(context, accountKey(account));
  await context.audit({ actor, action: 'account.unlock', target: whose.id, outcome: 'done' });
  return null;
}

/**
 * POST …/Actions/ResetPassword: all sessions of the user end.
 * @param password as it was typed
 * @throws Refused `notFound`, `badInput` for a password that cannot be set
 */
export async function resetPassword(context: AppContext, actor: Actor, whose: Whose, password: string): Promise<null> {
  const { id, tenantId } = whose;
  requireOwnTenant(actor, whose);
  await requireUser(context.database.kysely, whose);
  await requireNewPassword(context, password, '/userPassword');
  const password_hash = await hashPassword(sentPassword(password));
  const password_is_default = isDefaultPassword(password);
  await endSessions(
    context,
    { tenantId, userId: id },
    {
      reason: 'password',
      with: async (trx) => {
        await requireUser(trx, whose);
        await change(trx, context, actor, whose, { password_hash, password_is_default });
        return true;
      },
    },
  );
  await context.audit({ actor, action: 'account.resetPassword', target: id, outcome: 'done' });
  return null;
}

function requireOwnTenant(actor: Actor, { tenantId }: Whose): void {
  if (tenantId !== actor.tenantId) throw new Refused('notFound', 'account.unknown');
}

type Handle = AppContext['database']['kysely'];

/** Locks the row, so that what was read holds until the end of the transaction. */
async function requireUser(handle: Handle, { id, tenantId }: Whose) {
  const user = await tables(handle)
    .selectFrom('base_user')
    .select(['account', 'enabled_mark'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .$if(handle.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!user) throw new Refused('notFound', 'account.unknown');
  return user;
}

async function requireAdministrator(trx: Transaction<DatabaseSchema>, { tenantId, userId }: Actor): Promise<void> {
  const administrators = await tables(trx)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_administrator', '=', true)
    .where('enabled_mark', '=', 1)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!administrators.some(({ id }) => id === userId)) throw new Refused('forbidden', 'call.notAdministrator');
}

type Change = { enabled_mark: number } | { password_hash: string; password_is_default: boolean };

async function change(
  trx: Transaction<DatabaseSchema>,
  { now }: AppContext,
  { userId }: Actor,
  { id, tenantId }: Whose,
  values: Change,
): Promise<void> {
  await tables(trx)
    .updateTable('base_user')
    .set({ ...values, modifier_id: userId, modify_time: now().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
