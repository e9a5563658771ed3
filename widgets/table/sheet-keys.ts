/** What a key means in a sheet. */
export type SheetKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'top'
  | 'bottom'
  | 'pageUp'
  | 'pageDown'
  | 'next'
  | 'previous'
  | 'tab'
  | 'tabBack'
  | 'add'
  | 'copy'
  | 'remove'
  | 'edit'
  | 'clear'
  | 'revert'
  | 'leave'
  | 'undo';

export interface CellUse {
  /** The cell holds its control; else it is text that takes the focus itself. */
  readonly editor: boolean;
  /** A button of a row: Enter presses it. */
  readonly button: boolean;
  readonly typed: boolean;
  readonly multiline: boolean;
  /** Its list, tree or calendar is open: keys belong to that. */
  readonly expanded: boolean;
  /** Somebody is writing in it: arrows move the caret. Before that the whole value is selected, and arrows move on. */
  readonly entry: boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const arrows: Readonly<Record<string, SheetKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const jumps: Readonly<Record<string, SheetKey>> = {
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** @returns null: the key is the control's or the browser's */
export function sheetKey(press: Press, use: CellUse): SheetKey | null {
  const { key, shiftKey } = press;
  if (press.ctrlKey || press.metaKey) return controlKey(key, use);
  if (press.altKey) return null;
  if (key === 'Tab') return shiftKey ? 'tabBack' : 'tab';
  if (use.expanded) return null;
  if (key === 'F2') return use.editor ? 'edit' : null;
  if (key === 'Escape') return use.entry ? 'revert' : 'leave';
  if (key === 'Enter') {
    if (use.button || (use.multiline && shiftKey)) return null;
    return shiftKey ? 'previous' : 'next';
  }
  const arrow = arrows[key];
  if (arrow) {
    const goesOn = !use.entry || (use.typed && !use.multiline && (arrow === 'up' || arrow === 'down'));
    return goesOn && !shiftKey ? arrow : null;
  }
  if (use.entry || shiftKey) return null;
  if (key === 'Delete' || key === 'Backspace') return use.editor ? 'clear' : null;
  return jumps[key] ?? null;
}

function controlKey(key: string, { entry }: CellUse): SheetKey | null {
  if (key === 'Enter') return 'add';
  if (key === 'Delete') return 'remove';
  if (key.toLowerCase() === 'd') return 'copy';
  if (entry) return null;
  if (key.toLowerCase() === 'z') return 'undo';
  if (key === 'Home') return 'top';
  return key === 'End' ? 'bottom' : null;
}
