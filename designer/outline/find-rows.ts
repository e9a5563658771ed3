import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { DesignTree } from '../document/design-tree.ts';
import { codeOf, nameOf, typeNameOf } from '../document/node-words.ts';

/** Keys of the nodes whose label, code or widget has the words in it. */
export function findRows(
  tree: DesignTree,
  words: string,
  descriptors: DescriptorMap,
  translate: Translate,
): ReadonlySet<string> {
  const wanted = words.toLowerCase();
  const found = new Set<string>();
  for (const { key, node } of tree.nodes.values()) {
    const text = `${nameOf(node, descriptors, translate)}\n${codeOf(node)}\n${typeNameOf(node, descriptors, translate)}`;
    if (text.toLowerCase().includes(wanted)) found.add(key);
  }
  return found;
}
