import { pointer } from '../../engine/schema/findings/finding.ts';
import { type DesignTree, listAt, type TreeNode } from '../document/design-tree.ts';
import { afterInsertion, afterRemoval } from '../document/follow-pointer.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { type Operation, valueAt } from '../document/patch.ts';
import { parentOf } from '../document/pointer.ts';

/** Where nodes go: into which list, before which of its entries. */
export interface Target {
  readonly at: string;
  readonly index: number;
  /** What has to be made first where the list is not there yet. */
  readonly makes: readonly Operation[];
}

/**
 * The list of children of a node, or of the outermost nodes (null), and a place in it that exists.
 * @returns undefined where something else than a list stands in its place
 */
export function targetOf(
  document: JsonObject,
  tree: DesignTree,
  parent: string | null,
  index: number,
): Target | undefined {
  const at = listAt(tree, parent);
  const list = valueAt(document, at);
  if (list === undefined)
    return valueAt(document, parentOf(at).parent) === undefined
      ? undefined
      : { at, index: 0, makes: [{ op: 'add', path: at, value: [] }] };
  if (!Array.isArray(list)) return undefined;
  return { at, index: Math.max(0, Math.min(index, list.length)), makes: [] };
}

/** Puts nodes into a list, one after the other. */
export function additions({ at, index, makes }: Target, nodes: readonly Json[]): Operation[] {
  return [
    ...makes,
    ...nodes.map((value, place): Operation => ({ op: 'add', path: pointer(at, index + place), value })),
  ];
}

/** Takes nodes out. @param nodes none of which stands in another, in document order */
export function removals(nodes: readonly TreeNode[]): Operation[] {
  return nodes.map(({ at }): Operation => ({ op: 'remove', path: at })).reverse();
}

export interface Moves {
  readonly operations: readonly Operation[];
  /** Pointers of the nodes where they stand afterwards, in order. */
  readonly places: readonly string[];
}

/**
 * Moves nodes side by side into a list.
 * @param nodes none of which stands in another, in document order
 * @param target as the document is before the first move
 */
export function moves(nodes: readonly TreeNode[], target: Target): Moves {
  const operations: Operation[] = [...target.makes];
  const moved: Operation[] = [];
  const sources = nodes.map(({ at }) => at);
  const places: string[] = [];
  // The place itself is followed like a value that stands there.
  let at = pointer(target.at, target.index);
  nodes.forEach((_node, number) => {
    const from = sources[number] ?? '';
    const path = afterRemoval(at, from);
    if (from !== path) moved.push({ op: 'move', from, path });
    const follow = (place: string) => afterInsertion(afterRemoval(place, from), path);
    for (let later = number + 1; later < sources.length; later += 1) sources[later] = follow(sources[later] ?? '');
    for (let before = 0; before < places.length; before += 1) places[before] = follow(places[before] ?? '');
    places.push(path);
    const { parent, token } = parentOf(path);
    at = pointer(parent, Number(token) + 1);
  });
  const stay = sameList(nodes, target);
  return stay
    ? { operations: [], places: nodes.map((node) => node.at) }
    : { operations: [...operations, ...moved], places };
}

/** Neighbours that are put where they are. */
function sameList(nodes: readonly TreeNode[], { at, index }: Target): boolean {
  const [first] = nodes;
  if (!first || parentOf(first.at).parent !== at) return false;
  const together = nodes.every((node, place) => node.parent === first.parent && node.index === first.index + place);
  return together && index >= first.index && index <= first.index + nodes.length;
}

/**
 * Takes nodes out and puts others where the first of them stood.
 * @param nodes none of which stands in another, in document order @param at pointer of the first, as long as it is there
 */
export function gather(nodes: readonly TreeNode[], at: string, others: readonly Json[]): Operation[] {
  const { parent, token } = parentOf(at);
  return [
    ...removals(nodes),
    ...others.map((value, place): Operation => ({ op: 'add', path: pointer(parent, Number(token) + place), value })),
  ];
}
