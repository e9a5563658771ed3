import { describe, expect, it } from 'vitest';
import { layoutColumns } from './grid-layout.ts';
import type { ShownColumn } from './model.ts';

const column = (prop: string, width: number | null, more: Partial<ShownColumn> = {}, fixed?: 'right'): ShownColumn => ({
  column: { prop, width, ...(fixed ? { fixed } : {}) },
  field: undefined,
  label: prop,
  thousands: false,
  pinned: false,
  ...more,
});
const columns = [
  column('no', 160, { pinned: true }),
  column('state', 100, { pinned: true }),
  column('place', 140),
  column('notes', null),
];

describe('the layout of columns', () => {
  it('gives each its width, and puts the pinned ones side by side from the left', () => {
    const { columns: placed, width } = layoutColumns(columns, { room: 682, selects: true, acts: true });
    expect(placed.map((one) => one.width)).toEqual([160, 100, 140, 140]);
    expect(placed.map((one) => one.style.left)).toEqual([42, 202, undefined, undefined]);
    expect(placed.map((one) => one.isEdge)).toEqual([false, true, false, false]);
    expect(width).toBe(42 + 540 + 100);
  });

  it('makes room for a name that is longer in another language, and no endless one', () => {
    const named = (label: string) =>
      layoutColumns([column('total', 117, { label })], { room: 0, selects: false, acts: false }).columns[0]?.width ?? 0;
    expect(named('预计费用（元）')).toBe(117);
    expect(named('Estimated cost (CNY)')).toBeGreaterThan(150);
    expect(named('A name without an end '.repeat(9))).toBe(220);
  });

  it('gives what is left over to the columns that scroll, in proportion', () => {
    const { columns: placed, width } = layoutColumns(columns, { room: 962, selects: true, acts: true });
    expect(placed.map((one) => one.width)).toEqual([160, 100, 280, 280]);
    expect(width).toBe(962);
  });

  it('lets go of pinned columns that would leave no room to scroll in', () => {
    const { columns: placed, pinsLeft } = layoutColumns(columns, { room: 420, selects: true, acts: true });
    expect(pinsLeft).toBe(false);
    expect(placed.every(({ side }) => side === null)).toBe(true);
  });

  it('keeps columns at the right before the actions', () => {
    const right = [...columns, column('sum', 90, {}, 'right'), column('when', 110, {}, 'right')];
    const { columns: placed } = layoutColumns(right, { room: 800, selects: false, acts: true });
    expect(placed.map((one) => one.style.right)).toEqual([undefined, undefined, undefined, undefined, 210, 100]);
    expect(placed.map((one) => one.isEdge)).toEqual([false, true, false, false, true, false]);
  });

  it('needs no column for choosing or acting where there is nothing to choose or to do', () => {
    expect(layoutColumns(columns, { room: 0, selects: false, acts: false }).width).toBe(540);
  });
});
