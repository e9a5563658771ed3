import { moves, targetOf } from '../commands/node-operations.ts';
import { valueOperations } from '../commands/set-value.ts';
import { isWithin, type TreeNode, treeOf } from './design-tree.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type Conflict, pathOf } from './merge3.ts';
import { type DocumentPatch, valueAt } from './patch.ts';

/**
 * What makes a conflict's place be as one side has it.
 * @param document the merged document, other conflicts of which may have been resolved by now
 * @returns empty where it is so already, or where the place is gone with a resolution before
 */
export function resolveConflict(document: JsonObject, conflict: Conflict, side: 'mine' | 'theirs'): DocumentPatch {
  const node = conflict.id === null ? undefined : treeOf(document).nodes.get(conflict.id);
  if (conflict.id !== null && !node) return [];
  const value = conflict[side];
  switch (conflict.kind) {
    case 'changed':
      return changes(document, node, conflict, value);
    case 'removed':
      return node && value === undefined ? [{ op: 'remove', path: node.at }] : [];
    case 'moved':
      return node && isObject(value) ? stands(document, node, value) : [];
    case 'order':
      return orders(document, node, conflict, value);
  }
}

function changes(
  document: JsonObject,
  node: TreeNode | undefined,
  { trail }: Conflict,
  value: Json | undefined,
): DocumentPatch {
  const { path, isThere } = pathOf(node?.node ?? document, trail);
  if (!isThere && value === undefined) return [];
  return valueOperations(document, `${node?.at ?? ''}${path}`, value) ?? [];
}

function stands(document: JsonObject, node: TreeNode, { parent, behind }: JsonObject): DocumentPatch {
  const tree = treeOf(document);
  const around = typeof parent === 'string' ? parent : null;
  if (around !== null && (!tree.nodes.has(around) || isWithin(tree, around, node.key))) return [];
  const before = typeof behind === 'string' ? tree.nodes.get(behind) : undefined;
  const index = before && before.parent === around ? before.index + 1 : 0;
  const target = targetOf(document, tree, around, index);
  return target ? moves([node], target).operations : [];
}

/** Puts the entries of a list in the order of the keys; those without one of them go behind. */
function orders(
  document: JsonObject,
  node: TreeNode | undefined,
  { trail }: Conflict,
  value: Json | undefined,
): DocumentPatch {
  const { path } = pathOf(node?.node ?? document, trail);
  const at = `${node?.at ?? ''}${path}`;
  const list = valueAt(document, at);
  const last = trail.at(-1);
  if (!Array.isArray(list) || !Array.isArray(value) || typeof last !== 'object' || !('orderBy' in last)) return [];
  const keys: readonly Json[] = value;
  const place = (entry: Json) => {
    const found = isObject(entry) ? keys.indexOf(entry[last.orderBy] ?? null) : -1;
    return found < 0 ? keys.length : found;
  };
  const sorted = list.toSorted((one: Json, other: Json) => place(one) - place(other));
  return valueOperations(document, at, sorted) ?? [];
}
