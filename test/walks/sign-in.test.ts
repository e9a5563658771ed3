import type { Browser, Page, WebSocketRoute } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type Connection, connect } from '../support/api.ts';
import { axeFaults } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { enterPassword, noteWords, signIn, signOut } from '../support/steps.ts';

/** The browser inside the enterprise chat. */
const chatAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 wxwork/4.1 MicroMessenger/7.0';
const liveAddress = /\/api\/message\/websocket\//;

const home = (page: Page) => page.getByRole('navigation').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('adit_token'));
const inside = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

/** The session is over, and there is no key to renew it by. */
const outlive = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('adit_token', `${'0'.repeat(43)}_string`);
    localStorage.removeItem('adit_tokenKey');
  });

describe('signing in and out on the page', () => {
  let product: Product;
  let browser: Browser;
  let admin: Connection;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ env: { ADIT_FRAME_HOSTS: 'https://listed.invalid' } }),
      openBrowser(),
    ]);
    admin = await connect(product.url, 'admin');
  });
  beforeEach(async () => {
    visitor = await visit(browser, product.url);
    ({ page } = visitor);
  });
  afterEach(async ({ task }) => {
    await pictureOfFailure(page, task);
    await visitor.context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('lets in by a code sent to a mobile, which developers read in the outbox', async () => {
    const sent = async () => {
      const { list } = (await admin.get('/api/oauth/Outbox')) as { list: { recipient: string; body: string }[] }; // by the call's shape
      return list.filter(({ recipient }) => recipient === '13800000002').map(({ body }) => body);
    };
    await page.goto('/login?redirect=%2FmessageRecord');
    await tab(page, '短信验证码').click();
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000002');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重新获取/ }).waitFor();
    await expect.poll(sent).toHaveLength(1);
    const [body = ''] = await sent();
    const code = /\d{6}/.exec(body)?.[0] ?? '';
    const enter = async (text: string) => {
      await page.getByRole('textbox', { name: '验证码' }).fill(text);
      await page.getByRole('button', { name: '登录', exact: true }).click();
    };
    await enter(code === '000000' ? '000001' : '000000');
    await page.getByText('验证码不正确或已失效').first().waitFor();
    expect(await tokenOf(page)).toBeNull();
    await enter(code);
    await page.waitForURL('**/messageRecord');
    await page.locator('.adit-user').getByText('周敏').first().waitFor();
  });

  it.each([
    ['zh', '确定退出系统吗?'],
    ['en', 'Are you sure you want to exit the application?'],
    ['zhtw', '確定退出系統嗎?'],
  ])('asks in %s before it signs out: %s', async (language, words) => {
    await signIn(page, 'staff');
    await home(page).waitFor();
    await page.evaluate((value) => localStorage.setItem('adit_language', `${value}_string`), language);
    await page.reload();
    const token = await tokenOf(page);
    const ask = async () => {
      await page.locator('.adit-user').click();
      await page.getByRole('menuitem', { name: /退出登录|Sign out|登出/ }).click();
      await page.getByRole('dialog').getByText(words, { exact: true }).waitFor();
    };
    await ask();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取消|Cancel/ })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([inside(page), await tokenOf(page)]).toEqual(['/home', token]);
    await ask();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /退出|Sign out|登出/ })
      .click();
    await page.waitForURL('**/login');
    expect(await tokenOf(page)).toBeNull();
  });

  it('leads who came from the enterprise chat to the second page, however the session ends', async () => {
    const chat = await visit(browser, product.url, { width: 390, height: 844 }, { userAgent: chatAgent });
    const { page } = chat;
    const enter = async () => {
      await tab(page, '账号密码').click();
      await enterPassword(page, 'staff');
    };
    await page.goto('/login2?redirect=%2FmessageRecord');
    await enter();
    await page.waitForURL('**/messageRecord');
    await page.getByRole('main').getByText('公告').first().waitFor();
    // By the answer to a call.
    await outlive(page);
    const said = await noteWords(page, '请重新登录');
    await page.reload();
    await page.waitForURL('**/login2?redirect=%2FmessageRecord');
    await said();
    // By the word of the server.
    await enter();
    await page.waitForURL('**/messageRecord');
    await page.getByRole('main').getByText('公告').first().waitFor();
    await expect.poll(async () => JSON.stringify(await admin.get('/api/permission/OnlineUser'))).toContain('周敏');
    await admin.post('/api/permission/OnlineUser/user-zhoumin/Actions/Offline');
    await page.waitForURL('**/login2?redirect=%2FmessageRecord');
    expect(await tokenOf(page)).toBeNull();
    await chat.context.close();
  });

  it.each(['/login', '/login2'])(
    'stays as it is when a call is answered that the session is over: %s',
    async (path) => {
      const left: string[] = [];
      await page.goto(`${path}?redirect=%2FmessageRecord`);
      await tab(page, '短信验证码').click();
      const number = page.getByRole('textbox', { name: '手机号' });
      await number.fill('13800000002');
      page.on('framenavigated', (frame) => left.push(frame.url()));
      const codes = [600, 601, 602];
      await page.route('**/api/oauth/MobileCode?**', (route) => {
        const code = codes.shift() ?? 400;
        return route.fulfill({
          status: code === 400 ? 400 : 401,
          json: { code, msg: `第 ${code} 号回答`, data: null },
        });
      });
      const get = page.getByRole('button', { name: '获取验证码' });
      for (const code of [600, 601, 602, 400]) {
        const answered = page.waitForResponse((response) => response.url().includes('/MobileCode'));
        await get.click();
        expect((await (await answered).json()).code).toBe(code);
      }
      // The last one is said, so all of them have been heard.
      await page.getByText('第 400 号回答').first().waitFor();
      expect(left).toEqual([]);
      expect([inside(page), await number.inputValue()]).toEqual([`${path}?redirect=%2FmessageRecord`, '13800000002']);
    },
  );

  it('hears without a reason that it is over: the usual words, for one second, then sign-in', async () => {
    expect(limits.loggedOutToastMs).toBe(1_000);
    let line: WebSocketRoute | undefined;
    await page.routeWebSocket(liveAddress, (socket) => {
      socket.connectToServer();
      line = socket;
    });
    await page.clock.install();
    await signIn(page, 'staff');
    await home(page).waitFor();
    await page.getByRole('button', { name: /^站内消息, \d+ 条未读/ }).waitFor();
    const words = page.getByText('登录已过期，请重新登录', { exact: true });
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 5_000)));
    line?.send(JSON.stringify({ method: 'logout' }));
    await words.waitFor({ state: 'attached' });
    await page.clock.runFor(limits.loggedOutToastMs - 1);
    expect([await words.count(), inside(page), await tokenOf(page)]).toEqual([1, '/home', expect.any(String)]);
    await Promise.all([
      page.waitForEvent('load'),
      // The page goes while its clock runs.
      page.clock.runFor(1).catch(() => undefined),
    ]);
    await page.clock.resume();
    await page.waitForURL('**/login?redirect=%2Fhome');
    expect(await tokenOf(page)).toBeNull();
    expect(await words.count()).toBe(0);
  });

  it('shows what another tab stores while the page is not drawn yet', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('adit_themeMode', 'light_string');
      document.addEventListener('DOMContentLoaded', () => {
        localStorage.setItem('adit_themeMode', 'dark_string');
        dispatchEvent(new StorageEvent('storage', { key: 'adit_themeMode' }));
      });
    });
    await page.goto('/602');
    await page.getByText('登录已失效').first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
  });

  it('can be read: nothing serious is found on the pages before sign-in, the frame of an outside page and the lock screen', async () => {
    const looks = ['light', 'dark'];
    const see = async (name: string, ready: () => Promise<unknown>) => {
      for (const look of looks) {
        await page.evaluate((value) => {
          localStorage.setItem('adit_themeMode', `${value}_string`);
          dispatchEvent(new StorageEvent('storage', { key: 'adit_themeMode' }));
        }, look);
        await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(look);
        await ready();
        expect([name, look, await axeFaults(page)]).toEqual([name, look, []]);
      }
    };
    for (const [path, words] of [
      ['/sso', '请从您的统一门户进入'],
      ['/602', '登录已失效'],
      ['/login2', '企业微信登录'],
    ] as const) {
      await page.goto(path);
      await see(path, () => page.getByText(words).first().waitFor());
    }
    for (const way of ['短信验证码', '账号密码']) {
      await tab(page, way).click();
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await see(`/login2 ${way}`, () => page.getByText('不能为空').filter({ visible: true }).first().waitFor());
    }
    await signIn(page, 'staff');
    await page.goto('/externalLink?href=javascript%3Aalert(1)');
    await see('/externalLink', () => page.getByText('地址不正确').first().waitFor());
    await page.goto(`/externalLink?href=${encodeURIComponent('https://listed.invalid/')}`);
    await see('/externalLink framed', () => page.locator('.adit-iframe').waitFor());
    await page.goto('/home');
    await page.locator('.adit-user').click();
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    await see('lock screen', () => page.getByRole('button', { name: '解锁', exact: true }).waitFor());
    await page.getByRole('textbox', { name: '密码' }).fill('wrong');
    await page.getByRole('button', { name: '解锁', exact: true }).click();
    await see('lock screen refused', () => page.getByText('密码不正确').first().waitFor());
  });
});

