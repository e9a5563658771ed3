/** Which rows somebody has who sees the program as another person: those that both reach, or all that the other one reaches. */
export const seenRows = ['both', 'his'] as const;
export type SeenRows = (typeof seenRows)[number];
