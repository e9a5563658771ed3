import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { countTry, forgetTries } from './attempt-limits.ts';
import { isDefaultPassword } from './default-password.ts';
import { endSessions } from './end-sessions.ts';
import { requireNewPassword } from './new-password.ts';
import { isOldPassword, keepOldPassword } from './old-passwords.ts';
import { hashPassword, isPassword, sentPassword } from './passwords.ts';

/**
 * Changes the caller's own password; all other sessions end. Whoever sits at a page that was left open may try the old
 * one as often as at sign-in.
 * @param sent both passwords as they were typed
 * @returns other sessions that were live
 * @throws Refused `badInput` or `tooMany`
 */
export async function changePassword(
  context: AppContext,
  actor: Actor,
  sent: { readonly oldPassword: string; readonly password: string },
): Promise<{ ended: number }> {
  const { tenantId, userId, sessionId } = actor;
  const rules = await settingsOf(context.database, tenantId);
  await requireNewPassword(context, sent.password, '/password', rules);
  const subject = `password ${tenantId} ${userId}`;
  if ((await countTry(context, subject, limits.signInTries)) > limits.signInTries)
    throw new Refused('tooMany', 'profile.tries', { minutes: limits.signInLockMinutes });
  const { password_hash: stored } = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(stored, sentPassword(sent.oldPassword)))) {
    await context.audit({ actor, action: 'account.changePassword', target: userId, outcome: 'refused' });
    throw refusedAt('/oldPassword', 'profile.oldPassword');
  }
  if (sent.password === sent.oldPassword) throw refusedAt('/password', 'profile.samePassword');
  if (await isOldPassword(context, actor, sent.password, rules.disableTheNumberOfOldPasswords))
    throw refusedAt('/password', 'password.old', { count: rules.disableTheNumberOfOldPasswords });
  const password_hash = await hashPassword(sentPassword(sent.password));
  const ended = await endSessions(
    context,
    { tenantId, userId },
    {
      reason: 'password',
      except: sessionId,
      with: async (trx) => {
        await keepOldPassword(trx, context, actor);
        const { numUpdatedRows } = await tables(trx)
          .updateTable('base_user')
          .set({
            password_hash,
            password_is_default: isDefaultPassword(sent.password),
            must_change: false,
            password_until: null,
            password_time: context.now().toISOString(),
            modifier_id: userId,
            modify_time: context.now().toISOString(),
          })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', userId)
          // Changed twice at once, the second one knew a password that is no more.
          .where('password_hash', '=', stored)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw refusedAt('/oldPassword', 'profile.oldPassword');
        return true;
      },
    },
  );
  await forgetTries(context, subject);
  // What the session may ask for is known here for a moment.
  if (actor.mustChange) context.live.announce('rights', { tenantId });
  await context.audit({ actor, action: 'account.changePassword', target: userId, outcome: 'done' });
  return { ended };
}
