import type { RefersTo } from '../fields/refers.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { memberText } from './member-ids.ts';
import { entriesIn, idsIn, referredBy } from './referred-in.ts';

/** One of what a field holds: as it is stored, and the keys that its names are asked by, from the top down. */
export interface Chosen {
  readonly value: string | readonly string[];
  readonly keys: readonly string[];
}

/** By which an id is asked for. */
export const nameKey = (id: string, to: RefersTo): string => memberText(referredBy(to, id));

/** The same thing in another spelling is the same: `ann` and `ann--user`. */
export const chosenKey = ({ keys }: Chosen): string => keys.join('/');

/** What a stored value names, in either of its forms; what names nothing is left out, and a twin of another one. */
export function readChosen(value: unknown, to: RefersTo): Chosen[] {
  if (isEmptyValue(value)) return [];
  const byKey = new Map<string, Chosen>();
  for (const steps of entriesIn(to, value)) {
    const ids = idsIn(steps);
    const [id] = ids;
    if (id === undefined) continue;
    const one = to === 'organize' ? chosenWay(ids) : { value: id, keys: [nameKey(id, to)] };
    if (!byKey.has(chosenKey(one))) byKey.set(chosenKey(one), one);
  }
  return [...byKey.values()];
}

export const chosenWay = (ids: readonly string[]): Chosen => ({
  value: ids,
  keys: ids.map((id) => nameKey(id, 'organize')),
});

/** The id of what was chosen; of a way down from the top its end is meant. */
export const lastIdOf = ({ value }: Chosen): string => (typeof value === 'string' ? value : (value.at(-1) ?? ''));

/** What the field then holds. */
export function storedChoice(chosen: readonly Chosen[], isSeveral: boolean): unknown {
  return isSeveral ? chosen.map(({ value }) => value) : (chosen[0]?.value ?? null);
}
