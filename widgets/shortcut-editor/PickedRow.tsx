import { CloseOutlined, HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type MenuItem, menuName } from '../shared/menu.ts';
import { PageIcon } from '../shared/PageIcon.tsx';

interface Props {
  readonly item: MenuItem;
  onRemove(): void;
  onPress(event: KeyboardEvent<HTMLElement>): void;
}

/** A chosen page: handle, name, and the way out. */
export function PickedRow({ item, onRemove, onPress }: Props) {
  const { translate, language } = useServices();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: item.id });
  const name = menuName(item, language);
  const style = {
    transition,
    ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
  };
  return (
    // Alt ↑ ↓ works from every control of the row.
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined} onKeyDown={onPress}>
      <button
        type="button"
        className="adit-shortcut-handle"
        {...attributes}
        {...listeners}
        aria-label={translate('widget.shortcutEditor.move', { name })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      >
        <HolderOutlined />
      </button>
      <PageIcon name={item.icon} otherwise="FileOutlined" />
      <span>{name}</span>
      <Button
        type="text"
        aria-label={translate('widget.shortcutEditor.remove', { name })}
        icon={<CloseOutlined />}
        onClick={onRemove}
      />
    </li>
  );
}