it('below a sub-path the live channel stands there, and brings what changes', async () => {
  const [product, browser] = await Promise.all([startProduct({ env: { ADIT_BASE_PATH: '/adit' } }), openBrowser()]);
  try {
    const { page } = await visit(browser, product.url);
    const sockets: string[] = [];
    const heard: string[] = [];
    page.on('websocket', (socket) => {
      sockets.push(socket.url());
      socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    });
    await page.goto('/adit/login');
    await enterPassword(page, 'staff');
    await page.waitForURL('**/adit/home');
    await expect.poll(() => heard.join()).toContain('initMessage');
    const admin = await connect(`${product.url}/adit`, 'admin');
    const notice = { title: '三号舱今晚停电', body: '<p>请查看。</p>', audience: { all: true } };
    const { id } = (await admin.post('/api/message/Notice', notice)) as { id: string }; // by the call's shape
    await admin.post(`/api/message/Notice/${id}/Actions/Release`);
    await expect.poll(() => heard.join()).toContain('messagePush');
    await page.getByRole('button', { name: '站内消息, 8 条未读' }).waitFor();
    const host = new URL(product.url).host;
    expect(sockets).toHaveLength(1);
    expect(sockets[0]).toMatch(new RegExp(`^ws://${host}/adit/api/message/websocket/[\\w-]{43}$`));
    await signOut(page);
    expect(inside(page)).toBe('/adit/login');
  } finally {
    await browser.close();
    await product.stop();
  }
});
