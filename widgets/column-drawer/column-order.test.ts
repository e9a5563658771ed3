import { describe, expect, it } from 'vitest';
import {
  arrange,
  type ColumnHead,
  moveColumn,
  pinColumn,
  showAll,
  showColumn,
  usualArrangement,
} from './column-order.ts';

const column = (prop: string, fixed: 'none' | 'left' = 'none'): ColumnHead => ({
  column: { prop, fixed },
  label: prop,
});
const columns = [column('a'), column('no', 'left'), column('b'), column('c')];
const props = (all: readonly { prop: string }[]) => all.map(({ prop }) => prop).join(' ');

describe('the arrangement of columns', () => {
  it('begins as the list document has it, pinned columns first', () => {
    expect(props(usualArrangement(columns))).toBe('no a b c');
    expect(usualArrangement(columns)[0]).toEqual({ prop: 'no', visible: true, pinned: true });
  });

  it('takes what is stored, drops columns that are gone and twins, and puts new ones last', () => {
    const stored = [
      { prop: 'b', visible: false, pinned: false },
      { prop: 'gone', visible: true, pinned: false },
      { prop: 'b', visible: true, pinned: true },
      { prop: 'a' },
    ];
    expect(arrange(columns, stored)).toEqual([
      { prop: 'no', visible: true, pinned: true },
      { prop: 'b', visible: false, pinned: false },
      { prop: 'a', visible: true, pinned: false },
      { prop: 'c', visible: true, pinned: false },
    ]);
  });

  it('is the usual one when what is stored cannot be read or would show nothing', () => {
    expect(arrange(columns, 'nonsense')).toEqual(usualArrangement(columns));
    expect(arrange(columns, [null, 7, 'a'])).toEqual(usualArrangement(columns));
    const hidden = columns.map((one) => ({ prop: one.column.prop, visible: false }));
    expect(arrange(columns, hidden)).toEqual(usualArrangement(columns));
  });

  it('moves a column to the place of another, and pins it when that one is pinned', () => {
    const all = usualArrangement(columns);
    expect(props(moveColumn(all, 'c', 1))).toBe('no c a b');
    const pinned = moveColumn(all, 'a', 0);
    expect(pinned.slice(0, 2)).toEqual([
      { prop: 'a', visible: true, pinned: true },
      { prop: 'no', visible: true, pinned: true },
    ]);
    expect(moveColumn(pinned, 'a', 2).find(({ prop }) => prop === 'a')?.pinned).toBe(false);
  });

  it('stays as it is when a move leads nowhere', () => {
    const all = usualArrangement(columns);
    expect(moveColumn(all, 'c', 4)).toBe(all);
    expect(moveColumn(all, 'no', -1)).toBe(all);
    expect(moveColumn(all, 'gone', 1)).toBe(all);
  });

  it('keeps one column shown', () => {
    const one = showAll(usualArrangement(columns), false);
    expect(one.filter(({ visible }) => visible).map(({ prop }) => prop)).toEqual(['no']);
    expect(showColumn(one, 'no', false)).toBe(one);
    expect(showAll(one, true).every(({ visible }) => visible)).toBe(true);
  });

  it('puts a pinned column behind the pinned ones, and one that is let go before the rest', () => {
    const all = pinColumn(usualArrangement(columns), 'b', true);
    expect(props(all)).toBe('no b a c');
    expect(props(pinColumn(all, 'no', false))).toBe('b no a c');
  });
});
