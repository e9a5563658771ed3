import { canonicalText, toDecimal } from './exact-decimal.ts';
import { groupByThree } from './group-by-three.ts';

export interface NumberFormat {
  /** Decimals to show, 0 to 20, filled with zeros; left out: as many as the value has. */
  readonly precision?: number;
  /** Group the integer digits by three: `1,200.00`. */
  readonly thousands?: boolean;
}

/** A precision that a document may hold, made safe: whole numbers from 0 to 20 stay, everything else is the fallback. */
export function safePrecision(precision: unknown, fallback: number): number {
  return typeof precision === 'number' && Number.isInteger(precision) && precision >= 0 && precision <= 20
    ? precision
    : fallback;
}

/**
 * A number as people read it. Text that is not a number comes back unchanged, so that nothing stored is hidden;
 * values that are neither text nor number give an empty text.
 */
export function formatNumber(value: unknown, { precision, thousands = false }: NumberFormat = {}): string {
  const number = toDecimal(value);
  if (!number) return typeof value === 'string' ? value : '';
  const rounded = precision === undefined ? number : number.toDecimalPlaces(safePrecision(precision, 2));
  const unsigned =
    precision === undefined ? canonicalText(rounded.abs()) : rounded.abs().toFixed(safePrecision(precision, 2));
  const [whole = '0', fraction] = unsigned.split('.');
  const sign = rounded.isNegative() && !rounded.isZero() ? '-' : '';
  return `${sign}${thousands ? groupByThree(whole) : whole}${fraction === undefined ? '' : `.${fraction}`}`;
}
