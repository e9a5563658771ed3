import type { KeyboardEvent, RefObject } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { isComposing } from '../shared/is-composing.ts';
import { pressCell } from './press-cell.ts';
import { type CellUse, sheetKey } from './sheet-keys.ts';
import { cellState, type SheetModel } from './sheet-model.ts';
import { type Place, placeOf, type useSheetFocus } from './use-sheet-focus.ts';
import type { TableRows } from './use-table-rows.ts';

const pageRows = 10;

interface Sheet {
  readonly model: SheetModel;
  readonly rows: TableRows;
  readonly focus: ReturnType<typeof useSheetFocus>;
  readonly grid: RefObject<HTMLElement | null>;
  /** Puts the focus behind the rows. */
  leave(): void;
}

/** Of two inputs in one cell, the ends of a range: the other one, where a key that leads on leads to it. */
function otherEnd({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, target: HTMLElement): HTMLElement | null {
  const [start, end, ...others] = target.closest('.adit-sheet-editor')?.querySelectorAll('input') ?? [];
  if (!start || !end || others.length > 0 || ctrlKey || metaKey || (key !== 'Tab' && key !== 'Enter')) return null;
  if (target === start && !shiftKey) return end;
  return target === end && shiftKey ? start : null;
}

/** The keyboard of a sheet: see `sheetKey` for what each key means. */
export function useSheetKeys({ model, rows, focus, grid, leave }: Sheet) {
  const { session } = useEngine();
  const columnAt = (stop: number) => {
    const found = model.stops[stop];
    return found?.kind === 'cell' ? found.column : undefined;
  };
  const isOpen = ({ row, stop }: Place) => {
    const column = columnAt(stop);
    const values = rows.rows()[row];
    return column !== undefined && values !== undefined && cellState(model, column, values).open;
  };
  /** The next cell in reading order that takes a value. */
  const nextOpen = (from: Place, step: 1 | -1): Place | null => {
    const width = model.stops.length;
    const count = rows.rows().length * width;
    for (let at = from.row * width + from.stop + step; at >= 0 && at < count; at += step) {
      const place = { row: Math.floor(at / width), stop: at % width };
      if (isOpen(place)) return place;
    }
    return null;
  };
  const firstOpen = (row: number) => nextOpen({ row, stop: -1 }, 1) ?? { row, stop: 0 };
  const add = () => {
    const made = model.canAdd ? rows.add() : undefined;
    if (made !== undefined) focus.focusCell(firstOpen(made));
  };
  const afterRemoval = ({ row, stop }: Place) => {
    const left = rows.rows().length;
    if (left > 0) focus.focusCell({ row: Math.min(row, left - 1), stop });
    else leave();
  };

  /** @returns false: the key is the browser's after all */
  const act = (key: ReturnType<typeof sheetKey>, place: Place): boolean => {
    const { row, stop } = place;
    const last = { row: rows.rows().length - 1, stop: model.stops.length - 1 };
    const column = columnAt(stop);
    const go = (to: Place) => {
      if (to.row < 0 || to.stop < 0 || to.row > last.row || to.stop > last.stop) return;
      if (to.row !== row || to.stop !== stop) focus.focusCell(to);
    };
    switch (key) {
      case 'up':
        go({ row: row - 1, stop });
        return true;
      case 'down':
        go({ row: row + 1, stop });
        return true;
      case 'left':
        go({ row, stop: stop - 1 });
        return true;
      case 'right':
        go({ row, stop: stop + 1 });
        return true;
      case 'first':
        go({ row, stop: 0 });
        return true;
      case 'last':
        go({ row, stop: last.stop });
        return true;
      case 'top':
        go({ row: 0, stop: 0 });
        return true;
      case 'bottom':
        go(last);
        return true;
      case 'pageUp':
        go({ row: Math.max(0, row - pageRows), stop });
        return true;
      case 'pageDown':
        go({ row: Math.min(last.row, row + pageRows), stop });
        return true;
      case 'next': {
        const next = nextOpen(place, 1);
        if (next) focus.focusCell(next);
        else if (model.canAdd) add();
        else leave();
        return true;
      }
      case 'tab':
      case 'tabBack':
      case 'previous': {
        const next = nextOpen(place, key === 'tab' ? 1 : -1);
        if (next) focus.focusCell(next);
        return next !== null || key === 'previous';
      }
      case 'add':
        add();
        return true;
      case 'copy': {
        focus.settle();
        const made = model.stops.some(({ kind }) => kind === 'copy') ? rows.copy(row) : undefined;
        if (made !== undefined) focus.focusCell({ row: made, stop });
        return true;
      }
      case 'remove':
        if (!model.stops.some(({ kind }) => kind === 'remove')) return true;
        // What is being written there goes with its row: the next one has its place then.
        focus.drop();
        rows.remove([row]);
        afterRemoval(place);
        return true;
      case 'undo':
        rows.undo();
        if (rows.rows().length > 0) focus.focusCell({ row: Math.min(row, rows.rows().length - 1), stop });
        return true;
      case 'edit':
        focus.entry.current = true;
        edit(place);
        return true;
      case 'clear':
        if (!column || !isOpen(place) || column.compiled.field.kind === 'boolean') return true;
        write(place, null);
        return true;
      case 'revert':
        focus.drop();
        write(place, focus.original.current);
        focus.focusCell(place);
        return true;
      case 'leave':
        leave();
        return true;
      case null:
        return false;
    }
  };

  const write = ({ row, stop }: Place, value: unknown) => {
    const column = columnAt(stop);
    if (!column) return;
    session.touch(model.name);
    session.setCell(model.name, row, column.name, value);
  };
  const edit = (place: Place) => {
    const control = document.activeElement;
    if (columnAt(place.stop)?.typed && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
      control.setSelectionRange(control.value.length, control.value.length);
    else if (columnAt(place.stop)?.opens) pressCell(focus.elementAt(place));
  };

  const cellUse = (target: HTMLElement, { stop }: Place): CellUse => {
    const column = columnAt(stop);
    return {
      editor: target.closest('.adit-sheet-editor') !== null,
      button: column === undefined,
      typed: column?.typed ?? false,
      multiline: target instanceof HTMLTextAreaElement,
      expanded: target.getAttribute('aria-expanded') === 'true',
      entry: focus.entry.current,
    };
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { target } = event;
    // Keys of a list that is open elsewhere on the screen come here too; keys of an input method are nobody else's.
    if (!(target instanceof HTMLElement) || !grid.current?.contains(target) || isComposing(event.nativeEvent)) return;
    const place = placeOf(target);
    if (!place) return;
    const end = otherEnd(event, target);
    if (end) {
      event.preventDefault();
      event.stopPropagation();
      end.focus();
      return;
    }
    const key = sheetKey(event, cellUse(target, place));
    if (key === null || !act(key, place)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { onKeyDownCapture, add, firstOpen, afterRemoval, isOpen, columnAt, nextOpen };
}
