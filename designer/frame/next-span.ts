/** Widths that forms are made of, in columns of 24. */
const spans = [4, 6, 8, 10, 12, 14, 16, 18, 20, 24];

/** The next width in a direction; the same where there is none. */
export function nextSpan(span: number, by: -1 | 1): number {
  const found = by > 0 ? spans.find((one) => one > span) : spans.findLast((one) => one < span);
  return found ?? span;
}
