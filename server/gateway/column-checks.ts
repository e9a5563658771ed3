import type { Field } from '../../engine/schema/fields/fields.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Check, lengthCheck, precisionCheck, rangeCheck } from '../../engine/schema/rules/index.ts';
import type { StoredNames } from './model-shape.ts';

/** What a column takes beside what the kind of its field says; written down at publish. */
export interface ColumnLimits {
  /** Characters of a text. */
  readonly length?: number;
  /** Ends of a number, as text. */
  readonly min?: string;
  readonly max?: string;
  /** Digits behind the point. */
  readonly decimals?: number;
  /** The column asks for being unique, whether its field does or not. */
  readonly unique?: boolean;
}

/** The checks of a field that its column asks for: what does not fit is refused before the database sees it. */
export function columnChecks(field: Field, names: StoredNames): Check[] {
  const found = names[field.table ?? '']?.limits?.[field.name];
  if (!found) return [];
  const { length, min, max, decimals, unique } = found;
  const isText = field.kind === 'text' || field.kind === 'longText';
  const most = unique && isText ? Math.min(length ?? limits.uniqueTextLength, limits.uniqueTextLength) : length;
  return [
    ...(most === undefined ? [] : [lengthCheck({ max: most })]),
    ...(min === undefined || max === undefined ? [] : [rangeCheck({ min, max })]),
    ...(decimals === undefined ? [] : [precisionCheck(decimals)]),
  ];
}
