import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { nodeMenu } from '../canvas/node-menu.ts';
import { deleteNodes } from '../commands/delete-nodes.ts';
import { duplicateNodes } from '../commands/duplicate-nodes.ts';
import { stepNode } from '../commands/step-node.ts';
import { keyOf } from '../parts/shortcuts.ts';
import type { OutlineTools } from './outline-tools.ts';

interface Props {
  readonly rowKey: string;
  readonly name: string;
  readonly open: boolean;
  readonly tools: OutlineTools;
}

const dots = <EllipsisOutlined />;

/** All that can be done with a node, without dragging it: by a press on the dots, or by the other mouse button. */
export function RowMenu({ rowKey, name, open, tools }: Props) {
  const { translate, turn } = tools;
  return (
    <span className="adit-design-anchor">
      <button
        type="button"
        tabIndex={-1}
        aria-label={translate('designer.outline.menu', { name })}
        onClick={() => turn(rowKey, open ? null : 'menu')}
      >
        {dots}
      </button>
      {open && (
        <Dropdown
          trigger={['click']}
          open
          autoFocus
          onOpenChange={(next) => next || turn(rowKey, null)}
          menu={rowMenu(rowKey, tools)}
        >
          <span className="adit-design-anchor-box" />
        </Dropdown>
      )}
    </span>
  );
}

function rowMenu(rowKey: string, tools: OutlineTools): MenuProps {
  const { store, translate, run, reason, turn } = tools;
  const keys = store.state().selection;
  const more = nodeMenu(rowKey, tools);
  const entry = (key: string, label: string, extra: string, why: string | null = null, danger = false) => ({
    key,
    label: translate(`designer.${label}`),
    extra,
    danger,
    disabled: why !== null,
    ...(why === null ? {} : { title: why }),
  });
  const acts: Readonly<Record<string, () => void>> = {
    rename: () => turn(rowKey, 'renaming'),
    up: () => run(stepNode, { keys, by: -1 }),
    down: () => run(stepNode, { keys, by: 1 }),
    duplicate: () => run(duplicateNodes, { keys }),
    delete: () => run(deleteNodes, { keys }),
  };
  return {
    items: [
      entry('rename', 'outline.rename', 'F2'),
      entry('up', 'canvas.up', keyOf('up'), reason(stepNode, { keys, by: -1 })),
      entry('down', 'canvas.down', keyOf('down'), reason(stepNode, { keys, by: 1 })),
      entry('duplicate', 'canvas.duplicate', keyOf('duplicate'), reason(duplicateNodes, { keys })),
      { type: 'divider' as const },
      ...(more.items ?? []),
      { type: 'divider' as const },
      entry('delete', 'canvas.delete', keyOf('remove'), reason(deleteNodes, { keys }), true),
    ],
    onClick: (info) => {
      turn(rowKey, null);
      if (Object.hasOwn(acts, info.key)) acts[info.key]?.();
      else more.onClick?.(info);
    },
  };
}
