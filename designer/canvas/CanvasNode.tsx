import { memo } from 'react';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { descriptorOf } from '../document/node-facts.ts';
import { DisplayNode } from './DisplayNode.tsx';
import { FieldNode } from './FieldNode.tsx';
import { GroupNode } from './GroupNode.tsx';
import { PanesNode } from './PanesNode.tsx';
import { useCanvas } from './parts/canvas-context.ts';
import { hasPointerKeys } from './pointer-keys.ts';
import { TableNode } from './TableNode.tsx';
import { UnknownNode } from './UnknownNode.tsx';

export interface CanvasNodeProps {
  readonly nodeKey: string;
  readonly node: JsonObject;
  /** Where it stands, in designs with nodes that have no id of their own; else '' for all. */
  readonly at: string;
}

/** A node of the design. Drawn again only when the node itself is another object. */
export const CanvasNode = memo(function CanvasNode(props: CanvasNodeProps) {
  const { descriptors } = useCanvas();
  const descriptor = descriptorOf(props.node, descriptors);
  if (!descriptor) return <UnknownNode {...props} />;
  if (descriptor.holds === 'columns') return <TableNode {...props} descriptor={descriptor} />;
  if (descriptor.holds === 'panes') return <PanesNode {...props} descriptor={descriptor} />;
  if (descriptor.kind === 'layout') return <GroupNode {...props} descriptor={descriptor} />;
  if (descriptor.kind === 'field') return <FieldNode {...props} descriptor={descriptor} />;
  return <DisplayNode {...props} descriptor={descriptor} />;
});

interface ListProps {
  /** Key of the container; null: the outermost nodes. */
  readonly parent: string | null;
}

/** The nodes of a container, in order. Whoever draws it is drawn again when one of them changed. */
export function CanvasList({ parent }: ListProps) {
  const { store } = useCanvas();
  const tree = treeOf(store.state().document);
  const keys = parent === null ? tree.roots : (tree.nodes.get(parent)?.children ?? []);
  const places = hasPointerKeys(tree);
  return keys.map((key) => {
    const node = tree.nodes.get(key);
    return node && <CanvasNode key={key} nodeKey={key} node={node.node} at={places ? node.at : ''} />;
  });
}
