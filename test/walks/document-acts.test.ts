import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { grant } from '../../server/permission/authorize.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { connect } from '../support/api.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

const reset = {
  action: 'request',
  call: 'resetPassword',
  params: { id: 'user-zhoumin', tenantId: 'main' },
  body: { userPassword: 'Chosen2026' },
};
const home = (on: object) => ({
  id: 'home',
  version: 1,
  title: '首页',
  on,
  nodes: [
    { id: 'hello', config: { aditKey: 'text' }, props: { content: '新的首页' } },
    {
      id: 'press',
      config: { aditKey: 'button' },
      props: { buttonText: '看看' },
      on: { click: [reset, { action: 'toast', text: '成了' }] },
    },
  ],
});

/** A call made with the person's own token. */
async function ask(page: Page, path: string, body: object) {
  const token = await page.evaluate(() => localStorage.getItem('adit_token')?.replace(/_string$/, ''));
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data: body });
  return answer.json();
}

let product: Product;
let browser: Browser;
let seen: Page | undefined;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterEach(async ({ task }) => {
  if (seen) await pictureOfFailure(seen, task);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('a page that sets passwords is refused to its designer, and one that went online before is harmless to who reads it', async () => {
  const admin = await connect(product.url, 'admin');
  const made = (await admin.post('/api/visualdev/Screen', { id: 'home' })) as { id: string }; // by the call's shape
  const draft = (document: object, revision: number) => ({
    ...{ fullName: '首页', enCode: 'home', revision },
    formData: JSON.stringify(document),
  });
  const [hello] = home({}).nodes;
  await admin.post(`/api/visualdev/Base/Update/${made.id}`, draft({ ...home({}), nodes: [hello] }, 1));
  await admin.post(`/api/visualdev/Base/${made.id}/Actions/Release`);

  // As a program of before let it online; and staff may draw from now on.
  const models = (await admin.get('/api/visualdev/Base?currentPage=1&pageSize=50')) as {
    list: { id: string; enCode: string }[];
  }; // by the call's shape
  const listed = models.list.find(({ enCode }) => enCode === 'contractor')?.id ?? '';
  const { columnData } = (await admin.get(`/api/visualdev/Base/${listed}`)) as { columnData: string }; // by the call's shape
  const withButton = JSON.stringify({
    ...JSON.parse(columnData),
    customBtnsList: [
      { value: 'all', label: '全部复位', place: 'list', actions: [reset, { action: 'toast', text: '成了' }] },
    ],
  });
  const { dataDir } = product;
  await product.stop();
  const database = await openDatabase({ kind: 'embedded', dataDir });
  await modelTables(database.kysely)
    .updateTable('base_visualdev_release')
    .set({ form_data: JSON.stringify(home({ load: [reset] })) })
    .where('en_code', '=', 'home')
    .execute();
  await modelTables(database.kysely)
    .updateTable('base_visualdev_release')
    .set({ column_data: withButton })
    .where('model_id', '=', listed)
    .execute();
  await database.transaction((trx) =>
    grant(
      trx,
      { tenantId: 'main', actorId: null, now: new Date() },
      { itemType: 'design', itemIds: ['visualdev'], objectType: 'user', objectId: 'user-zhoumin' },
    ),
  );
  await database.close();
  product = await startProduct({ dataDir });

  const reader = await visit(browser, product.url);
  seen = reader.page;
  const sent: string[] = [];
  reader.page.on('request', (request) => sent.push(request.url()));
  await signIn(reader.page, 'admin');
  await reader.page.getByText('新的首页').waitFor();
  await reader.page.getByText('这个页面无权执行此操作').first().waitFor();
  await reader.page.getByRole('button', { name: '看看' }).click();
  await expect.poll(() => reader.page.getByText('这个页面无权执行此操作').count()).toBeGreaterThan(0);
  await openMenu(reader.page, '维修作业', '承包单位');
  await reader.page.getByRole('button', { name: '全部复位' }).click();
  await reader.page.getByText('这个页面无权执行此操作').first().waitFor();
  expect(await reader.page.getByText('成了').count()).toBe(0);
  expect(sent.filter((url) => url.includes('ResetPassword'))).toEqual([]);

  const designer = await visit(browser, product.url);
  seen = designer.page;
  await signIn(designer.page, 'staff');
  const saved = await ask(designer.page, `/api/visualdev/Base/Update/${made.id}`, draft(home({ load: [reset] }), 2));
  expect(saved).toMatchObject({ code: 200 });
  await designer.page.goto(`/onlineDev/design?id=${made.id}`);
  await designer.page.locator('[data-design-root]').waitFor();
  const head = designer.page.locator('.adit-design-header');
  // The button says how many errors there are, once they have been found.
  await head.getByRole('button', { name: /^发布|个错误/ }).click();
  await designer.page.getByRole('dialog').getByText('页面不能使用接口调用“resetPassword”').first().waitFor();
  expect(await ask(designer.page, `/api/visualdev/Base/${made.id}/Actions/Release`, {})).toMatchObject({ code: 422 });
  // A list with the same step, and a form with a frame that takes what was entered to a host that nobody listed.
  const frame = {
    id: 'away',
    config: { aditKey: 'iframe' },
    props: { href: 'https://elsewhere.example/?q={values.a}' },
  };
  const field = { id: 'a', vModel: 'a', config: { aditKey: 'input', label: '甲' } };
  const named = { fullName: '外联', enCode: 'away' };
  const drawn = await ask(designer.page, '/api/visualdev/Base', named);
  const drafted = await ask(designer.page, `/api/visualdev/Base/Update/${drawn.data.id}`, {
    ...named,
    formData: JSON.stringify({ version: 1, nodes: [field, frame] }),
    columnData: withButton,
    revision: 1,
  });
  expect(drafted).toMatchObject({ code: 200 });
  await designer.page.goto(`/onlineDev/design?id=${drawn.data.id}`);
  await designer.page.locator('[data-design-root]').waitFor();
  await head.getByRole('button', { name: /^发布|个错误/ }).click();
  const dialog = designer.page.getByRole('dialog');
  await dialog.getByText('列表不能使用接口调用“resetPassword”').first().waitFor();
  const refused = await ask(designer.page, `/api/visualdev/Base/${drawn.data.id}/Actions/Release`, {});
  expect(refused).toMatchObject({ code: 422 });
  const codes = refused.data.findings.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['action.closed', 'action.host']));
  // The pages through which people come in are nobody's to draw but the installation's.
  expect(await ask(designer.page, '/api/visualdev/Screen', { id: 'login' })).toMatchObject({ code: 403 });
});
