import type { KeyboardEvent } from 'react';
import { isComposing } from '../../widgets/shared/is-composing.ts';
import {
  type EntryPlace,
  entriesOf,
  findEntry,
  idOf,
  moveEntry,
  removeEntry,
  setEntry,
  stepEntry,
} from '../document/list-edit.ts';
import { shortcutOf } from '../parts/shortcuts.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { ShortcutActions } from '../parts/use-shortcuts.ts';
import { steppedWidth } from './column-width.ts';
import { useListPane } from './list-context.ts';

/** What can be done to an entry, by key, button or drag; the focus stays with the entry, or goes to its neighbour. */
export function useEntryActions() {
  const { list, edit, choose, focusLater, nameOf } = useListPane();
  const text = useDesignerText();
  const moved = (place: EntryPlace, next: typeof list) => {
    const entries = entriesOf(next, place.zone);
    const number = entries.findIndex((entry) => idOf(place.zone, entry) === place.id) + 1;
    focusLater(place);
    choose(place);
    edit(next, text('designer.list.news.moved', { name: nameOf(place), place: number, count: entries.length }));
  };
  return {
    step: (place: EntryPlace, by: -1 | 1) => moved(place, stepEntry(list, place, by)),
    moveBefore: (place: EntryPlace, before: number) => moved(place, moveEntry(list, place, before)),
    remove: (place: EntryPlace) => {
      const ids = entriesOf(list, place.zone).map((entry) => idOf(place.zone, entry));
      const index = ids.indexOf(place.id);
      const id = ids[index + 1] ?? ids[index - 1];
      const neighbour = id === undefined ? null : { zone: place.zone, id };
      if (neighbour) focusLater(neighbour);
      choose(neighbour);
      edit(removeEntry(list, place), text('designer.list.news.removed', { name: nameOf(place) }));
    },
    pin: (place: EntryPlace) => {
      const isPinned = findEntry(list, place)?.fixed === 'left';
      focusLater(place);
      edit(
        setEntry(list, place, 'fixed', isPinned ? undefined : 'left'),
        text(isPinned ? 'designer.list.news.unpinned' : 'designer.list.news.pinned', { name: nameOf(place) }),
      );
    },
    resize: (place: EntryPlace, by: -1 | 1) => {
      const width = steppedWidth(findEntry(list, place)?.width, by);
      edit(setEntry(list, place, 'width', width), text('designer.list.news.width', { name: nameOf(place), width }));
    },
    setWidth: (place: EntryPlace, width: number) =>
      edit(setEntry(list, place, 'width', width), text('designer.list.news.width', { name: nameOf(place), width })),
    focusNext: (place: EntryPlace, by: -1 | 1) => {
      const entries = entriesOf(list, place.zone);
      const index = entries.findIndex((entry) => idOf(place.zone, entry) === place.id);
      const next = entries[index + by];
      if (!next) return;
      const to = { zone: place.zone, id: idOf(place.zone, next) };
      focusLater(to);
      choose(to);
    },
  };
}

/** Keys on an entry, by the table of keys: arrows choose, with Alt they move; of a column also its width and its pin. */
export function useEntryKeys(): (place: EntryPlace) => (event: KeyboardEvent) => void {
  const act = useEntryActions();
  return (place) => (event) => {
    if (isComposing(event.nativeEvent)) return;
    const onColumn: ShortcutActions = {
      columnNarrower: () => act.resize(place, -1),
      columnWider: () => act.resize(place, 1),
      pin: () => act.pin(place),
    };
    const doings: ShortcutActions = {
      entry: () => act.focusNext(place, event.key === 'ArrowLeft' ? -1 : 1),
      entryBefore: () => act.step(place, -1),
      entryAfter: () => act.step(place, 1),
      entryRemove: () => act.remove(place),
      ...(place.zone === 'columnList' ? onColumn : {}),
    };
    const shortcut = shortcutOf(event, 'list');
    const doIt = shortcut && doings[shortcut.id];
    if (!doIt) return;
    event.preventDefault();
    event.stopPropagation();
    doIt();
  };
}
