import { isBinding } from '../schema/bindings.ts';
import type { Node } from '../schema/documents/node.ts';
import type { DescriptorMap } from '../schema/fields/descriptor.ts';
import { bindProps } from './bind-props.ts';

type Sources = Readonly<Record<string, unknown>>;

/**
 * Nodes whose bound default values (`{ "$source": "row", "path": "fullName" }`) are the data that is there when the form
 * opens. Later changes of the data leave the form alone: by then it is the person's. A dialog's fields are bound when the
 * dialog opens, with what it is opened with.
 */
export function bindDefaults(
  nodes: readonly Node[],
  sources: Sources,
  descriptors: DescriptorMap = new Map(),
): readonly Node[] {
  const isOpen = (node: Node) => hasBoundDefault(node) && descriptors.get(node.config.aditKey)?.ownScope !== true;
  if (!nodes.some(isOpen)) return nodes;
  return nodes.map((node) => {
    if (!isOpen(node)) return node;
    const { defaultValue, children } = node.config;
    const config = {
      ...node.config,
      ...(isBinding(defaultValue) ? bindProps({ defaultValue }, sources) : {}),
      ...(children ? { children: [...bindDefaults(children, sources, descriptors)] } : {}),
    };
    return { ...node, config };
  });
}

function hasBoundDefault({ config }: Node): boolean {
  return isBinding(config?.defaultValue) || (config?.children?.some(hasBoundDefault) ?? false);
}
