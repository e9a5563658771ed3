import { type Design, defineCommand, isRefused, type Plan } from '../document/command.ts';
import type { TreeNode } from '../document/design-tree.ts';
import { nodeLabel } from '../document/node-facts.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { moveNodes } from './move-nodes.ts';
import { nextPlace, type Place } from './next-place.ts';

export interface StepNode {
  readonly keys: readonly string[];
  /** -1: towards the start, 1: towards the end. */
  readonly by: -1 | 1;
}

/** Moves nodes one place on: past a neighbour, into a container, or out of it at its end. */
export const stepNode = defineCommand<StepNode>({
  name: 'node.step',
  plan: (design, { keys, by }) => {
    const nodes = chosenNodes(design, keys);
    if ('refused' in nodes) return nodes;
    const gathered = gatheredAt(nodes, by);
    const place = gathered ?? nextPlace(design, nodes, by);
    if (!place) return { refused: 'refusal.atEnd' };
    const plan = moveNodes.plan(design, { keys, ...place });
    return isRefused(plan) ? plan : { ...plan, says: says(design, nodes, place) };
  },
});

/** Nodes that are no neighbours come together first, at the one that is foremost. */
function gatheredAt(nodes: readonly TreeNode[], by: -1 | 1): Place | undefined {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return undefined;
  const areNeighbours = nodes.every(
    (node, place) => node.parent === first.parent && node.index === first.index + place,
  );
  if (areNeighbours) return undefined;
  return by < 0 ? { parent: first.parent, index: first.index } : { parent: last.parent, index: last.index + 1 };
}

/** Where they are now, as it is heard: place and number of places. */
function says({ tree }: Design, nodes: readonly TreeNode[], { parent, index }: Place): NonNullable<Plan['says']> {
  const { label } = namesOf(nodes);
  const around = parent === null ? undefined : tree.nodes.get(parent);
  const siblings = around ? around.children : tree.roots;
  const own = nodes.filter((node) => node.parent === parent);
  const total = siblings.length - own.length + nodes.length;
  const before = own.filter((node) => node.index < index).length;
  const position = Math.min(index, siblings.length) - before + 1;
  if (!around) return { key: 'command.node.stepTop', places: { label, position, total } };
  return { key: 'command.node.step', places: { label, parent: nodeLabel(around.node), position, total } };
}
