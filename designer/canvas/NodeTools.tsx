import './node-tools.css';
import { HolderOutlined } from '@ant-design/icons';
import { descriptorOf } from '../commands/node-facts.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { placeAfter } from '../palette/insert-place.ts';
import { WidgetIcon } from '../palette/WidgetIcon.tsx';
import { useCanvas } from './canvas-context.ts';
import { InsertHere } from './InsertHere.tsx';
import { NodeToolbar } from './NodeToolbar.tsx';
import { typeNameOf } from './node-facts.ts';
import { SpanHandle } from './SpanHandle.tsx';

interface Props {
  readonly nodeKey: string;
  readonly node: JsonObject;
  /** Width in columns of 24; null: it cannot be changed. */
  readonly span: number | null;
}

/** What stands round the chosen node: its kind, a toolbar, the grip, the width, and a plus for the next one. */
export function NodeTools({ nodeKey, node, span }: Props) {
  const { store, translate, descriptors } = useCanvas();
  const icon = descriptorOf(node, descriptors)?.icon ?? 'DisconnectOutlined';
  return (
    <>
      <span className="adit-design-node-tab" aria-hidden="true">
        <WidgetIcon name={icon} />
        {typeNameOf(node, descriptors, translate)}
      </span>
      <NodeToolbar nodeKey={nodeKey} node={node} />
      <span className="adit-design-node-grip" data-design-grip="" title={translate('designer.canvas.grip')}>
        <HolderOutlined aria-hidden="true" />
      </span>
      {span !== null && <SpanHandle nodeKey={nodeKey} span={span} />}
      <InsertHere place={() => placeAfter(treeOf(store.state().document), nodeKey)} look="plus" />
    </>
  );
}
