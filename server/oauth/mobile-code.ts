import { randomInt } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import type { Sender } from '../sender/sender.ts';
import { countTry, triesOf } from './attempt-limits.ts';
import { beginSession } from './begin-session.ts';
import { mobileKey } from './mobile-key.ts';
import { hashOf, isSameHash, newSecret, type TokenPair } from './secrets.ts';

/** What a code is good for: it opens nothing else. */
export type CodePurpose = 'signIn';

/** Within 15 minutes: codes asked for from one address, codes for one number, and tries from one address. */
const most = { askedFrom: 30, askedFor: 5, triedFrom: 60 };

export interface Asked {
  readonly mobile: string;
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly language: Language;
}

/**
 * Makes a code for a number and has it sent to the person whose number it is. All is the same, and takes as long, for
 * numbers that nobody has. What is refused leaves the code that was sent before as it is.
 * @returns seconds until another one may be asked for
 * @throws Refused `badInput` for what is no number; `tooMany`
 */
export async function sendMobileCode(
  context: AppContext,
  sender: Sender,
  asked: Asked,
  onFailure: (error: unknown) => void,
) {
  const { database } = context;
  const { purpose, address, language } = asked;
  const mobile = mobileKey(asked.mobile);
  if (!mobile) throw refusedAt('/mobile', 'mobile.wrong');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const user = await database.essential(async () => {
    const fromAddress = await countTry(context, `mobile code ${address}`, most.askedFrom);
    if (fromAddress > most.askedFrom) throw new Refused('tooMany', 'session.often');
    const subject = `mobile code for ${mobile}`;
    const [ofNumber = 0] = await triesOf(context, [subject]);
    if (ofNumber >= most.askedFor) throw new Refused('tooMany', 'session.often');
    // Of many at once one gets the turn: none slips in between what was read and what is counted.
    await takeTurn(context, mobile, purpose, code);
    await countTry(context, subject, most.askedFor);
    return userOf(context, mobile);
  });
  if (user) {
    const body = say({ code: 'mobile.body', args: { code, minutes: limits.mobileCodeMinutes } }, language);
    // Not waited for: whoever asks must not learn whether there is somebody to send to.
    const message = { tenantId: user.tenant_id, userId: user.id, to: mobile, body };
    setImmediate(() => void sender.send(message).catch(onFailure));
  }
  return { seconds: limits.mobileResendSeconds };
}

/** Puts a code in the place of the one before, once in 60 seconds. @throws Refused `tooMany` */
async function takeTurn(
  { database, now }: AppContext,
  mobile: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const time = now().getTime();
  const salt = newSecret();
  const fresh = {
    code_hash: hashOf(`${salt}${code}`),
    salt,
    tries: 0,
    sent_time: new Date(time).toISOString(),
    expires_time: new Date(time + limits.mobileCodeMinutes * 60_000).toISOString(),
    used_time: null,
  };
  const taken = await tables(database.kysely)
    .insertInto('base_mobile_code')
    .values({ tenant_id: platformTenant, mobile_key: mobile, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'mobile_key', 'purpose'])
        .doUpdateSet(fresh)
        .where('base_mobile_code.sent_time', '<=', new Date(time - limits.mobileResendSeconds * 1000).toISOString()),
    )
    .returning('mobile_key')
    .executeTakeFirst();
  if (!taken) throw new Refused('tooMany', 'mobile.soon', { seconds: limits.mobileResendSeconds });
}

/**
 * Lets in whoever has the code that was sent to their number. A code opens once, within ten minutes, and is dead after
 * five wrong tries. Whatever is wrong, the answer is the same.
 * @throws Refused `badInput` or `tooMany`
 */
export async function signInByMobile(
  context: AppContext,
  { mobile: written, code, address }: { mobile: string; code: string; address: string },
): Promise<TokenPair> {
  const mobile = mobileKey(written);
  if (!mobile) throw refusedAt('/mobile', 'mobile.wrong');
  return context.database.essential(async () => {
    const tries = await countTry(context, `mobile ${address}`, most.triedFrom);
    if (tries > most.triedFrom) throw new Refused('tooMany', 'session.often');
    const isRight = await takeCode(context, mobile, 'signIn', code.trim());
    const user = await userOf(context, mobile);
    if (!isRight || !user) {
      const actor = user ? { userId: user.id, tenantId: user.tenant_id } : null;
      const target = `${mobile} @ ${address}`;
      await context.audit({ actor, action: 'signIn', target, outcome: 'refused', detail: 'mobile' });
      throw refusedAt('/code', 'mobile.code');
    }
    return beginSession(context, user, { address, as: mobile, way: 'mobile' });
  });
}

/** Counts the try before it is judged; a right code is used up. */
async function takeCode(
  { database, now }: AppContext,
  mobile: string,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> {
  const time = now().toISOString();
  const live = tables(database.kysely)
    .updateTable('base_mobile_code')
    .where('tenant_id', '=', platformTenant)
    .where('mobile_key', '=', mobile)
    .where('purpose', '=', purpose)
    .where('used_time', 'is', null)
    .where('expires_time', '>', time);
  const known = await live
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('tries', '<', limits.mobileTries)
    .returning(['code_hash', 'salt'])
    .executeTakeFirst();
  if (!known) return false;
  if (!isSameHash(hashOf(`${known.salt}${code}`), known.code_hash)) return false;
  const used = await live
    .set({ used_time: time })
    .where('code_hash', '=', known.code_hash)
    .returning('mobile_key')
    .executeTakeFirst();
  return used !== undefined;
}

/** The one person who has a number and may sign in; a number of two people is nobody's. */
async function userOf({ database }: AppContext, mobile: string) {
  const found = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'tenant_id', enabledNow().as('enabled_mark')])
    .where('mobile_key', '=', mobile)
    .where(enabledNow(), '=', 1)
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
