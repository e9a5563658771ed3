import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Refused } from '../document/command.ts';
import { childrenOf, type DesignTree, type TreeNode } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { aditKeyOf, descriptorOf, nodeLabel } from '../document/node-facts.ts';

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
  const all = nodes.flatMap((node) => soles(node, descriptors));
  if (all.length === 0) return null;
  const there = [...tree.nodes.values()].map(({ node }) => node);
  // What is put into a new container is the node that is there already.
  const added = all.filter((node) => !there.includes(node));
  const known = new Set(there.map(aditKeyOf));
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
