import type { ListButton, OwnButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Buttons } from './buttons.ts';
import type { Words } from './cell-text.ts';
import type { Row } from './model.ts';

export interface RowActions {
  view(row: Row): void;
  edit(row: Row): void;
  addBelow(row: Row): void;
  remove(row: Row): void;
  own(row: Row, button: OwnButton): void;
}

export interface RowButton<On = RowActions> {
  readonly key: string;
  readonly button: ListButton;
  readonly isDanger: boolean;
  /** Text for a button without words. */
  readonly usual: string;
  press(on: On, row: Row): void;
}

const order = [
  { key: 'edit', action: 'edit' },
  { key: 'detail', action: 'view' },
  { key: 'addBelow', action: 'addBelow' },
  { key: 'remove', action: 'remove' },
] as const;

/** The buttons of a row that the list offers, the most used one first; deleting comes last. */
export function rowButtons(buttons: Buttons): RowButton[] {
  const usual = order.flatMap(({ key, action }): RowButton[] => {
    const button = buttons[key];
    if (!button) return [];
    return [{ key, button, isDanger: key === 'remove', usual: `list.${key}`, press: (on, row) => on[action](row) }];
  });
  const own = ownRowButtons(buttons);
  const last = usual.at(-1)?.key === 'remove' ? usual.slice(-1) : [];
  return [...usual.slice(0, usual.length - last.length), ...own, ...last];
}

/** Those of the design's own: they stand in the record that is read as well. */
export function ownRowButtons({ own }: Buttons): RowButton<Pick<RowActions, 'own'>>[] {
  return own.row.map((button) => ({
    key: `own ${button.value}`,
    button,
    isDanger: button.danger === true,
    usual: button.value,
    press: (on, row) => on.own(row, button),
  }));
}

export function buttonWord({ usual, button }: Pick<RowButton, 'usual' | 'button'>, words: Words): string {
  return localText(button.label, words.language) || words.translate(usual);
}
