import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { followFields } from '../commands/references/follow-fields.ts';
import { type DesignTree, isWithin, treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { applyPatch, type DocumentPatch, type Operation } from '../document/patch.ts';
import type { Staying } from './node-position.ts';
import { placeNode } from './place-node.ts';

/**
 * Takes a node out that one side took out. What that side still has of the nodes in it goes where it stands there, and what
 * names those follows.
 */
export function takeOut(
  document: JsonObject,
  key: string,
  staying: readonly Staying[],
  descriptors: DescriptorMap | undefined,
): DocumentPatch {
  const operations: Operation[] = [];
  let now = document;
  const run = (patch: DocumentPatch) => {
    operations.push(...patch);
    now = applyPatch(now, patch);
  };
  for (const one of staying) run(moveOut(now, key, one));
  if (descriptors && operations.length > 0) {
    const followed = followFields(document, now, descriptors);
    // A reference that means nothing is found; one that means another field is not.
    if (followed.captured === 0) run(followed.operations);
  }
  const node = treeOf(now).nodes.get(key);
  if (node) run([{ op: 'remove', path: node.at }]);
  return operations;
}

/** @returns empty where the node is not in the container, or has left it with the one around it */
function moveOut(document: JsonObject, container: string, { id, standing }: Staying): DocumentPatch {
  const tree = treeOf(document);
  const node = tree.nodes.get(id);
  if (!node || !isWithin(tree, id, container)) return [];
  const { parent } = standing;
  const isGoing = parent !== null && isWithin(tree, parent, container);
  const patch = isGoing ? [] : placeNode(document, node, standing);
  // Its place may have gone with another choice.
  return patch.length > 0
    ? patch
    : placeNode(document, node, { parent: null, behind: outermostAround(tree, container) });
}

function outermostAround({ nodes }: Pick<DesignTree, 'nodes'>, key: string): string {
  const around = nodes.get(key)?.parent;
  return around == null ? key : outermostAround({ nodes }, around);
}
