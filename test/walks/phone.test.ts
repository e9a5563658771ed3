import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, sidewaysPx } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

describe('the shell in a window 390 px wide', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url, { width: 390, height: 844 }, { hasTouch: true });
    ({ page } = visitor);
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Nothing hangs over the edge, and nothing serious is found. */
  const fine = async () => {
    expect(await sidewaysPx(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  };
  const sheet = () => page.getByRole('dialog', { name: /周敏|Zhou Min/ });
  const openSheet = async () => {
    await page.getByRole('button', { name: '周敏' }).tap();
    await sheet().getByRole('button', { name: '个人资料' }).waitFor();
  };
  const menu = () => page.getByRole('dialog', { name: '导航' });
  const openMenu = async () => {
    await page.getByRole('button', { name: '展开或收起菜单' }).tap();
    await menu().getByRole('treeitem', { name: '首页' }).waitFor();
  };

  it('lets people in', async () => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    await fine();
    await signIn(page, 'staff');
    await page.getByRole('heading', { name: /周敏/ }).waitFor();
    await fine();
  });

  it('has the menu in a drawer, which goes away with the choice', async () => {
    await openMenu();
    await fine();
    // The first folder is open on the home page.
    await menu().getByRole('treeitem', { name: '缺陷上报' }).tap();
    await menu().waitFor({ state: 'hidden' });
    await page.waitForURL(/\/model\//);
    await page.getByText(/共 286 条/).waitFor();
    await fine();
  });

  it('has the search behind a sign that a finger can hit, and as wide as the bar while one is in it', async () => {
    const search = page.getByRole('combobox', { name: /搜索页面/ });
    const sign = await search.boundingBox();
    expect(sign?.width).toBeGreaterThanOrEqual(36);
    expect(sign?.height).toBeGreaterThanOrEqual(44);
    await search.tap();
    await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(300);
    await search.fill('巡检');
    await page.getByRole('option', { name: /巡检记录/ }).waitFor();
    await fine();
    await page.getByRole('option', { name: /巡检记录/ }).tap();
    await page.waitForURL(/\/model\//);
    await expect.poll(async () => (await search.boundingBox())?.width).toBeLessThan(50);
  });

  it('shows messages and notices', async () => {
    await page.getByRole('button', { name: /^站内消息/ }).tap();
    const drawer = page.getByRole('dialog', { name: '站内消息' });
    const notice = drawer.getByRole('listitem').filter({ hasText: '公告' }).first();
    await notice.waitFor();
    await fine();
    await notice.getByRole('button').tap();
    const opened = page.getByRole('dialog').filter({ has: page.locator('.ant-modal-title, .ant-modal-header') });
    await opened.getByRole('button', { name: '关闭' }).last().waitFor();
    await fine();
    await opened.getByRole('button', { name: '关闭' }).last().tap();
    await opened.waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: '关闭' }).tap();
    await drawer.waitFor({ state: 'detached' });
    await page.goto('/messageRecord');
    await page.getByRole('main').getByText('公告').first().waitFor();
    await fine();
  });

  it('has a header of menu, title, search, bell and the person, each as large as a finger asks for', async () => {
    const header = page.getByRole('banner');
    await header.getByRole('heading', { name: '站内消息' }).waitFor();
    const sizes = await header.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes).toEqual([44, 44, 44]);
    expect(await page.getByRole('navigation', { name: '已打开的页面' }).count()).toBe(0);
  });

  it('has the open pages in the sheet of the person, leads to them and closes them', async () => {
    await openSheet();
    await fine();
    const pages = sheet().getByRole('navigation', { name: '已打开的页面' });
    await pages.getByRole('link', { name: '首页' }).tap();
    await sheet().waitFor({ state: 'detached' });
    await page.waitForURL(/home$/);
    await openSheet();
    await pages.getByRole('button', { name: /^关闭/ }).first().tap();
    await pages.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('周敏');
  });

  it('has the settings, the language and the help at hand', async () => {
    await openSheet();
    await sheet().getByRole('button', { name: '界面设置' }).tap();
    const panel = page.getByRole('dialog', { name: '界面设置' });
    await panel.getByRole('radio', { name: '深色' }).locator('xpath=..').tap();
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
    expect(await sidewaysPx(page)).toBe(0);
    await panel.getByRole('button', { name: '关闭' }).last().tap();
    await panel.waitFor({ state: 'detached' });
    await fine();
    await openSheet();
    await fine();
    await sheet().getByRole('radio', { name: 'English' }).locator('xpath=..').tap();
    await sheet().getByRole('button', { name: 'Display settings' }).waitFor();
    await fine();
    await sheet().getByRole('radio', { name: '简体中文' }).locator('xpath=..').tap();
    await sheet().getByRole('button', { name: '关于' }).tap();
    const about = page.getByRole('dialog', { name: '关于' });
    await about.getByText(/^Adit \d/).waitFor();
    await about.getByRole('button', { name: '关闭' }).last().tap();
    await about.waitFor({ state: 'detached' });
  });

  it('lets people out', async () => {
    await openSheet();
    await sheet().getByRole('button', { name: '退出登录' }).tap();
    await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).tap();
    await page.waitForURL('**/login**');
    await page.getByRole('textbox', { name: '账号' }).waitFor();
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
