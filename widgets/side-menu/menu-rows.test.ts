import { describe, expect, it } from 'vitest';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import type { MenuItem } from '../shared/menu.ts';
import { branchAt, foldersAround, indentOf, menuRows, placeOf, rowByLetter, tipOf } from './menu-rows.ts';

/** Folders in folders, with a page at a depth. */
const deep = (depth: number): MenuItem[] =>
  Array.from({ length: depth - 1 }, (_, at) => depth - 1 - at).reduce(
    (children, level) => [menuEntry({ id: `f${level}`, fullName: `目录 ${level}`, children })],
    [menuEntry({ id: 'page', fullName: '页面' })],
  );
const rowsOf = (items: readonly MenuItem[], path: string) => menuRows(items, new Set(foldersAround(items, path)));

describe('rows', () => {
  it('are those of open folders, each with the row around it', () => {
    const rows = rowsOf(deep(12), '/page');
    expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows[11]?.parent).toBe(rows[10]);
    expect(rows[0]?.parent).toBeNull();
  });

  it('leave room for the words in a menu of 210 px, at any depth', () => {
    for (const level of [1, 2, 3, 4, 5, 12, 64]) expect(indentOf(level).wordsPx, `${level}`).toBeLessThanOrEqual(76);
    expect([1, 2, 3, 4].map((level) => indentOf(level).wordsPx)).toEqual([14, 44, 60, 76]);
  });

  it('tell deep levels apart by lines, which stay in the room before the words', () => {
    expect([4, 5, 8, 12, 64].map((level) => indentOf(level).guides)).toEqual([0, 4, 7, 11, 11]);
  });

  it('say the folders around them where they stand deep', () => {
    const rows = rowsOf(deep(6), '/page');
    expect(rows.map((row) => tipOf(row, 'zh')).slice(3)).toEqual([
      '目录 4',
      '目录 1 / 目录 2 / 目录 3 / 目录 4 / 目录 5',
      '目录 1 / 目录 2 / 目录 3 / 目录 4 / 目录 5 / 页面',
    ]);
  });

  it('are found by the letter they begin with, round at the end', () => {
    const rows = menuRows(
      ['Alarms', 'Pumps', 'areas'].map((fullName) => menuEntry({ id: fullName, fullName })),
      new Set(),
    );
    expect(rowByLetter(rows, 0, 'a', 'en')).toBe(2);
    expect(rowByLetter(rows, 2, 'A', 'en')).toBe(0);
    expect(rowByLetter(rows, 1, 'p', 'en')).toBe(1);
    expect(rowByLetter(rows, 0, 'x', 'en')).toBe(-1);
  });
});

describe('the place of a path', () => {
  it('is that of the first entry that leads there, or of the folder around it', () => {
    const twin = menuEntry({ id: 'twin', fullName: '又一个', urlAddress: 'model/pumps' });
    expect(placeOf([...sampleMenu, twin], '/model/pumps')).toBe(1);
    expect(placeOf([twin, ...sampleMenu], '/model/pumps')).toBe(0);
    expect(placeOf(sampleMenu, '/nowhere')).toBe(-1);
  });
});

describe('the folder whose entries stand by themselves', () => {
  const at = (path: string, kept: Parameters<typeof branchAt>[2] = null, openFirst = false) =>
    branchAt(sampleMenu, path, kept, openFirst)?.id;

  it('is the one around the page, else the first', () => {
    expect(at('/patrol/tasks')).toBe('patrol');
    expect(at('/model/pumps')).toBe('ledger');
    expect(at('/messageRecord')).toBe('ledger');
    expect(branchAt([], '/home', null, true)).toBeUndefined();
  });

  it('is the one that was chosen, until another page is shown', () => {
    const kept = { id: 'patrol', path: '/model/pumps' };
    expect(at('/model/pumps', kept)).toBe('patrol');
    expect(at('/model/fans', kept)).toBe('ledger');
  });

  it('stays on a page of no folder, but for pages that open the first', () => {
    const kept = { id: 'patrol', path: '/patrol/tasks' };
    expect(at('/messageRecord', kept)).toBe('patrol');
    expect(at('/home', kept, true)).toBe('ledger');
  });

  it('is never a page, nor one that is not there any more', () => {
    expect(at('/help-center', { id: 'help', path: '/help-center' })).toBe('ledger');
    expect(at('/help-center', { id: 'gone', path: '/help-center' })).toBe('ledger');
  });
});
