import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Keyboard, type KeyboardVisitor, type Sight, visitByKeyboard } from '../support/keyboard.ts';
import { findPage, signIn, signOut } from '../support/keyboard-steps.ts';
import { openBrowser, type Product, startProduct } from '../support/product.ts';

describe('the shell by the keyboard alone', () => {
  let product: Product;
  let browser: Browser;
  let visitor: KeyboardVisitor;
  let keys: Keyboard;
  let sight: Sight;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visitByKeyboard(browser, product.url);
    ({ keys, sight } = visitor);
  });
  afterEach(({ task }) => visitor.picture(task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const home = { role: 'treeitem', name: '首页' } as const;
  const gear = { role: 'button', name: '界面设置' } as const;
  const bell = { role: 'button', name: /^站内消息/ } as const;
  const user = { role: 'button', name: /周敏/ } as const;
  const link = (name: string) => ({ role: 'link', name, inside: tabs() }) as const;
  const tabs = () => sight.getByRole('navigation', { name: '已打开的页面' });

  it('goes through the menu with arrows, and to a page', async () => {
    await visitor.open('/login');
    await signIn(visitor, 'staff');
    await keys.press('Control+K');
    await keys.backTo(home);
    await keys.press('End');
    await keys.press('Home');
    await keys.at(home);
    await keys.moveTo('ArrowDown', { role: 'treeitem', name: '巡检管理' });
    await keys.press('ArrowLeft');
    await keys.press('ArrowRight', 2);
    await keys.moveTo('ArrowDown', { role: 'treeitem', name: '缺陷上报' });
    await keys.press('Enter');
    await visitor.arrive(/\/model\//);
    await sight.getByText(/共 286 条/).waitFor();
  });

  it('finds pages by their names, and works their tabs', async () => {
    await findPage(visitor, '巡检记录');
    await sight.getByText(/共 \d+ 条/).waitFor();
    await keys.backTo(link('巡检记录'));
    await keys.press('ArrowLeft');
    await keys.at(link('缺陷上报'));
    await keys.press('Shift+F10');
    await keys.at({ role: 'menuitem', name: '刷新' });
    await keys.press('Escape');
    await keys.at(link('缺陷上报'));
    await keys.press('Shift+F10');
    await keys.moveTo('ArrowDown', { role: 'menuitem', name: '关闭' });
    await keys.press('Enter');
    await expect.poll(() => tabs().getByRole('link').count()).toBe(2);
    await keys.backTo(link('巡检记录'));
    await keys.press('Delete');
    await visitor.arrive(/\/home$/);
  });

  it('opens the messages and comes back', async () => {
    await keys.press('Control+K');
    await keys.tabTo(bell);
    await keys.press('Enter');
    const drawer = sight.getByRole('dialog', { name: '站内消息' });
    await drawer.getByRole('listitem').first().waitFor();
    await keys.press('Tab', 6);
    await keys.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await keys.at(bell);
  });

  it('moves the menu to the top, and works it there', async () => {
    await keys.tabTo(gear);
    await keys.press('Enter');
    const panel = sight.getByRole('dialog', { name: '界面设置' });
    await keys.tabTo({ role: 'radio', name: '经典', inside: panel });
    await keys.press('ArrowRight', 2);
    await sight.getByRole('menubar', { name: '主菜单' }).waitFor();
    await keys.press('Tab', 4);
    await keys.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await keys.at(gear);
    const folder = { role: 'menuitem', name: '巡检管理' } as const;
    await keys.backTo({ role: 'menuitem', name: '首页' });
    await keys.moveTo('ArrowRight', folder);
    await keys.press('ArrowDown');
    await keys.at({ role: 'treeitem', name: '巡检记录' });
    await keys.press('Escape');
    await keys.at(folder);
    await keys.press('Enter');
    await keys.at({ role: 'treeitem', name: '巡检记录' });
    await keys.press('Enter');
    await visitor.arrive(/\/model\//);
    // The folder that closes takes the focus back: keys pressed before would lose it.
    await keys.at(folder);
  });

  it('locks the screen and opens it again, and signs out', async () => {
    await keys.press('Control+K');
    await keys.tabTo(user);
    await keys.press('Enter');
    await keys.moveTo('ArrowDown', { role: 'menuitem', name: '锁定屏幕' });
    await keys.press('Enter');
    await sight.getByRole('textbox', { name: '密码' }).waitFor();
    await keys.tabTo({ role: 'textbox', name: '密码' });
    await keys.type('Adit2026');
    await keys.press('Enter');
    await sight.getByRole('menubar', { name: '主菜单' }).waitFor();
    await signOut(visitor);
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
