import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer });

describe('people and what is their own', () => {
  let product: Product;
  let browser: Browser;
  let staff: Visitor;
  let elsewhere: Visitor;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    [staff, elsewhere] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
  });
  afterEach(({ task }) => pictureOfFailure(staff.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const part = (name: string, page = staff.page) => page.getByRole('tab', { name, exact: true }).click();
  const group = (name: string) => staff.page.getByRole('group', { name, exact: true });
  const fact = (page: Page, name: string) =>
    page.locator('.adit-facts > div').filter({ hasText: name }).getByRole('definition');
  const field = (name: string) => staff.page.getByLabel(name, { exact: true });
  /** The old one, the new one, and the new one again. */
  const passwords = () => staff.page.getByRole('form', { name: '修改密码' }).locator('input');
  const submit = (form: string) => staff.page.getByRole('form', { name: form }).locator('button[type=submit]');
  const said = (words: string | RegExp) => staff.page.getByText(words).first().waitFor();

  it('find their data behind their name, with the way from the company down; nothing takes the focus', async () => {
    const { page } = staff;
    await signIn(page, 'staff');
    await page.locator('.adit-user').click();
    await page.getByRole('menuitem', { name: '个人资料' }).click();
    await page.waitForURL('**/profile');
    await expect.poll(() => fact(page, '姓名').textContent()).toBe('周敏');
    expect(await fact(page, '所属组织').textContent()).toBe('滨江新城综合管廊运营有限公司 / 生产运行部 / 运维一班');
    expect(await fact(page, '岗位').textContent()).toBe('班长');
    expect(await page.title()).toContain('个人资料');
    await page.reload();
    await expect.poll(() => fact(page, '直属主管').textContent()).toBe('陈建国');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('change what is theirs: a wrong address is said at its field, a right one is there the next time', async () => {
    const { page } = staff;
    await page.getByRole('radio', { name: '保密' }).check();
    await field('邮箱').fill('nobody');
    await submit('基本资料').click();
    await said('请正确输入您的邮箱地址');
    await field('邮箱').fill('zhou@example.com');
    await staff.context.setOffline(true);
    await submit('基本资料').click();
    await expect.poll(() => field('邮箱').evaluate((one) => one.getAttribute('aria-invalid'))).toBe('true');
    expect(await field('邮箱').inputValue()).toBe('zhou@example.com');
    await staff.context.setOffline(false);
    await submit('基本资料').click();
    await said('资料已保存');
    await page.reload();
    await expect.poll(() => field('邮箱').inputValue()).toBe('zhou@example.com');
    expect(await page.getByRole('radio', { name: '保密' }).isChecked()).toBe(true);
  });

  it('have a portrait: too large a picture is refused, one that fits shows here and in the header, until it is removed', async () => {
    const { page, context } = staff;
    const chooser = group('头像').locator('input[type=file]');
    await chooser.setInputFiles(picture('大.png', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)])));
    await group('头像').getByRole('alert').getByText('图片大小超过2MB').waitFor();
    await context.setOffline(true);
    await chooser.setInputFiles(picture('我.png'));
    await group('头像').getByRole('alert').getByText('网络中断，文件没有上传').waitFor();
    await context.setOffline(false);
    await group('头像').getByRole('button', { name: '重试' }).click();
    await said('头像已更新');
    await group('头像').getByRole('img', { name: '头像' }).waitFor();
    await page.locator('.adit-user img').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await group('头像').getByRole('button', { name: '移除图片' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
    await said('头像已移除');
    await group('头像').getByText('还没有图片').waitFor();
    expect(await page.locator('.adit-user img').count()).toBe(0);
  });

  it('have a signature', async () => {
    await part('签名');
    await group('签名图片').locator('input[type=file]').setInputFiles(picture('签名.png'));
    await said('签名已更新');
    await group('签名图片').getByRole('img', { name: '签名图片' }).waitFor();
    expect(await axeFaults(staff.page)).toEqual([]);
  });

  it('change their password by its rule; what is wrong is said where it is wrong', async () => {
    const { page } = staff;
    await part('修改密码');
    const [old, first, repeat] = [passwords().nth(0), passwords().nth(1), passwords().nth(2)];
    const said = (of: typeof old) => of.evaluate((one) => one.closest('.adit-item')?.textContent);
    await submit('修改密码').click();
    await expect.poll(() => said(old)).toContain('原密码不能为空');
    for (const short of ['abc12', 'abcdefgh', '12345678', 'abc 12345', 'abcdefgh123456789']) {
      await first.fill(short);
      await first.blur();
      await expect.poll(() => said(first)).toContain('6-16位字符的密码（数字和字母组成）');
    }
    await old.fill('Wrong999');
    await first.fill('Better2026');
    await repeat.fill('Better2025');
    await submit('修改密码').click();
    await expect.poll(() => said(repeat)).toContain('两次输入的新密码不一致');
    await expect.poll(() => repeat.evaluate((one) => one === document.activeElement)).toBe(true);
    await repeat.fill('Better2026');
    await submit('修改密码').click();
    await expect.poll(() => said(old)).toContain('原密码不正确');
    expect(await first.inputValue()).toBe('Better2026');
    await old.fill('Adit2026');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('and with it end their other sessions, which are told', async () => {
    const { page, context } = staff;
    await signIn(elsewhere.page, 'staff');
    await context.setOffline(true);
    await submit('修改密码').click();
    await page.getByText('请求出错，请重试').first().waitFor();
    expect(await passwords().nth(1).inputValue()).toBe('Better2026');
    await context.setOffline(false);
    // Twice at once is once.
    await submit('修改密码').dblclick();
    await page.getByText(/密码已修改，其他 \d+ 处登录已退出/).waitFor();
    expect(await passwords().nth(1).inputValue()).toBe('');
    await elsewhere.page.goto('/profile').catch(() => undefined);
    await elsewhere.page.waitForURL(/\/(login|602)/);
    await signIn(elsewhere.page, 'staff', 'Better2026');
  });

  it('see who signed in, and who tried to, twenty to a page', async () => {
    const { page } = staff;
    await page.reload();
    await part('登录记录');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    expect(await rows.nth(1).textContent()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d127\.0\.0\.1成功$/);
    await page.getByText(/共 \d+ 条/).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  it('take theme and language along to another machine', async () => {
    const { page } = staff;
    await part('外观与语言');
    // Chosen once the setting says so, which is a moment after the press.
    await page.getByRole('radio', { name: '深色' }).click();
    await expect.poll(() => page.getByRole('radio', { name: '深色' }).isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('tab', { name: 'Appearance and language' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const other = await visit(browser, product.url);
    await signIn(other.page, 'staff', 'Better2026');
    await expect.poll(() => other.page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await expect.poll(() => other.page.evaluate(() => document.documentElement.lang)).toBe('en');
    await other.page.goto('/profile');
    await expect.poll(() => fact(other.page, 'Name').textContent()).toBe('Zhou Min');
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it('on a phone see themselves first, and may load again what could not be had', async () => {
    const phone = await visit(browser, product.url, { width: 390, height: 844 });
    const { page } = phone;
    await signIn(page, 'staff', 'Better2026');
    await page.route('**/Users/Current/BaseInfo**', (route) => route.abort());
    await page.goto('/profile');
    const again = page.getByRole('button', { name: /^(重新加载|Reload)$/ });
    await again.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute('**/Users/Current/BaseInfo**');
    await again.click();
    await expect.poll(() => fact(page, 'Name').textContent()).toBe('Zhou Min');
    const portrait = await page.getByRole('group', { name: 'Photo' }).boundingBox();
    expect(portrait?.y).toBeLessThan(240);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await axeFaults(page)).toEqual([]);
    await phone.context.close();
  });

  it('leave no complaint of the browsers', () => {
    const network = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
    expect([...staff.complaints, ...elsewhere.complaints].filter((line) => !network.test(line))).toEqual([]);
  });
});
