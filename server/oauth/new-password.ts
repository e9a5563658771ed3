import { namedRules } from '../../engine/schema/rules/named-rules.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { refusedAt } from '../kernel/refused.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What pages of the version before send in place of a password: its hash. */
const isHash = (text: string) => /^[0-9a-f]{64}$/i.test(text);

/**
 * Judges a password that somebody wants to set. It arrives as it was typed, since nobody can judge a hash.
 * @param at JSON pointer into the body
 * @throws Refused `badInput`. Source: shell specification 5
 */
export async function requireNewPassword({ settings }: AppContext, password: string, at: string): Promise<void> {
  if (isHash(password)) throw refusedAt(at, 'password.oldPage');
  if (!namedRules.password(password)) throw refusedAt(at, 'password.rule');
  if (settings.refuseCommonPasswords && (await isCommonPassword(password))) throw refusedAt(at, 'password.common');
}
