import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { openDatabase } from '../../server/database/index.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { importPage } from '../support/designer/import-page.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

/** A call made with the person's own token, as the designer would make it. */
async function ask(page: Page, path: string, body?: object) {
  const token = await page.evaluate(() => localStorage.getItem('adit_token')?.replace(/_string$/, ''));
  const options = { headers: { authorization: `Bearer ${token}` } };
  const answer = body
    ? await page.request.post(path, { ...options, data: body })
    : await page.request.get(path, options);
  const { code, msg, data } = await answer.json();
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

async function publish(page: Page, id: string, change: (screen: ScreenDocument) => ScreenDocument) {
  const { id: modelId } = await ask(page, '/api/visualdev/Screen', { id });
  const { fullName, enCode, formData, revision } = await ask(page, `/api/visualdev/Base/${modelId}`);
  const changed = JSON.stringify(change(JSON.parse(formData)));
  await ask(page, `/api/visualdev/Base/Update/${modelId}`, { fullName, enCode, formData: changed, revision });
  await ask(page, `/api/visualdev/Base/${modelId}/Actions/Release`, {});
}

/** The children of one node, as `change` puts them. */
function inside(nodes: readonly Node[], id: string, change: (children: Node[]) => Node[]): Node[] {
  return nodes.map((node) => {
    const { children } = node.config;
    if (!children) return node;
    const next = node.id === id ? change(children) : inside(children, id, change);
    return { ...node, config: { ...node.config, children: next } };
  });
}

/** Opens a screen in the designer, as the entry 设计 of the list of pages does. */
async function design(page: Page, id: string) {
  const { id: modelId } = await ask(page, '/api/visualdev/Screen', { id });
  await page.goto(`/onlineDev/design?id=${modelId}`);
  await page.locator('[data-design-root]').waitFor();
}

const head = (page: Page) => page.locator('.adit-design-header');

/** Publishes what is open in the designer, with the dialog that says what it changes, then for whom. */
async function publishDesign(page: Page) {
  await head(page).getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^发布/ }).click();
  await dialog.getByText('所有人看到的都是这一版').waitFor();
  await dialog.getByRole('button', { name: '继续设计' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The bell's place in the header, counted from the left. */
async function leftOf(page: Page, name: string | RegExp) {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  return box?.x ?? Number.NaN;
}
const fullScreenIsFirst = async (page: Page) => (await leftOf(page, /全屏/)) < (await leftOf(page, /展开或收起菜单/));
const strip = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

describe('screens of the tenant', () => {
  let product: Product;
  let browser: Browser;
  let admin: Visitor;
  let staff: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await visit(browser, product.url);
    staff = await visit(browser, product.url);
  });
  afterEach(({ task }) => pictureOfFailure(admin.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('a published frame with its header in another order is everybody’s', async () => {
    await signIn(staff.page, 'staff');
    await signIn(admin.page, 'admin');
    expect(await fullScreenIsFirst(staff.page)).toBe(false);
    await design(admin.page, 'shell');
    await admin.page.locator('[data-design-key="full"]').click();
    // Before all that stands between it and the button of the side menu, shown or not in this mode of navigation.
    for (const _ of ['services', 'gap', 'search', 'topFirst', 'topMenu', 'pageTitle', 'menuButton', 'fold'])
      await admin.page.keyboard.press('Alt+ArrowUp');
    await publishDesign(admin.page);
    for (const { page } of [admin, staff]) {
      await page.goto('/home');
      await expect.poll(() => fullScreenIsFirst(page)).toBe(true);
    }
  });

  it('safe mode shows the shipped frame in this tab, whatever the address, until it is left', async () => {
    const { page } = admin;
    await page.goto('/onlineDev/pageDesign?safe=1');
    await strip(page, '安全模式').waitFor();
    expect(await fullScreenIsFirst(page)).toBe(false);
    await page.goto('/home');
    await strip(page, '安全模式').waitFor();
    expect(await fullScreenIsFirst(page)).toBe(false);
    await strip(page, '安全模式').getByRole('button', { name: '页面设计' }).click();
    await page.getByRole('row', { name: /系统.*shell/ }).waitFor();
    await page.getByRole('button', { name: '退出安全模式' }).click();
    await expect.poll(() => fullScreenIsFirst(page)).toBe(true);
    expect(await strip(page, '安全模式').count()).toBe(0);
  });

  it('a frame that was broken in the database is not shown: the shipped one stands, and designers are told', async () => {
    const { dataDir } = product;
    await product.stop();
    const database = await openDatabase({ kind: 'embedded', dataDir });
    await modelTables(database.kysely)
      .updateTable('base_visualdev_release')
      .set({ form_data: '{"id":"shell","version":1,"nodes":[{"id":"frame","config":{"aditKey":"pageFrame"}}]}' })
      .where('en_code', '=', 'shell')
      .execute();
    await database.close();
    product = await startProduct({ dataDir });
    for (const visitor of [admin, staff]) {
      await visitor.context.close();
    }
    admin = await visit(browser, product.url);
    staff = await visit(browser, product.url);
    await signIn(staff.page, 'staff');
    await staff.page.getByRole('button', { name: '展开或收起菜单' }).waitFor();
    expect(await strip(staff.page, '不能使用').count()).toBe(0);
    await signIn(admin.page, 'admin');
    await strip(admin.page, /shell.*已用出厂页面代替.*页面出口/).waitFor();
    expect(await fullScreenIsFirst(admin.page)).toBe(false);
  });

  it('a reset in the list of pages brings the shipped one back for good', async () => {
    const { page } = admin;
    await openMenu(page, '在线开发', '页面设计');
    const row = page.getByRole('row', { name: /系统.*shell/ });
    await expect.poll(() => row.textContent()).toContain('已发布');
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: '恢复出厂' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '恢复出厂' }).click();
    await expect.poll(() => row.textContent()).toContain('草稿');
    await page.reload();
    await row.waitFor();
    expect(await strip(page, '不能使用').count()).toBe(0);
    expect(await fullScreenIsFirst(page)).toBe(false);
  });

  it('a new page is drawn where its menu entry leads, with what the person has a right to', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: '新建页面' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '名称' }).fill('能耗看板');
    await dialog.getByRole('textbox', { name: '编码' }).fill('energy board');
    await dialog.getByRole('button', { name: '新建并设计' }).click();
    await dialog.getByText('只能用英文、数字，中间可以有 - 和 _').first().waitFor();
    await dialog.getByRole('textbox', { name: '编码' }).fill('energy-board');
    await dialog.getByRole('button', { name: '新建并设计' }).click();
    await page.waitForURL('**/onlineDev/design?id=*');
    const modelId = new URL(page.url()).searchParams.get('id');
    const { fullName, enCode, revision } = await ask(page, `/api/visualdev/Base/${modelId}`);
    const node = (id: string, more: object = {}) => ({
      id,
      config: { aditKey: 'text' },
      props: { content: `这是${id}` },
      ...more,
    });
    const nodes = [node('大家看的'), node('少数人看的', { access: 'btn_few' })];
    const formData = JSON.stringify({ id: 'energy-board', version: 1, title: '能耗看板', nodes });
    await ask(page, `/api/visualdev/Base/Update/${modelId}`, { fullName, enCode, formData, revision });
    await ask(page, `/api/visualdev/Base/${modelId}/Actions/Release`, {
      menu: { parentId: 'menu-inspection', roleIds: ['role-staff'] },
    });
    await expect
      .poll(async () => {
        await staff.page.reload();
        await staff.page.getByRole('navigation').first().getByText('巡检管理').waitFor();
        return staff.page.getByRole('navigation').first().getByText('能耗看板').count();
      })
      .toBe(1);
    await openMenu(staff.page, '巡检管理', '能耗看板');
    await staff.page.getByText('这是大家看的').waitFor();
    expect(await staff.page.getByText('这是少数人看的').count()).toBe(0);
    expect(new URL(staff.page.url()).pathname).toBe('/energy-board');
  });

  it('a page is drawn with data: a source, a figure bound to what it answers, a look at it, and staff see it', async () => {
    const { page } = admin;
    const [first] = (await ask(page, '/api/system/DictionaryData/All')).list;
    await design(page, 'home');
    expect(await page.locator('[data-design-root] [data-look="unknown"]').count()).toBe(0);
    await page.getByText('数据源', { exact: true }).click();
    await page.getByRole('button', { name: '新增数据源' }).click();
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('dictionaries');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: '数据', exact: true }).fill('全部字典');
    await page.keyboard.press('Enter');
    const preview = page.getByRole('region', { name: '数据预览' });
    await preview.getByRole('button', { name: '读取', exact: true }).click();
    await preview.getByRole('table').waitFor();
    await page.getByText('页面', { exact: true }).first().click();
    await page.locator('[data-design-key="body"]').click({ position: { x: 40, y: 12 } });
    const palette = page.getByRole('region', { name: '组件面板' });
    await palette.getByRole('button', { name: '卡片', exact: true }).click();
    await palette.getByRole('button', { name: '关键数字', exact: true }).click();
    await page.getByRole('button', { name: /^添加：/ }).click();
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('第一个字典');
    await page.getByRole('button', { name: '为 值 插入数据' }).click();
    await page.getByRole('combobox', { name: '数据源' }).click();
    await page.getByTitle('dictionaries', { exact: true }).click();
    const offered = page.getByRole('button', { name: /^fullName/ });
    await offered.first().click();
    await page.locator('[data-design-root]').getByText('dictionaries.list.0.fullName').waitFor();
    await head(page).getByRole('button', { name: '预览' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('第一个字典').waitFor();
    await dialog.getByText(first.fullName).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await publishDesign(page);
    await staff.page.goto('/home');
    await staff.page.getByText('第一个字典').waitFor();
    await staff.page.getByText(first.fullName).waitFor();
  });

  it('the sign-in page is changed and shipped again for those who are not signed in', async () => {
    await publish(admin.page, 'login', (screen) => ({
      ...screen,
      nodes: inside(screen.nodes, 'main', (children) => [
        { id: 'greeting', config: { aditKey: 'text' }, props: { content: '滨江公司的登录页' } },
        ...children,
      ]),
    }));
    const guest = await visit(browser, product.url);
    await guest.page.goto('/login');
    await guest.page.getByText('滨江公司的登录页').waitFor();
    await guest.page.goto('/login?safe=1');
    await strip(guest.page, '安全模式').waitFor();
    expect(await guest.page.getByText('滨江公司的登录页').count()).toBe(0);
    await guest.page.getByRole('button', { name: '退出安全模式' }).click();
    await guest.page.getByText('滨江公司的登录页').waitFor();
    await guest.page.getByRole('textbox', { name: '账号' }).waitFor();
    expect(guest.complaints).toEqual([]);
  });

  it('a page is imported from its file once nothing is wrong with it, and whatever goes wrong is said where it stands', async () => {
    const stored = async () => {
      const id = new URL(admin.page.url()).searchParams.get('id');
      return (await ask(admin.page, `/api/visualdev/Base/${id}`)).formData;
    };
    await importPage(admin, staff, stored);
  });

  it('leaves no error behind', () => {
    expect([...admin.complaints, ...staff.complaints]).toEqual([]);
  });
});
