import './panes.css';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { nodesIn, treeOf } from '../document/design-tree.ts';
import { paneKey } from '../document/node-facts.ts';
import { nameOf } from '../document/node-words.ts';
import { CanvasNode, type CanvasNodeProps } from './CanvasNode.tsx';
import { GroupBox } from './GroupBox.tsx';
import { InsertHere } from './InsertHere.tsx';
import { useCanvas } from './parts/canvas-context.ts';
import { useOpenPane } from './use-open-pane.ts';

/** Tabs, collapse, steps: one pane open, the others by their names. What is chosen is always in the open one. */
export function PanesNode({ nodeKey, node, at, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { store, translate, descriptors } = useCanvas();
  const panes = nodesIn(treeOf(store.state().document), nodeKey);
  const open = useOpenPane(
    nodeKey,
    panes.map(({ key }) => key),
  );
  const shown = panes.find(({ key }) => key === open);
  const stacked = descriptor.paneLook === 'stacked';
  const heads = panes.map((pane, index) => (
    <button
      key={pane.key}
      type="button"
      tabIndex={-1}
      className="adit-design-pane-head"
      data-design-select={pane.key}
      data-open={pane.key === open || undefined}
    >
      {descriptor.paneLook === 'numbered' && <i>{index + 1}</i>}
      {stacked && (pane.key === open ? <DownOutlined /> : <RightOutlined />)}
      {nameOf(pane.node, descriptors, translate)}
    </button>
  ));
  const body = shown && <CanvasNode key={shown.key} nodeKey={shown.key} node={shown.node} at={at && shown.at} />;
  const place = shown ? panes.indexOf(shown) : -1;
  const add = <InsertHere place={{ parent: nodeKey, index: panes.length }} look="pane" widget={paneKey} />;
  const facts = translate('designer.canvas.paneCount', { count: panes.length });
  return (
    <GroupBox nodeKey={nodeKey} node={node} descriptor={descriptor} facts={facts}>
      <div className="adit-design-panes" data-look={descriptor.paneLook}>
        <div className="adit-design-pane-heads">
          {stacked ? heads.slice(0, place + 1) : heads}
          {!stacked && add}
        </div>
        {body}
        {stacked && (
          <div className="adit-design-pane-heads">
            {heads.slice(place + 1)}
            {add}
          </div>
        )}
      </div>
    </GroupBox>
  );
}
