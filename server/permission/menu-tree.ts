import type { MenuItem } from '../../engine/schema/calls/index.ts';

const depthMost = 64;
/** The parent of entries of the first level; no entry has this id. */
export const rootId = '0';

/**
 * Entries under their parents, each looked at once. What stands in a circle, under nothing that is there, or deeper than
 * 64 levels is left out.
 * @param items in their order, children empty
 * @param keeps whether an entry stays, asked when its children are there
 */
export function menuTreeOf(items: readonly MenuItem[], keeps: (item: MenuItem) => boolean = () => true): MenuItem[] {
  const below = new Map<string, MenuItem[]>();
  for (const item of items) {
    // One with the id of the root would have everything, itself too, below it.
    if (item.id === rootId) continue;
    const siblings = below.get(item.parentId);
    if (siblings) siblings.push(item);
    else below.set(item.parentId, [item]);
  }
  const branch = (parentId: string, depth: number): MenuItem[] => {
    if (depth > depthMost) return [];
    const entries = (below.get(parentId) ?? []).map((item) => {
      const children = branch(item.id, depth + 1);
      return { ...item, children, hasChildren: children.length > 0 };
    });
    return entries.filter(keeps);
  };
  return branch(rootId, 1);
}
