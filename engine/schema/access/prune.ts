import type { Node } from '../documents/node.ts';

/**
 * Leaves out every node whose permission code the user does not have, so that no hole and no trace of it reaches the page.
 * Calls ask for their own rights again: what a node would have asked for is refused as well.
 */
export function pruneNodes(nodes: readonly Node[], may: (code: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    if (node.access !== undefined && !may(node.access)) return [];
    const children = node.config?.children;
    if (!children) return [node];
    return [{ ...node, config: { ...node.config, children: pruneNodes(children, may) } }];
  });
}
