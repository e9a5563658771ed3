import type { Design } from '../document/command.ts';
import type { TreeNode } from '../document/design-tree.ts';
import { aditKeyOf, holdsOf, isTable, paneKey, tableAround } from '../document/node-facts.ts';
import { placementFault } from './placement.ts';

export interface Place {
  readonly parent: string | null;
  /** Before which entry of the list, as it is now. */
  readonly index: number;
}

/**
 * The nearest place before or behind nodes where they may stand: past the neighbour, into a neighbour that holds nodes,
 * or out of the container at its end. Every place can be reached so, and the way back leads over the same places. A
 * sub-table is passed by: what stands in its rows is another kind of field. A pane stays among the panes beside it: tabs in
 * one of them are not entered, so they are not left either.
 * @param nodes neighbours, none inside another
 * @returns undefined at the end of the design
 */
export function nextPlace(design: Design, nodes: readonly TreeNode[], by: -1 | 1): Place | undefined {
  const { tree } = design;
  const bare = nodes.map(({ node }) => node);
  const isFree = ({ parent }: Place) =>
    tableAround(tree, parent, design.descriptors)?.key ===
      tableAround(tree, nodes[0]?.parent ?? null, design.descriptors)?.key &&
    placementFault(design, bare, parent, 0) === null;
  const list = (parent: string | null) => (parent === null ? tree.roots : (tree.nodes.get(parent)?.children ?? []));

  /** The first place inside a neighbour, seen from the side that one comes from. */
  const enter = (key: string): Place | undefined => {
    const found = tree.nodes.get(key);
    if (!found || isTable(found.node, design.descriptors)) return undefined;
    const holds = holdsOf(found.node, design.descriptors);
    const inside = list(key);
    if (holds === 'nodes') {
      const place = { parent: key, index: by > 0 ? 0 : Number.MAX_SAFE_INTEGER };
      return isFree(place) ? place : undefined;
    }
    if (holds !== 'panes') return undefined;
    const own = { parent: key, index: by > 0 ? 0 : Number.MAX_SAFE_INTEGER };
    if (isFree(own)) return own;
    for (const pane of by > 0 ? inside : inside.toReversed()) {
      const place = enter(pane);
      if (place) return place;
    }
    return undefined;
  };

  let edge: TreeNode | undefined = by > 0 ? nodes.at(-1) : nodes[0];
  let isOwn = true;
  while (edge) {
    const siblings = list(edge.parent);
    const neighbour = siblings[siblings.indexOf(edge.key) + by];
    const around: TreeNode | undefined = edge.parent === null ? undefined : tree.nodes.get(edge.parent);
    if (!isOwn) {
      const beside = { parent: edge.parent, index: by > 0 ? edge.index + 1 : edge.index };
      if (isFree(beside)) return beside;
    }
    if (neighbour !== undefined) {
      const inside = enter(neighbour);
      if (inside) return inside;
      const passed = tree.nodes.get(neighbour);
      if (passed && isOwn) return { parent: edge.parent, index: by > 0 ? passed.index + 1 : passed.index };
      edge = passed;
      isOwn = false;
      continue;
    }
    if (bare.some((node) => aditKeyOf(node) === paneKey)) return undefined;
    edge = around;
    isOwn = false;
  }
  return undefined;
}
