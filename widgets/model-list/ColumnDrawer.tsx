import { CloseOutlined, HolderOutlined, PushpinFilled, PushpinOutlined, SearchOutlined } from '@ant-design/icons';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button, Checkbox, Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ListColumn } from './model.ts';
import { type Arranged, usualArrangement } from './use-columns.ts';

interface Props {
  readonly columns: readonly ListColumn[];
  readonly arranged: readonly Arranged[];
  onSave(next: readonly Arranged[]): Promise<boolean>;
  onClose(): void;
}

/** Docked beside the list, so that a change is seen while it is made. Order by drag, by buttons' keys, by Alt ↑ ↓. */
export function ColumnDrawer({ columns, arranged, onSave, onClose }: Props) {
  const { translate, toast } = useServices();
  const [draft, setDraft] = useState<readonly Arranged[]>(arranged);
  const [keyword, setKeyword] = useState('');
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useEffect(() => title.current?.focus(), []);
  const labels = new Map(columns.map(({ column, label }) => [column.prop, label]));
  const labelOf = (prop: string) => labels.get(prop) ?? prop;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= draft.length || from === to) return;
    const next = [...draft];
    const [taken] = next.splice(from, 1);
    if (!taken) return;
    next.splice(to, 0, taken);
    setDraft(next);
    setSaid(translate('columns.moved', { name: labelOf(taken.prop), at: to + 1 }));
  };
  const change = (prop: string, part: Partial<Arranged>) =>
    setDraft((known) => known.map((one) => (one.prop === prop ? { ...one, ...part } : one)));
  const dropped = ({ active, over }: DragEndEvent) => {
    const place = (id: unknown) => draft.findIndex(({ prop }) => prop === id);
    if (over) move(place(active.id), place(over.id));
  };
  const press = (event: KeyboardEvent, prop: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const from = draft.findIndex((one) => one.prop === prop);
    move(from, from + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const save = async () => {
    if (await onSave(draft)) {
      toast('success', translate('columns.saved'));
      onClose();
    }
  };
  const visible = draft.filter((one) => one.visible).length;
  const found = draft.filter(({ prop }) => labelOf(prop).includes(keyword.trim()));
  const groups = [
    { key: 'pinned', title: translate('columns.pinned'), items: found.filter(({ pinned }) => pinned) },
    { key: 'moving', title: translate('columns.moving'), items: found.filter(({ pinned }) => !pinned) },
  ].filter(({ items }) => items.length > 0);

  return (
    <aside className="adit-columns" aria-labelledby="adit-columns-title">
      <header>
        <h2 id="adit-columns-title" ref={title} tabIndex={-1}>
          {translate('list.columns')}
        </h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={translate('form.close')} onClick={onClose} />
      </header>
      <div className="adit-columns-body">
        <Input
          prefix={<SearchOutlined />}
          placeholder={translate('columns.search')}
          aria-label={translate('columns.search')}
          value={keyword}
          allowClear
          onChange={(event) => setKeyword(event.target.value)}
        />
        <div className="adit-columns-count">
          <Checkbox
            checked={visible === draft.length}
            indeterminate={visible > 0 && visible < draft.length}
            onChange={(event) =>
              setDraft(draft.map((one) => ({ ...one, visible: event.target.checked || one.pinned })))
            }
          >
            {translate('columns.shown', { shown: visible, all: draft.length })}
          </Checkbox>
          <span>{translate('columns.hint')}</span>
        </div>
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
          {groups.map((group) => (
            <section key={group.key} aria-label={group.title}>
              <h3>{group.title}</h3>
              <SortableContext items={group.items.map(({ prop }) => prop)} strategy={verticalListSortingStrategy}>
                <ul>
                  {group.items.map((one) => (
                    <ColumnRow
                      key={one.prop}
                      arranged={one}
                      label={labelOf(one.prop)}
                      last={visible === 1 && one.visible}
                      onChange={(part) => change(one.prop, part)}
                      onPress={(event) => press(event, one.prop)}
                    />
                  ))}
                </ul>
              </SortableContext>
            </section>
          ))}
        </DndContext>
        <div className="adit-sr" aria-live="polite">
          {said}
        </div>
      </div>
      <footer>
        <Button type="text" onClick={() => setDraft(usualArrangement(columns))}>
          {translate('columns.reset')}
        </Button>
        <span className="adit-columns-space" />
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <Button type="primary" onClick={save}>
          {translate('columns.save')}
        </Button>
      </footer>
    </aside>
  );
}

interface RowProps {
  readonly arranged: Arranged;
  readonly label: string;
  /** The only column left: a list shows something. */
  readonly last: boolean;
  onChange(part: Partial<Arranged>): void;
  onPress(event: KeyboardEvent): void;
}

function ColumnRow({ arranged, label, last, onChange, onPress }: RowProps) {
  const { translate } = useServices();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: arranged.prop });
  const style = {
    transition,
    ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
  };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined} onKeyDown={onPress}>
      <button
        type="button"
        className="adit-columns-handle"
        {...attributes}
        {...listeners}
        aria-label={translate('columns.move', { name: label })}
      >
        <HolderOutlined />
      </button>
      <Checkbox
        checked={arranged.visible}
        disabled={last}
        onChange={(event) => onChange({ visible: event.target.checked })}
      >
        {label}
      </Checkbox>
      <Button
        type="text"
        size="small"
        aria-pressed={arranged.pinned}
        aria-label={translate('columns.pin', { name: label })}
        icon={arranged.pinned ? <PushpinFilled /> : <PushpinOutlined />}
        onClick={() => onChange({ pinned: !arranged.pinned })}
      />
    </li>
  );
}
