import { useMemo, useState } from 'react';
import { records } from '../shared/records.ts';
import type { Row } from './list-parts.ts';

/** Above so many rows what is found is not opened by itself, and only rows in view are drawn. */
const openMost = 200;

/** A row as it stands in the tree of a list. */
export interface OpenRow {
  readonly row: Row;
  /** 0 at the top. */
  readonly depth: number;
  /** Undefined where nothing stands below it. */
  readonly isOpen?: boolean;
}

export interface OpenRows {
  /** Keys of rows whose `children` are in sight. */
  readonly open: readonly string[];
  /** What is in sight, one after the other. */
  readonly lines: readonly OpenRow[];
  readonly isLong: boolean;
  toggle(row: Row): void;
}

/**
 * Which rows of a tree are open: rows have those below them as `children`. At first none; what is looked for is open, so that
 * it can be seen where it stands.
 */
export function useOpenRows(rows: readonly Row[], rowKey: string, isAsked: boolean): OpenRows {
  // Of what is looked for a reader opens and closes something else than of the whole.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const isOpenAtFirst = isAsked && countOf(rows) <= openMost;
    const nameOf = (row: Row) => `${isAsked} ${row[rowKey]}`;
    const isOpen = (row: Row) => isOpenAtFirst !== turned.has(nameOf(row));
    const linesOf = (some: readonly Row[], depth: number): OpenRow[] =>
      some.flatMap((row) => {
        const below = records(row.children);
        if (below.length === 0) return [{ row, depth }];
        return [{ row, depth, isOpen: isOpen(row) }, ...(isOpen(row) ? linesOf(below, depth + 1) : [])];
      });
    const lines = linesOf(rows, 0);
    return {
      lines,
      open: lines.flatMap((line) => (line.isOpen ? [String(line.row[rowKey])] : [])),
      isLong: lines.length > openMost,
      toggle: (row) =>
        setTurned((known) => {
          const next = new Set(known);
          if (!next.delete(nameOf(row))) next.add(nameOf(row));
          return next;
        }),
    };
  }, [rows, rowKey, isAsked, turned]);
}

const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { children }) => sum + 1 + countOf(records(children)), 0);
