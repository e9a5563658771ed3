import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Product, startProduct, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

/** A page of another system, which tries to take the window. */
const foreign = `<!doctype html><title>x</title><h1>天气</h1><script>
  try { top.location = 'about:blank' } catch {}
  parent.postMessage({ type: 'navigate', to: '/602', method: 'logout', key: 'x' }, '*');
</script>`;

let other: Server;
let there: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(foreign),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  there = `http://127.0.0.1:${(other.address() as AddressInfo).port}`; // of a port
  [product, browser] = await Promise.all([startProduct({ env: { ADIT_FRAME_HOSTS: there } }), openBrowser()]);
  ({ page } = await visit(browser, product.url));
  await signIn(page, 'staff');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  other?.close();
});

const open = (href: string) => page.goto(`/externalLink?href=${encodeURIComponent(href)}`);

it('shows a listed address in a frame that can neither take the window nor ask anything of the page (A75)', async () => {
  await open(`${there}/today?x=1`);
  await page.frameLocator('.adit-iframe').getByText('天气').waitFor();
  await page.getByRole('link', { name: /在新窗口打开 127\.0\.0\.1/ }).waitFor();
  expect(await page.title()).toMatch(/^外部网页 - /);
  expect(new URL(page.url()).pathname).toBe('/externalLink');
  expect(await page.evaluate(() => localStorage.getItem('adit_token'))).toMatch(/_string$/);
  // Its place has the room of the frame.
  const box = await page.locator('.adit-iframe').boundingBox();
  expect(box?.height).toBeGreaterThan(600);
  // Encoded twice it is the same address.
  await open(encodeURIComponent(`${there}/twice`));
  await page.frameLocator('.adit-iframe').getByText('天气').waitFor();
});

it('says in words why an address is not shown, and frames nothing', async () => {
  for (const [href, words] of [
    ['https://evil.example/', 'evil.example 不在允许嵌入的网站之列'],
    [there.replace('127.0.0.1', 'localhost'), '不在允许嵌入的网站之列'],
    [`${product.url}/home`, '这是本系统的页面'],
    ['/home', '这是本系统的页面'],
    ['javascript:alert(1)', '地址不正确'],
    ['', '地址不正确'],
  ] as const) {
    await open(href);
    await page.getByText(words).first().waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  }
  await page.goto('/externalLink');
  await page.getByText('地址不正确').first().waitFor();
});

it('needs a session like any other page', async () => {
  const stranger = await visit(browser, product.url);
  await stranger.page.goto(`/externalLink?href=${encodeURIComponent(there)}`);
  await stranger.page.waitForURL('**/login?redirect=**');
  expect(await stranger.page.locator('iframe').count()).toBe(0);
  await stranger.context.close();
});

it('loads no frame that a page was told to fill with its data, where the host is not listed', async () => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  const evil = there.replace('127.0.0.1', 'localhost');
  await page.route('**/api/oauth/CurrentUser?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.hosts = [...body.data.hosts, evil];
    await route.fulfill({ response, json: body });
  });
  // Even where the page believes that it is: the policy of the page keeps the browser from asking.
  await open(`${evil}/?who=staff`);
  await page.getByText('不在允许嵌入的网站之列').first().waitFor();
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    document.body.append(frame);
    return blocked.then(() => undefined);
  }, `${evil}/?who=staff`);
  expect(seen.filter((url) => url.startsWith(evil))).toEqual([]);
});
