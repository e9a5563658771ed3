import { DownOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons';
import type { Descriptor } from '../../engine/schema/descriptor.ts';
import { insertNode } from '../commands/insert-node.ts';
import { treeOf } from '../document/design-tree.ts';
import { CanvasNode, type CanvasNodeProps } from './CanvasNode.tsx';
import { useCanvas } from './canvas-context.ts';
import { GroupHead } from './GroupHead.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { codeOf, isHidden, nameOf } from './node-facts.ts';
import { useOpenPane } from './use-open-pane.ts';

/** Tabs, collapse, steps: one pane open, the others by their names. What is chosen is always in the open one. */
export function PanesNode({ nodeKey, node, at, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { store, translate, descriptors, device, run } = useCanvas();
  const tree = treeOf(store.state().document);
  const panes = (tree.nodes.get(nodeKey)?.children ?? []).flatMap((key) => tree.nodes.get(key) ?? []);
  const open = useOpenPane(
    nodeKey,
    panes.map(({ key }) => key),
  );
  const shown = panes.find(({ key }) => key === open);
  const stacked = descriptor.key === 'collapse';
  const heads = panes.map((pane, index) => (
    <button
      key={pane.key}
      type="button"
      tabIndex={-1}
      className="adit-design-pane-head"
      data-design-select={pane.key}
      data-open={pane.key === open || undefined}
    >
      {descriptor.key === 'steps' && <i>{index + 1}</i>}
      {stacked && (pane.key === open ? <DownOutlined /> : <RightOutlined />)}
      {nameOf(pane.node, descriptors, translate)}
    </button>
  ));
  const body = shown && <CanvasNode key={shown.key} nodeKey={shown.key} node={shown.node} at={at && shown.at} />;
  const place = shown ? panes.indexOf(shown) : -1;
  const add = () => {
    const label = translate('designer.canvas.newPane', { number: panes.length + 1 });
    const pane = { id: 'pane', config: { aditKey: 'pane', label, children: [] } };
    run(insertNode, { node: pane, parent: nodeKey, index: panes.length });
  };
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="group">
      <GroupHead
        icon={descriptor.icon}
        title={nameOf(node, descriptors, translate)}
        code={codeOf(node)}
        facts={translate('designer.canvas.paneCount', { count: panes.length })}
        hidden={isHidden(node, device)}
      />
      <div className="adit-design-panes" data-kind={descriptor.key}>
        <div className="adit-design-pane-heads">
          {stacked ? heads.slice(0, place + 1) : heads}
          {!stacked && <AddPane onPress={add} />}
        </div>
        {body}
        {stacked && (
          <div className="adit-design-pane-heads">
            {heads.slice(place + 1)}
            <AddPane onPress={add} />
          </div>
        )}
      </div>
    </NodeFrame>
  );
}

function AddPane({ onPress }: { readonly onPress: () => void }) {
  const { translate } = useCanvas();
  const name = translate('designer.canvas.addPane');
  return (
    <button
      type="button"
      className="adit-design-pane-add"
      data-design-tool=""
      tabIndex={-1}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <PlusOutlined />
    </button>
  );
}
