import type { CSSProperties } from 'react';
import type { ValueKindName } from '../../engine/schema/values/index.ts';
import { roughWidth } from '../list-parts/rough-width.ts';
import { isSortable, type ShownColumn } from './model.ts';

export const usualWidthPx = 140;
/** Of kinds whose values are longer than others. */
const widthsPx: Partial<Record<ValueKindName, number>> = { dateTimeRange: 272 };
export const selectWidthPx = 42;
export const actionsWidthPx = 100;
const headFontPx = 13;
const headPaddingPx = 24;
const sortMarkPx = 14;
/** A name that is longer is cut. */
const nameMostPx = 220;
/** Columns that stay put may take this share of the list; beyond it there is no room to scroll in. */
const pinnedShareMost = 0.6;

export interface GridColumn extends ShownColumn {
  readonly width: number;
  /** Which side it stays at while the others scroll. */
  readonly side: 'left' | 'right' | null;
  readonly style: CSSProperties;
  /** The last of those that stay put: its edge shows that something is under it. */
  readonly isEdge: boolean;
}

export interface GridLayout {
  readonly columns: readonly GridColumn[];
  /** In px; the list scrolls sideways when it has less. */
  readonly width: number;
  readonly pinsLeft: boolean;
}

/** As the design says, and never less than the name at its head takes: in another language it is longer. */
function ownWidth(shown: ShownColumn): number {
  const { column, label, field } = shown;
  const usual = (field && !field.table && widthsPx[field.kind]) || usualWidthPx;
  const stored = column.width && column.width > 0 ? column.width : usual;
  const name = roughWidth(label, headFontPx, 'bold') + headPaddingPx + (isSortable(shown) ? sortMarkPx : 0);
  return Math.max(stored, Math.min(Math.ceil(name), nameMostPx));
}

/** Widths and places of the columns in `room` px; what is left over goes to those that scroll. */
export function layoutColumns(
  columns: readonly ShownColumn[],
  { room, selects, acts }: { readonly room: number; readonly selects: boolean; readonly acts: boolean },
): GridLayout {
  const before = selects ? selectWidthPx : 0;
  const after = acts ? actionsWidthPx : 0;
  const own = columns.map(ownWidth);
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const least = before + sum(own) + after;
  const pinnedWidth = before + sum(own.filter((_, index) => columns[index]?.pinned));
  const pinsLeft = room === 0 || pinnedWidth + after <= room * pinnedShareMost;
  const widths = spread(own, columns, Math.max(0, room - least));

  const lastPinned = columns.findLastIndex(({ pinned }) => pinned);
  const placed: GridColumn[] = columns.map((column, index) => {
    const width = widths[index] ?? usualWidthPx;
    if (column.pinned && pinsLeft) {
      const left = before + sum(widths.slice(0, index));
      return { ...column, width, side: 'left', isEdge: index === lastPinned, style: { left } };
    }
    const isRight = !column.pinned && column.column.fixed === 'right';
    if (!isRight) return { ...column, width, side: null, isEdge: false, style: {} };
    const right = after + sum(widths.slice(index + 1));
    const isEdge = columns[index - 1]?.column.fixed !== 'right';
    return { ...column, width, side: 'right', isEdge, style: { right } };
  });
  return { columns: placed, width: before + sum(widths) + after, pinsLeft };
}

function spread(own: readonly number[], columns: readonly ShownColumn[], extra: number): number[] {
  const takes = (index: number) => !columns[index]?.pinned || columns.every(({ pinned }) => pinned);
  const base = own.reduce((total, width, index) => total + (takes(index) ? width : 0), 0);
  return own.map((width, index) => width + (takes(index) && base > 0 ? Math.floor((extra * width) / base) : 0));
}
