import { describe, expect, it } from 'vitest';
import { type PasteColumn, pasteRows } from './paste-rows.ts';

const column = (name: string, more: Partial<PasteColumn> = {}): PasteColumn => ({
  name,
  calculated: false,
  takes: () => true,
  read: (text) =>
    text === 'bad' ? { ok: false, problem: { code: 'field.number' } } : { ok: true, value: text || null },
  ...more,
});
const start = () => ({ unit: 'kg' });

describe('pasting a block into rows', () => {
  it('overwrites from the cell on and adds rows with their defaults', () => {
    const from = { row: 1, columns: [column('b'), column('c')] };
    const before = [{ a: 1 }, { a: 2, b: 'old' }];
    const result = pasteRows(before, [['x', 'y'], ['z']], from, 10, start);
    expect(result.rows).toEqual([{ a: 1 }, { a: 2, b: 'x', c: 'y' }, { unit: 'kg', b: 'z' }]);
    expect(result).toMatchObject({ taken: 3, left: 0, touched: [1, 2], columns: ['b', 'c'] });
    expect(before[1]).toEqual({ a: 2, b: 'old' });
  });

  it('counts what does not fit: no such column, a value of another kind, a cell that is closed, no row left', () => {
    const from = { row: 0, columns: [column('a'), column('b', { takes: () => false })] };
    const block = [
      ['1', '2', '3'],
      ['bad', '', ''],
      ['4', '5', ''],
    ];
    const result = pasteRows([], block, from, 2, () => ({}));
    expect(result.rows).toEqual([{ a: '1' }, {}]);
    expect(result).toMatchObject({ taken: 1, left: 5 });
  });

  it('passes over calculated cells without counting them as lost', () => {
    const from = { row: 0, columns: [column('a'), column('sum', { calculated: true }), column('b')] };
    const result = pasteRows([{}], [['1', '99', '2']], from, 10, () => ({}));
    expect(result.rows).toEqual([{ a: '1', b: '2' }]);
    expect(result.left).toBe(0);
  });
});
