// Here: what lists are made of, whichever list it is.

import type { KeyboardEvent } from 'react';

/** The identity of a row: what has the focus when one goes from row to row. */
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('.adit-list-link');
const rowsAround = (element: Element) => [...(element.closest('table')?.querySelectorAll('tbody tr[data-row]') ?? [])];

/**
 * Keys of a tree table on the row that has the focus: up and down go from row to row, right opens or goes in, left closes or
 * goes out. Source: WAI-ARIA, treegrid pattern, focus on rows.
 * @returns whether the key was one of these
 */
export function treeKeys(event: KeyboardEvent, toggle: (id: string) => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return false;
  const row = event.target.closest('tr[data-row]');
  if (!row || !event.target.matches('.adit-list-link, .adit-tree-toggle')) return false;
  const rows = rowsAround(row);
  const at = rows.indexOf(row);
  const expanded = row.getAttribute('aria-expanded');
  const level = Number(row.getAttribute('aria-level'));
  const id = row.getAttribute('data-row') ?? '';
  const above = () => rows.slice(0, at).findLast((one) => Number(one.getAttribute('aria-level')) < level);
  switch (event.key) {
    case 'ArrowDown':
      linkOf(rows[at + 1])?.focus();
      break;
    case 'ArrowUp':
      linkOf(rows[at - 1])?.focus();
      break;
    case 'ArrowRight':
      if (expanded === 'false') toggle(id);
      else if (expanded === 'true') linkOf(rows[at + 1])?.focus();
      break;
    case 'ArrowLeft':
      if (expanded === 'true') toggle(id);
      else linkOf(above())?.focus();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}

/** A cell that can be written in, by its place. */
export interface CellPlace {
  readonly id: string;
  readonly prop: string;
}

export function cellPlace(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest('td[data-cell]') : null;
  const id = cell?.closest('tr')?.getAttribute('data-row');
  const prop = cell?.getAttribute('data-cell');
  return id && prop ? { id, prop } : null;
}

/**
 * Keys of cells that can be written in: arrows go from cell to cell, Enter and F2 begin to write. Source: WAI-ARIA, grid
 * pattern.
 */
export function cellKeys(event: KeyboardEvent, edit: (place: CellPlace) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
  const cell = event.target;
  if (!cell.matches('td[data-cell]')) return;
  const row = cell.closest('tr');
  const inRow = [...(row?.querySelectorAll<HTMLElement>('td[data-cell]') ?? [])];
  const rows = rowsAround(cell);
  const across = (by: number) => inRow[inRow.indexOf(cell) + by];
  const down = (by: number) =>
    rows[rows.indexOf(row ?? cell) + by]?.querySelector<HTMLElement>(
      `td[data-cell="${CSS.escape(cell.dataset.cell ?? '')}"]`,
    );
  const place = cellPlace(cell);
  const next = {
    ArrowRight: () => across(1),
    ArrowLeft: () => across(-1),
    ArrowDown: () => down(1),
    ArrowUp: () => down(-1),
    Home: () => inRow[0],
    End: () => inRow.at(-1),
  }[event.key];
  if (next) next()?.focus();
  else if ((event.key === 'Enter' || event.key === 'F2') && place) edit(place);
  else return;
  event.preventDefault();
}

/** The cells of a table that can be written in. */
export const cellsIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('td[data-cell]')];

/** One of many places is a stop of Tab: the one that had the focus last, at first the first. */
export function keepOneStop(places: readonly HTMLElement[], focused: Element | null): void {
  const stop = places.find((place) => place === focused) ?? places.find((place) => place.tabIndex === 0) ?? places[0];
  for (const place of places) if (place !== stop && place.tabIndex === 0) place.tabIndex = -1;
  if (stop && stop.tabIndex !== 0) stop.tabIndex = 0;
}
