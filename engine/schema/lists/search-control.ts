import type { SearchItem } from '../documents/list-document.ts';
import { searchTypes } from '../documents/list-kinds.ts';
import type { Field } from '../fields/fields.ts';
import { valueKinds } from '../values/index.ts';

/** Kinds whose "equal" is asked by the field's own widget; a text is asked by a text input whatever drew it. */
const askedAsText: ReadonlySet<string> = new Set(['text', 'longText', 'computed']);

/** Whether a list can be narrowed by a field at all. */
export function isAskable({ kind, descriptor }: Pick<Field, 'kind' | 'descriptor'>): boolean {
  const { search, lookup } = valueKinds[kind];
  // Who created a record is shown by a widget that nobody can type into: there is nothing to ask it with.
  return search !== null && !(lookup && descriptor.filledBy !== undefined);
}

/** How a condition compares: as it says, else as is usual for its field. */
export function searchTypeOf({ searchType }: Pick<SearchItem, 'searchType'>, { kind }: Pick<Field, 'kind'>): number {
  if (searchType) return searchType;
  const usual = valueKinds[kind].search;
  return usual === null ? searchTypes.equal : searchTypes[usual];
}

/** Key of the widget that asks a condition: the one that suits how it compares. */
export function searchControl(item: Pick<SearchItem, 'searchType'>, field: Pick<Field, 'kind' | 'node'>): string {
  const { kind, node } = field;
  const how = searchTypeOf(item, field);
  const isDay = kind === 'date' || kind === 'dateTime';
  if (kind === 'dateTimeRange') return 'dateRange';
  if (isDay) return how === searchTypes.range ? 'dateRange' : 'date';
  // Lists that were drawn with a range of times ask for one, as it is entered, and find where it is equal.
  if (how === searchTypes.range && kind !== 'time') return 'numberRange';
  // Whom or what a value names is chosen, however it compares.
  const isNamed = kind === 'reference' || kind === 'references';
  if (!isNamed && (how === searchTypes.like || askedAsText.has(kind))) return 'input';
  // Not by sliders and stars: those are never without a value.
  if (kind === 'integer') return 'inputIntNumber';
  if (kind === 'decimal') return 'inputNumber';
  const isChoice = kind === 'choice' || kind === 'choices';
  if (kind === 'boolean' || kind === 'threeState' || (isChoice && node.config.aditKey !== 'treeSelect'))
    return 'select';
  return node.config.aditKey;
}
