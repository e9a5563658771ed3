import { describe, expect, it } from 'vitest';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import type { MenuItem } from '../shared/menu.ts';
import { findPages, indexPages, shortPlace, shownMost } from './find-pages.ts';

const names = (word: string, language: 'zh' | 'en' = 'zh') =>
  findPages(indexPages(sampleMenu, language), word).pages.map(({ item }) => item.fullName);

describe('finding', () => {
  it('looks at name, folders and address; each part of the word has to be there', () => {
    expect(names('设备')).toEqual(['风机台账', '水泵台账']);
    expect(names('管廊 水泵')).toEqual(['水泵台账']);
    expect(names('MODEL/def')).toEqual(['缺陷上报']);
    expect(names('水泵 风机')).toEqual([]);
    expect(names('   ')).toEqual([]);
  });

  it('sets names that begin with the word first, then names that hold it', () => {
    const index = indexPages(
      [
        menuEntry({ id: 'x', fullName: '甲', urlAddress: 'patrol' }),
        menuEntry({ id: 'y', fullName: 'night patrol' }),
        menuEntry({ id: 'z', fullName: 'Patrol plan' }),
      ],
      'zh',
    );
    expect(findPages(index, 'patrol').pages.map(({ item }) => item.id)).toEqual(['z', 'y', 'x']);
  });

  it('finds in the language of the page and in Chinese', () => {
    expect(names('defect rep', 'en')).toEqual(['缺陷上报']);
    expect(names('缺陷', 'en')).toEqual(['缺陷上报']);
  });

  it('has the first of two entries with one address, and both of two with one name', () => {
    const index = indexPages(
      [
        menuEntry({ id: 'first', fullName: '台账', urlAddress: 'ledger' }),
        menuEntry({ id: 'twin', fullName: '台账二', urlAddress: '/ledger?from=menu' }),
        menuEntry({ id: 'other', fullName: '台账', urlAddress: 'other' }),
      ],
      'zh',
    );
    expect(findPages(index, '台账').pages.map(({ item }) => item.id)).toEqual(['first', 'other']);
  });

  it('finds nothing in what is no menu', () => {
    for (const nonsense of [undefined, null, 'menu', {}, [null, 3, {}]]) {
      expect(findPages(indexPages(nonsense, 'zh'), 'a')).toEqual({ pages: [], total: 0 });
    }
  });
});

describe('with 5,000 pages, 12 levels deep', () => {
  /** A menu whose every read of a name is counted. */
  function counted() {
    const count = { reads: 0 };
    const item = (id: string, fullName: string, children: MenuItem[] = []) =>
      Object.defineProperty(menuEntry({ id, fullName, children }), 'fullName', {
        enumerable: true,
        get: () => {
          count.reads += 1;
          return fullName;
        },
      });
    const pages = Array.from({ length: 5_000 }, (_, at) => item(`p${at}`, `页面 ${at}`));
    const menu = Array.from({ length: 11 }, (_, at) => 11 - at).reduce(
      (children, level) => [item(`f${level}`, `目录 ${level}`, children)],
      pages,
    );
    return { menu, count };
  }

  it('reads the menu once, however many keys are pressed', () => {
    const { menu, count } = counted();
    const index = indexPages(menu, 'zh');
    // The name and the Chinese name of each page, and the folders once for all that are in them.
    expect(count.reads).toBeLessThanOrEqual(2 * 5_000 + 11);
    count.reads = 0;
    for (const word of ['页', '页面', '页面 4', '页面 49', '目录 11'])
      expect(findPages(index, word).total).toBeGreaterThan(0);
    expect(count.reads).toBe(0);
  });

  it('takes no more than can be looked through, and says how many there are', () => {
    const index = indexPages(counted().menu, 'zh');
    const { pages, total } = findPages(index, '页面');
    expect([pages.length, total]).toEqual([shownMost, 5_000]);
    expect(findPages(index, '页面 4999').pages.map(({ name, folder }) => [name, folder.names.length])).toEqual([
      ['页面 4999', 11],
    ]);
  });
});

it('says where a page is in few words', () => {
  expect(shortPlace([])).toBe('');
  expect(shortPlace(['甲', '乙', '丙'])).toBe('甲 / 乙 / 丙');
  expect(shortPlace(['甲', '乙', '丙', '丁'])).toBe('… / 丁');
});
