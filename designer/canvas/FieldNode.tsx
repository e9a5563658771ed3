import './field.css';
import { EyeInvisibleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { codeOf, configOf, isHidden, labelOf, spanOf, typeNameOf, wordsAt } from '../document/node-words.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { InertControl } from './InertControl.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { useCanvas } from './parts/canvas-context.ts';

/** A field: its label at the side of the form's settings, its control, its name in small print. */
export function FieldNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { language, translate, descriptors, device } = useCanvas();
  const config = configOf(node);
  const labelled = config.showLabel !== false && descriptor.ownLabel !== true;
  const own: CSSProperties & Record<`--${string}`, string> = {};
  if (typeof config.labelWidth === 'number' && config.labelWidth > 0)
    own['--adit-label-width'] = `${config.labelWidth}px`;
  const label = labelOf(node, language) || typeNameOf(node, descriptors, translate);
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="leaf" span={spanOf(node)} resizable style={own}>
      {labelled && (
        <div className="adit-design-label">
          {config.required === true && (
            <span className="adit-star" aria-hidden="true">
              *
            </span>
          )}
          {label}
          {wordsAt(config.tipLabel, language) && <QuestionCircleOutlined title={wordsAt(config.tipLabel, language)} />}
          {isHidden(node, device) && <EyeInvisibleOutlined title={translate('designer.canvas.hidden')} />}
        </div>
      )}
      <div className="adit-design-control">
        <InertControl node={node} nodeKey={nodeKey} descriptor={descriptor} />
        <code className="adit-design-small">{codeOf(node)}</code>
      </div>
    </NodeFrame>
  );
}
