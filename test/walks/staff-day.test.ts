import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '../support/fill-form.ts';
import { axeFaults } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn, signOut } from '../support/steps.ts';

describe('a day of a member of staff', () => {
  let product: Product;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visit(browser, product.url);
    ({ page } = visitor);
  });
  afterEach(({ task }) => pictureOfFailure(page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const tabs = () => page.getByRole('navigation', { name: '已打开的页面' });
  const tab = (name: string) => tabs().getByRole('link', { name, exact: true });
  const pressOn = async (name: string, entry: string) => {
    await tab(name).click({ button: 'right' });
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  const fine = async () => expect(await axeFaults(page)).toEqual([]);

  it('begins with signing in, at home', async () => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    await fine();
    await signIn(page, 'staff');
    await page.getByRole('heading', { name: /周敏/ }).waitFor();
    expect(await page.title()).toMatch(/^首页 - /);
    await fine();
  });

  it('goes on through the menu; each page has a tab, which is closed in four ways', async () => {
    await openMenu(page, '巡检管理', '巡检记录');
    await page.getByText(/共 \d+ 条/).waitFor();
    await fine();
    await openMenu(page, '巡检管理', '缺陷上报');
    // Of both lists there are as many rows: the tab says which of them is there.
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['首页', '巡检记录', '缺陷上报']);
    await page.getByText(/共 286 条/).waitFor();
    await tab('巡检记录').click();
    await page.waitForURL(/\/model\//);
    await pressOn('巡检记录', '刷新');
    await page.getByText(/共 \d+ 条/).waitFor();
    await pressOn('巡检记录', '关闭其他');
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['首页', '巡检记录']);
    await tab('巡检记录').click({ button: 'middle' });
    await page.waitForURL(/\/home$/);
    await openMenu(page, '巡检管理', '缺陷上报');
    await tab('缺陷上报').waitFor();
    await pressOn('首页', '关闭全部');
    await page.waitForURL(/\/home$/);
    await expect.poll(() => tabs().getByRole('link').allTextContents()).toEqual(['首页']);
  });

  it('reads a message from the bell', async () => {
    await page.getByRole('button', { name: /^站内消息/ }).click();
    const drawer = dialog('站内消息');
    await drawer.getByRole('listitem').first().waitFor();
    await fine();
    await drawer.getByRole('listitem').filter({ hasText: '公告' }).first().getByRole('button').click();
    const opened = page.getByRole('dialog').filter({ has: page.locator('.ant-modal-title, .ant-modal-header') });
    await opened.getByRole('button', { name: '关闭' }).last().waitFor();
    await fine();
    await opened.getByRole('button', { name: '关闭' }).last().click();
    await opened.waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: '关闭' }).click();
    await drawer.waitFor({ state: 'detached' });
  });

  it('fills in a form', async () => {
    await openMenu(page, '巡检管理', '缺陷上报');
    await page.getByText(/共 286 条/).waitFor();
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.locator('.adit-entry-form');
    await form.locator('.adit-item').first().waitFor();
    await fine();
    await form.locator('.adit-item', { hasText: '区段桩号' }).getByRole('textbox').fill('K0+240');
    await fillForm(page, form);
    await form.getByRole('button', { name: '提交', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText(/共 287 条/).waitFor();
  });

  it('finds help and what the other entries of the header lead to', async () => {
    for (const [button, entries] of [
      ['帮助', ['使用文档', '意见反馈', '使用声明', '关于']],
      ['应用与服务', ['切换应用', '即时聊天']],
    ] as const)
      for (const entry of entries) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.getByRole('menuitem', { name: entry }).click();
        const opened = dialog(entry);
        await opened.waitFor();
        // What is told stands in a part of its own, which comes after its frame.
        const told = opened.locator('.adit-document').first();
        await expect.poll(async () => (await told.textContent())?.length).toBeGreaterThan(10);
        if (entry === '使用文档') await fine();
        await opened.getByRole('button', { name: '关闭' }).last().click();
        await opened.waitFor({ state: 'detached' });
      }
    await page.getByRole('button', { name: '应用与服务', exact: true }).click();
    await page.getByRole('menuitem', { name: '通知公告' }).click();
    await page.waitForURL(/\/messageRecord$/);
    await fine();
  });

  it('sets how the product looks, and in which language it speaks', async () => {
    await page.getByRole('button', { name: '界面设置' }).click();
    const panel = dialog('界面设置');
    await panel.getByRole('radio', { name: '深色' }).locator('xpath=..').click();
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
    await panel.getByRole('button', { name: '关闭' }).last().click();
    await panel.waitFor({ state: 'detached' });
    await fine();
    await page.getByRole('button', { name: '界面设置' }).click();
    await panel.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('light');
    await panel.getByRole('button', { name: '关闭' }).last().click();
    await panel.waitFor({ state: 'detached' });
    for (const [from, to, words] of [
      ['语言: 简体中文', 'English', 'Messages'],
      ['Language: English', '简体中文', '站内消息'],
    ] as const) {
      await page.getByRole('button', { name: from }).click();
      await page.getByRole('menuitem', { name: to }).click();
      await page.getByRole('link', { name: words, exact: true }).first().waitFor();
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('locks the screen, which a reload does not open, and goes on with the password', async () => {
    await page.locator('.adit-user').click();
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    const password = page.getByRole('textbox', { name: '密码' });
    await page.getByText('屏幕已锁定').first().waitFor();
    await password.waitFor();
    await expect.poll(() => tabs().isVisible()).toBe(false);
    await fine();
    await page.reload();
    await password.fill('Adit2027');
    await page.getByRole('button', { name: '解锁' }).click();
    await page.getByText('密码不正确，请重新输入').first().waitFor();
    await password.fill('Adit2026');
    await page.getByRole('button', { name: '解锁' }).click();
    await tab('站内消息').waitFor();
    expect(page.url()).toMatch(/\/messageRecord$/);
  });

  it('ends with signing out', async () => {
    await signOut(page);
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    await page.goBack();
    await page.getByRole('textbox', { name: '账号' }).waitFor();
  });

  it('says nothing bad in the console but what was refused, and breaks no rule of the content policy', () => {
    // The browser itself tells of the answers 400 and 423.
    expect(visitor.complaints.filter((line) => !/status of (400|423)/.test(line))).toEqual([]);
  });
});
