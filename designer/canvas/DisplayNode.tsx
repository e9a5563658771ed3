import './field.css';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { InertControl } from './InertControl.tsx';
import { NodeFrame } from './NodeFrame.tsx';

/** What holds no value: words, lines, buttons, blocks of a page. As wide as the form, as at run time. */
export function DisplayNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="leaf">
      <div className="adit-design-control">
        <InertControl node={node} nodeKey={nodeKey} descriptor={descriptor} />
      </div>
    </NodeFrame>
  );
}
