import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import type { Language } from '../../../engine/schema/text/text.ts';
import { type DesignTree, treeOf } from '../../document/design-tree.ts';
import type { JsonObject } from '../../document/json.ts';
import { descriptorOf, fieldName } from '../../document/node-facts.ts';
import { labelOf } from '../../document/node-words.ts';

const known = new WeakMap<JsonObject, Map<Language, ReadonlyMap<string, string>>>();

/** Labels by the code of a field (`price`, `materials-amount`); worked out once for a document, when first asked for. */
export function fieldLabels(
  document: JsonObject,
  descriptors: DescriptorMap,
  language: Language,
): ReadonlyMap<string, string> {
  const byLanguage = known.get(document) ?? new Map<Language, ReadonlyMap<string, string>>();
  known.set(document, byLanguage);
  const there = byLanguage.get(language);
  if (there) return there;
  const labels = new Map<string, string>();
  const tree = treeOf(document);
  for (const { node, parent } of tree.nodes.values()) {
    const name = fieldName(node);
    if (name === '') continue;
    const table = tableName(tree, parent, descriptors);
    labels.set(table ? `${table}-${name}` : name, labelOf(node, language) || name);
  }
  byLanguage.set(language, labels);
  return labels;
}

/** Name of the sub-table that a node is a column of; null in the main form. */
export function tableOf(document: JsonObject, key: string, descriptors: DescriptorMap): string | null {
  const tree = treeOf(document);
  return tableName(tree, tree.nodes.get(key)?.parent ?? null, descriptors);
}

function tableName(tree: DesignTree, parent: string | null, descriptors: DescriptorMap): string | null {
  const node = parent === null ? undefined : tree.nodes.get(parent)?.node;
  return node && descriptorOf(node, descriptors)?.holds === 'columns' ? fieldName(node) : null;
}
