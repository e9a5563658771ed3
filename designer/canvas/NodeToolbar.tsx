import './insert-here.css';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EllipsisOutlined,
  SelectOutlined,
} from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { duplicateNodes } from '../commands/duplicate-nodes.ts';
import { stepNode } from '../commands/step-node.ts';
import { treeOf } from '../document/design-tree.ts';
import { leaveMenu } from '../palette/leave-to-canvas.ts';
import { keyOf } from '../parts/shortcuts.ts';
import { nodeMenu } from './node-menu.ts';
import { useCanvas } from './parts/canvas-context.ts';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  readonly nodeKey: string;
  /** It stands in another node, to which one can go from it. */
  readonly nested: boolean;
}

/** The commands of a node by one press each; those that need a choice are in the menu. All act on all that is chosen. */
export function NodeToolbar({ nodeKey, nested }: Props) {
  const tools = useCanvas();
  const { store, run, reason, translate } = tools;
  const [open, setOpen] = useState(false);
  const chosen = () => ({ keys: store.state().selection });
  const toParent = () => {
    const parent = treeOf(store.state().document).nodes.get(nodeKey)?.parent;
    if (parent) store.select([parent]);
  };
  const step = (by: -1 | 1) => ({
    reason: () => reason(stepNode, { ...chosen(), by }),
    onPress: () => run(stepNode, { ...chosen(), by }),
  });
  return (
    <div
      className="adit-design-toolbar"
      role="toolbar"
      aria-label={translate('designer.canvas.tools')}
      data-design-tool=""
    >
      <ToolButton
        tool="up"
        name={translate('designer.canvas.up')}
        shortcut={keyOf('up')}
        icon={<ArrowUpOutlined />}
        {...step(-1)}
      />
      <ToolButton
        tool="down"
        name={translate('designer.canvas.down')}
        shortcut={keyOf('down')}
        icon={<ArrowDownOutlined />}
        {...step(1)}
      />
      <ToolButton
        tool="duplicate"
        name={translate('designer.canvas.duplicate')}
        shortcut={keyOf('duplicate')}
        icon={<CopyOutlined />}
        reason={() => reason(duplicateNodes, chosen())}
        onPress={() => run(duplicateNodes, chosen())}
      />
      {nested && (
        <ToolButton
          tool="parent"
          name={translate('designer.canvas.parent')}
          shortcut={keyOf('parent')}
          icon={<SelectOutlined />}
          onPress={toParent}
        />
      )}
      <span className="adit-design-anchor">
        <ToolButton
          tool="more"
          name={translate('designer.canvas.more')}
          icon={<EllipsisOutlined />}
          onPress={() => setOpen(!open)}
        />
        {/* Made when it is asked for: each node that is chosen would pay for it. */}
        {open && (
          <Dropdown
            trigger={['click']}
            open
            autoFocus
            onOpenChange={(next) => {
              if (next) return;
              setOpen(false);
              leaveMenu();
            }}
            menu={nodeMenu(nodeKey, tools)}
          >
            <span className="adit-design-anchor-box" />
          </Dropdown>
        )}
      </span>
      <span className="adit-design-toolbar-line" />
      <ToolButton
        tool="delete"
        name={translate('designer.canvas.delete')}
        shortcut={keyOf('remove')}
        icon={<DeleteOutlined />}
        danger
        reason={() => reason(deleteNodes, chosen())}
        onPress={() => run(deleteNodes, chosen())}
      />
    </div>
  );
}
