import type { DescriptorMap } from '../../../engine/schema/descriptor.ts';
import { carriesValue, fieldName, parentOf, tableAround } from '../../commands/node-facts.ts';
import type { DesignTree, TreeNode } from '../../document/design-tree.ts';

/** Nodes that ask for a permission code, besides some; none for no code. */
export function codeUsers(tree: DesignTree, code: string, besides: readonly string[]): TreeNode[] {
  if (code === '') return [];
  return [...tree.nodes.values()].filter(({ key, node }) => node.access === code && !besides.includes(key));
}

/** The code under which form and column rights name a field: `vModel`, or `table-child`; '' for what is no field. */
export function fieldCodeOf(tree: DesignTree, key: string, descriptors: DescriptorMap): string {
  const found = tree.nodes.get(key);
  if (!found || !carriesValue(found.node, descriptors)) return '';
  const around = parentOf(tree, found);
  const table = around && tableAround(tree, around.key, descriptors);
  const name = fieldName(found.node);
  return table && name !== '' ? `${fieldName(table.node)}-${name}` : name;
}
