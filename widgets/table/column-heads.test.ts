import { describe, expect, it } from 'vitest';
import { columnHeads } from './column-heads.ts';

const columns = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
const heads = (stored: unknown) =>
  columnHeads(stored, columns, 'en').map(({ label, from, count, align }) => [label, from, count, align]);

describe('names over columns', () => {
  it('stand over neighbours, in the language asked for', () => {
    const stored = [
      { id: '1', fullName: { zh: '尺寸', en: 'Size' }, align: 'left', childColumns: ['rows-b', 'c'] },
      { id: '2', fullName: 'Rest', childColumns: ['d'] },
    ];
    expect(heads(stored)).toEqual([
      ['Size', 1, 2, 'left'],
      ['Rest', 3, 1, 'center'],
    ]);
  });

  it('stand over each run of a group that is broken up, and over a column once', () => {
    const stored = [
      { fullName: 'X', childColumns: ['a', 'b', 'd'] },
      { fullName: 'Y', childColumns: ['b', 'c'] },
    ];
    expect(heads(stored)).toEqual([
      ['X', 0, 2, 'center'],
      ['Y', 2, 1, 'center'],
      ['X', 3, 1, 'center'],
    ]);
  });

  it('are none where the design says something else', () => {
    for (const stored of [undefined, null, 'x', [], [null, 1, 'a'], [{ childColumns: ['a'] }], [{ fullName: 'X' }]])
      expect(heads(stored)).toEqual([]);
    expect(heads([{ fullName: 'X', childColumns: ['gone', 7] }])).toEqual([]);
  });
});
