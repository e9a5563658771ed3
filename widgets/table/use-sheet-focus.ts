import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { rowKey } from './row-keys.ts';
import type { SheetModel } from './sheet-model.ts';

export interface Place {
  readonly row: number;
  readonly stop: number;
}

const controls = 'input:not([type=hidden]), textarea, [role=combobox], [role=slider], button, [tabindex="0"]';

/** The element of a sheet that an event happened in, as a place; null outside of rows. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return stop === undefined || row === undefined ? null : { row: Number(row), stop: Number(stop) };
}

/**
 * Which cell Tab reaches, and whether it has the focus. A cell that gets the focus becomes its control, with all of its
 * value selected; it is text again when the focus has left. Its row stays in the document meanwhile, wherever one scrolls.
 */
export function useSheetFocus(model: SheetModel, grid: RefObject<HTMLElement | null>, show: (row: number) => void) {
  const { session } = useEngine();
  const [active, setActive] = useState<{ key: number; stop: number } | null>(null);
  const [engaged, setEngaged] = useState(false);
  /** Somebody writes in the cell: before that its value is selected as a whole. */
  const entry = useRef(false);
  /** The value that Escape brings back. */
  const original = useRef<unknown>(undefined);
  const visited = useRef<{ key: number; before: string } | null>(null);

  const rowsNow = () => session.rows(model.name);
  const elementAt = (place: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${place.row}"] [data-stop="${place.stop}"]`) ?? null;

  /** Leaving a row in which something was written shows what it still lacks. */
  const leaveRow = (next: number | null) => {
    const left = visited.current;
    if (left && left.key !== next) {
      const index = rowsNow().findIndex((row) => rowKey(row) === left.key);
      const row = rowsNow()[index];
      if (row && JSON.stringify(row) !== left.before) session.checkCells(model.name, [index]);
      visited.current = null;
    }
    const row = next === null ? undefined : rowsNow().find((one) => rowKey(one) === next);
    if (row && next !== null) visited.current ??= { key: next, before: JSON.stringify(row) };
  };

  /** The control that is left hears of it before it goes: it may still have something to hand out. */
  const settle = () => {
    const inside = document.activeElement;
    if (inside instanceof HTMLElement && grid.current?.contains(inside)) inside.blur();
  };
  /** Takes the control of the cell away together with what is written in it and was not handed out. */
  const drop = () => flushSync(() => setActive(null));

  const focusCell = (place: Place) => {
    const row = rowsNow()[place.row];
    if (!row || !grid.current) return;
    settle();
    entry.current = false;
    const stop = model.stops[place.stop];
    original.current = stop?.kind === 'cell' ? row[stop.column.name] : undefined;
    flushSync(() => {
      setActive({ key: rowKey(row), stop: place.stop });
      setEngaged(true);
    });
    leaveRow(rowKey(row));
    show(place.row);
    const cell = elementAt(place);
    if (cell) focusInside(cell);
  };

  const onFocus = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement) || !grid.current?.contains(event.target)) return;
    const place = placeOf(event.target);
    if (!place || event.target.closest('.adit-sheet-editor')) return;
    const row = rowsNow()[place.row];
    const here = engaged && active && row && active.key === rowKey(row) && active.stop === place.stop;
    if (!here) focusCell(place);
  };

  const onBlur = () => {
    // The focus is nowhere while it moves from cell to cell, and elsewhere on the screen while a list is open.
    queueMicrotask(() => {
      if (grid.current?.contains(document.activeElement) || hasOpenPopup(grid.current)) return;
      setEngaged(false);
      leaveRow(null);
    });
  };

  return { active, engaged, entry, original, focusCell, settle, drop, onFocus, onBlur, elementAt, setActive };
}

/** Puts the focus into the control of a cell, or on the cell where there is none. */
function focusInside(cell: HTMLElement) {
  const editor = cell.classList.contains('adit-sheet-editor');
  const control = editor ? cell.querySelector<HTMLElement>(controls) : null;
  (control ?? cell).focus({ preventScroll: true });
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.type !== 'checkbox' && control.type !== 'radio') control.select();
  }
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A list, tree or calendar that belongs to a control of the sheet, with the focus in it. */
function hasOpenPopup(grid: HTMLElement | null): boolean {
  const outside = document.activeElement;
  return (
    outside !== null &&
    outside !== document.body &&
    outside.closest('.ant-select-dropdown, .ant-picker-dropdown, .ant-popover, .ant-modal') !== null &&
    grid?.querySelector('.adit-sheet-editor') !== null
  );
}
