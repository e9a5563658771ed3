// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
import { type ClipboardEvent, type CSSProperties, type MouseEvent, useRef } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { isBlock, readBlock } from './clipboard-block.ts';
import type { PasteColumn, Row } from './paste-rows.ts';
import { pressCell } from './press-cell.ts';
import { readCell } from './read-cell.ts';
import { rowKey } from './row-keys.ts';
import { problemsByRow } from './row-problems.ts';
import { SheetHead } from './SheetHead.tsx';
import { SheetRow } from './SheetRow.tsx';
import { SheetTotals } from './SheetTotals.tsx';
import { cellState, headLines, useSheet } from './sheet-model.ts';
import type { TableSettings } from './stored-settings.ts';
import { rowHeightPx, useRowWindow } from './use-row-window.ts';
import { type Place, placeOf, useSheetFocus } from './use-sheet-focus.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import type { TableRows } from './use-table-rows.ts';

export interface SheetHandle {
  /** Adds a row and puts the focus into it. */
  add(): void;
  /** Into the first cell in error, else into the cell that had the focus last, else into the first. */
  focus(): boolean;
}

interface Props {
  readonly rows: TableRows;
  readonly settings: TableSettings;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly messageId: string;
  readonly version: number;
  readonly selection: { readonly keys: ReadonlySet<number>; onKeys(keys: ReadonlySet<number>): void } | undefined;
  readonly handle: { current: SheetHandle | null };
  leave(): void;
}

const numberWidthPx = 44;
const actionWidthPx = 36;
/** Under the last row, for a control that is higher than its row: files as a list, with what is on its way. */
const tallRoomPx = 120;

