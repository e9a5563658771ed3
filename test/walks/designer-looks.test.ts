import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { designerTexts } from '../../designer/parts/texts.ts';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate, type Language } from '../../engine/schema/text/text.ts';
import { shellTexts } from '../../shell/words/texts.ts';
import * as descriptors from '../../widgets/index.ts';
import { type Connection, connect } from '../support/api.ts';
import { outlineLabels } from '../support/designer/hand.ts';
import { openDesign } from '../support/designer/steps.ts';
import { Finger } from '../support/designer/touch.ts';
import { axeFaults, leakedKeys, sidewaysPx, unreachable } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { goWithin, signIn } from '../support/steps.ts';

/** First parts of the keys of texts; `session` begins the paths of a page's data as well, and is none of the designer's. */
const owners = [
  ...new Set(
    [
      ...designerTexts,
      engineTexts,
      ruleTexts,
      calcTexts,
      shellTexts,
      ...Object.values<Descriptor>(descriptors).map(({ texts }) => texts),
    ]
      .flatMap(({ zh }) => Object.keys(zh))
      .map((key) => key.split('.')[0] ?? ''),
  ),
].filter((owner) => owner !== 'session');
/** Words by which the parts are found, in the language that is read. */
const wordsOf = (language: Language) => {
  const text = createTranslate(designerTexts, language);
  return {
    text,
    tunnel: { zh: '管廊', en: 'Tunnel', zhtw: '管廊' }[language],
    import: { zh: '导入', en: 'Import', zhtw: '匯入' }[language],
    views: ['list', 'tables', 'settings', 'json', 'form'].map((name) => text(`designer.frame.view.${name}`)),
    pageViews: ['sources', 'settings', 'json', 'form'].map((name) => text(`designer.page.view.${name}`)),
    tabs: ['rules', 'linkage', 'access', 'properties'].map((name) => text(`designer.settings.tab.${name}`)),
    dialogs: ['preview', 'versions', 'publish'].map((name) => text(`designer.frame.${name}`)),
    folds: ['foldPalette', 'foldSide'].map((name) => text(`designer.frame.${name}`)),
  };
};
const bars = '.adit-design-header button, .adit-design-bar button, .adit-design-header label, .adit-design-bar label';

describe('the designer, for every eye and hand', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let visitor: Visitor;
  let page: Page;
  let id: string;
  let homeId: string;

  beforeAll(async () => {
    product = await startProduct({ env: { ADIT_DEMO: '1' } });
    browser = await openBrowser();
    admin = await connect(product.url, 'admin');
    const { list } = (await admin.get('/api/visualdev/Base?currentPage=1&pageSize=20')) as {
      list: { id: string; enCode: string }[];
    }; // by the call's shape
    id = list.find(({ enCode }) => enCode === 'defect')?.id ?? '';
    homeId = ((await admin.post('/api/visualdev/Screen', { id: 'home' })) as { id: string }).id; // by the call's shape
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
  const speak = (language: Language, mode: 'light' | 'dark') =>
    page.evaluate(
      ([themeMode, own]) => {
        localStorage.setItem('adit_themeMode', `${themeMode}_string`);
        localStorage.setItem('adit_language', `${own}_string`);
      },
      [mode, language],
    );
  /** Opens a dialog by a button, looks at it, and closes it. */
  const inDialog = async (name: string, look: (name: string) => Promise<void>) => {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look(name);
    // The hint of the button that was pressed may lie over the dialog: then the first Escape is for the hint.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return page.getByRole('dialog').isVisible();
      })
      .toBe(false);
  };
  /** Goes through the designer of a form and of a page, and to what is imported. */
  const through = async (language: Language, look: (name: string) => Promise<void>) => {
    const words = wordsOf(language);
    for (const [design, views] of [
      [id, words.views],
      [homeId, words.pageViews],
    ] as const) {
      await goWithin(page, `/onlineDev/design?id=${design}`);
      await page.locator(`.adit-design-views >> text="${words.text('designer.frame.view.json')}"`).waitFor();
      for (const name of views) {
        await view(name);
        await look(name);
      }
      for (const name of words.dialogs) await inDialog(name, look);
    }
    for (const path of ['webDesign', 'pageDesign']) {
      await goWithin(page, `/onlineDev/${path}`);
      await inDialog(words.import, look);
    }
  };

  // Contrast hangs on the mode and is judged here; names hang on the language, and Chinese is zoomed below.
  it.each([
    ['dark', 'en'],
    ['light', 'zhtw'],
  ] as const)('has nothing serious in any view and dialog in the %s and in %s', async (mode, language) => {
    await speak(language, mode);
    const { tunnel } = wordsOf(language);
    await openDesign(page, id, tunnel);
    const look = async (name: string) => {
      await expect.poll(() => page.locator('.ant-skeleton, [aria-busy="true"]').count()).toBe(0);
      const found = [await leakedKeys(page, owners), await axeFaults(page, { withNames: true })];
      expect([name, ...found, await sidewaysPx(page)]).toEqual([name, [], [], 0]);
    };
    await page
      .getByRole('treeitem', { name: new RegExp(tunnel) })
      .first()
      .click();
    for (const tab of wordsOf(language).tabs) {
      await page
        .locator('.adit-design-settings')
        .getByRole('tab', { name: new RegExp(tab) })
        .click();
      // The tab that has the focus is counted by its role, in the reader's language, and by nothing else.
      expect(
        await page
          .getByText(/^Tab \d+ of/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
      await look(tab);
    }
    await through(language, look);
  });

  it.each([
    ['1366 × 768', 'zhtw', { width: 1366, height: 768 }],
    ['200 % zoom of 1440 × 900', 'en', { width: 720, height: 450 }],
    ['200 % zoom of 1366 × 768', 'zh', { width: 683, height: 384 }],
  ] as const)('can be reached whole at %s, in %s', async (_name, language, size) => {
    const zoomed = await visit(browser, product.url, size, {
      storageState: await visitor.context.storageState(),
      deviceScaleFactor: size.width < 1000 ? 2 : 1,
    });
    page = zoomed.page;
    await page.goto('/login');
    await speak(language, 'light');
    await page.goto(`/onlineDev/design?id=${id}`);
    // The outline may be folded.
    await page.getByRole('heading', { level: 1 }).waitFor();
    /** Again and again for a while: panels and names of buttons take a moment to come and go. */
    const expectReachable = (name: string, controls: string) =>
      expect
        .poll(async () => [await sidewaysPx(page), await unreachable(page, controls)], { message: name })
        .toEqual([0, []]);
    await through(language, async (name) => {
      await expect.poll(() => page.locator('.ant-skeleton').count()).toBe(0);
      const dialog = page.getByRole('dialog');
      const isOpen = await dialog.isVisible();
      await expectReachable(name, isOpen ? '.ant-modal-close' : bars);
      // Once zoomed is enough, in the language that was not judged above.
      if (language === 'zh')
        expect([name, await axeFaults(page, { withNames: true, withContrast: false })]).toEqual([name, []]);
      // A dialog that is higher than the window is scrolled: its last button comes into sight.
      if (isOpen) await dialog.getByRole('button').last().click({ trial: true });
    });
    await page.goto(`/onlineDev/design?id=${id}`);
    for (const name of wordsOf(language).folds) {
      const toggle = page.getByRole('button', { name });
      await toggle.waitFor();
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      // Its name hangs over others for as long as the pointer rests on it.
      await page.mouse.move(size.width / 2, size.height - 20);
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
      await expectReachable(name, bars);
    }
    await zoomed.context.close();
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
