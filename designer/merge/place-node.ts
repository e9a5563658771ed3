import { moves, targetOf } from '../commands/node-operations.ts';
import { isWithin, type TreeNode, treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import type { DocumentPatch } from '../document/patch.ts';

/** Puts a node where a side has it. @returns empty where it stands there, or where that place is gone or in the node */
export function placeNode(document: JsonObject, node: TreeNode, { parent, behind }: JsonObject): DocumentPatch {
  const tree = treeOf(document);
  const around = typeof parent === 'string' ? parent : null;
  if (around !== null && (!tree.nodes.has(around) || isWithin(tree, around, node.key))) return [];
  const before = typeof behind === 'string' ? tree.nodes.get(behind) : undefined;
  const index = before && before.parent === around ? before.index + 1 : 0;
  const target = targetOf(document, tree, around, index);
  return target ? moves([node], target).operations : [];
}