export function Sheet(props: Props) {
  const { rows, settings, labelId, describedBy, messageId, version, selection, handle, leave } = props;
  const model = useSheet();
  const { session, options } = useEngine();
  const { timeZone } = useServices();
  const scroller = useRef<HTMLDivElement>(null);
  const list = rows.rows();
  const window = useRowWindow(list.length);
  const hasTotals = settings.showSummary && list.length > 0;

  /** Brings a row between the line of names and the line of sums. */
  const show = (row: number) => {
    const box = scroller.current;
    if (!box) return;
    const room = box.clientHeight - rowHeightPx * (headLines(model) + (hasTotals ? 1 : 0));
    const top = row * rowHeightPx;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeightPx > box.scrollTop + room) box.scrollTop = top + rowHeightPx - room;
    window.onScroll(box.scrollTop);
  };
  const focus = useSheetFocus(model, scroller, show);
  const keys = useSheetKeys({ model, rows, focus, grid: scroller, leave });

  const activeRow = focus.active ? list.findIndex((row) => rowKey(row) === focus.active?.key) : -1;
  const activeStop = focus.active?.stop ?? 0;
  const firstStop = Math.max(
    0,
    model.stops.findIndex(({ kind }) => kind === 'cell'),
  );

  handle.current = {
    add: keys.add,
    focus() {
      const wrong = problemsByRow(session.state(model.name).problem);
      const row = [...wrong.keys()][0];
      const columns = row === undefined ? undefined : wrong.get(row);
      const stop = model.stops.findIndex((one) => one.kind === 'cell' && columns?.has(one.column.name));
      if (row !== undefined && stop >= 0) focus.focusCell({ row, stop });
      else if (list.length > 0)
        focus.focusCell(activeRow >= 0 ? { row: activeRow, stop: activeStop } : keys.firstOpen(0));
      return list.length > 0;
    },
  };

  const pressed = useRef<Place | null>(null);
  const onMouseDown = (event: MouseEvent) => {
    pressed.current = null;
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || !scroller.current?.contains(event.target as Node)) return;
    if (keys.columnAt(place.stop) === undefined) return;
    if ((event.target as Element).closest('.adit-sheet-editor')) {
      // A second press puts the caret: from now on arrows are its own.
      focus.entry.current ||= keys.columnAt(place.stop)?.typed === true;
      return;
    }
    // The text that is pressed is about to be replaced: the browser must not put the focus where it was.
    event.preventDefault();
    if (keys.isOpen(place) && !keys.columnAt(place.stop)?.typed) pressed.current = place;
    focus.focusCell(place);
  };
  /** The control has come under the pointer between press and release, so it hears of neither, nor of the click. */
  const onMouseUp = (event: MouseEvent) => {
    const place = pressed.current;
    pressed.current = null;
    const cell = place && focus.elementAt(place);
    if (cell?.contains(document.elementFromPoint(event.clientX, event.clientY))) pressCell(cell, event);
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || !scroller.current?.contains(event.target as Node)) return;
    const stop = model.stops[place.stop];
    const row = list[place.row];
    if (stop?.kind === 'copy') {
      const made = rows.copy(place.row);
      if (made !== undefined) focus.focusCell({ row: made, stop: firstStop });
    }
    if (stop?.kind === 'remove') {
      rows.remove([place.row]);
      keys.afterRemoval(place);
    }
    if (stop?.kind === 'select' && selection && row) {
      const next = new Set(selection.keys);
      if (!next.delete(rowKey(row))) next.add(rowKey(row));
      selection.onKeys(next);
    }
  };

  const onPasteCapture = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const column = place && keys.columnAt(place.stop);
    if (!place || !column || !model.editable) return;
    const text = event.clipboardData.getData('text/plain');
    const isLongText = column.compiled.field.kind === 'longText' && focus.entry.current;
    if (text === '' || isLongText || (column.typed && !isBlock(text))) return;
    event.preventDefault();
    const from = model.columns.indexOf(column);
    const read = model.readRow(list[place.row] ?? {});
    const columns = model.columns.slice(from).map((one): PasteColumn => {
      const { field } = one.compiled;
      const offered = field.descriptor.options ? options.read(field, read).options : [];
      return {
        name: one.name,
        calculated: one.calculated,
        read: (cell) => readCell(cell, field, offered, timeZone),
        takes: (row: Row) => cellState(model, one, row).open,
      };
    });
    rows.paste(readBlock(text), { row: place.row, columns, canAdd: model.canAdd });
    focus.focusCell(place);
  };

  const actions = model.stops.filter(({ kind }) => kind === 'copy' || kind === 'remove').length;
  const tracks = [
    `${numberWidthPx}px`,
    ...model.columns.map(({ track }) => track),
    ...(actions > 0 ? [`${actions * actionWidthPx}px`] : []),
  ].join(' ');
  const minWidth = numberWidthPx + actions * actionWidthPx + model.columns.reduce((sum, { minPx }) => sum + minPx, 0);
  const style: CSSProperties & Record<`--${string}`, string> = { '--adit-tracks': tracks, minWidth };

  const inView = Array.from({ length: Math.max(0, window.to - window.from) }, (_, index) => window.from + index);
  // Rows that stay wherever one scrolls: that of the focus, and those with a file on its way.
  const kept = session.work.isAt(model.name)
    ? [...list.keys()].filter((index) => session.work.isAt(model.name, list[index]))
    : [];
  const isTall = kept.length > 0 || (focus.engaged && keys.columnAt(activeStop)?.compiled.field.kind === 'files');
  const shown = [...new Set([...inView, ...(activeRow < 0 ? [] : [activeRow]), ...kept])].sort((a, b) => a - b);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: every press here has its key, in `useSheetKeys`
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      className="adit-sheet"
      data-heads={headLines(model)}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-readonly={!model.editable || undefined}
      aria-multiselectable={selection ? true : undefined}
      aria-rowcount={list.length + headLines(model) + (hasTotals ? 1 : 0)}
      aria-colcount={model.columns.length + 1 + (actions > 0 ? 1 : 0)}
      onScroll={(event) => event.target === scroller.current && window.onScroll(scroller.current.scrollTop)}
      onMouseDown={onMouseDown}
      onMouseUp={onMouseUp}
      onClick={onClick}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onInput={() => {
        focus.entry.current = true;
      }}
      onCompositionStart={() => {
        focus.entry.current = true;
      }}
      onKeyDownCapture={keys.onKeyDownCapture}
      onPasteCapture={onPasteCapture}
    >
      <div style={style}>
        <SheetHead
          selection={
            selection && {
              all: list.length > 0 && list.every((row) => selection.keys.has(rowKey(row))),
              onAll: (all) => selection.onKeys(new Set(all ? list.map(rowKey) : [])),
            }
          }
        />
        <div
          role="rowgroup"
          className="adit-sheet-body"
          style={{ height: list.length * rowHeightPx + (isTall ? tallRoomPx : 0) }}
        >
          {shown.map((index) => {
            const row = list[index];
            if (!row) return null;
            const isActive = index === activeRow || (activeRow < 0 && index === 0);
            return (
              <SheetRow
                key={rowKey(row)}
                row={row}
                index={index}
                activeStop={isActive ? (activeRow < 0 ? firstStop : activeStop) : -1}
                engaged={focus.engaged && index === activeRow}
                selected={selection?.keys.has(rowKey(row)) ?? false}
                version={version}
                messageId={messageId}
              />
            );
          })}
        </div>
        {hasTotals && <SheetTotals settings={settings} rowIndex={list.length + 1 + headLines(model)} />}
      </div>
    </div>
  );
}
