import type { Descriptor, DescriptorMap } from '../../engine/schema/descriptor.ts';
import { carriesValue } from '../commands/node-facts.ts';
import { childrenOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { CanvasList, type CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { GroupBox } from './GroupBox.tsx';
import { NodeFrame } from './NodeFrame.tsx';

/** A layout: a dashed frame round its nodes, with its name on the first line. */
export function GroupNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { translate, descriptors } = useCanvas();
  const empty = !childrenOf(node).some(isObject);
  const inside = (
    <div className="adit-design-grid" data-beside={descriptor.key === 'columns' || undefined}>
      {empty ? <div className="adit-design-hollow">{translate('designer.canvas.hollow')}</div> : null}
      <CanvasList parent={nodeKey} />
    </div>
  );
  if (descriptor.inner)
    return (
      <NodeFrame nodeKey={nodeKey} node={node} look="pane">
        {inside}
      </NodeFrame>
    );
  const facts = translate('designer.canvas.fieldCount', { count: fieldsIn(node, descriptors) });
  return (
    <GroupBox nodeKey={nodeKey} node={node} descriptor={descriptor} facts={facts}>
      {inside}
    </GroupBox>
  );
}

/** Fields inside, at any depth; columns of a sub-table belong to it. */
function fieldsIn(node: JsonObject, descriptors: DescriptorMap): number {
  return childrenOf(node)
    .filter(isObject)
    .reduce((sum, child) => sum + (carriesValue(child, descriptors) ? 1 : fieldsIn(child, descriptors)), 0);
}
