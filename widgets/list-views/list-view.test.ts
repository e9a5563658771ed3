import { describe, expect, it } from 'vitest';
import { isSameKept, keptIn, type ViewKept, viewBody } from './list-view.ts';

const asked: ViewKept = {
  ...{ columns: [{ prop: 'no', visible: true, pinned: false }], density: 'small' },
  ...{ query: { no: '004', state: ['a', 'b'] }, keyword: '漏', treeNode: 'n1', state: 2, sidx: 'no', sort: 'asc' },
};

describe('what a view keeps of a list', () => {
  it('comes back as it was', () => {
    const { shared, name, columns = null, density = null, ...kept } = viewBody(asked, '渗漏', true);
    expect([name, shared]).toEqual(['渗漏', true]);
    expect(
      keptIn({
        id: 'v',
        name,
        shared,
        mayChange: true,
        revision: 1,
        density,
        columns: columns && [...columns],
        ...kept,
      }),
    ).toEqual(asked);
  });

  it('is the same in whichever order its conditions stand', () => {
    expect(isSameKept(asked, { ...asked, query: { state: ['a', 'b'], no: '004' } })).toBe(true);
  });

  it.each<[string, Partial<ViewKept>]>([
    ['a condition', { query: { no: '004' } }],
    ['a value', { query: { ...asked.query, no: '005' } }],
    ['the word', { keyword: '' }],
    ['the node', { treeNode: null }],
    ['the state', { state: '2' }],
    ['the column', { sidx: '' }],
    ['the way', { sort: 'desc' }],
    ['a column in sight', { columns: [{ prop: 'no', visible: false, pinned: false }] }],
    ['the height of rows', { density: null }],
  ])('is another one where %s differs', (_, change) => {
    expect(isSameKept(asked, { ...asked, ...change })).toBe(false);
  });
});
