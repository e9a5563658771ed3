import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '../support/fill-form.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { goWithin, openMenu, signIn } from '../support/steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The build that there is, with another name for each of its files, as if each had changed; those of the build before
 * stand beside it, as the build script leaves them.
 * @returns its folder, below the project's
 */
function newerBuild(): string {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const dist = mkdtempSync(join(root, 'test-results', 'newer-'));
  for (const part of ['server', 'client']) cpSync(join(root, 'dist', part), join(dist, part), { recursive: true });
  const assets = join(dist, 'client', 'assets');
  const newer = (name: string) => name.replace(/(\.\w+)$/, '-newer$1');
  const names = readdirSync(assets);
  const named = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  cpSync(join(dist, 'client', 'assets'), join(dist, 'client-before', 'assets'), { recursive: true });
  const pages = ['index.html', 'aditMapCom/index.html'].map((page) => join(dist, 'client', page));
  for (const file of [...pages, ...names.map((name) => join(assets, name))]) {
    if (/\.(js|css|html)$/.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(named, newer));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, newer(name)));
  return dist;
}

describe('pages that are open while a newer version is put in (B42)', () => {
  let product: Product;
  let browser: Browser;
  let staff: Visitor;
  let second: Page;
  let dist: string;
  beforeAll(async () => {
    dist = newerBuild();
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    staff = await visit(browser, product.url);
    await signIn(staff.page, 'staff');
    await staff.page.evaluate(() => localStorage.setItem('adit_useCache', 'true_boolean'));
    await staff.page.reload();
    second = await staff.context.newPage();
    await second.goto('/home');
  });
  afterEach(({ task }) => pictureOfFailure(staff.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (dist) rmSync(dist, { recursive: true });
  });

  const notice = (page: Page) => page.getByRole('status').filter({ hasText: '系统已更新，重新加载后使用新版本' });
  const position = (page: Page) => page.locator('.adit-entry-form').getByRole('textbox', { name: '区段桩号' });
  const begin = async (page: Page, text: string) => {
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByRole('button', { name: '新增' }).first().click();
    await position(page).fill(text);
  };
  const bell = (page: Page) => page.getByRole('button', { name: /^站内消息/ });
  const drawer = (page: Page) => page.getByRole('dialog', { name: '站内消息' });
  const build = (page: Page) => page.locator('meta[name="adit-build"]').getAttribute('content');

  it('say so once each, however many answers they get, and keep what is typed', async () => {
    await begin(staff.page, 'K2+240');
    // Kept with what is typed, as the setting says, while another page is shown.
    await goWithin(staff.page, '/home');
    await begin(second, 'K0+080');
    const { dataDir, url } = product;
    await product.stop();
    product = await startProduct({ dataDir, port: Number(new URL(url).port), dist });
    for (const page of [staff.page, second]) await notice(page).waitFor({ timeout: 60_000 });
    await bell(staff.page).click();
    await drawer(staff.page).getByRole('listitem').first().waitFor();
    await drawer(staff.page).getByRole('button', { name: '关闭' }).click();
    await drawer(staff.page).waitFor({ state: 'detached' });
    for (const page of [staff.page, second]) expect(await notice(page).count()).toBe(1);
    expect(await position(second).inputValue()).toBe('K0+080');
  });

  it('go on working where that is put off, and are not asked again: the server takes what they send', async () => {
    const before = await build(second);
    const form = second.locator('.adit-entry-form');
    // Over the form it could be pressed, too.
    await notice(second).getByRole('button', { name: '稍后' }).click({ trial: true });
    await fillForm(second, form);
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await second.getByText(/共 287 条/).waitFor();
    await bell(second).click();
    await drawer(second).getByRole('listitem').first().waitFor();
    const [line, panel] = [await notice(second).boundingBox(), await drawer(second).boundingBox()];
    expect(panel?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? Number.NaN));
    await notice(second).getByRole('button', { name: '稍后' }).click();
    await notice(second).waitFor({ state: 'detached' });
    await drawer(second).getByRole('button', { name: '关闭' }).click();
    await drawer(second).waitFor({ state: 'detached' });
    const answered = second.waitForResponse((response) => response.url().includes('/List'));
    await second.getByRole('button', { name: '刷新' }).first().click();
    expect((await answered).headers()['adit-build']).not.toBe(before);
    await second.getByText(/共 287 条/).waitFor();
    expect([await notice(second).count(), await build(second)]).toEqual([0, before]);
    await bell(second).click();
    await drawer(second).getByRole('listitem').first().waitFor();
    await drawer(second).getByRole('button', { name: '关闭' }).click();
    await drawer(second).waitFor({ state: 'detached' });
  });

  it('say so again where a file of theirs is gone for good', async () => {
    await second.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await second.getByRole('button', { name: '更多操作', exact: true }).click();
    await second.getByRole('menuitem', { name: '回收站' }).click();
    await notice(second).waitFor();
    await second.unroute('**/assets/**');
  });

  it('are loaded anew at a word, with no other question, and have the draft', async () => {
    const { page } = staff;
    const before = await build(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await notice(page).getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => build(page)).not.toBe(before);
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByRole('button', { name: '新增' }).first().click();
    await page.getByRole('button', { name: '接着填' }).click();
    await expect.poll(() => position(page).inputValue()).toBe('K2+240');
    expect([asked, await notice(page).count()]).toEqual([[], 0]);
  });
});
