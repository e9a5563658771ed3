import type { ColumnLimits } from '../gateway/index.ts';
import type { PlannedColumn } from './plan-tables.ts';
import type { RealColumn } from './real-columns.ts';

/** Ends of the whole numbers of a column that was made elsewhere. Source: PostgreSQL manual 8.1. */
const wholeMost: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

/**
 * What a column takes, as records are checked against it; undefined where the kind of its field says it all.
 * @param theirs the column as it is, where it was made elsewhere
 */
export function columnLimits(column: PlannedColumn, theirs: RealColumn | undefined): ColumnLimits | undefined {
  const { wish, type, isUnique } = column;
  const unique = wish.unique && isUnique ? { unique: true } : {};
  const limits = { ...unique, ...(theirs ? limitsOf(theirs) : type === 'numeric' ? digitsOf(wish) : lengthOf(wish)) };
  return Object.keys(limits).length > 0 ? limits : undefined;
}

function limitsOf({ dataType, length, digits, scale }: RealColumn): ColumnLimits {
  const most = wholeMost[dataType];
  if (most !== undefined) return { min: String(-most), max: String(most) };
  if (dataType === 'numeric') return digits === null ? {} : digitsOf({ length: digits, decimals: scale ?? 0 });
  return length === null ? {} : { length };
}

function lengthOf({ length }: PlannedColumn['wish']): ColumnLimits {
  return length === undefined ? {} : { length };
}

function digitsOf({ length, decimals = 0 }: { readonly length?: number; readonly decimals?: number }): ColumnLimits {
  if (length === undefined) return {};
  const whole = length > decimals ? '9'.repeat(length - decimals) : '0';
  const max = decimals > 0 ? `${whole}.${'9'.repeat(decimals)}` : whole;
  return { min: `-${max}`, max, decimals };
}
