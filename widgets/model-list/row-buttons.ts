import { localText } from '../../engine/schema/documents/text.ts';
import type { Buttons } from './buttons.ts';
import type { Words } from './cell-text.ts';
import type { Row } from './model.ts';

export interface RowActions {
  view(row: Row): void;
  edit(row: Row): void;
  remove(row: Row): void;
}

const order = [
  { key: 'edit', action: 'edit' },
  { key: 'detail', action: 'view' },
  { key: 'remove', action: 'remove' },
] as const;

/** The buttons of a row that the list offers, the most used one first. */
export function rowButtons(buttons: Buttons) {
  return order.flatMap(({ key, action }) => {
    const button = buttons[key];
    return button ? [{ key, action, button }] : [];
  });
}

export function buttonWord({ key, button }: ReturnType<typeof rowButtons>[number], words: Words): string {
  return localText(button.label, words.language) || words.translate(`list.${key}`);
}
