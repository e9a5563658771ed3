import { type RefObject, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useListDisplay } from '../column-drawer/use-list-display.ts';
import type { CallColumn } from './list-parts.ts';

/** A column that the reader may have pinned to the left. */
export type DrawnColumn = CallColumn & { readonly pinned: boolean };

const placeLengthMost = 64;

/**
 * How a list of a call is looked at. What the reader chooses is stored for the list in its screen; a part of a page has none
 * of it, and a screen that is only tried out stores nothing.
 */
export function useCallDisplay(
  columns: readonly CallColumn[],
  { id, compact }: { readonly id: string; readonly compact: boolean },
  list: RefObject<HTMLElement | null>,
) {
  const { documentId: screen = '' } = useServices();
  const place = compact || screen === '' ? '' : placeOf(screen, id);
  const heads = useMemo(() => columns.map((column) => ({ column, label: column.label })), [columns]);
  const display = useListDisplay(heads, place, list);
  const { shown, tools } = display;
  const drawn = useMemo((): DrawnColumn[] => shown.map(({ column, pinned }) => ({ ...column, pinned })), [shown]);
  return { ...display, drawn, tools: { ...tools, onColumns: place === '' ? null : tools.onColumns } };
}

/** A name as stored arrangements have them. */
const placeOf = (screen: string, id: string): string =>
  `${screen}-${id}`.replace(/[^A-Za-z0-9_-]/g, '-').slice(-placeLengthMost);
