import './node-tools.css';
import { HolderOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { treeOf } from '../document/design-tree.ts';
import { placeAfter } from '../palette/insert-place.ts';
import { InsertHere } from './InsertHere.tsx';
import { NodeToolbar } from './NodeToolbar.tsx';
import { useCanvas } from './parts/canvas-context.ts';
import { SpanHandle } from './SpanHandle.tsx';

interface Props {
  readonly nodeKey: string;
  readonly icon: string;
  /** Name of its widget, for people. */
  readonly type: string;
  /** It stands in another node, to which one can go from it. */
  readonly nested: boolean;
  /** Width in columns of 24; null: it cannot be changed. */
  readonly span: number | null;
}

/**
 * What stands round the chosen node: its kind, a toolbar, the grip, the width, and a plus for the next one. None of it is
 * drawn again by a key that is typed in a setting of the node.
 */
export const NodeTools = memo(function NodeTools({ nodeKey, icon, type, nested, span }: Props) {
  const { store, translate } = useCanvas();
  return (
    <>
      <span className="adit-design-node-tab" aria-hidden="true">
        <WidgetIcon name={icon} />
        {type}
      </span>
      <NodeToolbar nodeKey={nodeKey} nested={nested} />
      <span className="adit-design-node-grip" data-design-grip="" title={translate('designer.canvas.grip')}>
        <HolderOutlined aria-hidden="true" />
      </span>
      {span !== null && <SpanHandle nodeKey={nodeKey} span={span} />}
      <InsertHere place={() => placeAfter(treeOf(store.state().document), nodeKey)} look="plus" />
    </>
  );
});
