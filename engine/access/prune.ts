import type { Node } from '../schema/documents/node.ts';

/**
 * Leaves out every node whose permission code the user does not have, so that no hole and no trace of it reaches the page.
 * The server refuses what the interface hides: this is for looks.
 */
export function pruneNodes(nodes: readonly Node[], may: (code: string) => boolean): Node[] {
  return nodes.flatMap((node) => {
    if (node.access !== undefined && !may(node.access)) return [];
    const children = node.config?.children;
    if (!children) return [node];
    return [{ ...node, config: { ...node.config, children: pruneNodes(children, may) } }];
  });
}
