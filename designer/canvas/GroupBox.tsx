import type { CSSProperties, ReactNode } from 'react';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { codeOf, isHidden, nameOf } from '../document/node-words.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { GroupHead } from './GroupHead.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { useCanvas } from './parts/canvas-context.ts';
import { roughHeight } from './rough-height.ts';

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
  const style: CSSProperties & Record<`--${string}`, string> = { '--adit-rough': `${roughHeight(node)}px` };
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="group" style={style} {...(area === undefined ? {} : { area })}>
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
