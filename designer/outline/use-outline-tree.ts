import { useDeferredValue } from 'react';
import type { DesignTree } from '../document/design-tree.ts';
import { useTree } from '../parts/designer-context.ts';

/**
 * The tree that the outline shows: where nodes came, went or moved it is the tree as it is; what only changed in a node
 * (a name that is being typed) is drawn in a slice after the frame that shows it where it was changed.
 */
export function useOutlineTree(): DesignTree {
  const tree = useTree();
  const late = useDeferredValue(tree);
  return late === tree || haveSamePlaces(late, tree) ? late : tree;
}

function haveSamePlaces(one: DesignTree, other: DesignTree): boolean {
  if (one.nodes.size !== other.nodes.size) return false;
  const others = other.nodes.values();
  for (const { key, at } of one.nodes.values()) {
    const { value } = others.next();
    if (value?.key !== key || value.at !== at) return false;
  }
  return true;
}
