import type { ReactNode } from 'react';
import type { Descriptor } from '../../engine/schema/descriptor.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { GroupHead } from './GroupHead.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { codeOf, isHidden, nameOf } from './node-facts.ts';

interface Props extends Pick<CanvasNodeProps, 'nodeKey' | 'node'> {
  readonly descriptor: Descriptor;
  /** The name on the first line; that of the node where nothing is said. */
  readonly title?: string | undefined;
  /** The place that it takes in the frame around it. */
  readonly area?: string | undefined;
  /** How much is inside, in words. */
  readonly facts: string;
  readonly children: ReactNode;
}

/** A dashed frame round what a node holds, with its name on the first line. */
export function GroupBox({ nodeKey, node, descriptor, title, area, facts, children }: Props) {
  const { translate, descriptors, device } = useCanvas();
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="group" {...(area === undefined ? {} : { area })}>
      <GroupHead
        icon={descriptor.icon}
        title={title ?? nameOf(node, descriptors, translate)}
        code={codeOf(node)}
        facts={facts}
        hidden={isHidden(node, device)}
      />
      {children}
    </NodeFrame>
  );
}
