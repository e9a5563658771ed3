import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { DesignTree } from '../document/design-tree.ts';
import { descriptorOf } from '../document/node-facts.ts';
import type { DropPlace } from '../drag/drag-source.ts';

/**
 * Where a press on the palette puts a node: into the chosen container while it is empty, else after what is chosen;
 * at the end of the design when nothing is. A sub-table takes columns whether it has some or not.
 */
export function insertPlace(tree: DesignTree, selection: readonly string[], descriptors: DescriptorMap): DropPlace {
  const chosen = selection[0] === undefined ? undefined : tree.nodes.get(selection[0]);
  if (!chosen) return { parent: null, index: tree.roots.length };
  const holds = descriptorOf(chosen.node, descriptors)?.holds;
  if (holds === 'columns' || (holds === 'nodes' && chosen.children.length === 0))
    return { parent: chosen.key, index: chosen.children.length };
  if (holds === 'panes') {
    const pane = tree.nodes.get(chosen.children[0] ?? '');
    if (pane && pane.children.length === 0) return { parent: pane.key, index: 0 };
  }
  const last = selection.map((key) => tree.nodes.get(key)).filter((node) => node?.parent === chosen.parent);
  const index = Math.max(...last.map((node) => node?.index ?? 0));
  return { parent: chosen.parent, index: index + 1 };
}

/** The place right after a node: what the plus under it fills. */
export function placeAfter(tree: DesignTree, key: string): DropPlace {
  const node = tree.nodes.get(key);
  return node ? { parent: node.parent, index: node.index + 1 } : { parent: null, index: tree.roots.length };
}
