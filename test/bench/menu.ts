import type { Browser, BrowserContext, Page } from 'playwright';
import { ensureBuilt } from '../../server/run/build.mjs';
import { pagesOf } from '../../shell/router/routes.ts';
import { type MenuItem, menuTypes } from '../../widgets/shared/menu.ts';
import { openBrowser, startProduct } from '../support/product.ts';
import { menuEntry } from '../support/sample-menu.ts';
import { signIn } from '../support/steps.ts';
import type { Outcome } from './outcome.ts';
import { projectRoot } from './places.ts';
import { medianOf } from './samples.ts';

const entries = 5_000;
const depth = 12;

export interface MenuFigures {
  /** Until the frame stands there with the first rows of its menu, ms from the start of the navigation. */
  readonly usual: readonly number[];
  readonly large: readonly number[];
  /** Making routes of the menu, ms. */
  readonly routes: readonly number[];
}

/** Entries in chains of folders, twelve deep, with twins among them. Source: reliability B39 */
export function largeMenu(): MenuItem[] {
  const items: MenuItem[] = [];
  let made = 0;
  const page = () => {
    made += 1;
    // Every hundredth has the address of another one.
    const address = `bench/${made % 100 === 0 ? made - 1 : made}`;
    return menuEntry({ id: `e${made}`, fullName: `页面 ${made}`, type: menuTypes.model, urlAddress: address });
  };
  const folder = (level: number): MenuItem => {
    made += 1;
    const id = `f${made}`;
    const children = level < depth - 1 ? [folder(level + 1), page(), page()] : [page(), page(), page()];
    return menuEntry({ id, fullName: `目录 ${id}`, type: menuTypes.directory, children });
  };
  while (made < entries - 3 * depth) items.push(folder(1));
  while (made < entries) items.push(page());
  return items;
}

export async function measureMenu(repetitions: number): Promise<MenuFigures> {
  await ensureBuilt(projectRoot);
  const product = await startProduct({ env: { ADIT_DEMO: '1' } });
  const browser = await openBrowser();
  const menu = largeMenu();
  const figures: { usual: number[]; large: number[]; routes: number[] } = { usual: [], large: [], routes: [] };
  try {
    const signedIn = await stateOf(browser, product.url);
    for (let round = 0; round < repetitions; round += 1) {
      const enter = (own: readonly MenuItem[] | null) => firstRowsMs(browser, product.url, signedIn, own);
      figures.usual.push(await enter(null));
      figures.large.push(await enter(menu));
      const startedAt = performance.now();
      pagesOf(menu);
      figures.routes.push(performance.now() - startedAt);
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function stateOf(browser: Browser, baseURL: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await signIn(await context.newPage(), 'staff');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** @param own in place of the menu of the server, whose answer is otherwise as it is; null: the menu of the server */
async function firstRowsMs(
  browser: Browser,
  baseURL: string,
  storageState: SignedIn,
  own: readonly MenuItem[] | null,
): Promise<number> {
  const context = await browser.newContext({ baseURL, storageState, locale: 'zh-CN' });
  const page = await context.newPage();
  if (own) await withMenu(page, own);
  // No function of it has a name: what keeps names in this process is not there in the page.
  await page.addInitScript(() => {
    new MutationObserver((_changes, watcher) => {
      if (!document.querySelector('[role="treeitem"]')) return;
      watcher.disconnect();
      // Painted once the frame after this one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('menu')));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await page.waitForFunction(() => performance.getEntriesByName('menu').length > 0);
  const ms = await page.evaluate(() => performance.getEntriesByName('menu')[0]?.startTime ?? Number.NaN);
  await context.close();
  return ms;
}

async function withMenu(page: Page, menuList: readonly MenuItem[]): Promise<void> {
  await page.route('**/api/oauth/CurrentUser?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, menuList } } });
  });
}

export function menuOutcomes({ usual, large, routes }: MenuFigures): Outcome[] {
  return [
    {
      what: 'first paint of a menu of 5,000 entries, 12 deep',
      limit: 2_000,
      reached: medianOf(large),
      unit: 'ms',
      detail: `${medianOf(usual)?.toFixed(0)} ms with the menu of the demo`,
    },
    {
      what: 'its routes are made',
      limit: 300,
      reached: medianOf(routes),
      unit: 'ms',
      detail: `${routes.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    },
  ];
}
