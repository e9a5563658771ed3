import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { menuTypes } from '../../widgets/shared/menu.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { menuEntry } from '../support/sample-menu.ts';
import { openMenu, signIn } from '../support/steps.ts';

describe('the frame as it is shipped', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ env: { ADIT_FRAME_HOSTS: 'https://listed.example' } }),
      openBrowser(),
    ]);
    visitor = await visit(browser, product.url);
    ({ page } = visitor);
    // An entry that nothing draws yet: beside those that the server sends.
    await page.route('**/api/oauth/CurrentUser?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const foreign = { type: menuTypes.link, urlAddress: 'https://not-listed.example/today' };
      body.data?.menuList.push(menuEntry({ id: 'm9', fullName: '外面的天气', enCode: 'out.weather', ...foreign }));
      await route.fulfill({ response, json: body });
    });
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: /系统管理员/ }).waitFor();
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const tabs = () => page.getByRole('navigation', { name: '已打开的页面' });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  it('stays as it is when one goes to where one is: nothing is loaded, and Back leads to the page before', async () => {
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByText(/共 \d+ 条/).waitFor();
    const [address, entries] = [page.url(), await page.evaluate(() => history.length)];
    await page.getByRole('searchbox', { name: '关键词' }).fill('写了一半');
    const asked: string[] = [];
    const note = (request: { url(): string }) => void asked.push(request.url());
    page.on('request', note);
    for (let times = 0; times < 2; times += 1) await openMenu(page, '巡检管理', '缺陷上报');
    await tabs().getByRole('link', { name: '缺陷上报' }).click();
    page.off('request', note);
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([address, entries]);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await page.getByRole('searchbox', { name: '关键词' }).inputValue()).toBe('写了一半');
    await page.goBack();
    await page.waitForURL('**/home');
  });

  it('leads from the address of a folder to the first page in it, and leaves no tab of the folder', async () => {
    await page.goto('/permission');
    await page.waitForURL('**/permission/grade');
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['首页', '分级管理']);
    expect(await page.title()).toBe('分级管理 - Adit 管廊运营平台');
    await page.goto('/no-such-folder');
    await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
  });

  it('calls the window after page and system, before sign-in too, and in English after the platform', async () => {
    const stranger = await visit(browser, product.url);
    for (const [path, title] of [
      ['/login', '登录 - Adit 管廊运营平台'],
      ['/602', '登录已失效 - Adit 管廊运营平台'],
    ] as const) {
      await stranger.page.goto(path);
      await expect.poll(() => stranger.page.title()).toBe(title);
    }
    await stranger.page.evaluate(() => localStorage.setItem('adit_language', 'en_string'));
    await stranger.page.goto('/login');
    await expect.poll(() => stranger.page.title()).toBe('Sign in - Adit');
    await stranger.context.close();
  });

  it('shows that a sign-in is under way, and begins no second one meanwhile', async () => {
    const stranger = await visit(browser, product.url);
    let asked = 0;
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await stranger.page.route('**/api/oauth/Login?*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await stranger.page.goto('/login');
    await stranger.page.getByRole('textbox', { name: '账号' }).fill('staff');
    const password = stranger.page.locator('input[type=password]');
    await password.fill('Adit2026');
    await stranger.page.getByRole('button', { name: '登录', exact: true }).click();
    await stranger.page.locator('button.ant-btn-loading').waitFor();
    await password.press('Enter');
    await stranger.page.locator('button.ant-btn-loading').click();
    letIn();
    await stranger.page.waitForURL('**/home');
    expect(asked).toBe(1);
    await stranger.context.close();
  });

  it('keeps nothing of the person and of the menu in storage, and marks no version of them there', async () => {
    const stored = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
    const names = stored.map(([name]) => name);
    expect(names).toContain('adit_token');
    expect(names.filter((name) => !name.startsWith('adit_'))).toEqual([]);
    expect(names.filter((name) => /currentUser|loginPosition|dictMark|menuMark/.test(name))).toEqual([]);
    expect(JSON.stringify(stored)).not.toMatch(/系统管理员|缺陷上报|permission\/grade/);
  });

  it('has the drawer of messages 280 px wide', async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: /^站内消息/ }).click();
    await dialog('站内消息').getByRole('searchbox').or(dialog('站内消息').getByRole('textbox')).first().waitFor();
    const width = () =>
      page.evaluate(() => document.querySelector('.ant-drawer-section')?.getBoundingClientRect().width);
    await expect.poll(width).toBe(limits.messageDrawerWidthPx);
    await dialog('站内消息').getByRole('button', { name: '关闭' }).click();
    await dialog('站内消息').waitFor({ state: 'detached' });
  });

  it('has the parts that can be switched off only while they are on', async () => {
    await openMenu(page, '在线开发', '网页设计');
    await tabs().getByRole('link', { name: '网页设计' }).waitFor();
    await page.getByRole('button', { name: '界面设置' }).click();
    const panel = dialog('界面设置');
    const parts = {
      页签栏: tabs(),
      页签图标: tabs().getByRole('link', { name: '网页设计' }).locator('.anticon').first(),
      页面搜索框: page
        .getByRole('combobox', { name: /搜索/ })
        .or(page.getByRole('button', { name: /搜索页面/ }))
        .first(),
      语言选择: page.getByRole('button', { name: /^语言/, includeHidden: true }),
    };
    for (const [name, part] of Object.entries(parts)) {
      const knob = panel.getByRole('switch', { name });
      const begins = await knob.isChecked();
      expect([name, begins]).toEqual([name, name !== '页签图标']);
      for (const isOn of [!begins, begins]) {
        await knob.click();
        await part.waitFor({ state: isOn ? 'visible' : 'detached' });
      }
    }
    await panel.getByRole('button', { name: '关闭' }).last().click();
    await panel.waitFor({ state: 'detached' });
  });

  it('says what went wrong for 1.5 s', async () => {
    await page.route('**/api/oauth/Lock?*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: '锁定服务出错，请稍后', data: null } }),
    );
    await page.evaluate((words) => {
      const at: Record<string, number> = {};
      Object.assign(window, { toastAt: at });
      const shown = () =>
        [...document.querySelectorAll('[class*="message-notice"]')].filter((box) => box.textContent?.includes(words));
      new MutationObserver(() => {
        const boxes = shown();
        if (boxes.length > 0) at.came ??= performance.now();
        // It goes with a movement, which is no part of its time.
        const goes = boxes.length === 0 || boxes.some((box) => /-leave/.test(box.className));
        if (at.came !== undefined && goes) at.went ??= performance.now();
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    }, '锁定服务出错');
    await page.locator('.adit-user').click();
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    await page.waitForFunction(() => 'went' in Object((window as unknown as { toastAt: object }).toastAt));
    const { came, went } = await page.evaluate(
      () => (window as unknown as { toastAt: { came: number; went: number } }).toastAt,
    );
    expect(went - came).toBeGreaterThan(limits.errorToastMs - 100);
    // A busy machine is late, never early.
    expect(went - came).toBeLessThan(2 * limits.errorToastMs);
  });

  it('says why a link of the menu is not shown whose host is not listed, in place of an empty frame', async () => {
    await page.goto('/out-weather');
    await page.getByText('not-listed.example 不在允许嵌入的网站之列', { exact: false }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.title()).toBe('外面的天气 - Adit 管廊运营平台');
  });

  it('gives an address outside the room that is there, and no more', async () => {
    await page.goto(`/externalLink?href=${encodeURIComponent('https://listed.example/')}`);
    const frame = page.locator('.adit-iframe');
    await frame.waitFor();
    const room = await page.evaluate(() => {
      const around = [...document.querySelectorAll('[data-area="main"], [data-area="main"] *')];
      const box = document.querySelector('.adit-iframe')?.getBoundingClientRect();
      return {
        scrolls: around.filter(
          (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
        ).length,
        belowPx: window.innerHeight - (box?.bottom ?? 0),
      };
    });
    expect(room).toEqual({ scrolls: 0, belowPx: 16 });
    expect((await frame.boundingBox())?.height).toBeGreaterThan(600);
  });

  it('says nothing bad in the console but of what was refused here', () => {
    const known = /Failed to load resource|not-listed|listed\.example/;
    expect(visitor.complaints.filter((line) => !known.test(line))).toEqual([]);
  });
});
