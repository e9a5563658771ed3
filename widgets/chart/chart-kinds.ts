/** `column` stands, `bar` lies; `ring` is a pie with a hole. */
export const chartKinds = ['column', 'bar', 'line', 'area', 'pie', 'ring'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** px */
export const heights = { least: 120, usual: 260, most: 800 } as const;

/** A stored height within its limits, px. */
export function chartHeight(stored: unknown): number {
  const wanted = typeof stored === 'number' && Number.isFinite(stored) ? stored : heights.usual;
  return Math.min(Math.max(wanted, heights.least), heights.most);
}
