import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { renamePatch } from '../commands/rename-patch.ts';
import { valueOperations } from '../commands/set-value.ts';
import { type TreeNode, treeOf } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { type DocumentPatch, valueAt } from '../document/patch.ts';
import { type Conflict, namesField, pathOf } from './merge3.ts';
import { placeNode } from './place-node.ts';
import { takeOut } from './take-out.ts';

/**
 * What makes a conflict's place be as one side has it.
 * @param document the merged document, other conflicts of which may have been resolved by now
 * @param descriptors tell sub-tables, so that what names a field can follow; without them it does not
 * @returns empty where it is so already, or where the place is gone with a resolution before
 */
export function resolveConflict(
  document: JsonObject,
  conflict: Conflict,
  side: 'mine' | 'theirs',
  descriptors?: DescriptorMap,
): DocumentPatch {
  const node = conflict.id === null ? undefined : treeOf(document).nodes.get(conflict.id);
  if (conflict.id !== null && !node) return [];
  const value = conflict[side];
  switch (conflict.kind) {
    case 'changed':
      return (
        (node && namesField(conflict.trail) ? names(document, node, value, descriptors) : undefined) ??
        changes(document, node, conflict, value)
      );
    case 'removed':
      return node && value === undefined ? takeOut(document, node.key, conflict.staying ?? [], descriptors) : [];
    case 'moved':
      return node && isObject(value) ? placeNode(document, node, value) : [];
    case 'order':
      return orders(document, node, conflict, value);
  }
}

/** @returns undefined where what names the field cannot follow: then the name changes alone, and that is found */
function names(
  document: JsonObject,
  node: TreeNode,
  value: Json | undefined,
  descriptors: DescriptorMap | undefined,
): DocumentPatch | undefined {
  const plan =
    descriptors && typeof value === 'string' ? renamePatch({ document, descriptors }, node.key, value) : undefined;
  return plan?.captured === 0 ? plan.patch : undefined;
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
