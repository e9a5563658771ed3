import type { DescriptorMap } from '../../engine/schema/descriptor.ts';
import { childrenOf, type DesignTree, type TreeNode } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import type { Refused } from './command.ts';
import { aditKeyOf, descriptorOf, nodeLabel } from './node-facts.ts';

interface Where {
  readonly tree: DesignTree;
  readonly descriptors: DescriptorMap;
}

/** The first among nodes, or inside them, of a widget that a design cannot do without. */
export function soleIn({ descriptors }: Where, nodes: readonly TreeNode[]): JsonObject | undefined {
  return nodes.flatMap(({ node }) => soles(node, descriptors))[0];
}

/** Why nodes cannot be added: of their widget a design has one at most. */
export function soleFault({ tree, descriptors }: Where, nodes: readonly JsonObject[]): Refused | null {
  const added = nodes.flatMap((node) => soles(node, descriptors));
  if (added.length === 0) return null;
  const known = new Set([...tree.nodes.values()].map(({ node }) => aditKeyOf(node)));
  const twin = added.find((node, index) => {
    const key = aditKeyOf(node);
    return known.has(key) || added.slice(0, index).some((other) => aditKeyOf(other) === key);
  });
  return twin ? { refused: 'refusal.soleTwice', places: { label: nodeLabel(twin) } } : null;
}

function soles(node: JsonObject, descriptors: DescriptorMap): JsonObject[] {
  const inside = childrenOf(node)
    .filter(isObject)
    .flatMap((child) => soles(child, descriptors));
  return descriptorOf(node, descriptors)?.sole ? [node, ...inside] : inside;
}
