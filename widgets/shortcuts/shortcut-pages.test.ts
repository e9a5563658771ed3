import { describe, expect, it } from 'vitest';
import { menuEntry } from '../../test/support/sample-menu.ts';
import { offeredPages, shortcutPages } from './shortcut-pages.ts';

const pages = offeredPages(
  ['a', 'b', 'c', 'd'].map((id) => menuEntry({ id, fullName: id, urlAddress: id })),
  '/d',
);
const ids = (chosen: unknown, visits: unknown, most = 12) =>
  shortcutPages(pages, chosen, visits, most).map(({ item }) => item.id);

describe('shortcuts of a person', () => {
  it('are the chosen pages in the order of choice, whatever was used most', () => {
    expect(ids('c,a', { b: 9 })).toEqual(['c', 'a']);
  });
  it('leave out pages that are gone or are not to be seen any more', () => {
    expect(ids('gone,b', {})).toEqual(['b']);
  });
  it('are those used most where nothing was chosen, then the others as the menu has them', () => {
    expect(ids('', { c: 2, b: 5 })).toEqual(['b', 'c', 'a']);
    expect(ids(undefined, { c: 1 }, 2)).toEqual(['c', 'a']);
    expect(ids('gone', { c: 1 })).toEqual(['c', 'a', 'b']);
  });
  it('take counts that make no sense for none', () => {
    expect(ids('', { c: 'x', b: null })).toEqual(['a', 'b', 'c']);
    expect(ids('', 'nonsense')).toEqual(['a', 'b', 'c']);
  });
});
