import type { DesignTree, TreeNode } from '../document/design-tree.ts';

const indices = new WeakMap<DesignTree, ReadonlyMap<string, TreeNode>>();

/** The innermost node that a JSON pointer leads to or into; undefined where it leads to none. */
export function nodeOfFinding(tree: DesignTree, at: string): TreeNode | undefined {
  const known = indices.get(tree) ?? new Map([...tree.nodes.values()].map((node) => [node.at, node]));
  indices.set(tree, known);
  for (let path = at; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const node = known.get(path);
    if (node) return node;
  }
  return undefined;
}
