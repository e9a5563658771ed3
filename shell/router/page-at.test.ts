import { describe, expect, it } from 'vitest';
import { pageAt } from './page-at.ts';
import type { Page } from './routes.ts';

const list: Page = {
  kind: 'screen',
  screenId: 'onlineDev-webDesign',
  title: '网页设计',
  zhTitle: '网页设计',
  menuId: 'm1',
};
const screenAt = (path: string, pages = new Map<string, Page>()) => {
  const page = pageAt(path, pages, 'zh');
  return page.kind === 'screen' ? page.screenId : page.kind;
};

describe('the page of an address', () => {
  it('is the page of the menu where there is one', () => {
    expect(pageAt('/onlineDev/webDesign', new Map([['/onlineDev/webDesign', list]]), 'zh')).toBe(list);
  });

  it('is that of a fixed route, called in the language that is read, whatever the menu has there', () => {
    expect(pageAt('/home', new Map([['/home', list]]), 'en')).toEqual({
      kind: 'screen',
      screenId: 'home',
      title: 'Home',
      zhTitle: '首页',
      menuId: '',
      pinned: true,
    });
  });

  it('is the page that says so where there is none, which has an address of its own and leaves no tab', () => {
    for (const path of ['/toString', '/no/such', '/404'])
      expect(pageAt(path, new Map(), 'zh')).toMatchObject({ screenId: '404', title: '没有这个页面', noTab: true });
  });

  it('is a page that no menu names for who has the page that it belongs to, and fills the window', () => {
    expect(pageAt('/onlineDev/design', new Map([['/onlineDev/webDesign', list]]), 'zh')).toEqual({
      kind: 'screen',
      screenId: 'onlineDev-design',
      title: '网页设计',
      zhTitle: '网页设计',
      menuId: 'm1',
      whole: true,
    });
    expect(screenAt('/onlineDev/design')).toBe('404');
  });
});
