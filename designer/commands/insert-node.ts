import { type Design, defineCommand } from '../document/command.ts';
import { nodesIn } from '../document/design-tree.ts';
import { type FreeNames, freeNames } from '../document/free-names.ts';
import type { JsonObject } from '../document/json.ts';
import { aditKeyOf, nodeLabel, paneKey } from '../document/node-facts.ts';
import { copyNodes } from './copy-nodes.ts';
import { freshNode, freshPane } from './fresh-node.ts';
import { additions, targetOf } from './node-operations.ts';
import { countOf, placementFault } from './placement.ts';

export interface InsertNode {
  /** What to insert (a data field, a fragment); ids and names that are taken give way. */
  readonly node?: JsonObject;
  /** Or the widget of which to make a new one. */
  readonly key?: string;
  /** Key of the container; null: among the outermost nodes. */
  readonly parent: string | null;
  /** Before which entry of the container's list; beyond its end: last. */
  readonly index: number;
}

export const insertNode = defineCommand<InsertNode>({
  name: 'node.insert',
  plan: (design, { node, key, parent, index }) => {
    const names = freeNames(design.tree);
    const made = node ? copyNodes([node], design.descriptors, names)[0] : freshOf(key ?? '', parent, design, names);
    if (!made) return { refused: 'refusal.unknownWidget', places: { key: key ?? '' } };
    if (aditKeyOf(made) === '') return { refused: 'refusal.broken' };
    const fault = placementFault(design, [made], parent, countOf([made]));
    if (fault) return fault;
    const target = targetOf(design.document, design.tree, parent, index);
    if (!target) return { refused: 'refusal.broken' };
    return {
      patch: additions(target, [made]),
      select: [String(made.id)],
      says: { key: 'command.node.insert', places: { label: nodeLabel(made), position: target.index + 1 } },
    };
  },
});

/** A new node of a widget; a pane is called by its number, as those that come with their container are. */
function freshOf(key: string, parent: string | null, design: Design, names: FreeNames): JsonObject | undefined {
  const pane = key === paneKey ? design.descriptors.get(key) : undefined;
  if (!pane) return freshNode(key, design, names);
  const number = nodesIn(design.tree, parent ?? '').length + 1;
  return freshPane(`${design.title(pane)} ${number}`, names);
}
