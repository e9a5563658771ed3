import { longestIncreasing } from '../../engine/schema/diff/longest-increasing.ts';

export interface MergedOrder {
  readonly order: readonly string[];
  /** Entries that both sides moved, each to another place; they stand where the first side put them. */
  readonly contested: readonly string[];
}

/**
 * One order out of three: what neither side moved stays in the order of the base, what one side moved or added stands
 * behind the same entry as there.
 * @param all the entries that there are in the end; the others are passed over
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  all: ReadonlySet<string>,
): MergedOrder {
  const [ours, others] = [mine, theirs].map((list) => list.filter((key) => all.has(key)));
  if (!ours || !others) return { order: [], contested: [] };
  const place = new Map(base.map((key, index) => [key, index]));
  const [movedHere, movedThere] = [movedIn(ours, place), movedIn(others, place)];
  const order = base.filter((key) => all.has(key) && !movedHere.has(key) && !movedThere.has(key));
  const put = new Set(order);
  const insert = (list: readonly string[], isOurs: (key: string) => boolean) => {
    list.forEach((key, index) => {
      if (put.has(key) || !isOurs(key)) return;
      const before = list.slice(0, index).findLast((one) => put.has(one));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
      put.add(key);
    });
  };
  insert(ours, (key) => !place.has(key) || movedHere.has(key));
  insert(others, () => true);
  insert(ours, () => true);
  const contested = [...movedHere].filter((key) => movedThere.has(key) && behind(key, ours) !== behind(key, others));
  return { order, contested };
}

/** As few entries as possible whose moving explains the new order. */
function movedIn(list: readonly string[], place: ReadonlyMap<string, number>): Set<string> {
  const common = list.filter((key) => place.has(key));
  const kept = longestIncreasing(common.map((key) => place.get(key) ?? 0));
  return new Set(common.filter((_key, index) => !kept.has(index)));
}

function behind(key: string, list: readonly string[]): string | undefined {
  return list[list.indexOf(key) - 1];
}
