import type { Node } from '../documents/node.ts';
import { type Holds, mayAccess } from './access-rule.ts';

/**
 * Leaves out every node whose permission code the user does not have, so that no hole and no trace of it reaches the page.
 * Calls ask for their own rights again: what a node would have asked for is refused as well.
 */
export function pruneNodes(nodes: readonly Node[], holds: Holds): Node[] {
  return nodes.flatMap((node) => {
    if (!mayAccess(node.access, holds)) return [];
    const children = node.config?.children;
    if (!children) return [node];
    return [{ ...node, config: { ...node.config, children: pruneNodes(children, holds) } }];
  });
}
