import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { GradeNode } from './grade-rows.ts';

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}
export const isAt = (at: GridPlace, row: number, column: number): boolean => at.row === row && at.column === column;

interface Grid {
  readonly rows: readonly GradeNode[];
  readonly columnCount: number;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly open: ReadonlySet<string>;
  readonly isFiltered: boolean;
  fold(node: GradeNode, isOpen: boolean): void;
  /** Brings a row into sight, so that it is drawn. */
  go(place: GridPlace): void;
}

const pageRows = 10;

/**
 * The keys of a tree in a grid: arrows go from cell to cell, on a name they open and fold; Home and End lead to the ends of a
 * row, with Ctrl to those of the grid. Space is the business of what stands in the cell.
 */
export function useGridKeys({ rows, columnCount, box, open, isFiltered, fold, go }: Grid) {
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 });
  const isWanted = useRef(false);
  const within = { row: Math.min(at.row, Math.max(rows.length - 1, 0)), column: at.column };
  // A row that comes into sight is drawn first, and takes the focus then.
  useEffect(() => {
    if (!isWanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-grid="${within.row}.${within.column}"]`);
    if (!cell) return;
    isWanted.current = false;
    cell.focus({ preventScroll: true });
  });
  const keys = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset.grid === undefined || event.altKey) return;
    const node = rows[within.row];
    const step = (row: number, column: number) => ({
      row: Math.min(Math.max(row, 0), rows.length - 1),
      column: Math.min(Math.max(column, 0), columnCount - 1),
    });
    const isBranch = node !== undefined && node.children.length > 0 && !isFiltered;
    const isOpen = node !== undefined && open.has(node.id);
    if (within.column === 0 && node && isBranch && (key === 'ArrowRight' ? !isOpen : key === 'ArrowLeft' && isOpen)) {
      event.preventDefault();
      fold(node, !isOpen);
      return;
    }
    const isWhole = event.ctrlKey || event.metaKey;
    const next: Readonly<Record<string, GridPlace>> = {
      ArrowUp: step(within.row - 1, within.column),
      ArrowDown: step(within.row + 1, within.column),
      ArrowLeft:
        within.column === 0 && node?.parent ? step(rows.indexOf(node.parent), 0) : step(within.row, within.column - 1),
      ArrowRight: step(within.row, within.column + 1),
      Home: isWhole ? step(0, 0) : step(within.row, 0),
      End: isWhole ? step(rows.length - 1, columnCount - 1) : step(within.row, columnCount - 1),
      PageUp: step(within.row - pageRows, within.column),
      PageDown: step(within.row + pageRows, within.column),
    };
    const wanted = next[key];
    if (!wanted) return;
    event.preventDefault();
    // Rows without anything below them have no last cell.
    const isShort = wanted.column === columnCount - 1 && (rows[wanted.row]?.children.length ?? 0) === 0;
    const place = isShort ? { ...wanted, column: columnCount - 2 } : wanted;
    isWanted.current = true;
    setAt(place);
    go(place);
  };
  return { at: within, setAt, keys };
}
