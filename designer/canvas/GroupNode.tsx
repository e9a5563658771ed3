import type { Descriptor, DescriptorMap } from '../../engine/schema/descriptor.ts';
import { carriesValue } from '../commands/node-facts.ts';
import { childrenOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { CanvasList, type CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { GroupHead } from './GroupHead.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { codeOf, isHidden, nameOf } from './node-facts.ts';

/** A layout: a dashed frame round its nodes, with its name on the first line. */
export function GroupNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { translate, descriptors, device } = useCanvas();
  const count = fieldsIn(node, descriptors);
  const empty = !childrenOf(node).some(isObject);
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look={descriptor.inner ? 'pane' : 'group'}>
      {!descriptor.inner && (
        <GroupHead
          icon={descriptor.icon}
          title={nameOf(node, descriptors, translate)}
          code={codeOf(node)}
          facts={translate('designer.canvas.fieldCount', { count })}
          hidden={isHidden(node, device)}
        />
      )}
      <div className="adit-design-grid" data-beside={descriptor.key === 'columns' || undefined}>
        {empty ? <div className="adit-design-hollow">{translate('designer.canvas.hollow')}</div> : null}
        <CanvasList parent={nodeKey} />
      </div>
    </NodeFrame>
  );
}

/** Fields inside, at any depth; columns of a sub-table belong to it. */
function fieldsIn(node: JsonObject, descriptors: DescriptorMap): number {
  return childrenOf(node)
    .filter(isObject)
    .reduce((sum, child) => sum + (carriesValue(child, descriptors) ? 1 : fieldsIn(child, descriptors)), 0);
}
