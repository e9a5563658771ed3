import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

const title = '关于停电检修的通知';

describe('a notice on its way from an administrator to a member of staff', () => {
  let product: Product;
  let browser: Browser;
  let admin: Visitor;
  let staff: Visitor;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    [admin, staff] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
  });
  afterEach(({ task }) => pictureOfFailure(staff.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const dialog = (page: Page) => page.getByRole('dialog');
  const drawer = () => staff.page.getByRole('dialog', { name: '站内消息' });
  /** The bell of the frame, which a screen reader hears with what is unread. */
  const bell = (unread: string) =>
    staff.page
      .locator('button')
      .and(staff.page.getByLabel(unread ? `站内消息, ${unread}` : '站内消息', { exact: true }));
  const messages = () => drawer().getByRole('listitem');
  const row = (name: string) => admin.page.getByRole('row', { name: new RegExp(name) });

  it('is written, looked at beside what is written, and published to all', async () => {
    const { page } = admin;
    await signIn(page, 'admin');
    await openMenu(page, '系统管理', '公告管理');
    await page.getByRole('button', { name: '新建' }).first().click();
    const box = dialog(page);
    await box.getByRole('textbox', { name: '标题' }).fill(title);
    await box
      .getByRole('textbox', { name: '正文' })
      .fill(
        '<p>周三 <b>09:00</b> 起停电<script>document.title = "x"</script></p><p onclick="x()">请提前保存数据。</p>',
      );
    await box.getByRole('region', { name: '预览' }).getByText('请提前保存数据。').waitFor();
    await box.getByRole('button', { name: '保存' }).click();
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => row(title).textContent()).toContain('草稿');
    await page.getByRole('button', { name: `${title} 的更多操作` }).click();
    await page.getByRole('menuitem', { name: '发布', exact: true }).click();
    await dialog(page).getByText('接收范围：全体人员').waitFor();
    await dialog(page).getByRole('button', { name: '发布' }).click();
    await page.getByText('已发布，12 人收到').first().waitFor();
    await expect.poll(() => row(title).textContent()).toContain('已发布');
  });

  it('stands on top of the unread ones in the drawer, and is read when it is opened', async () => {
    const { page } = staff;
    await signIn(page, 'staff');
    await bell('8 条未读').waitFor();
    await page.getByRole('button', { name: /^站内消息/ }).click();
    await expect.poll(() => messages().first().textContent()).toContain(title);
    await drawer().getByText('8 条未读').waitFor();
    await messages().first().getByRole('button').click();
    const opened = page.getByRole('dialog', { name: title });
    await opened.getByText('请提前保存数据。').waitFor();
    await opened.getByText('系统管理员').waitFor();
    await opened.getByRole('button', { name: '关闭' }).last().click();
    await opened.waitFor({ state: 'detached' });
    await drawer().getByText('7 条未读').waitFor();
    await bell('7 条未读').waitFor();
  });

  it('of a flow leads from the drawer to the page of its record, and is read (280 px wide)', async () => {
    const { page } = staff;
    expect((await drawer().boundingBox())?.width).toBe(limits.messageDrawerWidthPx);
    await drawer().getByRole('radio', { name: '流程' }).click();
    const first = messages().first();
    await expect.poll(() => first.textContent()).toMatch(/缺陷 QX\d{12} 待您复核：K\d\+\d{3}/);
    const place = /K\d\+\d{3}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
    await first.getByRole('button').click();
    await page.waitForURL(/\/workFlowDetail\?config=/);
    const main = page.getByRole('main');
    await main.getByText('流程操作将随流程引擎开放').waitFor();
    await main.getByText(place, { exact: true }).first().waitFor();
    await drawer().waitFor({ state: 'detached' });
    await bell('6 条未读').waitFor();
    await page.getByRole('button', { name: /^站内消息/ }).click();
    await drawer().getByText('6 条未读').waitFor();
  });

  it('that were read are found by a word among all', async () => {
    const search = drawer().getByRole('searchbox', { name: '搜索标题' });
    await search.fill('检修');
    await drawer().getByText('没有找到消息').waitFor();
    await drawer().getByRole('button', { name: '查看全部消息' }).click();
    await expect.poll(() => messages().count()).toBe(1);
    await search.fill('');
    await drawer().getByRole('switch', { name: '只看未读' }).click();
    await expect.poll(() => messages().count()).toBe(6);
  });

  it('are all marked read: without a network it says so and loses nothing, then it works', async () => {
    const { page, context } = staff;
    await drawer().getByRole('button', { name: '全部已读' }).click();
    const question = page.getByRole('dialog', { name: '提示' });
    await question.getByText('您确定要全部标记为已读，是否继续？').waitFor();
    await context.setOffline(true);
    await question.getByRole('button', { name: '全部已读' }).click();
    await drawer().getByRole('alert').getByText('没有标记为已读').waitFor();
    expect(await messages().count()).toBe(6);
    await context.setOffline(false);
    await drawer().getByRole('alert').getByRole('button', { name: '重试' }).click();
    await drawer().getByText('0 条未读').waitFor();
    // Who has read it, the administrator sees.
    await admin.page.getByRole('button', { name: '刷新' }).first().click();
    await expect.poll(() => row(title).textContent()).toContain('1 / 12');
  });

  it('are all found on their page, until they are withdrawn', async () => {
    const { page } = staff;
    await drawer().getByRole('button', { name: '更多' }).click();
    await page
      .getByRole('link', { name: title })
      .or(page.getByRole('button', { name: title }))
      .first()
      .waitFor();
    await row(title).getByRole('button', { name: '撤回', exact: true }).click();
    await dialog(admin.page).getByRole('button', { name: '撤回' }).click();
    await expect.poll(() => row(title).textContent()).toContain('已撤回');
    await page.reload();
    await bell('').waitFor();
    await page.getByText('冬季用电和动火作业安全提醒').first().waitFor();
    expect(await page.getByText(title).count()).toBe(0);
  });

  it('leave no complaint of the browsers', () => {
    const network = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
    expect([...admin.complaints, ...staff.complaints].filter((line) => !network.test(line))).toEqual([]);
  });
});
