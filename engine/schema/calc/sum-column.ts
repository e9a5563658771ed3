import { canonicalText, toDecimal, zero } from './exact-decimal.ts';
import { isBlank, ownProperty } from './own-property.ts';

/**
 * The figure of one column in a summary row: the exact sum of its numeric cells; a sum that is not whole is rounded to
 * 2 decimals. Empty cells count as 0, cells that are no numbers are passed over; a column of such cells alone has no
 * sum and gives an empty text. Source: library specification 9, "Summary rows".
 * @param rows the rows of a table as stored; anything but a list counts as no rows
 */
export function sumColumn(rows: unknown, column: string): string {
  if (!Array.isArray(rows)) return '0';
  let sum = zero;
  let numeric = 0;
  let other = 0;
  for (const row of rows) {
    const cell = ownProperty(row, column);
    if (isBlank(cell)) continue;
    const number = toDecimal(cell);
    if (number) {
      sum = sum.plus(number);
      numeric += 1;
    } else other += 1;
  }
  if (numeric === 0 && other > 0) return '';
  return canonicalText(sum.isInteger() ? sum : sum.toDecimalPlaces(2));
}
