import { isBinding } from '../schema/bindings.ts';
import type { Node } from '../schema/documents/node.ts';
import { bindProps } from './bind-props.ts';

/**
 * Nodes whose bound default values (`{ "$source": "row", "path": "fullName" }`) are the data that is there when the form
 * opens. Later changes of the data leave the form alone: by then it is the person's.
 */
export function bindDefaults(nodes: readonly Node[], sources: Readonly<Record<string, unknown>>): readonly Node[] {
  if (!nodes.some(hasBoundDefault)) return nodes;
  return nodes.map((node) => {
    if (!hasBoundDefault(node)) return node;
    const { defaultValue, children } = node.config;
    const config = {
      ...node.config,
      ...(isBinding(defaultValue) ? bindProps({ defaultValue }, sources) : {}),
      ...(children ? { children: [...bindDefaults(children, sources)] } : {}),
    };
    return { ...node, config };
  });
}

function hasBoundDefault({ config }: Node): boolean {
  return isBinding(config?.defaultValue) || (config?.children?.some(hasBoundDefault) ?? false);
}
