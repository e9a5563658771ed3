/** Height of a line, px. Source: look, measures. */
export const rowHeight = 28;
const spareRows = 8;

/** Which lines are near the view: the first, and one past the last. */
export function rowWindow(scrollTop: number, height: number, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spareRows);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spareRows);
  return { first, last: Math.max(first, last) };
}
