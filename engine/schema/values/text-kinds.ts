import type { Operator } from '../documents/rule-group.ts';
import { limits } from '../limits.ts';
import { accept, refuse } from '../problem.ts';
import { isEmptyValue } from './emptiness.ts';
import type { ValueKind } from './value-kind.ts';

export const textOperators: readonly Operator[] = [
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

/** Text without NUL, which no PostgreSQL text can hold. A number from an older design is its digits. */
function parseText(value: unknown) {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return refuse('field.text');
  if (text.includes('\u0000')) return refuse('field.text');
  if (text.length > limits.longTextLength) return refuse('field.maxLength', { max: limits.longTextLength });
  return accept(text);
}

export const textKind: ValueKind = {
  name: 'text',
  column: 'text',
  operators: textOperators,
  search: 'like',
  align: 'left',
  sortable: true,
  lookup: false,
  isEmpty: isEmptyValue,
  parse: (value) => {
    const parsed = parseText(value);
    // Text inputs are trimmed. Source: library specification 5, form items.
    return parsed.ok && typeof parsed.value === 'string' ? accept(parsed.value.trim()) : parsed;
  },
  display: (value) => (value === null || value === undefined ? '' : String(value)),
  compare: (left, right) => String(left).localeCompare(String(right), 'zh'),
};

export const longTextKind: ValueKind = { ...textKind, name: 'longText', sortable: false, parse: parseText };
