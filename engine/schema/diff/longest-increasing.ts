/**
 * The places of a longest strictly increasing run in a list of numbers: what can stay where it is when a list is put in
 * another order. Takes n log n time (patience sorting).
 */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  /** For each length, the place of the smallest number that ends a run of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  });
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) places.add(place);
  return places;
}
