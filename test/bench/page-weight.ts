import type { Page } from 'playwright';
import { ensureBuilt } from '../../server/run/build.mjs';
import { openBrowser, startProduct, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';
import type { Outcome } from './outcome.ts';
import { projectRoot } from './places.ts';

const quietMs = 1_000;

export interface PageWeight {
  readonly page: string;
  /** Scripts by name, bytes as they came over the wire (gzip). */
  readonly scripts: ReadonlyMap<string, number>;
  readonly styles: number;
}

/** What a browser with an empty cache is sent on its way to the sign-in page, home, and the first generated list. */
export async function measureWeight(): Promise<PageWeight[]> {
  await ensureBuilt(projectRoot);
  const product = await startProduct({ env: { ADIT_DEMO: '1' } });
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser, product.url);
    const files = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const { pathname } = new URL(request.url());
      const { responseBodySize } = await request.sizes();
      const name = pathname.split('/').at(-1) ?? pathname;
      // From the cache it comes a second time, and weighs nothing then.
      if (/\.(js|css)$/.test(name)) files.set(name, Math.max(files.get(name) ?? 0, responseBodySize));
    });
    const weighed: PageWeight[] = [];
    const weigh = (name: string) => {
      const of = (end: string) => [...files].filter(([file]) => file.endsWith(end));
      const styles = of('.css').reduce((sum, [, bytes]) => sum + bytes, 0);
      weighed.push({ page: name, scripts: new Map(of('.js')), styles });
    };
    await page.goto('/login');
    await settled(page);
    weigh('sign-in');
    await signIn(page, 'admin');
    await settled(page);
    weigh('home');
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByRole('row').nth(2).waitFor();
    await settled(page);
    weigh('first generated list');
    return weighed;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Until nothing has been asked for during a second. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
}

const kilobytes = (bytes: number) => bytes / 1000;
const sum = (scripts: ReadonlyMap<string, number>) => [...scripts.values()].reduce((total, one) => total + one, 0);

export function weightOutcomes(weighed: readonly PageWeight[]): Outcome[] {
  const of = (page: string) => weighed.find((one) => one.page === page);
  const outcome = (what: string, page: string, limit: number): Outcome => {
    const found = of(page);
    const detail = found ? `${found.scripts.size} files; styles ${kilobytes(found.styles).toFixed(0)} kB` : '';
    return { what, limit, reached: found && Math.round(kilobytes(sum(found.scripts))), detail, unit: 'kB' };
  };
  return [
    outcome('scripts of the sign-in page, gzip', 'sign-in', 250),
    outcome('scripts up to the first generated list, gzip', 'first generated list', 550),
  ];
}

/** The largest files of each step, so that one sees where the weight is. */
export function weightTable(weighed: readonly PageWeight[], most = 12): string[] {
  return weighed.flatMap(({ page, scripts }, index) => {
    const before = weighed[index - 1]?.scripts;
    const added = [...scripts].filter(([file]) => !before?.has(file)).sort((left, right) => right[1] - left[1]);
    const rows = added
      .slice(0, most)
      .map(([file, bytes]) => `| ${file.replace(/-[\w-]{8}\.js$/, '')} | ${kilobytes(bytes).toFixed(1)} |`);
    return [`### Added by: ${page}`, '', '| file | kB gzip |', '| --- | ---: |', ...rows, ''];
  });
}
