import type { DesignTree } from '../document/design-tree.ts';

const known = new WeakMap<DesignTree, boolean>();

/** Whether some node goes by its place, having no id of its own: its key is another one after each move around it. */
export function hasPointerKeys(tree: DesignTree): boolean {
  const there = known.get(tree);
  if (there !== undefined) return there;
  let found = false;
  for (const { key, at } of tree.nodes.values()) {
    if (key !== at) continue;
    found = true;
    break;
  }
  known.set(tree, found);
  return found;
}
