import { defineCommand } from '../document/command.ts';
import { freeNames } from '../document/free-names.ts';
import { copyNodes } from './copy-nodes.ts';
import { additions, targetOf } from './node-operations.ts';
import { countOf, placementFault } from './placement.ts';
import { readPiece } from './read-piece.ts';

export interface PasteNodes {
  /** What was on the clipboard. */
  readonly text: string;
  /** Key of the container; null: among the outermost nodes. */
  readonly parent: string | null;
  readonly index: number;
}

/** Puts copied nodes into the design, with ids and names that are free; what names them among themselves follows. */
export const pasteNodes = defineCommand<PasteNodes>({
  name: 'node.paste',
  plan: (design, { text, parent, index }) => {
    const read = readPiece(text, design.descriptors);
    if ('refused' in read) return read;
    const nodes = copyNodes(read, design.descriptors, freeNames(design.tree));
    const fault = placementFault(design, nodes, parent, countOf(nodes));
    if (fault) return fault;
    const target = targetOf(design.document, design.tree, parent, index);
    if (!target) return { refused: 'refusal.broken' };
    return {
      patch: additions(target, nodes),
      select: nodes.map(({ id }) => String(id)),
      says: { key: 'command.node.paste', places: { count: nodes.length } },
    };
  },
});
