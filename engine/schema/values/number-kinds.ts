import {
  amountInChinese,
  canonicalText,
  ExactDecimal,
  formatNumber,
  maxNumberCharacters,
  toDecimal,
} from '../calc/index.ts';
import type { Operator } from '../documents/rule-group.ts';
import type { Field } from '../fields/fields.ts';
import type { SheetCell } from '../fields/sheet-cell.ts';
import { type DisplayContext, storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { accept, type Parsed, refuse } from '../text/problem.ts';
import type { Translate } from '../text/text.ts';

export const orderedOperators: readonly Operator[] = [
  'equal',
  'notEqual',
  'greater',
  'greaterEqual',
  'less',
  'lessEqual',
  'between',
  'in',
  'notIn',
  'empty',
  'notEmpty',
];

/**
 * A decimal as JSON holds it: a number where a number is exact, else its digits as text, so that nothing is rounded on
 * the way between form, server and database.
 */
export function exactNumber(text: string): number | string {
  const decimal = new ExactDecimal(text);
  // Adding 0 takes the sign off a zero, which neither JSON nor a column keeps.
  const number = decimal.toNumber() + 0;
  return decimal.precision() <= 15 && Number.isFinite(number) ? number : canonicalText(decimal);
}

/** No amount and no measure is this large; a column and every sum of it have to hold it. */
const numberMost = '1e30';

function readNumber(value: unknown): ExactDecimal | null {
  const decimal = toDecimal(value);
  return decimal?.abs().lessThan(numberMost) ? decimal : null;
}

function parseDecimal(value: unknown): Parsed {
  const decimal = readNumber(value);
  if (!decimal) return refuse('field.number');
  const exact = exactNumber(decimal.toFixed());
  // More digits than are read as a number: it could be written and never be read again.
  return typeof exact === 'string' && exact.length > maxNumberCharacters ? refuse('field.number') : accept(exact);
}

function parseInteger(value: unknown): Parsed {
  const decimal = readNumber(value);
  if (!decimal?.isInteger() || decimal.abs().greaterThan(Number.MAX_SAFE_INTEGER)) return refuse('field.integer');
  return accept(decimal.toNumber() + 0);
}

function compareDecimals(left: unknown, right: unknown): number | undefined {
  const first = toDecimal(left);
  const second = toDecimal(right);
  return first && second ? first.comparedTo(second) : undefined;
}

/** With its Chinese words behind it where the design asks for them, and where it is only read: an editor shows its own. */
function displayAmount(value: unknown, field: Field, context: DisplayContext): string {
  const text = displayNumber(value, field);
  const words = context.unmasked === true ? '' : amountWords(value, field, context.translate);
  return text && words ? `${text}（${words}）` : text;
}

/** An amount in Chinese capitals; '' where the design asks for none. Source: library specification 5 */
export function amountWords(value: unknown, { props }: Pick<Field, 'props'>, translate: Translate): string {
  if (props.isAmountChinese !== true) return '';
  const amount = amountInChinese(value);
  return amount.kind === 'words' ? amount.text : translate(amount.key);
}

function displayNumber(value: unknown, field: Field): string {
  const { precision, thousands } = field.props;
  return formatNumber(value, {
    ...(typeof precision === 'number' ? { precision } : {}),
    thousands: thousands === true,
  });
}

/** Digits that no number has exactly stay text: a spreadsheet would round them. */
function numberCell(value: unknown, { props: { precision, thousands } }: Field): SheetCell | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const digits =
    typeof precision === 'number' && precision > 0 ? `.${'0'.repeat(Math.min(precision, sheetDigits))}` : '';
  const whole = thousands === true ? '#,##0' : '0';
  const isUsual = thousands !== true && typeof precision !== 'number';
  return { kind: 'number', value, format: isUsual ? '' : whole + digits };
}

/** Behind the point: a spreadsheet shows no more. */
const sheetDigits = 30;

export const decimalKind: ValueKind = {
  name: 'decimal',
  column: 'numeric',
  operators: orderedOperators,
  search: 'range',
  keyword: 'starts',
  align: 'right',
  sortable: true,
  lookup: false,
  isEmpty: isEmptyValue,
  parse: parseDecimal,
  display: displayAmount,
  cell: numberCell,
  compare: compareDecimals,
  toColumn: (value) => (isEmptyValue(value) ? null : String(value)),
  fromColumn: (stored) => (stored === null || stored === undefined ? null : exactNumber(String(stored))),
};

export const integerKind: ValueKind = {
  ...decimalKind,
  name: 'integer',
  column: 'bigint',
  parse: parseInteger,
  toColumn: (value) => (isEmptyValue(value) ? null : value),
  fromColumn: (stored) => (stored === null || stored === undefined ? null : Number(stored)),
};

/** A calculated value: a decimal that only the calculation writes. */
export const computedKind: ValueKind = { ...decimalKind, name: 'computed' };

export const numberRangeKind: ValueKind = {
  name: 'numberRange',
  ...storedWhole,
  keyword: 'starts',
  // Blank on both sides gives an empty array. Source: library specification 5, number range.
  isEmpty: (value) => isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue)),
  parse: (value) => {
    if (!Array.isArray(value) || value.length !== 2) return refuse('field.range');
    const ends: unknown[] = [];
    for (const end of value) {
      const parsed = isEmptyValue(end) ? accept(null) : parseDecimal(end);
      if (!parsed.ok) return parsed;
      ends.push(parsed.value);
    }
    const order = compareDecimals(ends[0], ends[1]);
    return order !== undefined && order > 0 ? refuse('field.numberOrder') : accept(ends);
  },
  display: (value, field) => (Array.isArray(value) ? value.map((end) => displayNumber(end, field)).join(' ~ ') : ''),
};
