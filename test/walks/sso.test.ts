import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Product, startProduct, visit } from '../support/product.ts';
import { createPortal } from '../support/sso.ts';
import { signIn, signOut } from '../support/steps.ts';

const portal = createPortal();
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { ADIT_SSO_ISSUERS: portal.setting } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const ticketOf = (sub: string) => portal.signed({ alg: 'HS256' }, portal.claims(Date.now(), { sub }), portal.secret);
const arrival = (ticket: string, redirect = '') =>
  `/sso?ticket=${ticket}${redirect && `&redirect=${encodeURIComponent(redirect)}`}`;

it('people of another system come in by its ticket, work, sign out, and are told how to come back', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) seen.push(`${request.url()} ${page.url()}`);
  });
  const ticket = ticketOf('staff');
  await page.goto(arrival(ticket, '/messageRecord'));
  await page.waitForURL('**/messageRecord');
  await page.locator('.adit-user').getByText('周敏').first().waitFor();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((address) => address.includes(ticket.slice(-20)) || address.includes('ticket='))).toEqual([]);
  await signOut(page, '**/sso');
  await page.getByText('请从您的统一门户进入').waitFor();
  expect(complaints).toEqual([]);

  // The ticket is worth nothing any more, and it is said on the page.
  await page.goto(arrival(ticket));
  await page.getByText('单点登录没有成功，请从原来的系统重新进入').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: '用账号登录' }).click();
  await page.waitForURL('**/login');
  await context.close();
});

it('a ticket leads nowhere outside, and takes nobody’s session unasked', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto(arrival(ticketOf('staff'), '//evil.example/x'));
  await page.waitForURL(`${product.url}/home`);
  await page.goto(arrival(ticketOf('admin')));
  await page.getByText('换用另一个账号？').waitFor();
  await page.getByRole('button', { name: '继续使用 周敏' }).click();
  await page.waitForURL(`${product.url}/home`);
  await page.locator('.adit-user').getByText('周敏').first().waitFor();
  await context.close();

  const password = await visit(browser, product.url);
  await signIn(password.page, 'staff');
  await signOut(password.page);
  expect(new URL(password.page.url()).pathname).toBe('/login');
  await password.context.close();
});
