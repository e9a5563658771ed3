import { Decimal } from 'decimal.js';
import { isNumberText } from './number-text.ts';

/**
 * Decimal numbers for money and measures: 0.1 + 0.2 is 0.3. Sums, differences and products are exact as long as they
 * need at most 64 significant digits; ties round away from zero, as `round(numeric)` does in PostgreSQL. The exponent
 * bound keeps the text of any value below about a thousand characters.
 */
export const ExactDecimal = Decimal.clone({
  precision: 64,
  rounding: Decimal.ROUND_HALF_UP,
  minE: -1000,
  maxE: 1000,
  defaults: true,
});
export type ExactDecimal = Decimal;

export const zero: ExactDecimal = new ExactDecimal(0);
export const notANumber: ExactDecimal = new ExactDecimal(Number.NaN);

/** Longest text that is read as a number, in UTF-16 units; longer text is not a number. */
export const maxNumberCharacters = 64;

/** Reads a stored value as a number; null for everything that is not one (text like `1e5`, `007`, `１２` included). */
export function toDecimal(value: unknown): ExactDecimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new ExactDecimal(value) : null;
  if (typeof value !== 'string' || value.length > maxNumberCharacters) return null;
  const text = value.trim();
  return isNumberText(text) ? new ExactDecimal(text) : null;
}

/** The canonical text of a number: no exponent, no trailing zeros, no sign on zero. `1.50` becomes `1.5`. */
export function canonicalText(value: ExactDecimal): string {
  return value.isZero() ? '0' : value.toFixed();
}
