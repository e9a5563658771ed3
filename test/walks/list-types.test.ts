import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../support/api.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

interface Rows {
  readonly list: readonly { readonly id: string; readonly [name: string]: unknown }[];
}

/** An administrator makes a list each type in turn, publishes it, and staff work with it. */
describe('types of lists', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let designer: Visitor;
  let staff: Visitor;
  let seen: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await connect(product.url, 'admin');
    designer = await visit(browser, product.url);
    staff = await visit(browser, product.url);
    seen = designer.page;
    await signIn(designer.page, 'admin');
    await signIn(staff.page, 'staff');
  });
  afterEach(({ task }) => pictureOfFailure(seen, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function idOf(model: string): Promise<string> {
    const models = (await admin.get(`/api/visualdev/Base?keyword=${model}`)) as Rows; // by the call's shape
    return models.list.find(({ enCode }) => enCode === model)?.id ?? '';
  }

  /** Chooses a type in the designer with what it is about, and publishes it. */
  async function publish(type: string, settings: Readonly<Record<string, string>> = {}, model = 'inspection') {
    const { page } = designer;
    seen = page;
    const id = await idOf(model);
    await page.goto(`/onlineDev/design?id=${id}`);
    await page.getByRole('radio', { name: '列表', exact: true }).locator('xpath=..').click();
    const pane = page.getByRole('complementary', { name: '列表设置' });
    await pane.getByRole('group', { name: '列表类型' }).getByText(type, { exact: true }).click();
    for (const [setting, option] of Object.entries(settings)) {
      await pane.getByRole('combobox', { name: setting, exact: true }).click();
      await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
    }
    await page.getByRole('button', { name: '发布', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^发布 v\d+$/ }).click();
    await dialog.getByText(/^已发布 v\d+$/).waitFor();
    await dialog.getByRole('button', { name: '继续设计' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** The list as staff find it now. */
  async function openList(entry = '巡检记录'): Promise<Page> {
    const { page } = staff;
    seen = page;
    await page.goto('/home');
    await openMenu(page, '巡检管理', entry);
    return page;
  }

  it('a tree beside the list narrows it', async () => {
    await publish('左侧树', { 关联字段: '管廊' });
    const page = await openList();
    await page.getByText(/共 286 条/).waitFor();
    const node = page.getByRole('tree', { name: '管廊' }).getByRole('treeitem').nth(1);
    await node.click();
    await expect.poll(() => node.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.locator('.adit-list-total').textContent()).not.toContain('286');
    await page.getByRole('treeitem', { name: '全部', exact: true }).click();
    await page.getByText(/共 286 条/).waitFor();
  });

  it('groups have heads that fold', async () => {
    await publish('分组', { 分组字段: '状态' });
    const page = await openList();
    await page.getByText(/组 286 条/).waitFor();
    const head = page.locator('.adit-group-button').first();
    const rows = () => page.locator('.adit-records tbody tr[data-row]').count();
    const before = await rows();
    await head.click();
    expect(await head.getAttribute('aria-expanded')).toBe('false');
    expect(await rows()).toBeLessThan(before);
    await page
      .getByRole('button', { name: /再显示一些/ })
      .first()
      .click();
    await expect.poll(rows).toBeGreaterThan(before - 20);
  });

  it('a row is written in where it stands, and is stored', async () => {
    await publish('行内编辑');
    const page = await openList();
    const cell = page.locator('.adit-records tbody tr[data-row]').first().locator('td[data-cell="section"]');
    await cell.dblclick();
    const editor = page.getByRole('textbox', { name: '区段', exact: true }).last();
    await editor.fill('K9+000 ~ K9+360');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => cell.textContent()).toBe('K9+000 ~ K9+360');
    await page.reload();
    await expect.poll(() => cell.textContent()).toBe('K9+000 ~ K9+360');
  });

  it('rows of a tree table stand below their row', async () => {
    // Of inspections no text is free enough for the number of a row.
    await publish('树形表格', { 上级字段: '影响设备' }, 'defect');
    const id = await idOf('defect');
    const found = (await admin.post(`/api/visualdev/OnlineDev/${id}/List`, { pageSize: 20 })) as Rows; // by its shape
    const [top, below] = found.list;
    await admin.post(`/api/visualdev/OnlineDev/${id}/${below?.id}`, { data: JSON.stringify({ equipment: top?.id }) });
    const page = await openList('缺陷上报');
    const row = page.locator(`tr[data-row="${top?.id}"]`);
    await row.getByRole('button', { name: /^展开/ }).click();
    const inside = page.locator(`tr[data-row="${below?.id}"]`);
    await inside.waitFor();
    expect(await inside.getAttribute('aria-level')).toBe('2');
    await row.getByRole('button', { name: /^收起/ }).click();
    await inside.waitFor({ state: 'hidden' });
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect([...designer.complaints, ...staff.complaints]).toEqual([]);
  });
});
