const keys = new WeakMap<object, number>();
let last = 0;

/** Which row it is, wherever it stands: a row is the same object as long as it lives. */
export function rowKey(row: object): number {
  const known = keys.get(row);
  if (known !== undefined) return known;
  last += 1;
  keys.set(row, last);
  return last;
}
