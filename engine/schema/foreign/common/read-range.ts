import { isRecord } from './json.ts';

const lists = /^able[A-Z][A-Za-z]*Ids$|^ableIds$/;
const pickers = new Set(
  'organizeSelect departmentSelect positionSelect userSelect roleSelect groupSelect memberSelect'.split(' '),
);

/**
 * What a picker may offer, as our settings hold it: an organisation by the way down to it, all else by ids. A range that
 * another field gives (`dep`, `role` …) is one like any other.
 * @returns undefined: nothing of a picker's range
 */
export function readRange(aditKey: string, name: string, value: unknown): unknown {
  if (!pickers.has(aditKey)) return undefined;
  if (name === 'selectType') return value === 'all' || value === '' || value === null ? 'all' : 'custom';
  if (!lists.test(name) || !Array.isArray(value)) return undefined;
  const asWays = aditKey === 'organizeSelect';
  return value.flatMap((entry): unknown[] => {
    const way = wayOf(entry);
    if (way.length === 0) return [];
    return asWays ? [way] : way.slice(-1);
  });
}

/** An id, an entry with one, or the ids from the top down. */
function wayOf(entry: unknown): string[] {
  if (Array.isArray(entry)) return entry.flatMap(wayOf);
  const id = isRecord(entry) ? entry.id : entry;
  return typeof id === 'string' && id !== '' ? [id] : [];
}
