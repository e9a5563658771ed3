import { type AccessRule, accessRule } from '../access/access-rule.ts';
import type { Node } from '../documents/node.ts';

/** A code that a node of a document asks for, or an event of it, and what people call the node. */
export interface AskedCode extends AccessRule {
  readonly label: Node['config']['label'];
}

/** Every code that the nodes of a document ask for, in their order, one as often as it is asked for. */
export function askedCodes(nodes: readonly Node[]): AskedCode[] {
  return nodes.flatMap(({ access, onAccess, config }) => {
    const asked = [access, ...Object.values(onAccess ?? {})].flatMap((stored) => {
      const rule = accessRule(stored);
      return rule ? [{ ...rule, label: config.label }] : [];
    });
    return [...asked, ...askedCodes(config.children ?? [])];
  });
}
