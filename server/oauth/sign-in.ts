import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { tables } from '../tables.ts';
import { isPassword } from './passwords.ts';
import type { TokenPair } from './secrets.ts';
import { sessionsOf } from './sessions.ts';
import { countTry, forgetTries, subjectsOf } from './tries.ts';

/** From an address where the user signed in before, and for an account over all other addresses: ten times the tries. */
const widerMost = limits.signInTries * 10;

/** One name for all spellings of an account. */
export const accountKey = (account: string): string => account.normalize('NFKC').trim().toLowerCase();

export interface SignIn {
  readonly account: string;
  /** hex SHA-256 of the password */
  readonly password: string;
  /** peer of the connection */
  readonly address: string;
}

/**
 * After ten wrong tries for an account from an address, nothing gets in from there for 15 minutes; except that at an
 * address where the user signed in before, the right password still does, so that nobody can be locked out by others.
 * An account that does not exist gives the same answers in the same time.
 * @throws Refused `badInput` or `tooMany`
 */
export async function signIn(context: AppContext, { account, password, address }: SignIn): Promise<TokenPair> {
  const key = accountKey(account);
  return context.database.essential(async () => {
    const { atAddress: pairSubject, everywhere: accountSubject } = subjectsOf(key, address);
    const user = await findUser(context, key);
    const isKnown = await isKnownAddress(context, user, address);
    const tries = await countTry(context, pairSubject, limits.signInTries);
    const allTries = isKnown ? 0 : await countTry(context, accountSubject, widerMost);
    const isLocked = tries > limits.signInTries || allTries > widerMost;
    if (tries > widerMost || (isLocked && !isKnown))
      throw new Refused('tooMany', 'account.locked', { minutes: limits.signInLockMinutes });

    const isRight = await isPassword(user?.password_hash ?? '', password);
    const target = `${key.slice(0, 100)} @ ${address}`;
    if (!user || !isRight) {
      const actor = user ? { userId: user.id, tenantId: user.tenant_id } : null;
      await context.audit({ actor, action: 'signIn', target, outcome: 'refused' });
      throw isLocked
        ? new Refused('tooMany', 'account.locked', { minutes: limits.signInLockMinutes })
        : new Refused('badInput', 'account.wrong');
    }
    const actor = { userId: user.id, tenantId: user.tenant_id };
    if (user.enabled_mark !== 1) {
      await context.audit({ actor, action: 'signIn', target, outcome: 'refused', detail: 'disabled' });
      throw new Refused('badInput', 'account.stopped');
    }
    await forgetTries(context, pairSubject);
    if (!isKnown) await forgetTries(context, accountSubject);
    await rememberAddress(context, actor, address);
    const pair = await sessionsOf(context).start(actor, address);
    await context.audit({ actor, action: 'signIn', target, outcome: 'done' });
    return pair;
  });
}

async function findUser({ database }: AppContext, key: string) {
  return tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'tenant_id', 'password_hash', 'enabled_mark'])
    .where('account_key', '=', key)
    .executeTakeFirst();
}

/** Asked for a user who does not exist as well: the answer must not come sooner. */
async function isKnownAddress(
  { database }: AppContext,
  user: { id: string; tenant_id: string } | undefined,
  address: string,
): Promise<boolean> {
  const found = await tables(database.kysely)
    .selectFrom('base_known_address')
    .select('address')
    .where('tenant_id', '=', user?.tenant_id ?? '')
    .where('user_id', '=', user?.id ?? '')
    .where('address', '=', address)
    .executeTakeFirst();
  return found !== undefined;
}

async function rememberAddress(
  { database, now }: AppContext,
  { userId, tenantId }: { userId: string; tenantId: string },
  address: string,
): Promise<void> {
  const last_time = now().toISOString();
  await tables(database.kysely)
    .insertInto('base_known_address')
    .values({ tenant_id: tenantId, user_id: userId, address, last_time })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'address']).doUpdateSet({ last_time }))
    .execute();
}
