import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { Translate } from '../../engine/schema/text/text.ts';

/** What a screen reader hears while a column is dragged: dnd-kit's own words are English only. */
export function dragWords(
  translate: Translate,
  labelOf: (prop: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const name = (id: UniqueIdentifier) => labelOf(String(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('columns.taken', { name: name(active.id) }),
    onDragOver: ({ active, over }) =>
      // A column that has just been picked up is over its own place.
      over && over.id !== active.id
        ? translate('columns.over', { name: name(active.id), other: name(over.id) })
        : undefined,
    onDragEnd: ({ active }) => translate('columns.put', { name: name(active.id) }),
    onDragCancel: ({ active }) => translate('columns.back', { name: name(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('columns.how') } };
}
