import './unknown.css';
import { aditKeyOf } from '../commands/node-facts.ts';
import { childrenOf } from '../document/design-tree.ts';
import { isObject } from '../document/json.ts';
import { WidgetIcon } from '../palette/WidgetIcon.tsx';
import { CanvasList, type CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { NodeFrame } from './NodeFrame.tsx';
import { labelOf, spanOf } from './node-facts.ts';

/** A node of a widget that is not there: kept, said, and to be replaced. */
export function UnknownNode({ nodeKey, node }: CanvasNodeProps) {
  const { translate, language } = useCanvas();
  const label = labelOf(node, language);
  const title = translate('designer.canvas.unknown');
  const key = aditKeyOf(node);
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="unknown" span={spanOf(node)} resizable>
      <div className="adit-design-unknown">
        <WidgetIcon name="DisconnectOutlined" />
        <span>
          <strong>{label ? `${label}: ${title}` : title}</strong>
          <span>
            {key ? translate('designer.canvas.unknownText', { key }) : translate('designer.canvas.keylessText')}
          </span>
        </span>
      </div>
      {childrenOf(node).some(isObject) && (
        <div className="adit-design-grid">
          <CanvasList parent={nodeKey} />
        </div>
      )}
    </NodeFrame>
  );
}
