import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand } from '../document/command.ts';
import { freeNames } from '../document/free-names.ts';
import type { Operation } from '../document/patch.ts';
import { parentOf } from '../document/pointer.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { copyNodes } from './copy-nodes.ts';
import { countOf, sizeFault } from './placement.ts';
import { soleFault } from './sole-nodes.ts';

export interface DuplicateNodes {
  readonly keys: readonly string[];
}

/** Puts a copy behind each node. */
export const duplicateNodes = defineCommand<DuplicateNodes>({
  name: 'node.duplicate',
  plan: (design, { keys }) => {
    const nodes = chosenNodes(design, keys);
    if ('refused' in nodes) return nodes;
    const copies = copyNodes(
      nodes.map(({ node }) => node),
      design.descriptors,
      freeNames(design.tree),
    );
    const fault = sizeFault(design, [], 0, countOf(copies)) ?? soleFault(design, copies);
    if (fault) return fault;
    const patch = nodes.map(({ at, index }, place): Operation => {
      return { op: 'add', path: pointer(parentOf(at).parent, index + 1), value: copies[place] ?? null };
    });
    return {
      // From the end, so that no pointer moves before it is used.
      patch: patch.reverse(),
      select: copies.map(({ id }) => String(id)),
      says: { key: 'command.node.duplicate', places: namesOf(nodes) },
    };
  },
});
