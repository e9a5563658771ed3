import type { Operator } from '../documents/rule-group.ts';
import type { ValueKind } from '../fields/value-kind.ts';
import { limits } from '../limits.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { accept, refuse } from '../text/problem.ts';
import { maskOf, maskText } from './mask-text.ts';
import { compareText, isUnstorable, plainText } from './plain-text.ts';

const textOperators: readonly Operator[] = [
  'equal',
  'notEqual',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'in',
  'notIn',
  'empty',
  'notEmpty',
];

/**
 * Text that a column can hold: no NUL, and no half of a surrogate pair, which a cut through an emoji leaves behind. A number
 * from an older design is its digits.
 */
function parseText(value: unknown, max: number) {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return refuse('field.text');
  if (isUnstorable(text)) return refuse('field.characters');
  if (text.length > max) return refuse('field.maxLength', { max });
  return accept(text);
}

export const textKind: ValueKind = {
  name: 'text',
  column: 'text',
  operators: textOperators,
  search: 'like',
  keyword: 'letters',
  align: 'left',
  sortable: true,
  lookup: false,
  isEmpty: isEmptyValue,
  parse: (value) => {
    const parsed = parseText(value, limits.longTextLength);
    // Text inputs are trimmed. Source: library specification 5, form items.
    return parsed.ok && typeof parsed.value === 'string' ? accept(parsed.value.trim()) : parsed;
  },
  display: (value, field, { unmasked }) => {
    const text = plainText(value) ?? '';
    const mask = unmasked ? undefined : maskOf(field);
    return mask ? maskText(text, mask) : text;
  },
  compare: compareWords,
};

/** Chinese order; only the same text is equal, also where the collation sees no difference (zero-width characters). */
function compareWords(left: unknown, right: unknown): number | undefined {
  const order = compareText(left, right);
  return order ? (plainText(left) ?? '').localeCompare(plainText(right) ?? '', 'zh') || order : order;
}

export const longTextKind: ValueKind = {
  ...textKind,
  name: 'longText',
  sortable: false,
  // As much as a design file may be; a field that wants less has its own `maxlength`.
  parse: (value) => parseText(value, limits.documentBytes),
};
