import type { Decimal } from 'decimal.js';

/** A decimal as people read it: rounded half up to `precision` digits (as many as it has when undefined), with thousands commas. */
export function formatNumber(decimal: Decimal, how: { precision?: number; thousands?: boolean }): string {
  const digits = how.precision === undefined ? decimal.toFixed() : decimal.toFixed(how.precision, 4);
  if (!how.thousands) return digits;
  const [whole = '', part] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
