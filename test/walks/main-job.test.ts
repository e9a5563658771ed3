import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '../support/fill-form.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn, signOut } from '../support/steps.ts';

const shared = fileURLToPath(new URL('../../../shared/forms/fg-crmeb-077.json', import.meta.url));
const own = fileURLToPath(new URL('../designs/walk-design.json', import.meta.url));
/** A design that nobody here wrote, where it stands beside the project; else one of ours in the same dialect. */
const design = existsSync(shared) ? shared : own;
const title = '商城基础配置';

describe('the main job', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    page = visitor.page;
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('begins with an administrator who imports a design and publishes it to a menu', async () => {
    await signIn(page, 'admin');
    await openMenu(page, '在线开发', '网页设计');
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(design);
    await dialog
      .getByText(/条说明|条提醒|没有需要留意的地方/)
      .first()
      .waitFor();
    await dialog.getByRole('textbox', { name: '名称', exact: true }).fill(title);
    await dialog.getByRole('textbox', { name: '编码', exact: true }).fill('mallBase');
    await dialog.getByRole('button', { name: '导入', exact: true }).click();
    // What was taken in opens in the designer.
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('button', { name: '返回' }).first().click();
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect.poll(() => row.textContent()).toContain('未发布');

    await row.getByRole('button', { name: /的更多操作/ }).click();
    await page.getByRole('menuitem', { name: '发布' }).click();
    const publish = page.getByRole('dialog');
    await publish.getByRole('combobox', { name: '上级菜单' }).click();
    await page.locator('.ant-select-tree-title, .ant-select-tree-node-content-wrapper').getByText('巡检管理').click();
    await publish.getByRole('textbox', { name: '菜单名称' }).fill(title);
    await publish.getByRole('button', { name: '发布', exact: true }).click();
    await publish.waitFor({ state: 'detached' });
    await expect.poll(() => row.textContent()).toContain('已发布');
    await signOut(page);
  });

  it('goes on with a member of staff who fills in the imported form, finds, changes and deletes the row', async () => {
    await signIn(page, 'staff');
    // A right that was just given counts within a second, on every node.
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('navigation').first().getByText('巡检管理').waitFor();
        return page.getByRole('navigation').first().getByText(title).count();
      })
      .toBe(1);
    await openMenu(page, '巡检管理', title);
    await page.getByText(`还没有${title}`).waitFor();
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.locator('.adit-entry-form');

    // Wrong first: nothing is sent, what is missing is said at the top and at the field.
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.getByText(/还有 \d+ 处需要改正，尚未提交/).waitFor();

    await fillForm(page, form);
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.adit-list-pages').textContent()).toContain('共 1 条');

    await page.locator('.adit-list-link').first().click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: '编辑' }).click();
    const name = form.locator('.adit-item[data-key=input] input').first();
    await name.fill('改过的名称');
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => viewer.textContent()).toContain('改过的名称');
    await viewer.getByRole('button', { name: '关闭', exact: true }).last().click();
    await viewer.waitFor({ state: 'detached' });

    await removeFirst(page);
    await page.getByText(`还没有${title}`).waitFor();
  });

  it('goes on with a defect: groups, options of all three kinds, a condition, a sub-table with sums, a bill number', async () => {
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByText(/共 286 条/).waitFor();
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.locator('.adit-entry-form');
    await field(form, '区段桩号').getByRole('textbox').fill('K2 240');
    await form.getByRole('button', { name: '提交', exact: true }).click();
    const summary = form.getByRole('alert').first();
    await expect.poll(() => summary.textContent()).toContain('区段桩号');
    await expect.poll(() => summary.textContent()).toContain('管廊');

    await field(form, '区段桩号').getByRole('textbox').fill('K0+240');
    await fillForm(page, form);
    await form.getByRole('button', { name: /添加/ }).first().click();
    const grid = form.getByRole('grid');
    await cell(page, grid, 0, '材料名称', '快硬水泥');
    await cell(page, grid, 0, '数量', '6');
    await cell(page, grid, 0, '单价', '46');
    await chooseInCell(page, grid, 0, '单位');
    await expect.poll(() => grid.textContent()).toContain('276.00');
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText(/共 287 条/).waitFor();

    // Found again by what was typed, in the search area.
    await page.getByRole('search').getByRole('button', { name: /展开/ }).click();
    await page
      .getByRole('search')
      .getByRole('textbox', { name: /编号|桩号/ })
      .first()
      .fill('QX');
    await page.getByRole('search').getByRole('button', { name: '查询' }).click();
    await page.locator('.adit-list-link').first().click();
    const viewer = page.getByRole('dialog');
    await expect.poll(() => viewer.textContent()).toContain('快硬水泥');
    await viewer.getByRole('button', { name: '关闭', exact: true }).last().click();
    await viewer.waitFor({ state: 'detached' });

    // Put into the bin without a question, and brought back by what says so.
    await pressDelete(page);
    await page.getByText(/已移入回收站/).waitFor();
    await page.getByText(/共 286 条/).waitFor();
    await page.getByRole('button', { name: /撤销/ }).click();
    await page.getByText(/共 287 条/).waitFor();
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

function field(form: Locator, label: string): Locator {
  return form
    .locator('.adit-item')
    .filter({ has: form.page().locator('.adit-label', { hasText: new RegExp(`^\\*?${label}$`) }) });
}

/** Types into a cell of a sub-table, found by the words of its column's head. */
async function cell(page: Page, grid: Locator, row: number, column: string, text: string) {
  await (await cellAt(grid, row, column)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function chooseInCell(page: Page, grid: Locator, row: number, column: string) {
  const place = await cellAt(grid, row, column);
  const option = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').first();
  await place.click();
  // A press on a cell that is not being edited only takes it; a key opens the list and never closes it.
  await place.getByRole('combobox').press('ArrowDown');
  await option.click();
}

async function cellAt(grid: Locator, row: number, column: string): Promise<Locator> {
  const head = grid.getByRole('columnheader').filter({ hasText: column });
  const at = await head.getAttribute('aria-colindex');
  return grid.locator(`[aria-rowindex="${row + 2}"] [aria-colindex="${at}"]`);
}

/** From the menu of the first row. */
async function pressDelete(page: Page) {
  const row = page.locator('.adit-records tbody tr').first();
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
}

async function removeFirst(page: Page) {
  await pressDelete(page);
  const question = page.getByRole('dialog');
  await expect.poll(() => question.textContent()).toContain('此操作将永久删除数据，是否继续？');
  await question.getByRole('button', { name: /删除/ }).click();
  await question.waitFor({ state: 'detached' });
}

describe('the application below a sub-path of its host', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    product = await startProduct({ env: { ADIT_BASE_PATH: '/adit' } });
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
  });
  afterEach(({ task }) => pictureOfFailure(visitor.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('is signed in to, opens a form, names its links, and stays where it is', async () => {
    const { page, complaints } = visitor;
    const at = () => new URL(page.url()).pathname + new URL(page.url()).search;
    await page.goto('/');
    await page.getByRole('textbox', { name: '账号' }).fill('staff');
    expect(at()).toBe('/adit/login');
    await page.locator('input[type=password]').fill('Adit2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/adit/home');
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByText(/共 286 条/).waitFor();
    expect(at()).toMatch(/^\/adit\/model\//);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !link.startsWith('/adit/') && !link.startsWith('#'))).toEqual([]);
    // As somebody would who opens it again, or in another tab.
    await page.reload();
    await page.getByRole('button', { name: '新增' }).first().click();
    await page.locator('.adit-entry-form').waitFor();
    expect(await page.title()).toMatch(/^缺陷上报 - /);
    await page.evaluate(() => localStorage.removeItem('adit_token'));
    await page.goto(page.url());
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    expect(at()).toMatch(/^\/adit\/login\?redirect=%2Fmodel%2F/);
    expect(complaints).toEqual([]);
  });
});
