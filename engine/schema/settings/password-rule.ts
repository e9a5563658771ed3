import { namedRules } from '../rules/named-rules.ts';
import { type Settings, settingTable } from './setting-table.ts';

/** Settings that say what a password has to be. */
export type PasswordSettings = Pick<
  Settings,
  | 'passwordLengthMinNumber'
  | 'containsNumbers'
  | 'includeLowercaseLetters'
  | 'includeUppercaseLetters'
  | 'containsCharacters'
>;

const names = [
  'passwordLengthMinNumber',
  'containsNumbers',
  'includeLowercaseLetters',
  'includeUppercaseLetters',
  'containsCharacters',
] as const satisfies readonly (keyof PasswordSettings)[];

/** Whether nobody has set another rule than the usual one. Source: shell specification 5 */
export const isUsualRule = (settings: PasswordSettings): boolean =>
  names.every((name) => settings[name] === settingTable[name].starts);

const usualMost = 16;
/** A rule that asks for long passwords takes longer ones. */
export const longestOf = ({ passwordLengthMinNumber: least }: PasswordSettings): number =>
  Math.max(usualMost, least * 2);

/** What a password may lack, in the order in which it is said. */
export type PasswordNeed = 'letters' | 'numbers' | 'lower' | 'upper' | 'symbols';

export const needsOf = (settings: PasswordSettings): PasswordNeed[] => [
  ...(settings.includeLowercaseLetters || settings.includeUppercaseLetters ? [] : (['letters'] as const)),
  ...(settings.includeLowercaseLetters ? (['lower'] as const) : []),
  ...(settings.includeUppercaseLetters ? (['upper'] as const) : []),
  ...(settings.containsNumbers ? (['numbers'] as const) : []),
  ...(settings.containsCharacters ? (['symbols'] as const) : []),
];

const has: Readonly<Record<PasswordNeed, RegExp>> = {
  letters: /[A-Za-z]/,
  numbers: /\d/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  symbols: /[!-/:-@[-`{-~]/,
};

/** Whether a password is one that may be set. */
export function isAllowedPassword(settings: PasswordSettings, password: string): boolean {
  if (isUsualRule(settings)) return namedRules.password(password);
  const { length } = password;
  if (length < settings.passwordLengthMinNumber || length > longestOf(settings)) return false;
  // Signs that some keyboards lack would lock people out.
  const allowed = settings.containsCharacters ? /^[!-~]+$/ : /^[A-Za-z0-9]+$/;
  return allowed.test(password) && needsOf(settings).every((need) => has[need].test(password));
}
