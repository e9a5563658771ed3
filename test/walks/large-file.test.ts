import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

/** Two pieces, the second of which is held back. */
const film = { name: '巡检.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9_000_000, '巡检 ') };
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe('a file that is longer than a piece', () => {
  let product: Product;
  let browser: Browser;
  let staff: Visitor;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    staff = await visit(browser, product.url);
  });
  afterEach(({ task }) => pictureOfFailure(staff.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const field = () => staff.page.locator('.adit-entry-form .adit-item[data-key=uploadFile]');
  const button = (name: string) => field().getByRole('button', { name, exact: true });
  const sent: number[] = [];
  let isHeld = true;
  const look = async (route: Route) => {
    const form = route.request().postDataBuffer()?.subarray(0, 4_000).toString('latin1') ?? '';
    const number = Number(/name="chunkNumber"\s+(\d+)/.exec(form)?.[1] ?? 0);
    if (number === 2 && isHeld) return;
    if (number > 0) sent.push(number);
    await route.continue();
  };

  it('is stopped, outlives a reload of the page, and goes on with the piece that is missing', async () => {
    const { page } = staff;
    await signIn(page, 'staff');
    await page.route('**/api/file/chunk?*', look);
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByRole('button', { name: '新增' }).first().click();
    await field().locator('input[type=file]').setInputFiles(film);
    await field().getByText('上传中 58%').waitFor();
    await button('暂停 巡检.txt').click();
    await button('继续 巡检.txt').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    isHeld = false;
    await page.getByRole('button', { name: '新增' }).first().click();
    await button('继续上传 巡检.txt').waitFor();
    const chooser = page.waitForEvent('filechooser');
    await button('继续上传 巡检.txt').click();
    await (await chooser).setFiles(film);
    const download = button('下载 巡检.txt');
    await download.waitFor();
    expect(sent).toEqual([1, 2]);
    const saved = page.waitForEvent('download');
    await download.click();
    expect(hashOf(readFileSync(await (await saved).path()))).toBe(hashOf(film.buffer));
  });
});
