import type { JsonObject } from '../document/json.ts';
import { namesOf, withKey } from '../document/list-edit.ts';

export const columnFigures = ['summary', 'thousands'] as const;
type ColumnFigure = (typeof columnFigures)[number];

const keys = {
  summary: { on: 'showSummary', names: 'summaryField' },
  thousands: { on: 'thousands', names: 'thousandsField' },
} as const;

/** Whether a column has its sum, or its digits in groups of three: with no names the latter holds for all columns. */
export function hasFigure(list: JsonObject, figure: ColumnFigure, prop: string): boolean {
  const { on, names } = keys[figure];
  if (list[on] !== true) return false;
  const named = namesOf(list, names);
  return named.includes(prop) || (figure === 'thousands' && named.length === 0);
}

/**
 * Named columns stay named, whatever they are; where none was named and all were meant, the others are named from then on.
 * @param numeric codes of all columns with figures, in their order
 */
export function setFigure(
  list: JsonObject,
  figure: ColumnFigure,
  prop: string,
  wanted: boolean,
  numeric: readonly string[],
): JsonObject {
  if (hasFigure(list, figure, prop) === wanted) return list;
  const { on, names } = keys[figure];
  const named = list[on] === true ? namesOf(list, names) : [];
  const had = named.length > 0 ? named : numeric.filter((code) => hasFigure(list, figure, code));
  const next = wanted ? [...had, prop] : had.filter((code) => code !== prop);
  const isAny = next.length > 0;
  return withKey(withKey(list, on, isAny ? true : undefined), names, isAny ? next : undefined);
}
