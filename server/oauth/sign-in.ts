import { limits } from '../../engine/schema/limits.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { anyTries, countTry, forgetTries, subjectsOf, takeBackTry, triesOf, widerTries } from './attempt-limits.ts';
import { beginSession } from './begin-session.ts';
import { type CaptchaAnswer, requireCaptcha } from './captcha.ts';
import { isPassword } from './passwords.ts';
import type { TokenPair } from './secrets.ts';
import { type Account, readAccount } from './sub-account.ts';

export interface SignIn {
  readonly account: string;
  /** hex SHA-256 of the password */
  readonly password: string;
  /** Asked for after some tries. */
  readonly captcha?: CaptchaAnswer;
  /** peer of the connection */
  readonly address: string;
}

/** Before it is known who comes, the rules of the first tenant count: others would tell which accounts there are. */
const rulesOf = ({ database }: AppContext) => settingsOf(database, firstTenant);

/** How many tries are taken, and what becomes of an account after them. */
function lockOf({ passwordErrorsNumber, lockType, lockTime }: Settings) {
  return {
    most: passwordErrorsNumber === 0 ? anyTries : passwordErrorsNumber,
    ms: lockType === 1 ? untilUnlockedMs : lockTime * 60_000,
    refusal:
      lockType === 1
        ? () => new Refused('tooMany', 'account.lockedFully')
        : () => new Refused('tooMany', 'account.locked', { minutes: lockTime }),
  };
}
/** Longer than anybody waits. */
const untilUnlockedMs = 100 * 365 * 86_400_000;
const lockedWidely = () => new Refused('tooMany', 'account.locked', { minutes: limits.signInLockMinutes });
const noAnswer: CaptchaAnswer = { id: '', answer: '' };
const addressOf = (address: string) => `sign-in-from ${address}`;

/**
 * Whether the next try needs the characters of a picture: after some tries for this account from this address, or many
 * from the address alone. Whether the account exists has no part in it.
 */
export async function needsCaptcha(context: AppContext, account: string, address: string): Promise<boolean> {
  const { key } = readAccount(account);
  const [ofPair, ofAddress] = await triesOf(context, [subjectsOf(key, address).atAddress, addressOf(address)]);
  return isCaptchaDue(await rulesOf(context), (ofPair ?? 0) + 1, (ofAddress ?? 0) + 1);
}

const isCaptchaDue = ({ enableVerificationCode }: Settings, ofPair: number, ofAddress: number) =>
  enableVerificationCode === 'always' ||
  ofPair > limits.captchaAfterTries ||
  ofAddress > limits.captchaAfterTriesOfAddress;

/**
 * Tries at one address are judged one after the other: twenty people who come in at once with the right password do not
 * count against each other, and a hundred guesses at once still count as a hundred.
 */
const turns = new SerialByKey();
const waitingMost = 200;

/**
 * After some wrong tries a picture has to be read as well. After as many as the settings take for an account
 * from an address, nothing gets in from there for the time that they say; except that at an address where the user signed in before, the right password still does, so that
 * nobody can be locked out by others. An account that does not exist gives the same answers in the same time: whether the
 * address is known decides about the right password alone.
 * @throws Refused `badInput` or `tooMany`
 */
export async function signIn(context: AppContext, sent: SignIn): Promise<TokenPair> {
  const { address } = sent;
  if (turns.given(address) >= waitingMost) throw new Refused('tooMany', 'session.crowd');
  return context.database.essential(async () => {
    const named = readAccount(sent.account);
    const user = await turns.take(address, () => judgeTry(context, sent, named));
    return beginSession(context, user, { address, as: named.key, passwordHash: user.password_hash });
  });
}

/** @returns whose password it is; the try no longer counts then */
async function judgeTry(context: AppContext, { password, captcha = noAnswer, address }: SignIn, named: Account) {
  const { key } = named;
  const { atAddress: pairSubject, everywhere: accountSubject } = subjectsOf(key, address);
  const user = await findUser(context, named);
  const isKnown = await isKnownAddress(context, user, address);
  const rules = await rulesOf(context);
  const lock = lockOf(rules);
  const tries = await countTry(context, pairSubject, lock.most, lock.ms);
  const allTries = await countTry(context, accountSubject, widerTries);
  const addressTries = await countTry(context, addressOf(address), widerTries);
  const locked = tries > lock.most ? lock.refusal() : allTries > widerTries ? lockedWidely() : undefined;
  if (locked && tries > widerTries) throw locked;
  if (isCaptchaDue(rules, tries, addressTries)) await requireCaptcha(context, captcha, locked);

  const isRight = (await isPassword(user?.password_hash ?? '', password)) && !isOver(user, context.now());
  if (!user || !isRight || (locked && !isKnown)) {
    const actor = user ? { userId: user.id, tenantId: user.tenant_id } : null;
    const target = `${key.slice(0, 100)} @ ${address}`;
    await context.audit({ actor, action: 'signIn', target, outcome: 'refused' });
    throw locked ?? new Refused('badInput', 'account.wrong');
  }
  await forgetTries(context, pairSubject);
  await takeBackTry(context, addressOf(address));
  // Where the address is known, tries from elsewhere go on to count.
  await (isKnown ? takeBackTry(context, accountSubject) : forgetTries(context, accountSubject));
  return user;
}

/** Whether the password was to be used until a time that has passed: of an account that nobody came for. */
const isOver = (user: { readonly password_until: string | null } | undefined, now: Date): boolean =>
  Date.parse(user?.password_until ?? '') <= now.getTime();

/** Of a sub-account only where an administrator of the same tenant has the mobile number that was written before it. */
async function findUser({ database }: AppContext, { key, mobile }: Account) {
  const db = tables(database.kysely);
  const user = await db
    .selectFrom('base_user')
    .select(['id', 'tenant_id', 'password_hash', 'password_until', enabledNow().as('enabled_mark')])
    .where('account_key', '=', key)
    .executeTakeFirst();
  // Asked in any case: the answer must not come sooner for an account that does not exist.
  const main = await db
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', user?.tenant_id ?? '')
    .where('mobile_key', '=', mobile ?? '')
    .where('is_administrator', '=', true)
    .executeTakeFirst();
  return mobile === null || main ? user : undefined;
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
