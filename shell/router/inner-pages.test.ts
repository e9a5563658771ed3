import { describe, expect, it } from 'vitest';
import { pageAt } from './inner-pages.ts';
import type { Page } from './routes.ts';

const list: Page = { kind: 'screen', screenId: 'onlineDev-webDesign', title: '网页设计', menuId: 'm1' };

describe('the page of an address', () => {
  it('is the page of the menu where there is one', () => {
    expect(pageAt('/onlineDev/webDesign', new Map([['/onlineDev/webDesign', list]]))).toBe(list);
    expect(pageAt('/toString', new Map())).toBeUndefined();
  });

  it('is a page that no menu names for who has the page that it belongs to, and fills the window', () => {
    expect(pageAt('/onlineDev/design', new Map([['/onlineDev/webDesign', list]]))).toEqual({
      kind: 'screen',
      screenId: 'onlineDev-design',
      title: '网页设计',
      menuId: 'm1',
      whole: true,
    });
    expect(pageAt('/onlineDev/design', new Map())).toBeUndefined();
  });
});
