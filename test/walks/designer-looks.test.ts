import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../support/api.ts';
import { outlineLabels } from '../support/designer/hand.ts';
import { openDesign } from '../support/designer/steps.ts';
import { Finger } from '../support/designer/touch.ts';
import { axeFaults, sidewaysPx, unreachable } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

const views = ['列表', '数据表', '表单设置', 'JSON', '表单'];
/** Words by which the parts are found, in the language that is read. */
const words = {
  zh: { views, tabs: ['校验', '联动', '权限', '属性'], dialogs: ['预览', '版本', '发布'] },
  en: {
    views: ['List', 'Tables', 'Form settings', 'JSON', 'Form'],
    tabs: ['Validation', 'Linkage', 'Rights', 'Properties'],
    dialogs: ['Preview', 'Versions', 'Publish'],
  },
} as const;
const bars = '.adit-design-header button, .adit-design-bar button, .adit-design-header label, .adit-design-bar label';

describe('the designer, for every eye and hand', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let visitor: Visitor;
  let page: Page;
  let id: string;

  beforeAll(async () => {
    product = await startProduct({ env: { ADIT_DEMO: '1' } });
    browser = await openBrowser();
    admin = await connect(product.url, 'admin');
    const { list } = (await admin.get('/api/visualdev/Base?currentPage=1&pageSize=20')) as {
      list: { id: string; enCode: string }[];
    }; // by the call's shape
    id = list.find(({ enCode }) => enCode === 'defect')?.id ?? '';
    visitor = await visit(browser, product.url);
    page = visitor.page;
    await signIn(page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const view = (name: string) => page.locator('.adit-design-views').getByText(name, { exact: true }).click();
  const lookedAt = async () => {
    await expect.poll(() => page.locator('.ant-skeleton').count()).toBe(0);
    return { axe: await axeFaults(page, true), sideways: await sidewaysPx(page) };
  };
  /** Again and again for a while: panels and names of buttons take a moment to come and go. */
  const expectReachable = (name: string) =>
    expect
      .poll(async () => [await sidewaysPx(page), await unreachable(page, bars)], { message: name })
      .toEqual([0, []]);
  const fine = { axe: [], sideways: 0 };

  // Contrast hangs on the mode and names on the language: each is judged once.
  it.each([
    ['dark', 'en'],
    ['light', 'zh'],
  ] as const)('has nothing serious in any view and dialog in the %s and in %s', async (mode, language) => {
    await page.evaluate(
      ([themeMode, own]) => {
        localStorage.setItem('adit_themeMode', `${themeMode}_string`);
        localStorage.setItem('adit_language', `${own}_string`);
      },
      [mode, language],
    );
    await openDesign(page, id, '管廊');
    const { views: parts, tabs, dialogs } = words[language];
    for (const name of parts) {
      await view(name);
      expect([name, await lookedAt()]).toEqual([name, fine]);
    }
    await page.getByRole('treeitem', { name: /管廊/ }).first().click();
    for (const tab of tabs) {
      await page
        .locator('.adit-design-settings')
        .getByRole('tab', { name: new RegExp(tab) })
        .click();
      expect([tab, await lookedAt()]).toEqual([tab, fine]);
    }
    for (const name of dialogs) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('dialog').waitFor();
      expect([name, await lookedAt()]).toEqual([name, fine]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  it.each([
    ['1366 × 768', { width: 1366, height: 768 }],
    ['200 % zoom of it', { width: 683, height: 384 }],
  ])('can be reached whole at %s', async (_name, size) => {
    await page.setViewportSize(size);
    await page.goto(`/onlineDev/design?id=${id}`);
    // The outline may be folded.
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of views) {
      await view(name);
      await expectReachable(name);
    }
    for (const name of ['收起或展开组件栏', '收起或展开大纲和设置']) {
      const toggle = page.getByRole('button', { name });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      // Its name hangs over others for as long as the pointer rests on it.
      await page.mouse.move(size.width / 2, size.height - 20);
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
      await expectReachable(name);
    }
  });

  it('is drawn in with a finger: resting picks up, wiping scrolls', async () => {
    const phone = await visit(browser, product.url, { width: 1100, height: 800 }, { hasTouch: true });
    page = phone.page;
    await signIn(page, 'admin');
    await openDesign(page, id, '管廊');
    const finger = await Finger.on(page);
    const before = await outlineLabels(page);
    const nodes = page.locator('[data-design-root] [data-design-key][data-look="leaf"]');

    const scroller = page.locator('[data-design-root]');
    await finger.wipe(nodes.nth(4), 120);
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
    expect(await outlineLabels(page)).toEqual(before);

    await finger.carry(
      page.getByRole('region', { name: '组件面板' }).getByRole('button', { name: '评分', exact: true }),
      nodes.nth(4),
    );
    const rating = page.locator('[data-design-root] [data-widget="rate"]');
    await rating.and(page.locator('[aria-current="true"]')).waitFor();
    const drawn = await outlineLabels(page);
    await finger.carry(rating.locator('.adit-design-node-grip'), nodes.nth(7));
    await expect.poll(() => outlineLabels(page)).not.toEqual(drawn);
    await expect
      .poll(async () => (await page.getByRole('log').or(page.locator('[aria-live="polite"]')).allTextContents()).join())
      .toContain('已移动「评分」');
    await phone.context.close();
  });
});
