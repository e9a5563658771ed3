import type { Design, Refused } from '../document/command.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { fieldName, nodeLabel } from '../document/node-facts.ts';
import { applyPatch, type DocumentPatch } from '../document/patch.ts';
import { fieldNamesOf } from './references/field-names.ts';
import { followFields, type SameNode, sameNode } from './references/follow-fields.ts';

export interface FixedReferences {
  readonly patch: DocumentPatch;
  /** References that no longer mean a field. */
  readonly lost: number;
}

/**
 * Completes a change that takes fields into a sub-table or out of one: what names them follows.
 * @returns a refusal where a name would then be there twice, or a reference mean another field
 */
export function fixReferencesAfterMove(
  design: Pick<Design, 'document' | 'tree' | 'descriptors'>,
  patch: DocumentPatch,
  same?: (after: JsonObject) => SameNode,
): FixedReferences | Refused {
  const { document, tree, descriptors } = design;
  const after = applyPatch(document, patch);
  const tree2 = treeOf(after);
  const before = fieldNamesOf(tree, descriptors).twins;
  const known = new Set([...before].map((key) => fieldName(tree.nodes.get(key)?.node ?? {})));
  for (const key of fieldNamesOf(tree2, descriptors).twins) {
    const node = tree2.nodes.get(key)?.node ?? {};
    const name = fieldName(node);
    if (!known.has(name)) return { refused: 'refusal.twinName', places: { name, label: nodeLabel(node) } };
  }
  const { operations, lost, captured } = followFields(document, after, descriptors, same?.(after) ?? sameNode(tree2));
  if (captured > 0) return { refused: 'refusal.capturedReference', places: { count: captured } };
  return { patch: [...patch, ...operations], lost };
}
