import { type RefObject, useCallback, useRef } from 'react';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import type { Row } from './list-parts.ts';

interface Worked {
  readonly key: string;
  /** Among the rows, from 0. */
  readonly place: number;
}

/**
 * Keeps the focus among rows where something was done: what had it may be gone with the next answer. It stays at the same
 * row, or comes to the one that has moved up into its place; without rows it comes to the part around them.
 * @param part around the rows, each of which has its key as `data-row-key` and its buttons last; takes the focus itself
 * @returns to be told of the row that something is done with, null for something that is done with the whole
 */
export function useWorkedRow(part: RefObject<HTMLElement | null>, rows: readonly Row[], rowKey = 'id') {
  const worked = useRef<Worked | null>(undefined);
  useLostFocus(part, (element) => placeNear(element, worked.current), rows);
  return useCallback(
    (row: Row | null) => {
      worked.current = row && { key: String(row[rowKey]), place: rows.indexOf(row) };
    },
    [rows, rowKey],
  );
}

/** @returns null where nothing was done: the focus was lost elsewhere */
function placeNear(part: HTMLElement, worked: Worked | null | undefined): HTMLElement | null {
  if (!worked) return worked === null ? part : null;
  const drawn = [...part.querySelectorAll<HTMLElement>('[data-row-key]')];
  const same = drawn.find((one) => one.dataset.rowKey === worked.key);
  const row = same ?? drawn[Math.min(worked.place, drawn.length - 1)];
  return [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? part;
}
