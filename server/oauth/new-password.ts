import {
  isAllowedPassword,
  isUsualRule,
  longestOf,
  needsOf,
  type PasswordNeed,
} from '../../engine/schema/settings/password-rule.ts';
import type { Settings } from '../../engine/schema/settings/setting-table.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { refusedAt } from '../kernel/refused.ts';
import { type ServerTextKey, type ServerWords, say } from '../kernel/words.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What pages of the version before send in place of a password: its hash. */
const isHash = (text: string) => /^[0-9a-f]{64}$/i.test(text);

/**
 * Judges a password that somebody wants to set. It arrives as it was typed, since nobody can judge a hash.
 * @param at JSON pointer into the body
 * @throws Refused `badInput`. Source: shell specification 5
 */
export async function requireNewPassword(
  { settings }: AppContext,
  password: string,
  at: string,
  rules: Settings,
): Promise<void> {
  if (isHash(password)) throw refusedAt(at, 'password.oldPage');
  if (!isAllowedPassword(rules, password)) throw refuseByRule(rules, at);
  if (settings.refuseCommonPasswords && (await isCommonPassword(password))) throw refusedAt(at, 'password.common');
}

const needWords = {
  letters: 'password.need.letters',
  numbers: 'password.need.numbers',
  lower: 'password.need.lower',
  upper: 'password.need.upper',
  symbols: 'password.need.symbols',
} as const satisfies Record<PasswordNeed, ServerTextKey>;

/** What a password has to be. */
export function ruleWords(rules: Settings): ServerWords {
  if (isUsualRule(rules)) return { code: 'password.rule' };
  const needs = needsOf(rules).map((need) => ({ code: needWords[need] }));
  return {
    code: rules.containsCharacters ? 'password.ruleOfAny' : 'password.ruleOf',
    args: {
      least: rules.passwordLengthMinNumber,
      most: longestOf(rules),
      needs: { parts: needs, between: 'list.separator' },
    },
  };
}

function refuseByRule(rules: Settings, at: string) {
  const { code, args } = ruleWords(rules);
  return refusedAt(at, code, args);
}

/** The same for a page, which asks the usual rule by itself; '' for that one. */
export const ruleText = (rules: Settings, language: Language): string =>
  isUsualRule(rules) ? '' : say(ruleWords(rules), language);
