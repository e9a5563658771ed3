import { limits } from '../../engine/schema/limits.ts';
import { user as accounts } from '../../engine/schema/resources/user.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { countTry, forgetTries } from '../oauth/attempt-limits.ts';
import { isPassword, sentPassword } from '../oauth/passwords.ts';
import { requireAdministratorLeft, requireMayTouch } from '../people/may-touch.ts';
import { takeTurn } from '../resources/kept-rows.ts';

type Handle = AppContext['database']['kysely'];

/** GET getAdminList: who holds every right of the tenant. */
export async function administrators({ database }: AppContext, { tenantId }: Actor): Promise<{ userIds: string[] }> {
  return { userIds: await idsOf(database.kysely, tenantId) };
}

async function idsOf(handle: Handle, tenantId: string): Promise<string[]> {
  const rows = await tables(handle)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_administrator', '=', true)
    .where('delete_time', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * POST setAdminList: these and nobody else, at once. Whoever sets it says the own password and stays one of them; of two who
 * take the right from each other in the same moment one comes second and no longer holds it.
 * @throws Refused
 */
export async function setAdministrators(
  context: AppContext,
  actor: Actor,
  { userIds, password }: { readonly userIds: readonly string[]; readonly password: string },
): Promise<{ userIds: string[] }> {
  const { tenantId, userId } = actor;
  await requireOwnPassword(context, actor, password);
  const wanted = [...new Set(userIds)].sort();
  if (!wanted.includes(userId)) throw refusedAt('/userIds', 'administrators.own');
  return context.database.transaction(async (trx) => {
    await takeTurn(trx, accounts, actor);
    await requireMayTouch(trx, actor, true);
    const before = await idsOf(trx, tenantId);
    const usable = await tables(trx)
      .selectFrom('base_user')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', wanted)
      .where('delete_time', 'is', null)
      // Those that are there already may have been switched off since.
      .where((is) => is.or([is('enabled_mark', '=', 1), is('is_administrator', '=', true)]))
      .execute();
    if (usable.length !== wanted.length) throw refusedAt('/userIds', 'administrators.unknown');
    const changed = [...before.filter((id) => !wanted.includes(id)), ...wanted.filter((id) => !before.includes(id))];
    if (changed.length === 0) return { userIds: wanted };
    const stamps = { modifier_id: userId, modify_time: context.now().toISOString() };
    for (const id of changed)
      await tables(trx)
        .updateTable('base_user')
        .set({ is_administrator: wanted.includes(id), ...stamps })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
    await requireAdministratorLeft(trx, actor);
    await contextWithin(context, trx).audit({
      actor,
      action: 'account.administrators',
      outcome: 'done',
      change: {
        menu: 'system.sysConfig',
        kind: 'settings',
        name: '',
        before: { administrators: before.join(', ') },
        after: { administrators: wanted.join(', ') },
      },
    });
    context.database.afterCommit(() => context.live.announce('rights', { tenantId }));
    return { userIds: wanted };
  });
}

/** Whoever sits at a page that was left open may try as often as at sign-in. @throws Refused `badInput` or `tooMany` */
async function requireOwnPassword(context: AppContext, actor: Actor, password: string): Promise<void> {
  const subject = `administrators ${actor.tenantId} ${actor.userId}`;
  if ((await countTry(context, subject, limits.signInTries)) > limits.signInTries)
    throw new Refused('tooMany', 'profile.tries', { minutes: limits.signInLockMinutes });
  const own = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select('password_hash')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  if (!(await isPassword(own?.password_hash ?? '', sentPassword(password)))) {
    await context.audit({ actor, action: 'account.administrators', outcome: 'refused' });
    throw refusedAt('/password', 'profile.oldPassword');
  }
  await forgetTries(context, subject);
}
