import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

describe('the page of models', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    page = visitor.page;
    await signIn(page, 'admin');
    await openMenu(page, '在线开发', '网页设计');
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const dialog = () => page.getByRole('dialog');
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const fill = (name: string, value: string) => dialog().getByRole('textbox', { name, exact: true }).fill(value);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const group = (name: RegExp) => page.getByRole('button', { name });
  const gone = () => dialog().waitFor({ state: 'detached' });
  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `${name} 的更多操作` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const backToList = async () => {
    await page.getByRole('button', { name: '返回' }).first().click();
    await group(/^全部，/).waitFor();
  };

  it('files models under categories that are made, renamed and deleted there', async () => {
    await group(/^巡检管理，3 个/).waitFor();
    await page.getByRole('button', { name: '新建分类' }).click();
    await fill('名称', '设备');
    await press('新建');
    await gone();
    await group(/^设备，0 个/).click();
    await page.getByText('没有符合条件的记录').waitFor();
    // What is made now is filed there.
    await page.getByRole('button', { name: /新建$/ }).first().click();
    await fill('名称', '水泵台账');
    await fill('编码', 'defect');
    await press('新建并设计');
    await dialog().getByText('编码“defect”已被使用').first().waitFor();
    await fill('编码', 'pump');
    await press('新建并设计');
    await page.getByRole('heading', { name: '水泵台账', level: 1 }).waitFor();
    await backToList();
    await group(/^设备，1 个/).waitFor();
    await act('设备', '改名');
    await fill('名称', '设备管理');
    await press('改名');
    await gone();
    await group(/^设备管理，1 个/).click();
    await row('水泵台账').waitFor();
  });

  it('copies a model under a code that is free', async () => {
    await group(/^全部，/).click();
    await act('缺陷上报', '复制');
    await fill('编码', 'pump');
    await press('复制');
    await dialog().getByText('编码“pump”已被使用').first().waitFor();
    await fill('名称', '缺陷副本');
    await fill('编码', 'defect.two');
    await press('复制');
    await gone();
    await expect.poll(() => row('缺陷副本').textContent()).toContain('未发布');
  });

  it('hands out a design as a file and takes it in again under another code', async () => {
    const download = page.waitForEvent('download');
    await act('缺陷副本', '导出');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^defect\.two-\d{8}\.vdd$/);
    const path = await file.path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ fullName: '缺陷副本', enCode: 'defect.two' });
    await page.getByRole('button', { name: '导入' }).click();
    const content = { name: file.suggestedFilename(), mimeType: 'application/json', buffer: readFileSync(path) };
    await dialog().locator('input[type=file]').setInputFiles(content);
    // What needs nothing done is folded under its number.
    await dialog().locator('summary').getByText('1 条说明').click();
    await dialog().getByText('编码“defect.two”已被使用，改为“defect.two2”').waitFor();
    await fill('名称', '再次导入');
    await press('导入');
    await page.getByRole('heading', { name: '再次导入', level: 1 }).waitFor();
    await backToList();
    await row('再次导入').waitFor();
  });

  it('publishes after saying what that does, and deletes after saying what goes', async () => {
    await act('缺陷副本', '发布');
    await dialog()
      .getByText(/新建数据表 m_/)
      .first()
      .waitFor();
    await dialog().getByText('不在菜单中').waitFor();
    await dialog().getByRole('combobox', { name: '上级菜单' }).click();
    await page.locator('.ant-select-tree-node-content-wrapper').getByText('巡检管理').click();
    await press('发布');
    await gone();
    await expect.poll(() => row('缺陷副本').textContent()).toContain('已发布');
    await act('缺陷副本', '删除');
    await dialog().getByText('1 个菜单项及其授权一并删除：缺陷副本').waitFor();
    await dialog().getByText('没有数据').waitFor();
    await press('删除');
    await gone();
    await expect.poll(() => row('缺陷副本').count()).toBe(0);
  });

  it('publishes and exports several at once, and says what was done with each', async () => {
    const bar = page.getByRole('toolbar', { name: '批量操作' });
    for (const name of ['水泵台账', '再次导入']) await page.getByRole('checkbox', { name: `选择${name}` }).check();
    await bar.getByRole('button', { name: '发布' }).click();
    await press('发布 2 个');
    await dialog().getByText('成功 2 个，失败 0 个').waitFor();
    await dialog().getByText('水泵台账：已发布，版本 1').waitFor();
    await dialog().getByRole('button', { name: '关闭' }).last().click();
    await gone();
    await expect.poll(() => row('水泵台账').textContent()).toContain('已发布');
    for (const name of ['水泵台账', '再次导入']) await page.getByRole('checkbox', { name: `选择${name}` }).check();
    const file = page.waitForEvent('download');
    await bar.getByRole('button', { name: '导出' }).click();
    expect((await file).suggestedFilename()).toMatch(/^designs-\d{8}\.zip$/);
  });

  it('moves and deletes several at once', async () => {
    for (const name of ['水泵台账', '再次导入']) await page.getByRole('checkbox', { name: `选择${name}` }).check();
    const bar = page.getByRole('toolbar', { name: '批量操作' });
    await bar.getByRole('button', { name: '移到分类' }).click();
    await dialog().getByRole('combobox', { name: '分类' }).click();
    await page.locator('.ant-select-item-option').getByText('设备管理').click();
    await press('移动');
    await gone();
    await group(/^设备管理，2 个/).waitFor();
    for (const name of ['水泵台账', '再次导入']) await page.getByRole('checkbox', { name: `选择${name}` }).check();
    await bar.getByRole('button', { name: '删除' }).click();
    await press('删除 2 个');
    await gone();
    await group(/^设备管理，0 个/).waitFor();
    await act('设备管理', '删除');
    await press('删除');
    await gone();
    await expect.poll(() => group(/^设备管理/).count()).toBe(0);
  });

  it('did all of it without an error in the page', () => {
    // The refusals of codes that were asked for on purpose.
    expect(visitor.complaints.filter((one) => !one.includes('422'))).toEqual([]);
  });
});
