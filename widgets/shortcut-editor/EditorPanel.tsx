import './shortcut-editor.css';
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
import { Button } from 'antd';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { dragWords } from '../list-parts/drag-words.ts';
import { menuName } from '../shared/menu.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { OtherPages } from './OtherPages.tsx';
import { PickedRow } from './PickedRow.tsx';
import type { ShortcutEditorProps } from './ShortcutEditor.tsx';
import { useShortcutDraft } from './use-shortcut-draft.ts';

/** The chosen pages, in their order by drag, by the handle's keys or by Alt ↑ ↓; below them what else there is. */
export function EditorPanel(props: ShortcutEditorProps) {
  const { run } = props;
  const { translate, language, request, command } = useServices();
  const draft = useShortcutDraft(props);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const refocus = useRef<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // A row that moves in the page loses the focus on the way.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  });
  const names = new Map(draft.picked.map(({ item }) => [item.id, menuName(item, language)]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const move = (id: string, to: number) => {
    const place = draft.move(id, to);
    if (place !== undefined) setSaid(translate('widget.shortcutEditor.moved', { name: nameOf(id), at: place + 1 }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), draft.placeOf(String(over.id)));
  };
  const press = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) refocus.current = event.target;
    move(id, draft.placeOf(id) + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const save = async () => {
    setBusy(true);
    try {
      await request('saveShortcuts', { body: { ids: draft.kept } });
      await command('refreshSession', {}, { quiet: true });
      await run('saved');
    } catch {
      // Said by the request; what was arranged stays.
    } finally {
      setBusy(false);
    }
  };
  const title = translate('widget.shortcutEditor.picked', { count: draft.picked.length });
  return (
    <div className="adit-shortcut-editor">
      <section aria-label={title}>
        <h3>
          {title}
          <span>
            {translate('widget.shortcutEditor.drag')} <kbd className="adit-kbd">Alt</kbd>{' '}
            <kbd className="adit-kbd">↑ ↓</kbd>
          </span>
        </h3>
        {draft.picked.length === 0 && <p>{translate('widget.shortcutEditor.none')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={dropped}
          accessibility={dragWords(translate, nameOf)}
        >
          <SortableContext items={draft.picked.map(({ item }) => item.id)} strategy={verticalListSortingStrategy}>
            <ul>
              {draft.picked.map(({ item }) => (
                <PickedRow
                  key={item.id}
                  item={item}
                  onRemove={() => draft.remove(item.id)}
                  onPress={(event) => press(event, item.id)}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      </section>
      <OtherPages pages={draft.others} isFull={draft.isFull} onAdd={draft.add} />
      <div className="adit-sr" aria-live="polite">
        {said}
      </div>
      <footer>
        <Button type="text" onClick={draft.reset}>
          {translate('widget.shortcutEditor.reset')}
        </Button>
        <Button onClick={() => void run('cancel')}>{translate('widget.shortcutEditor.cancel')}</Button>
        <WaitingButton type="primary" busy={busy} onClick={() => void save()}>
          {translate('widget.shortcutEditor.save')}
        </WaitingButton>
      </footer>
    </div>
  );
}
