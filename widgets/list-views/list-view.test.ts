import { describe, expect, it } from 'vitest';
import { askedOf, isSameAsked, type ViewAsked, viewBody } from './list-view.ts';

const asked: ViewAsked = {
  ...{ query: { no: '004', state: ['a', 'b'] }, keyword: '漏', treeNode: 'n1', state: 2, sidx: 'no', sort: 'asc' },
};

describe('what a view keeps of a list', () => {
  it('comes back as it was', () => {
    const { shared, name, ...kept } = viewBody(asked, '渗漏', true);
    expect([name, shared]).toEqual(['渗漏', true]);
    expect(askedOf({ id: 'v', name, shared, mayChange: true, revision: 1, ...kept })).toEqual(asked);
  });

  it('is the same in whichever order its conditions stand', () => {
    expect(isSameAsked(asked, { ...asked, query: { state: ['a', 'b'], no: '004' } })).toBe(true);
  });

  it.each<[string, Partial<ViewAsked>]>([
    ['a condition', { query: { no: '004' } }],
    ['a value', { query: { ...asked.query, no: '005' } }],
    ['the word', { keyword: '' }],
    ['the node', { treeNode: null }],
    ['the state', { state: '2' }],
    ['the column', { sidx: '' }],
    ['the way', { sort: 'desc' }],
  ])('is another one where %s differs', (_, change) => {
    expect(isSameAsked(asked, { ...asked, ...change })).toBe(false);
  });
});
