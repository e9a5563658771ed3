import { isNumberText } from '../calc/number-text.ts';
import { isEmail } from './email.ts';
import { isIdCard } from './id-card.ts';
import { isPlateNumber } from './plate-number.ts';

/** The rules of the specification's table (library 5), in its order and with its spelling. */
export const specifiedRuleNames = [
  'iphone',
  'password',
  'idCard',
  'driverLicense',
  'passport',
  'taiwanIdCard',
  'hkMacaoIdCard',
  'militaryIdCard',
  'email',
  'plateNumber',
  'chinese',
  'enCode',
  'userAccount',
  'fullName',
  'userCode',
  'allDate',
  'bigInt',
  'filed',
] as const;

/** Additions of ours: the pattern choices of the dialect's text input that the table lacks. */
export const addedRuleNames = ['telephone', 'telephoneOrMobile', 'digits', 'decimal'] as const;

export const ruleNames = [...specifiedRuleNames, ...addedRuleNames] as const;
export type RuleName = (typeof ruleNames)[number];

/**
 * Each rule as a plain test of a whole, non-empty text. Every test takes time linear in the text: no quantifier stands
 * inside another one. The words of a rule are in `ruleTexts` under `rule.<name>`.
 */
export const namedRules: Readonly<Record<RuleName, (text: string) => boolean>> = {
  iphone: (text) => /^1[3-9]\d{9}$/.test(text),
  password: (text) => /^[A-Za-z0-9]{6,16}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text),
  idCard: isIdCard,
  driverLicense: isIdCard,
  passport: (text) => /^[A-Za-z0-9]{5,17}$/.test(text),
  taiwanIdCard: (text) => /^(?:\d{8}|\d{18}|[A-Za-z0-9]{10})$/.test(text),
  hkMacaoIdCard: (text) => /^[HM](?:\d{8}|\d{10})$/.test(text),
  militaryIdCard: (text) => /^\d{8}$/.test(text),
  email: isEmail,
  plateNumber: isPlateNumber,
  chinese: (text) => /^\p{Script=Han}+$/u.test(text),
  enCode: (text) => /^[A-Za-z0-9.]+$/.test(text) && !text.startsWith('.') && !text.endsWith('.'),
  userAccount: (text) => /^[A-Za-z0-9]+$/.test(text),
  fullName: (text) => /^[\p{Script=Han}A-Za-z0-9]+$/u.test(text),
  userCode: (text) => /^\d+$/.test(text),
  // A multiple of 0.5 has nothing but zeros after its first decimal, which is 0 or 5.
  allDate: (text) => isNumberText(text) && /^[^.]*(?:\.[05]0*)?$/.test(text),
  bigInt: (text) => /^[1-9]\d*$/.test(text),
  filed: (text) => /^[A-Za-z][A-Za-z0-9_]*$/.test(text),
  telephone: isTelephone,
  telephoneOrMobile: (text) => isTelephone(text) || /^1[3-9]\d{9}$/.test(text),
  digits: (text) => /^\d+$/.test(text),
  decimal: isNumberText,
};

export function isRuleName(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(namedRules, name);
}

/** A landline with its area code and perhaps an extension (021-57890123-8001), or a 400 / 800 number. */
function isTelephone(text: string): boolean {
  return /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/.test(text) || /^[48]00-?\d{3}-?\d{4}$/.test(text);
}
