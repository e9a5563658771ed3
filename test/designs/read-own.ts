import type { Node } from '../../engine/schema/documents/node.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { ownDesign } from './foreign-designs.ts';

/** Nodes with all that stand in them, in document order. */
export const allNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.config.children ?? [])]);

/** One of the own fixtures, read; `field` finds a field by its name. */
export function readOwn(name: string) {
  const { model, findings } = readDesign(ownDesign(name));
  const nodes = allNodes(model.form.nodes);
  const field = (vModel: string) => {
    const found = nodes.find((node) => node.vModel === vModel);
    if (!found) throw new Error(`no field ${vModel}`);
    return found;
  };
  return { model, findings, nodes, field };
}
