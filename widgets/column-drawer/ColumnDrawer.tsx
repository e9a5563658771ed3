import './columns.css';
import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Checkbox, Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { dragWords } from '../list-parts/drag-words.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { isComposing } from '../shared/is-composing.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import {
  type Arranged,
  type ColumnHead,
  moveColumn,
  pinColumn,
  showAll,
  showColumn,
  usualArrangement,
} from './column-order.ts';

interface Props {
  readonly columns: readonly ColumnHead[];
  readonly arranged: readonly Arranged[];
  /** Shown in the list at once, kept when it is saved. */
  onPreview(next: readonly Arranged[]): void;
  onSave(next: readonly Arranged[]): Promise<boolean>;
  onClose(): void;
}

/** Docked beside the list, so that a change is seen while it is made. Order by drag, by the handle's keys, by Alt ↑ ↓. */
export function ColumnDrawer({ columns, arranged, onPreview, onSave, onClose }: Props) {
  const { translate } = useServices();
  const [draft, setDraft] = useState(arranged);
  const [keyword, setKeyword] = useState('');
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const refocus = useRef<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useEffect(() => title.current?.focus(), []);
  // A row that moves in the page loses the focus on the way.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  });
  const labels = new Map(columns.map(({ column, label }) => [column.prop, label]));
  const labelOf = (prop: string) => labels.get(prop) ?? prop;

  const take = (next: readonly Arranged[]) => {
    if (next === draft) return;
    setDraft(next);
    onPreview(next);
  };
  const placeOf = (id: unknown) => draft.findIndex(({ prop }) => prop === id);
  const move = (prop: string, to: number) => {
    const next = moveColumn(draft, prop, to);
    if (next === draft) return;
    take(next);
    setSaid(translate('columns.moved', { name: labelOf(prop), at: next.findIndex((one) => one.prop === prop) + 1 }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), placeOf(over.id));
  };
  const press = (event: KeyboardEvent<HTMLElement>, prop: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) refocus.current = event.target;
    move(prop, placeOf(prop) + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const save = async () => {
    setBusy(true);
    const saved = await onSave(draft);
    setBusy(false);
    if (saved) onClose();
  };

  const visible = draft.filter((one) => one.visible).length;
  const found = draft.filter(({ prop }) => labelOf(prop).toLowerCase().includes(keyword.trim().toLowerCase()));
  const groups = [
    { key: 'pinned', title: translate('columns.pinned'), items: found.filter(({ pinned }) => pinned) },
    { key: 'moving', title: translate('columns.moving'), items: found.filter(({ pinned }) => !pinned) },
  ].filter(({ items }) => items.length > 0);

  return (
    <aside className="adit-columns" aria-labelledby={titleId} onKeyDown={(event) => closeOnEscape(event, onClose)}>
      <header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {translate('list.columns')}
        </h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={translate('form.close')} onClick={onClose} />
      </header>
      <div className="adit-columns-body">
        <Input
          prefix={<SearchOutlined aria-hidden />}
          placeholder={translate('columns.search')}
          aria-label={translate('columns.search')}
          value={keyword}
          allowClear={{ clearIcon: <ClearIcon /> }}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <div className="adit-columns-count">
          <Checkbox
            checked={visible === draft.length}
            indeterminate={visible < draft.length}
            onChange={(event) => take(showAll(draft, event.target.checked))}
          >
            {translate('columns.shown', { shown: visible, all: draft.length })}
          </Checkbox>
          <span>
            {translate('columns.drag')} <kbd className="adit-key">Alt</kbd> <kbd className="adit-key">↑ ↓</kbd>
          </span>
        </div>
        {groups.length === 0 && <p className="adit-columns-none">{translate('columns.none')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={dropped}
          accessibility={dragWords(translate, labelOf)}
        >
          <SortableContext items={found.map(({ prop }) => prop)} strategy={verticalListSortingStrategy}>
            {groups.map((group) => (
              <section key={group.key} aria-label={group.title}>
                <h3>{group.title}</h3>
                <ul>
                  {group.items.map((one) => (
                    <ColumnRow
                      key={one.prop}
                      arranged={one}
                      label={labelOf(one.prop)}
                      isLast={visible === 1 && one.visible}
                      onShow={(shown) => take(showColumn(draft, one.prop, shown))}
                      onPin={() => take(pinColumn(draft, one.prop, !one.pinned))}
                      onPress={(event) => press(event, one.prop)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </SortableContext>
        </DndContext>
        <div className="adit-sr" aria-live="polite">
          {said}
        </div>
      </div>
      <footer>
        <Button type="text" onClick={() => take(usualArrangement(columns))}>
          {translate('columns.reset')}
        </Button>
        <span className="adit-list-space" />
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <WaitingButton type="primary" busy={busy} onClick={save}>
          {translate('columns.save')}
        </WaitingButton>
      </footer>
    </aside>
  );
}

/** The sensor of the handle takes Esc for itself while a column hangs on the keys. */
function closeOnEscape(event: KeyboardEvent, onClose: () => void) {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
  event.stopPropagation();
  onClose();
}
