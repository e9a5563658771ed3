import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { noteWords, signIn, signOut } from '../support/steps.ts';

const infoCall = '**/api/oauth/CurrentUser?**';
const renewalCall = '**/api/frame/Login/getTokenByKey/**';
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`adit_${name}`)?.replace(/_[a-z]+$/, '') ?? null, key);
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { code: 200, msg: '', data } });
const home = (page: Page) => page.getByRole('navigation').first();

describe('session and guard', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let context: BrowserContext;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  beforeEach(async () => {
    visitor = await visit(browser, product.url);
    ({ page, context } = visitor);
  });
  afterEach(async ({ task }) => {
    await pictureOfFailure(page, task);
    await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A key that signs in whoever asked for it, as another application would put it into a link. */
  async function keyOf(account: 'admin' | 'staff'): Promise<string> {
    const other = await visit(browser, product.url);
    await signIn(other.page, account);
    const response = await other.page.request.post('/api/oauth/Ticket/Key', {
      headers: { authorization: `Bearer ${await stored(other.page, 'token')}` },
      data: {},
    });
    const { data } = await response.json();
    await other.context.close();
    return data.key;
  }

  /** Addresses in the bar at the moment of each call to the server. */
  function addressesAtCalls(): string[] {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) seen.push(request.frame().url());
    });
    return seen;
  }

  describe('a key in the address (A09)', () => {
    it('signs in who is not signed in, once, and is out of the address before anything is asked', async () => {
      const key = await keyOf('staff');
      const seen = addressesAtCalls();
      await page.goto(`/messageRecord?key=${key}&a=1`);
      await page.waitForURL('**/messageRecord?a=1');
      await home(page).waitFor();
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.filter((address) => address.includes('key='))).toEqual([]);
      expect(await stored(page, 'tokenKey')).toMatch(/^[\w-]{43}$/);
      expect(await stored(page, 'tokenKey')).not.toBe(key);
      expect(visitor.complaints).toEqual([]);

      const second = await visit(browser, product.url);
      await second.page.goto(`/home?key=${key}`);
      await second.page.waitForURL('**/login?redirect=%2Fhome');
      await second.page.getByText(/登录/).first().waitFor();
      expect(await stored(second.page, 'token')).toBeNull();
      await second.context.close();
    });

    it('asks who is signed in as somebody else, whose session stays', async () => {
      const key = await keyOf('admin');
      await signIn(page, 'staff');
      const before = await stored(page, 'token');
      const seen = addressesAtCalls();
      await page.goto(`/home?key=${key}`);
      await page.getByText('换用另一个账号？').waitFor();
      expect(await page.title()).toContain('换用另一个账号？');
      expect(pathOf(page)).toBe('/home');
      expect(seen.filter((address) => address.includes('key='))).toEqual([]);
      expect(await stored(page, 'token')).toBe(before);
      await page.getByRole('button', { name: '继续使用 周敏' }).click();
      await home(page).waitFor();
      expect(await stored(page, 'token')).toBe(before);
      expect(visitor.complaints).toEqual([]);
    });

    it('takes the place of the session when the person says so', async () => {
      const key = await keyOf('admin');
      await signIn(page, 'staff');
      const before = await stored(page, 'token');
      await page.goto(`/home?key=${key}`);
      await page.getByRole('button', { name: /^换用/ }).click();
      await page.locator('.adit-user').getByText('管理员').first().waitFor();
      expect(await stored(page, 'token')).not.toBe(before);
      // The session of the link was begun for good: a reload stays with it.
      await page.reload();
      await page.locator('.adit-user').getByText('管理员').first().waitFor();
    });

    it('of the same person changes nothing', async () => {
      const key = await keyOf('staff');
      await signIn(page, 'staff');
      const before = await stored(page, 'token');
      await page.goto(`/home?key=${key}`);
      await home(page).waitFor();
      expect(await stored(page, 'token')).toBe(before);
      expect(pathOf(page)).toBe('/home');
    });

    it('that was refused keeps nobody from hearing that the own session is over', async () => {
      await signIn(page, 'staff');
      await page.goto(`/messageRecord?key=${'x'.repeat(43)}`);
      await page.waitForURL('**/messageRecord');
      await home(page).waitFor();
      // In one go: another call may hear of it first, and the page is gone.
      await page.getByRole('button', { name: '查询' }).evaluate((button: HTMLElement) => {
        for (const name of ['token', 'tokenKey']) localStorage.setItem(`adit_${name}`, `${'0'.repeat(43)}_string`);
        button.click();
      });
      await page.waitForURL('**/602');
    });

    it('waits where the network is gone, and is tried again', async () => {
      const key = await keyOf('staff');
      await page.route(renewalCall, (route) => route.abort());
      await page.goto(`/home?key=${key}`);
      const again = page.getByRole('button', { name: '重试' });
      await again.waitFor();
      expect(pathOf(page)).toBe('/home');
      await page.unroute(renewalCall);
      await again.click();
      await home(page).waitFor();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /key/i.test(name)))).toEqual([]);
    });

    it('does nothing with hasExchangeToken but become the key of a session that has none', async () => {
      await signIn(page, 'staff');
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('getTokenByKey')) asked += 1;
      });
      await page.evaluate(() => localStorage.setItem('adit_tokenKey', '_string'));
      await page.goto(`/home?key=${'k'.repeat(43)}&hasExchangeToken=1&hasLayout=no`);
      await page.waitForURL('**/home?hasLayout=no');
      await page.locator('main').waitFor();
      expect([asked, await stored(page, 'tokenKey')]).toEqual([0, 'k'.repeat(43)]);
    });
  });

  describe('info that is not to be had', () => {
    it.each([
      ['an empty menu', { menuList: [] }, '系统已下线，请联系管理员'],
      ['no data', null, '验证失败，请重新登录。'],
    ])('%s throws the token away, says why and leads to sign-in', async (_what, data, words) => {
      await signIn(page, 'staff');
      await home(page).waitFor();
      await page.route(infoCall, answer(data));
      const said = await noteWords(page, words);
      await page.reload();
      await said();
      await page.waitForURL('**/login?redirect=%2Fhome');
      expect(await stored(page, 'token')).toBeNull();
    });

    it('because of the network, a server in trouble or a missing file leaves the session, and a way to try again (B42)', async () => {
      await signIn(page, 'staff');
      await home(page).waitFor();
      const token = await stored(page, 'token');
      const faults: [string, (route: Route) => Promise<void>][] = [
        [infoCall, (route) => route.abort()],
        [infoCall, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' })],
        [infoCall, (route) => route.fulfill({ status: 503, json: { code: 503, msg: '系统繁忙', data: null } })],
        ['**/assets/signed-in-*.js', (route) => route.fulfill({ status: 404, body: '' })],
      ];
      for (const [address, fault] of faults) {
        await page.route(address, fault);
        await page.reload();
        const again = page.getByRole('button', { name: '重试' });
        await again.waitFor();
        expect([await again.count(), await stored(page, 'token'), pathOf(page)]).toEqual([1, token, '/home']);
        await page.unroute(address);
        await again.click();
        await home(page).waitFor();
      }
    });
  });

  describe('signing out', () => {
    it('leaves nothing behind, not for the browser’s Back either (A93)', async () => {
      await signIn(page, 'staff');
      await page.goto('/messageRecord');
      await home(page).waitFor();
      await signOut(page);
      await page.getByRole('textbox', { name: '账号' }).waitFor();
      await page.goBack();
      await page.waitForURL('**/login**');
      expect(await page.getByRole('navigation').count()).toBe(0);
      const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      const ofSession = /^adit_(token|tokenKey|signedIn|operation_currentUser|allDict|linkKey)$/;
      expect(left.filter((key) => ofSession.test(key))).toEqual([]);
      expect(left.filter((key) => !key.startsWith('adit_'))).toEqual([]);
    });

    it('holds for a Back that comes before the sign-in page is drawn (A93)', async () => {
      await signIn(page, 'staff');
      await page.goto('/messageRecord');
      await home(page).waitFor();
      await page.evaluate(() => {
        const { state } = history;
        const { href } = location;
        const push = history.pushState.bind(history);
        // The address is another one, and nothing is drawn yet: the browser is back where it was.
        history.pushState = (...entry) => {
          push(...entry);
          queueMicrotask(() => {
            history.replaceState(state, '', href);
            dispatchEvent(new PopStateEvent('popstate', { state }));
          });
        };
      });
      await signOut(page, '**/login?redirect=%2FmessageRecord');
      await page.getByRole('textbox', { name: '账号' }).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
    });

    it('leads to the address that was stored, inside the application alone', async () => {
      for (const [address, to] of [
        ['/602', '/602'],
        ['//evil.example', '/login'],
        ['https://evil.example/', '/login'],
      ]) {
        await signIn(page, 'staff');
        await page.evaluate((value) => localStorage.setItem('adit_redirect', `${value}_string`), address);
        await signOut(page, `**${to}`);
        expect(await stored(page, 'redirect')).toBeNull();
      }
    });

    it('in another tab is so in this one, and so is signing in as somebody else', async () => {
      await signIn(page, 'staff');
      const second = await context.newPage();
      await second.goto('/messageRecord');
      await home(second).waitFor();
      await signOut(page);
      await second.waitForURL('**/login?redirect=%2FmessageRecord');
      await signIn(page, 'admin');
      // The other tab goes on where it was, as who is signed in now, with nothing of who was.
      await second.waitForURL('**/messageRecord');
      await second.locator('.adit-user').getByText('管理员').first().waitFor();
      expect(await second.getByText('周敏').count()).toBe(0);
    });
  });

  describe('addresses', () => {
    it('lead to sign-in with the way back, and from WeChat to the second sign-in', async () => {
      await page.goto('/messageRecord?a=1');
      await page.waitForURL('**/login?redirect=%2FmessageRecord%3Fa%3D1');
      await page.goto('/home?hasLayout=no');
      await page.waitForURL('**/602');
      await page.goto('/login2');
      await page.getByRole('tab', { name: '短信验证码' }).waitFor();
      await page.goto('/home');
      await page.waitForURL('**/login2?redirect=%2Fhome');
      await page.getByRole('tab', { name: '账号密码' }).click();
      await page.getByRole('textbox', { name: '账号' }).fill('staff');
      await page.locator('input[type=password]').fill('Adit2026');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.waitForURL('**/home');
      await signOut(page);
      expect(pathOf(page)).toBe('/login2');
    });

    it('of other people are as unknown as any other (A20)', async () => {
      await signIn(page, 'staff');
      for (const path of ['/onlineDev/webDesign', '/no/such/page', '/home@evil']) {
        await page.goto(path);
        await page.getByText('没有这个页面').first().waitFor();
        await page.getByText(`地址 ${path} 不存在`).waitFor();
        expect(await page.title()).toMatch(/^没有这个页面 - /);
        expect(new URL(page.url()).origin).toBe(product.url);
      }
    });

    it.each([
      '//evil.example',
      '/%5C%5Cevil.example',
      'javascript:alert(1)',
      '%2F%2Fevil.example',
      'https://evil.example',
    ])('of the way back stay inside: %s (A20)', async (wanted) => {
      await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
      await page.getByRole('textbox', { name: '账号' }).fill('staff');
      await page.locator('input[type=password]').fill('Adit2026');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await home(page).waitFor();
      expect(new URL(page.url()).origin).toBe(product.url);
      expect(visitor.complaints).toEqual([]);
    });
  });

  describe('storage in trouble (B41)', () => {
    it('that is switched off is replaced by memory: people sign in and work', async () => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await signIn(page, 'staff');
      await home(page).waitFor();
      expect(visitor.complaints).toEqual([]);
    });

    it('that is full, or holds nonsense, values of older versions and of other products, is no blank page', async () => {
      await page.addInitScript(() => {
        const nonsense = ['{', 'zh', '_', 'x_object', '{"a":1_object', 'null_object', '9e999_number', '\u0000'];
        const keys = ['token', 'tokenKey', 'language', 'size', 'themeClass', 'sidebarOpened', 'account', 'fromQw'];
        if (!localStorage.getItem('adit_seeded'))
          for (const [index, key] of keys.entries()) localStorage.setItem(`adit_${key}`, nonsense[index] ?? '');
        localStorage.setItem('adit_seeded', '1');
        localStorage.setItem('jnpf_token', 'of another product_string');
      });
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await signIn(page, 'staff');
      await home(page).waitFor();
      expect(visitor.complaints).toEqual([]);
    });
  });
});

it('below a sub-path leads to sign-in, back and out there, and nowhere else', async () => {
  const [product, browser] = await Promise.all([startProduct({ env: { ADIT_BASE_PATH: '/adit' } }), openBrowser()]);
  try {
    const { page } = await visit(browser, product.url);
    await page.goto('/adit/messageRecord?a=1');
    await page.waitForURL('**/adit/login?redirect=%2FmessageRecord%3Fa%3D1');
    await page.getByRole('textbox', { name: '账号' }).fill('staff');
    await page.locator('input[type=password]').fill('Adit2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/adit/messageRecord?a=1');
    await page.goto('/adit/login?redirect=%2F..%2F..%2F%2Fevil.example');
    await page.waitForURL('**/adit/home');
    await signOut(page);
    expect(pathOf(page)).toBe('/adit/login');
  } finally {
    await browser.close();
    await product.stop();
  }
});
