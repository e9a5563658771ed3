import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

const palette = (page: Page) => page.getByRole('region', { name: '组件面板' });
const view = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

/** What a person is told by the server, as their own browser asks it. */
async function asked(url: string, account: string, path: string, body?: object) {
  const password = createHash('sha256').update('Adit2026').digest('hex');
  const form = new URLSearchParams({ account, password, grant_type: 'password' });
  const signedIn = await (await fetch(`${url}/api/oauth/Login`, { method: 'POST', body: form })).json();
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${signedIn.data.token}`,
      'adit-origin': 'pc',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.json();
}

describe('a page drawn by an administrator', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    visitor = await visit(browser, product.url);
    page = visitor.page;
    await signIn(page, 'admin');
    const opened = await asked(product.url, 'admin', '/api/visualdev/Screen', { id: 'home' });
    await page.goto(`/onlineDev/design?id=${opened.data.id}`);
    await page.getByRole('region', { name: '画布', exact: true }).waitFor();
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('opens as the page that it is', async () => {
    await expect.poll(() => page.locator('[data-design-key="facts"]').count()).toBe(1);
    await expect.poll(() => page.locator('[data-design-root] [data-look="unknown"]').count()).toBe(0);
  });

  it('gets a source whose data is seen before anybody else sees it', async () => {
    await view(page, '数据源');
    await page.getByRole('button', { name: '新增数据源' }).click();
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('dictionaries');
    await page.keyboard.press('Enter');
    const call = page.getByRole('combobox', { name: '数据', exact: true });
    await call.fill('全部字典');
    await page.keyboard.press('Enter');
    const preview = page.getByRole('region', { name: '数据预览' });
    await preview.getByRole('button', { name: '读取' }).click();
    await preview.getByRole('table').waitFor();
  });

  it('gets a card with a figure that is data of the source, chosen by looking at it', async () => {
    await view(page, '页面');
    await page.locator('[data-design-key="body"]').click({ position: { x: 40, y: 12 } });
    await palette(page).getByRole('button', { name: '卡片', exact: true }).click();
    await palette(page).getByRole('button', { name: '关键数字', exact: true }).click();
    await page.getByRole('button', { name: /^添加：/ }).click();
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('第一个字典');
    await page.getByRole('button', { name: '为 值 插入数据' }).click();
    await page.getByRole('combobox', { name: '数据源' }).click();
    await page.getByTitle('dictionaries', { exact: true }).click();
    await page
      .getByRole('button', { name: /^fullName/ })
      .first()
      .click();
    await expect
      .poll(() => page.locator('[data-design-root] .adit-design-data').allTextContents())
      .toContain('dictionaries.list.0.fullName');
  });

  it('is looked at as it will be, and does nothing meanwhile', async () => {
    await page.getByRole('button', { name: '预览' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('第一个字典').waitFor();
    await dialog.getByText('数据来自服务器', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('goes online, for those who may see it', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^发布 v?\d|^发布/ })
      .last()
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const online = await asked(product.url, 'staff', '/api/visualdev/Screen/home');
    const { sources, nodes } = JSON.parse(online.data.document);
    expect(sources.dictionaries).toEqual({ call: 'dictionaries' });
    expect(JSON.stringify(nodes)).toContain('{"$source":"dictionaries","path":"list.0.fullName"}');
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
