import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Refused } from '../document/command.ts';
import { childrenOf, type DesignTree } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import {
  aditKeyOf,
  descriptorOf,
  type Holds,
  holdsOf,
  isTable,
  nodeLabel,
  paneKey,
  tableAround,
} from '../document/node-facts.ts';
import { soleFault } from './sole-nodes.ts';

interface Where {
  readonly tree: DesignTree;
  readonly descriptors: DescriptorMap;
}

/**
 * Why nodes may not stand in a container (null: among the outermost nodes); null when they may. The same rules as the
 * validator has, and the limits of a document.
 * @param added how many nodes the document gains, those inside included; 0 for a move
 */
export function placementFault(
  where: Where,
  nodes: readonly JsonObject[],
  parent: string | null,
  added: number,
): Refused | null {
  const { tree, descriptors } = where;
  const around = parent === null ? undefined : tree.nodes.get(parent);
  if (parent !== null && !around) return { refused: 'refusal.gone' };
  const table = tableAround(tree, parent, descriptors);
  const holds = around ? holdsOf(around.node, descriptors) : 'nodes';
  const parentLabel = around ? nodeLabel(around.node) : '';
  if (holds === 'none') return { refused: 'refusal.notContainer', places: { parent: parentLabel } };
  for (const node of nodes) {
    const isPane = aditKeyOf(node) === paneKey;
    const child = nodeLabel(node);
    if (holds === 'panes' && !isPane && descriptorOf(node, descriptors))
      return { refused: 'refusal.onlyPanes', places: { child, parent: parentLabel } };
    if (isPane && holds !== 'panes' && holds !== 'anything') return { refused: 'refusal.paneAlone', places: { child } };
    const wrong = table && notColumn(node, descriptors);
    if (wrong)
      return { refused: 'refusal.notInTable', places: { child: nodeLabel(wrong), parent: nodeLabel(table.node) } };
  }
  return sizeFault(where, nodes, (around?.depth ?? -1) + 1, added) ?? (added > 0 ? soleFault(where, nodes) : null);
}

/** @param depth how many nodes stand around the nodes */
export function sizeFault(
  { tree }: Pick<Where, 'tree'>,
  nodes: readonly JsonObject[],
  depth: number,
  added: number,
): Refused | null {
  const count = tree.nodes.size + added;
  if (added > 0 && count > limits.documentNodes)
    return { refused: 'refusal.tooManyNodes', places: { count, limit: limits.documentNodes } };
  const deepest = depth + Math.max(0, ...nodes.map(heightOf));
  if (deepest > limits.documentDepth)
    return { refused: 'refusal.tooDeep', places: { depth: deepest, limit: limits.documentDepth } };
  return null;
}

/** The first node, itself or inside, that may not be in a row of a sub-table. */
export function notColumn(node: JsonObject, descriptors: DescriptorMap): JsonObject | undefined {
  const descriptor = descriptorOf(node, descriptors);
  if (descriptor && (descriptor.inTable === false || isTable(node, descriptors))) return node;
  return nodesIn(node).reduce<JsonObject | undefined>(
    (found, child) => found ?? notColumn(child, descriptors),
    undefined,
  );
}

/** Whether a container that holds this may hold a node, as far as the two are concerned. */
export function mayHold(holds: Holds, node: JsonObject, descriptors: DescriptorMap): boolean {
  const isPane = aditKeyOf(node) === paneKey;
  switch (holds) {
    case 'none':
      return false;
    case 'panes':
      return isPane || !descriptorOf(node, descriptors);
    case 'columns':
      return notColumn(node, descriptors) === undefined;
    case 'nodes':
      return !isPane;
    case 'anything':
      return true;
  }
}

export function nodesIn(node: JsonObject): JsonObject[] {
  return childrenOf(node).filter(isObject);
}

/** Levels of nodes, from 1. */
function heightOf(node: JsonObject): number {
  return 1 + Math.max(0, ...nodesIn(node).map(heightOf));
}

/** Nodes, those inside included. */
export function countOf(nodes: readonly JsonObject[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countOf(nodesIn(node)), 0);
}
