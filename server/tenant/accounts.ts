import type { Transaction } from 'kysely';
import { user as accounts } from '../../engine/schema/resources/user.resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { requirePeopleReached } from '../grades/handing-out.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { actorMeant } from '../kernel/tenant-meant.ts';
import { forgetTriesOfAccount } from '../oauth/attempt-limits.ts';
import { endSessionsIn } from '../oauth/end-sessions.ts';
import { isOldPassword, keepOldPassword } from '../oauth/old-passwords.ts';
import { accountKey } from '../oauth/sub-account.ts';
import { type GivenPassword, givenPassword } from '../people/first-password.ts';
import { requireAdministratorLeft, requireMayTouch } from '../people/may-touch.ts';
import { requireRoomForPeople } from '../people/room-for-people.ts';
import { givenOf, requireOwnRights } from '../permission/own-rights.ts';
import { takeTurn } from '../resources/kept-rows.ts';

/** Whose account it is about: the path names the tenant; another than the caller's own is known to the operator alone. */
export interface Whose {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * POST …/Actions/State: switches an account off or on; off, its sessions end.
 * @param wanted absent: the state that it is not in
 * @throws Refused `notFound`, `badInput` for the caller's own account
 */
export async function switchUser(context: AppContext, caller: Actor, whose: Whose, wanted?: number) {
  const { id, tenantId } = whose;
  const actor = await actorMeant(context, caller, tenantId, unknownAccount);
  if (id === actor.userId) throw new Refused('badInput', 'account.own');
  const enabledMark = await context.database.transaction(async (trx) => {
    // Two administrators who switch each other off at one moment would leave none: one of them comes second.
    const { enabled_mark, is_administrator } = await requireTouchable(trx, actor, whose);
    const next = wanted ?? (enabled_mark === 1 ? 0 : 1);
    await change(trx, context, actor, whose, { enabled_mark: next });
    if (next === 1 && enabled_mark !== 1) await requireRoomForPeople(trx, whose);
    if (next !== 1 && is_administrator) await requireAdministratorLeft(trx, whose);
    if (next !== 1) await endSessionsIn(trx, context, { tenantId, userId: id }, { reason: 'stopped' });
    return next;
  });
  const action = enabledMark === 1 ? 'account.start' : 'account.stop';
  await context.audit({ actor, action, target: id, outcome: 'done' });
  return { enabledMark };
}

/** POST …/Actions/unlock: the account may be signed in to again from everywhere, whatever was tried before. @throws Refused `notFound` */
export async function unlockUser(context: AppContext, caller: Actor, whose: Whose): Promise<null> {
  const actor = await actorMeant(context, caller, whose.tenantId, unknownAccount);
  const { account } = await context.database.transaction((trx) => requireTouchable(trx, actor, whose));
  await forgetTriesOfAccount(context, accountKey(account));
  await context.audit({ actor, action: 'account.unlock', target: whose.id, outcome: 'done' });
  return null;
}

export interface Reset {
  /** As it was typed; without it one is made. */
  readonly userPassword?: string | undefined;
  readonly mustChange?: boolean | undefined;
}

/**
 * POST …/Actions/ResetPassword: all sessions of the user end.
 * @returns the password that was made, which is told once; null where one was typed
 * @throws Refused `notFound`, `badInput` for a password that cannot be set
 */
export async function resetPassword(
  context: AppContext,
  caller: Actor,
  whose: Whose,
  { userPassword, mustChange = true }: Reset,
): Promise<{ code: string } | null> {
  const { id, tenantId } = whose;
  const actor = await actorMeant(context, caller, tenantId, unknownAccount);
  await requireUser(context.database.kysely, whose);
  const rules = await settingsOf(context.database, tenantId);
  const { columns, code } = await givenPassword(context, userPassword, mustChange && id !== actor.userId, rules);
  const old = { tenantId, userId: id };
  if (
    userPassword !== undefined &&
    (await isOldPassword(context, old, userPassword, rules.disableTheNumberOfOldPasswords))
  )
    throw refusedAt('/userPassword', 'password.old', { count: rules.disableTheNumberOfOldPasswords });
  await context.database.transaction(async (trx) => {
    await requireTouchable(trx, actor, whose);
    // Who knows the password of another one is that one.
    await requireOwnRights(trx, actor, '', await givenOf(trx, actor, id));
    await keepOldPassword(trx, context, old);
    await change(trx, context, actor, whose, columns);
    await endSessionsIn(trx, context, old, { reason: 'password' });
  });
  await context.audit({ actor, action: 'account.resetPassword', target: id, outcome: 'done' });
  return code === undefined ? null : { code };
}

/** One answer for an account of another tenant and for one that nobody has. */
const unknownAccount = 'account.unknown';

type Handle = AppContext['database']['kysely'];

/** Locks the row, so that what was read holds until the end of the transaction. */
async function requireUser(handle: Handle, { id, tenantId }: Whose) {
  const user = await tables(handle)
    .selectFrom('base_user')
    .select(['account', 'enabled_mark', 'is_administrator'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('delete_time', 'is', null)
    .$if(handle.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!user) throw new Refused('notFound', 'account.unknown');
  return user;
}

/** The row, locked, in the turn of the accounts of the tenant. @throws Refused where it is not the actor's to write */
async function requireTouchable(trx: Transaction<DatabaseSchema>, actor: Actor, whose: Whose) {
  await takeTurn(trx, accounts, actor);
  const found = await requireUser(trx, whose);
  await requireMayTouch(trx, actor, found.is_administrator);
  await requirePeopleReached({ trx, actor }, '', [whose.id]);
  return found;
}

type Change = { enabled_mark: number } | GivenPassword['columns'];

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
