import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';

let product: Product;
let browser: Browser;
let desk: Visitor;
let phone: Visitor;
const addresses: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  [desk, phone] = await Promise.all([
    visit(browser, product.url),
    visit(browser, product.url, { width: 390, height: 844 }),
  ]);
  for (const { page } of [desk, phone]) page.on('request', (request) => addresses.push(request.url()));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
afterEach(({ task }) => pictureOfFailure(desk.page, task));

const codeOn = async (page: Page) => {
  const place = page.locator('.adit-qr[data-address]');
  await place.waitFor();
  return (await place.getAttribute('data-address')) ?? '';
};
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('adit_token')?.replace(/_string$/, '') ?? '');

it('shows a code at the sign-in page, which a phone without a session opens after signing in', async () => {
  await desk.page.goto('/login?redirect=%2Fhome');
  await desk.page.getByRole('tab', { name: '扫码登录' }).click();
  const address = await codeOn(desk.page);
  expect(address).toMatch(new RegExp(`^${product.url}/scanConfirm\\?code=[\\w-]{43}$`));
  await phone.page.goto(address);
  await phone.page.waitForURL(/\/login\?redirect=%2FscanConfirm/);
  await phone.page.getByRole('textbox', { name: '账号' }).fill('staff');
  await phone.page.getByRole('textbox', { name: '密码' }).fill('Adit2026');
  await phone.page.getByRole('button', { name: '登录', exact: true }).click();
  await phone.page.getByText('在另一台设备上登录？').waitFor();
  await phone.page.getByText(/Chrome · Linux（127\.0\.0\.1）请求以您的身份登录/).waitFor();
  await desk.page.getByText('已扫码，请在手机上确认登录').waitFor();
});

it('lets the desk in when the phone has confirmed, as the same person', async () => {
  await phone.page.getByRole('button', { name: '确认登录' }).click();
  await phone.page.waitForURL(/\/home$/);
  await desk.page.waitForURL(/\/home$/);
  await desk.page.getByRole('navigation').first().waitFor();
  const tokens = await Promise.all([tokenOf(desk.page), tokenOf(phone.page)]);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens).not.toContain('');
  // No address held a token: not the code's, not the calls'.
  for (const token of tokens) expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

it('says on the phone that a code has been used', async () => {
  await phone.page.goto(addresses.find((address) => address.includes('/scanConfirm?')) ?? '/');
  await phone.page.getByText('二维码已失效').waitFor();
  expect([...desk.complaints, ...phone.complaints]).toEqual([]);
});
