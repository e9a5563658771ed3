/** The parent of what stands at the top. */
export const rootId = '0';

/** Ids from the top down to a row, each followed by a stroke: what begins alike stands below. Source: administration F5 */
export const topPath = (id: string): string => `${id}/`;
export const pathBelow = (parentPath: string, id: string): string => `${parentPath}${id}/`;
export const levelsOf = (path: string): number => path.split('/').length - 1;
