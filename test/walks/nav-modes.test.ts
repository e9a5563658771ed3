import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, sidewaysPx } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

const modes = [
  { id: 'classic', name: '经典', bar: false, tree: true },
  { id: 'functional', name: '功能', bar: true, tree: true },
  { id: 'plain', name: '简洁', bar: true, tree: false },
  { id: 'blend', name: '混合', bar: true, tree: true },
];

describe('four modes of navigation', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    ({ page } = visitor);
    await signIn(page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const panel = () => page.getByRole('dialog', { name: '界面设置' });
  const openPanel = async () => {
    await page.getByRole('button', { name: '界面设置' }).click();
    await panel().getByRole('radiogroup', { name: '导航模式' }).waitFor();
  };
  const closePanel = async () => {
    await panel().getByRole('button', { name: '关闭' }).last().click();
    await panel().waitFor({ state: 'detached' });
  };
  const choose = async (group: string, name: string) => {
    const radio = panel().getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
    await radio.locator('xpath=..').click();
    await expect.poll(() => radio.isChecked()).toBe(true);
  };
  /** As if it had been chosen in another tab: no panel stands over the page then. */
  const chooseElsewhere = (settings: Readonly<Record<string, string>>) =>
    page.evaluate((entries) => {
      for (const [name, value] of entries) {
        localStorage.setItem(`adit_${name}`, `${value}_string`);
        dispatchEvent(new StorageEvent('storage', { key: `adit_${name}` }));
      }
    }, Object.entries(settings));
  const bar = () => page.getByRole('menubar', { name: '主菜单' });
  const tree = () => page.getByRole('tree');
  const stands = async (mode: (typeof modes)[number]) => {
    await bar().waitFor({ state: mode.bar ? 'visible' : 'detached' });
    await tree().waitFor({ state: mode.tree ? 'visible' : 'detached' });
  };
  const search = () => page.getByRole('searchbox', { name: '关键词' });

  it('change at once, and keep what was written on the page', async () => {
    await openMenu(page, '巡检管理', '缺陷上报');
    await search().fill('写了一半');
    await openPanel();
    for (const mode of [...modes.slice(1), ...modes.slice(0, 1)]) {
      await choose('导航模式', mode.name);
      await stands(mode);
      expect(await search().inputValue()).toBe('写了一半');
    }
  });

  it.each(modes)('can be read in every look, in the mode $name', async (mode) => {
    const faults: string[] = [];
    if (await panel().isVisible()) await closePanel();
    // What the block looks like in another colour is the other test's: of its colours alone.
    for (const themeClass of ['blue', 'orange'])
      for (const themeMode of ['dark', 'light'])
        for (const slideClass of themeClass === 'blue' ? ['light', 'dark'] : ['dark']) {
          await chooseElsewhere({ layoutType: mode.id, themeClass, themeMode, slideClass });
          await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(themeMode);
          await stands(mode);
          const found = await axeFaults(page);
          faults.push(...found.map((fault) => `${themeClass} ${themeMode} ${slideClass}: ${fault}`));
        }
    expect(faults).toEqual([]);
  });

  it.each(modes)('stand there at once when the page is opened anew, and nothing moves: $name', async (mode) => {
    await chooseElsewhere({ layoutType: mode.id });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
          for (const { node } of entry.sources ?? []) {
            const element = node instanceof Element ? node : node?.parentElement;
            const area = element?.closest('[data-area]')?.getAttribute('data-area');
            if (area && area !== 'main') moved.push(`${area}: ${element?.outerHTML.slice(0, 120)}`);
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/messageRecord');
    await stands(mode);
    await page.getByRole('main').getByText('公告').first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    expect(await sidewaysPx(page)).toBe(0);
  });

  it('lead to pages: under the bar, and in the column of the folder that was chosen', async () => {
    await chooseElsewhere({ layoutType: 'plain' });
    await bar().getByRole('menuitem', { name: '巡检管理' }).click();
    await tree().getByRole('treeitem', { name: '巡检记录' }).click();
    await page.waitForURL(/\/model\//);
    await tree().waitFor({ state: 'detached' });
    await openPanel();
    await choose('导航模式', '混合');
    await closePanel();
    await bar().getByRole('menuitemradio', { name: '设备资产' }).click();
    await tree().getByRole('treeitem', { name: '设备台账' }).click();
    await expect.poll(() => page.title()).toMatch(/^设备台账 - /);
    // What finds no room in the bar.
    await bar().getByRole('menuitem', { name: '更多' }).click();
    await tree().getByRole('treeitem', { name: '系统管理' }).click();
    await tree().getByRole('treeitem', { name: '公告管理' }).click();
    await page.waitForURL(/systemNotice/);
    await expect.poll(() => tree().locator('[aria-current=page]').allTextContents()).toEqual(['公告管理']);
  });

  it('are a drawer where there is no room, in every mode', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const drawer = page.getByRole('dialog', { name: '导航' });
    for (const mode of modes) {
      await page.evaluate((value) => localStorage.setItem('adit_layoutType', `${value}_string`), mode.id);
      await page.goto('/home');
      await page.getByRole('button', { name: '展开或收起菜单' }).click();
      await drawer.getByRole('treeitem', { name: '首页' }).waitFor();
      expect(await bar().count()).toBe(0);
      expect(await sidewaysPx(page)).toBe(0);
    }
    expect(await axeFaults(page)).toEqual([]);
  });

  it('say nothing bad in the console, and break no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
