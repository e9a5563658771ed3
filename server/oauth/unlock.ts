import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { countTry, forgetTries } from './attempt-limits.ts';
import { isPassword } from './passwords.ts';
import { sessionsOf } from './sessions.ts';

/**
 * Unlocks the screen of a session for who knows the password of its person, on a full disk as well: behind it there is all
 * that can still be read. Tries are counted as at sign-in, for the session alone: nobody else can use them up.
 * @param password hex SHA-256 of it
 * @throws Refused `badInput` or `tooMany`
 */
export async function unlock(context: AppContext, actor: Actor, password: string): Promise<void> {
  return context.database.essential(() => unlockBy(context, actor, password));
}

async function unlockBy(context: AppContext, actor: Actor, password: string): Promise<void> {
  const subject = `unlock ${actor.sessionId}`;
  const tries = await countTry(context, subject, limits.signInTries);
  if (tries > limits.signInTries) throw new Refused('tooMany', 'account.locked', { minutes: limits.signInLockMinutes });
  const user = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select('password_hash')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  if (!(await isPassword(user?.password_hash ?? '', password))) {
    await context.audit({ actor, action: 'unlock', target: actor.sessionId, outcome: 'refused' });
    throw new Refused('badInput', 'session.unlock');
  }
  await forgetTries(context, subject);
  await sessionsOf(context).setLocked(actor, false);
}
