import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../support/api.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { noteWords, openMenu, signIn } from '../support/steps.ts';

const staffId = 'user-zhoumin';

describe('a page that stays open', () => {
  let product: Product;
  let browser: Browser;
  let staff: Visitor;
  let admin: Connection;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    [staff, admin] = await Promise.all([visit(browser, product.url), connect(product.url, 'admin')]);
    await signIn(staff.page, 'staff');
  });
  afterEach(({ task }) => pictureOfFailure(staff.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const bell = (page: Page, name: string) => page.locator('button').and(page.getByLabel(name, { exact: true }));
  const figure = (page: Page, name: string) =>
    page.locator('.adit-figures > div').filter({ hasText: name }).locator('strong');
  /** A notice for everybody. */
  const publish = async (title: string) => {
    const data = (await admin.post('/api/message/Notice', {
      title,
      body: '<p>请查看。</p>',
      audience: { all: true },
    })) as { id: string }; // by the call's shape
    await admin.post(`/api/message/Notice/${data.id}/Actions/Release`);
  };

  it('counts a message that comes, on the bell and in its figures, and shows it on top', async () => {
    const { page } = staff;
    await bell(page, '站内消息, 7 条未读').waitFor();
    await publish('三号舱今晚停电');
    await bell(page, '站内消息, 8 条未读').waitFor();
    await expect.poll(() => figure(page, '未读消息').textContent()).toBe('8');
    await page.getByText('三号舱今晚停电').first().waitFor();
  });

  it('has what is unread as the database has it after the server was gone (B19)', async () => {
    const { page } = staff;
    const { dataDir, url } = product;
    await product.kill();
    product = await startProduct({ dataDir, port: Number(new URL(url).port) });
    admin = await connect(product.url, 'admin');
    await publish('四号舱今晚停电');
    await bell(page, '站内消息, 9 条未读').waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('is told that its session is over, in every tab, keeps what is unsaved, and offers it after sign-in (B36)', async () => {
    const { page, context } = staff;
    const second = await context.newPage();
    await second.goto('/home');
    await bell(second, '站内消息, 9 条未读').waitFor();
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByRole('button', { name: '新增' }).first().click();
    const text = page.locator('.adit-entry-form').getByRole('textbox', { name: '区段桩号' });
    await text.fill('K2+240');
    const path = new URL(page.url()).pathname;
    const told = await Promise.all([page, second].map((one) => noteWords(one, '您已被强制下线，请重新登录')));
    await admin.post(`/api/permission/OnlineUser/${staffId}/Actions/Offline`);
    for (const said of told) await said();
    for (const one of [page, second]) await one.waitForURL(/\/login\?redirect=/);
    expect(await page.evaluate(() => localStorage.getItem('adit_token'))).toBeNull();
    await page.getByRole('textbox', { name: '账号' }).fill('staff');
    await page.locator('input[type=password]').fill('Adit2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL((address) => address.pathname === path);
    await page.getByRole('button', { name: '新增' }).first().click();
    await page.getByRole('button', { name: '接着填' }).click();
    await expect.poll(() => text.inputValue()).toBe('K2+240');
  });

  it('leaves no complaint of the browser but that the server was gone', () => {
    const gone = /ERR_CONNECTION|WebSocket connection|Failed to load resource/;
    expect(staff.complaints.filter((line) => !gone.test(line))).toEqual([]);
  });
});
