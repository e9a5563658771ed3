import './unknown.css';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { childrenOf } from '../document/design-tree.ts';
import { isObject } from '../document/json.ts';
import { aditKeyOf } from '../document/node-facts.ts';
import { labelOf, spanOf } from '../document/node-words.ts';
import { CanvasList, type CanvasNodeProps } from './CanvasNode.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { useCanvas } from './parts/canvas-context.ts';

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
