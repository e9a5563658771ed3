import { type Design, defineCommand } from '../document/command.ts';
import { isWithin, type TreeNode } from '../document/design-tree.ts';
import { tableAround } from '../document/node-facts.ts';
import { chosenNodes, keysAt, namesOf } from './chosen.ts';
import { fixReferencesAfterMove } from './fix-references-after-move.ts';
import { moves, targetOf } from './node-operations.ts';
import { placementFault } from './placement.ts';

export interface MoveNodes {
  readonly keys: readonly string[];
  /** Key of the container; null: among the outermost nodes. */
  readonly parent: string | null;
  /** Before which entry of the container's list, as it is before the move; beyond its end: last. */
  readonly index: number;
}

/** Moves nodes side by side to a place. Into a sub-table or out of one, what names their fields follows. */
export const moveNodes = defineCommand<MoveNodes>({
  name: 'node.move',
  plan: (design, { keys, parent, index }) => {
    const nodes = chosenNodes(design, keys);
    if ('refused' in nodes) return nodes;
    if (parent !== null && nodes.some(({ key }) => isWithin(design.tree, parent, key)))
      return { refused: 'refusal.intoItself', places: namesOf(nodes) };
    const moved = nodes.map(({ node }) => node);
    const fault = placementFault(design, moved, parent, 0);
    if (fault) return fault;
    const target = targetOf(design.document, design.tree, parent, index);
    if (!target) return { refused: 'refusal.broken' };
    const { operations, places } = moves(nodes, target);
    const refitted = changesTable(design, nodes, parent)
      ? fixReferencesAfterMove(design, operations)
      : { patch: operations };
    if ('refused' in refitted) return refitted;
    return {
      patch: refitted.patch,
      select: keysAt(nodes, places),
      says: { key: 'command.node.move', places: namesOf(nodes) },
    };
  },
});

function changesTable({ tree, descriptors }: Design, nodes: readonly TreeNode[], parent: string | null): boolean {
  const to = tableAround(tree, parent, descriptors)?.key;
  return nodes.some((node) => tableAround(tree, node.parent, descriptors)?.key !== to);
}
