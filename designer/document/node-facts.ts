import type { Node } from '../../engine/schema/documents/node.ts';
import { type Descriptor, type DescriptorMap, valueKindOf } from '../../engine/schema/fields/descriptor.ts';
import type { DesignTree, TreeNode } from './design-tree.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** The widget that tabs, collapses and steps are made of. */
export const paneKey = 'pane';

/** What a container takes; `anything` where nobody knows the widget. */
export type Holds = 'nodes' | 'panes' | 'columns' | 'none' | 'anything';

/** A node as the rules of the engine read it: they look at nothing without asking whether it is there. */
export function asNode(node: JsonObject): Node {
  return node as unknown as Node; // a design may hold anything; what is read of it is checked where it is read
}

export function aditKeyOf(node: JsonObject): string {
  return isObject(node.config) && typeof node.config.aditKey === 'string' ? node.config.aditKey : '';
}

export function descriptorOf(node: JsonObject, descriptors: DescriptorMap): Descriptor | undefined {
  return descriptors.get(aditKeyOf(node));
}

/** Whether a node is a sub-table. A widget whose kind depends on the node may not expect what a broken one holds. */
export function isTable(node: JsonObject, descriptors: DescriptorMap): boolean {
  if (!isObject(node.config)) return false;
  try {
    return valueKindOf(asNode(node), descriptors) === 'table';
  } catch {
    return false;
  }
}

/** Whether a node has a value of its own; one of an unknown widget has, as long as it has a name. Same as the validator. */
export function carriesValue(node: JsonObject, descriptors: DescriptorMap): boolean {
  const descriptor = descriptorOf(node, descriptors);
  return descriptor ? descriptor.kind === 'field' : fieldName(node) !== '';
}

export function holdsOf(node: JsonObject, descriptors: DescriptorMap): Holds {
  const descriptor = descriptorOf(node, descriptors);
  if (!descriptor) return 'anything';
  return descriptor.holds ?? (descriptor.kind === 'layout' ? 'nodes' : 'none');
}

export function fieldName(node: JsonObject): string {
  return typeof node.vModel === 'string' ? node.vModel : '';
}

/** How a sentence names a node: its label, else its field name, widget or id. */
export function nodeLabel(node: JsonObject): string {
  const label = isObject(node.config) ? words(node.config.label) : '';
  return label || fieldName(node) || aditKeyOf(node) || words(node.id);
}

function words(value: Json | undefined): string {
  if (isObject(value)) return typeof value.zh === 'string' ? value.zh : '';
  return typeof value === 'string' ? value : '';
}

/** The sub-table in whose rows the children of a node stand, the node itself included; undefined in the main form. */
export function tableAround(tree: DesignTree, key: string | null, descriptors: DescriptorMap): TreeNode | undefined {
  let found: TreeNode | undefined;
  for (let one = key === null ? undefined : tree.nodes.get(key); one; one = parentOf(tree, one))
    if (isTable(one.node, descriptors)) found = one;
  return found;
}

export function parentOf(tree: DesignTree, { parent }: TreeNode): TreeNode | undefined {
  return parent === null ? undefined : tree.nodes.get(parent);
}
