import { searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import { type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';

/** What can be said of a condition on a field of a kind. */
interface SearchKinds {
  /** Numbers of `searchType`, in the order in which they are offered. */
  readonly types: readonly number[];
  /** What holds where the condition says nothing. */
  readonly usual: number;
  /** Several values may be chosen. */
  readonly multiple: boolean;
  /** The one search box for all words may look here. */
  readonly keyword: boolean;
}

/** Null where a list cannot ask for the kind at all. */
export function searchKindsOf(kind: ValueKindName): SearchKinds | null {
  const { search, operators, lookup, keyword } = valueKinds[kind];
  if (search === null) return null;
  const isText = kind === 'text' || kind === 'longText';
  // What overlaps is asked for, and nothing else.
  if (kind === 'dateTimeRange')
    return { types: [searchTypes.range], usual: searchTypes.range, multiple: false, keyword: false };
  const types = [
    searchTypes.equal,
    ...(isText ? [searchTypes.like] : []),
    // A time of day is compared with two others, and yet no control asks for them.
    ...(operators.includes('between') && !isText && kind !== 'time' ? [searchTypes.range] : []),
  ];
  return { types, usual: searchTypes[search], multiple: lookup, keyword: keyword !== null };
}
