import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand } from '../document/command.ts';
import { holdsOf, isTable, nodeLabel } from '../document/node-facts.ts';
import { parentOf } from '../document/pointer.ts';
import { fromSubTable } from './from-sub-table.ts';
import { gather } from './node-operations.ts';
import { nodesIn, placementFault } from './placement.ts';

export interface UnwrapNode {
  readonly key: string;
}

/** Takes a container away and leaves what stood in it in its place; of tabs and the like, what stood in their panes. */
export const unwrapNode = defineCommand<UnwrapNode>({
  name: 'node.unwrap',
  plan: (design, { key }) => {
    const found = design.tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const { node, parent, index, at } = found;
    if (isTable(node, design.descriptors)) return fromSubTable.plan(design, { key });
    const label = nodeLabel(node);
    const holds = holdsOf(node, design.descriptors);
    if (holds === 'none') return { refused: 'refusal.notContainer', places: { parent: label } };
    const inside = holds === 'panes' ? nodesIn(node).flatMap(nodesIn) : nodesIn(node);
    const fault = placementFault(design, inside, parent, 0);
    if (fault) return fault;
    return {
      patch: gather([found], pointer(parentOf(at).parent, index), inside),
      select: inside.map(({ id }) => String(id)),
      says: { key: 'command.node.unwrap', places: { label, count: inside.length } },
    };
  },
});
