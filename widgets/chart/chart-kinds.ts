/** `column` stands, `bar` lies; `ring` is a pie with a hole. */
export const chartKinds = ['column', 'bar', 'line', 'area', 'pie', 'ring'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** px */
export const heights = { least: 120, usual: 260, most: 800 } as const;
