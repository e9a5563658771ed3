import { HolderOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { Button, Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Arranged } from './column-order.ts';

interface Props {
  readonly arranged: Arranged;
  readonly label: string;
  /** The only column left: a list shows something. */
  readonly isLast: boolean;
  onShow(visible: boolean): void;
  onPin(): void;
  onPress(event: KeyboardEvent<HTMLElement>): void;
}

/** A column in the drawer: handle, shown or not, pinned or not. */
export function ColumnRow({ arranged, label, isLast, onShow, onPin, onPress }: Props) {
  const { translate } = useServices();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: arranged.prop });
  const style = {
    transition,
    ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
  };
  return (
    // Alt ↑ ↓ works from every control of the row.
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined} onKeyDown={onPress}>
      <button
        type="button"
        className="adit-columns-handle"
        {...attributes}
        {...listeners}
        aria-label={translate('columns.move', { name: label })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <HolderOutlined />
      </button>
      <Checkbox checked={arranged.visible} disabled={isLast} onChange={(event) => onShow(event.target.checked)}>
        {label}
      </Checkbox>
      <Button
        type="text"
        size="small"
        aria-pressed={arranged.pinned}
        aria-label={translate('columns.pin', { name: label })}
        title={translate('columns.pin', { name: label })}
        icon={arranged.pinned ? <PushpinFilled /> : <PushpinOutlined />}
        onClick={onPin}
      />
    </li>
  );
}
