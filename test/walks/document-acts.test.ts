import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { grant } from '../../server/permission/authorize.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { connect } from '../support/api.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

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
  const { dataDir } = product;
  await product.stop();
  const database = await openDatabase({ kind: 'embedded', dataDir });
  await modelTables(database.kysely)
    .updateTable('base_visualdev_release')
    .set({ form_data: JSON.stringify(home({ load: [reset] })) })
    .where('en_code', '=', 'home')
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
  expect(await ask(designer.page, '/api/visualdev/Screen', { id: 'login' })).toMatchObject({ code: 403 });
});
