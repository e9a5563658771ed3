import type { ReactNode } from 'react';
import type { Descriptor } from '../../engine/schema/descriptor.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { GroupHead } from './GroupHead.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { codeOf, isHidden, nameOf } from './node-facts.ts';

interface Props extends Pick<CanvasNodeProps, 'nodeKey' | 'node'> {
  readonly descriptor: Descriptor;
  /** How much is inside, in words. */
  readonly facts: string;
  readonly children: ReactNode;
}

/** A dashed frame round what a node holds, with its name on the first line. */
export function GroupBox({ nodeKey, node, descriptor, facts, children }: Props) {
  const { translate, descriptors, device } = useCanvas();
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="group">
      <GroupHead
        icon={descriptor.icon}
        title={nameOf(node, descriptors, translate)}
        code={codeOf(node)}
        facts={facts}
        hidden={isHidden(node, device)}
      />
      {children}
    </NodeFrame>
  );
}
