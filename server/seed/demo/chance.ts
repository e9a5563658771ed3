/** The same numbers on each start, well mixed. Source: Park and Miller's minimal standard generator (1988). */
export function createChance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    /** With digits behind the point. */
    decimal: (least: number, most: number, digits = 1): number =>
      between(Math.round(least * 10 ** digits), Math.round(most * 10 ** digits)) / 10 ** digits,
    one: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('The demo has an empty list of words.');
      return item;
    },
    /** Some of a list, in its order. */
    some: <Item>(items: readonly Item[], share: number): Item[] => items.filter(() => next() < share),
    happens: (share: number): boolean => next() < share,
  };
}
export type Chance = ReturnType<typeof createChance>;
