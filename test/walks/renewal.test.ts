import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shellTexts } from '../../shell/words/texts.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

const renewalCalls = '**/api/frame/Login/getTokenByKey/**';

describe('a session that is renewed', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let first: Page;
  let second: Page;
  /** Renewals that the browser has asked for. */
  let asked = 0;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    first = visitor.page;
    second = await visitor.context.newPage();
    visitor.context.on('request', (request) => {
      if (request.url().includes('/getTokenByKey/')) asked += 1;
    });
    await signIn(first, 'staff');
  });
  afterEach(({ task }) => pictureOfFailure(first, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** What the browser holds is no token any more, as after a long night. */
  const outlive = async (...keys: ('token' | 'tokenKey')[]) => {
    asked = 0;
    await first.evaluate((names) => {
      for (const name of names) localStorage.setItem(`adit_${name}`, `${'0'.repeat(43)}_string`);
    }, keys);
  };
  const list = (page: Page) => page.getByText(/共 286 条/);
  const search = (page: Page) => page.getByRole('search').getByRole('button', { name: '查询' });

  it('is renewed once for two tabs that come back at the same time', async () => {
    await openMenu(first, '巡检管理', '缺陷上报');
    await list(first).waitFor();
    const address = first.url();
    // Away from the application: a call of an open page would begin to renew, and be cut off as it comes back.
    await Promise.all([first.goto('/icon.svg'), second.goto('/icon.svg')]);
    await outlive('token');
    await Promise.all([first.goto(address), second.goto(address)]);
    await Promise.all([list(first).waitFor(), list(second).waitFor()]);
    expect(asked).toBe(1);
  });

  it('is renewed for a file that is being sent, which arrives, and for one that is fetched', async () => {
    await first.getByRole('button', { name: '新增' }).first().click();
    const files = first.locator('.adit-entry-form .adit-item[data-key=uploadFile]');
    await files.waitFor();
    await outlive('token');
    const buffer = Buffer.alloc(6 * 1024 * 1024, 'adit ');
    await files.locator('input[type=file]').setInputFiles({ name: 'night.txt', mimeType: 'text/plain', buffer });
    const download = files.getByRole('button', { name: '下载 night.txt' });
    await download.waitFor();
    expect(asked).toBe(1);
    await outlive('token');
    const kept = first.waitForEvent('download');
    await download.click();
    expect((await kept).suggestedFilename()).toBe('night.txt');
    expect(asked).toBe(1);
  });

  it('stays when it cannot be renewed right now, which is said, and goes on later', async () => {
    await outlive('token');
    await visitor.context.route(renewalCalls, (route) => route.abort());
    await search(second).click();
    await second.getByText(shellTexts.zh['session.later']).first().waitFor();
    expect(new URL(second.url()).pathname).not.toBe('/602');
    await visitor.context.unroute(renewalCalls);
    await second.reload();
    await list(second).waitFor();
  });

  it('without a key leads to sign-in, which says why and leads back', async () => {
    await outlive('token');
    await second.evaluate(() => localStorage.removeItem('adit_tokenKey'));
    const { pathname } = new URL(second.url());
    await search(second).click();
    await second.waitForURL('**/login?redirect=**');
    expect(asked).toBe(0);
    await second
      .getByText(/请重新登录/)
      .first()
      .waitFor();
    await second.getByRole('textbox', { name: '账号' }).fill('staff');
    await second.locator('input[type=password]').fill('Adit2026');
    await second.getByRole('button', { name: '登录', exact: true }).click();
    await list(second).waitFor();
    expect(new URL(second.url()).pathname).toBe(pathname);
  });

  it('ends in every tab when the server refuses to renew it', async () => {
    const address = first.url();
    // Away meanwhile: a call of its own would be refused first, and the other tab find no token any more.
    await first.goto('/icon.svg');
    await outlive('token', 'tokenKey');
    await search(second).click();
    await second.waitForURL('**/602');
    expect(await second.evaluate(() => localStorage.getItem('adit_token'))).toBeNull();
    await first.goto(address);
    await first.waitForURL(/\/login\?redirect=/);
  });
});
