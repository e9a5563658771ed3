import type { RegRule } from '../../documents/node.ts';
import { isRuleName, type RuleName } from '../../rules/named-rules.ts';
import { isRecord, type JsonRecord, textOf } from '../common/json.ts';
import { isExpressionText } from './parse-expression.ts';
import { plainText } from './plain-value.ts';

/** Formily's formats that are a rule or a pattern here. Source: @formily/validator, formats. */
const ruleOfFormat: Readonly<Record<string, RuleName>> = {
  email: 'email',
  phone: 'iphone',
  number: 'decimal',
  idcard: 'idCard',
  zh: 'chinese',
};
const patternOfFormat: Readonly<Record<string, string>> = {
  integer: '/^[+-]?\\d+$/',
  url: '/^(?:https?|ftp):\\/\\/\\S+$/i',
  zip: '/^\\d{6}$/',
  qq: '/^[1-9]\\d{4,11}$/',
};
const formatOfRule = new Map<string, string>(Object.entries(ruleOfFormat).map(([format, rule]) => [rule, format]));
const formatOfPattern = new Map(Object.entries(patternOfFormat).map(([format, pattern]) => [pattern, format]));

/** What a check says besides: known keys that change nothing here. */
const checkKeys = ['format', 'pattern', 'message', 'required', 'triggerType', 'whitespace'];
const longestCount = 1_000;

export interface ReadRules {
  readonly rules: RegRule[];
  readonly isRequired: boolean;
  /** Entries of `x-validator` that say something else, as they were. */
  readonly unread: unknown[];
}

/** The checks of a field: `pattern`, `format`, `minLength` and what of `x-validator` is one of these. */
export function readRules(schema: JsonRecord): ReadRules {
  const { pattern, format, minLength } = schema;
  const rules = [...ruleOf({ pattern }), ...ruleOf({ format })];
  if (typeof minLength === 'number' && Number.isInteger(minLength) && minLength > 0 && minLength <= longestCount)
    rules.push({ pattern: `/^[\\s\\S]{${minLength},}$/` });
  const unread: unknown[] = [];
  let isRequired = false;
  for (const entry of entriesOf(schema['x-validator'])) {
    const check = typeof entry === 'string' ? { format: entry } : entry;
    if (!isRecord(check) || !isKnown(check)) {
      unread.push(entry);
      continue;
    }
    isRequired ||= check.required === true;
    rules.push(...ruleOf(check));
  }
  return { rules, isRequired, unread };
}

export function entriesOf(validator: unknown): unknown[] {
  if (validator === undefined || validator === null || validator === '') return [];
  return Array.isArray(validator) ? validator : [validator];
}

function isKnown(check: JsonRecord): boolean {
  const { format, pattern, required } = check;
  if (Object.keys(check).some((name) => !checkKeys.includes(name))) return false;
  return required === true || ruleOf({ format, pattern }).length > 0;
}

function ruleOf({ format, pattern, message }: JsonRecord): RegRule[] {
  const words = plainText(message);
  const said = words === undefined ? {} : { message: words };
  const rules: RegRule[] = [];
  const text = textOf(pattern);
  if (text !== undefined && !isExpressionText(text)) rules.push({ pattern: text, ...said });
  const rule = typeof format === 'string' ? ruleNamed(format) : undefined;
  if (rule) rules.push({ ...rule, ...said });
  return rules;
}

function ruleNamed(format: string): RegRule | undefined {
  const rule = Object.hasOwn(ruleOfFormat, format) ? ruleOfFormat[format] : undefined;
  if (rule !== undefined || isRuleName(format)) return { rule: rule ?? format };
  return Object.hasOwn(patternOfFormat, format) ? { pattern: patternOfFormat[format] } : undefined;
}

/** Formily asks of a format that it does not know nothing at all. What holds under conditions only has no place there. */
export function writeRules(rules: readonly RegRule[]): JsonRecord[] {
  return rules
    .filter(({ when }) => when === undefined)
    .map(({ rule, pattern, message }) => {
      const format = rule === undefined ? formatOfPattern.get(pattern ?? '') : (formatOfRule.get(rule) ?? rule);
      const words = isRecord(message) ? message.zh : message;
      return { ...(format === undefined ? { pattern } : { format }), ...(words ? { message: words } : {}) };
    });
}
