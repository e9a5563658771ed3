// Here: three-way merge of designs, by the identity of nodes.

import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { nodeLabel } from '../document/node-facts.ts';
import { valueAt } from '../document/patch.ts';
import { agreeNames } from './agree-names.ts';
import { type Forest, forestOf, withChildren, withNodes } from './forest.ts';
import { mergeForests } from './merge-forests.ts';
import { mergeOrder } from './merge-order.ts';
import { type Contest, mergeValues, type Step } from './merge-values.ts';
import { positionOf, type Staying, stayingIn } from './node-position.ts';
import { settleAdded } from './settle-added.ts';

/** Where both sides changed the same. Each side's value is here, so that nothing of either is lost. */
export interface Conflict {
  /**
   * - `changed`: a property has another value on each side
   * - `removed`: one side took a node out (its value is undefined), the other changed it or something in it
   * - `moved`: both sides moved a node; the values are `Standing`
   * - `order`: both sides moved the same entries of a list; the values are their keys
   */
  readonly kind: 'changed' | 'removed' | 'moved' | 'order';
  /** JSON pointer of the node in the merged document; '' for the document itself. */
  readonly at: string;
  /** The node's id; null for the document itself. */
  readonly id: string | null;
  /** How people know the node; '' for the document itself. */
  readonly label: string;
  /** JSON pointer of the property from `at`, in the merged document; '' for the node itself. */
  readonly path: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** The same as `path`, with the entries of lists by their keys: it holds while other conflicts are resolved. */
  readonly trail: readonly Step[];
  /** Of a removed node: what stands in it and is still there on the side that removed it. */
  readonly staying?: readonly Staying[];
}

export interface Merged {
  /** With every change that touches no other, and where both sides changed the same, the first side's. */
  readonly merged: JsonObject;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two documents that come from one.
 * @param base what both began from @param mine the local work @param theirs what is saved by now
 * @param descriptors tell sub-tables apart, so that fields that both sides added under one name get two, and what names a
 * field follows one that the other side gave it
 */
export function merge3(base: JsonObject, mine: JsonObject, theirs: JsonObject, descriptors?: DescriptorMap): Merged {
  const agreed = agreeNames({ base, mine: settleAdded(base, mine, theirs, descriptors), theirs }, descriptors);
  const [was, here, there] = [forestOf(agreed.base), forestOf(agreed.mine), forestOf(agreed.theirs)];
  const found: Found[] = [];
  const rest = mergeValues(was.rest, here.rest, there.rest, [], (contest) => {
    found.push({ ...contest, kind: kindOf(contest), key: null });
  });
  const nodes = mergeNodes(was, here, there, found);
  const around = isObject(rest) ? rest : agreed.mine;
  const hasNodes = [agreed.base, agreed.mine, agreed.theirs].some((one) => forestOf(one).rest !== one);
  const document = hasNodes ? withNodes(around, nodes) : around;
  // Names come last: what is taken for another conflict has the name of the first side in it, and follows then.
  const ordered = [...found.filter((one) => !isName(one)), ...found.filter(isName)];
  return { merged: document, conflicts: ordered.map((one) => conflictOf(one, document)) };
}

interface Found extends Contest {
  readonly kind: Conflict['kind'];
  /** Of the forest. */
  readonly key: string | null;
  readonly staying?: readonly Staying[];
}

function isName({ kind, key, trail }: Found): boolean {
  return kind === 'changed' && key !== null && namesField(trail);
}

/** Whether a trail leads from a node to its field name. */
export function namesField([first, ...rest]: readonly Step[]): boolean {
  return first === 'vModel' && rest.length === 0;
}

function kindOf({ trail }: Contest): Conflict['kind'] {
  const last = trail.at(-1);
  return typeof last === 'object' && 'orderBy' in last ? 'order' : 'changed';
}

function mergeNodes(was: Forest, here: Forest, there: Forest, found: Found[]): Json[] {
  const { parents, kept, contested } = mergeForests(was, here, there);
  for (const { key, removedBy } of kept) {
    const [removing, other] = removedBy === 'mine' ? [here, there] : [there, here];
    const stays = other.nodes.get(key)?.value;
    const base = was.nodes.get(key)?.value;
    const sides = removedBy === 'mine' ? { mine: undefined, theirs: stays } : { mine: stays, theirs: undefined };
    const staying = stayingIn(key, removing, [(one) => parents.get(one), (one) => other.nodes.get(one)?.parent]);
    found.push({ kind: 'removed', key, trail: [], base, ...sides, staying });
  }
  const byParent = new Map<string | null, Set<string>>();
  for (const [key, parent] of parents) {
    const siblings = byParent.get(parent) ?? new Set();
    byParent.set(parent, siblings.add(key));
  }
  const moved = new Set(contested);
  const inOrder = (parent: string | null): readonly string[] => {
    const children = (forest: Forest) => (parent === null ? forest.roots : (forest.nodes.get(parent)?.children ?? []));
    const { order, contested: reordered } = mergeOrder(
      children(was),
      children(here),
      children(there),
      byParent.get(parent) ?? new Set(),
    );
    for (const key of reordered) moved.add(key);
    return order;
  };
  const build = (key: string): Json => {
    const [before, mine, theirs] = [was, here, there].map((forest) => forest.nodes.get(key));
    const own = mergeValues(before?.own, mine?.own ?? theirs?.own, theirs?.own ?? mine?.own, [], (contest) => {
      found.push({ ...contest, kind: kindOf(contest), key });
    });
    const built = withChildren(own ?? null, inOrder(key).map(build));
    // What one side has just so keeps its reference.
    return [mine, theirs].find((side) => side && sameJson(side.value, built))?.value ?? built;
  };
  const nodes = inOrder(null).map(build);
  for (const key of moved) {
    const [base, mine, theirs] = [was, here, there].map((forest) => positionOf(forest, key));
    found.push({ kind: 'moved', key, trail: [], base, mine, theirs });
  }
  return nodes;
}

function conflictOf({ key, kind, trail, base, mine, theirs, staying }: Found, document: JsonObject): Conflict {
  const id = key === null ? null : idOf(key);
  const node = id === null ? undefined : treeOf(document).nodes.get(id);
  const around: Json = node ? node.node : document;
  return {
    kind,
    at: node?.at ?? '',
    id,
    label: node ? nodeLabel(node.node) : '',
    path: pathOf(around, trail).path,
    base,
    mine,
    theirs,
    trail,
    ...(staying ? { staying } : {}),
  };
}

function idOf(key: string): string {
  const [id]: unknown[] = JSON.parse(key);
  return typeof id === 'string' ? id : '';
}

/** The pointer of a trail in a value as it is now, and how many of its steps are there. */
export function pathOf(value: Json, trail: readonly Step[]): { readonly path: string; readonly isThere: boolean } {
  let path = '';
  let one: Json | undefined = value;
  for (const step of trail) {
    if (typeof step === 'object' && 'orderBy' in step) break;
    const token = typeof step === 'string' ? step : placeOf(one, step.by, step.is);
    path = pointer(path, token);
    one = valueAt(one ?? null, pointer('', token));
  }
  return { path, isThere: one !== undefined };
}

/** The place of an entry in a list; the end where it is not there. */
function placeOf(list: Json | undefined, by: string, is: string): string {
  const index = Array.isArray(list) ? list.findIndex((entry: Json) => isObject(entry) && entry[by] === is) : -1;
  return index < 0 ? '-' : String(index);
}
