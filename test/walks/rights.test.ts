import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { readySchemeId } from '../../engine/schema/grants/row-scheme.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnEmbedded } from '../support/databases.ts';
import { orderDesign } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { openBrowser, pictureOfFailure, visit } from '../support/product.ts';

const root = join(import.meta.dirname, '../..');
/** Two of one role; the second one holds more. */
const without = 'user-zhoumin';
const withRight = 'user-wangfang';

describeOnEmbedded('what a right shows and hides in a browser', ({ open }) => {
  let server: ModelServer;
  let browser: Browser;
  let url: string;
  let last: Page | undefined;
  beforeAll(async () => {
    server = await startModelServer(await open(), { clientDir: join(root, 'dist/client') });
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    if (last) await pictureOfFailure(last, task);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.app.close();
  });

  /** A page of somebody who is signed in, with all that the server has answered to it so far. */
  async function pageOf(userId: string) {
    const { page, context, complaints } = await visit(browser, url);
    last = page;
    const { token, tokenKey } = await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '127.0.0.1');
    await page.addInitScript(
      ([one, other]) => {
        localStorage.setItem('adit_token', `${one}_string`);
        localStorage.setItem('adit_tokenKey', `${other}_string`);
      },
      [token, tokenKey] as const,
    );
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    return { page, context, complaints, said: async () => (await Promise.all(answers)).join('\n') };
  }

  it('a drawn page has a node, and a button of a dialog, for who holds the code; to the other nothing of them is sent', async () => {
    const enCode = 'stock-page';
    const made = await server.admin(calls.openScreen, { body: { enCode, fullName: enCode } });
    const { id } = made.data;
    const text = (name: string, content: string): Node => ({
      id: name,
      config: { aditKey: 'text' },
      props: { content },
    });
    const nodes: Node[] = [
      text('open', '今日库存'),
      {
        id: 'money',
        config: { aditKey: 'card', children: [text('sum', '库存金额 88,000 元')] },
        access: { code: 'see_money' },
      },
      {
        id: 'ask',
        config: { aditKey: 'button' },
        props: { buttonText: '盘点' },
        on: { click: [{ action: 'openDialog', dialog: 'count' }] },
      },
      {
        id: 'count',
        config: { aditKey: 'dialog', children: [text('how', '盘点前请停止出库')] },
        props: { title: '盘点', okText: '全部清零' },
        on: { ok: [{ action: 'toast', text: '已经清零' }, { action: 'closeDialog' }] },
        onAccess: { ok: { code: 'btn_wipe' } },
      },
    ];
    const { data: draft } = await server.admin(calls.loadModel, { params: { id } });
    const { fullName, revision } = draft;
    const formData = JSON.stringify({ ...JSON.parse(draft.formData), nodes });
    const saved = await server.admin(calls.updateModel, {
      params: { id },
      body: { fullName, enCode, formData, revision },
    });
    expect(saved.status).toBe(200);
    const menu = { parentId: 'menu-inspection', fullName: '库存', roleIds: ['role-staff'] };
    expect((await server.admin(calls.releaseModel, { params: { id }, body: { menu } })).status).toBe(200);
    await server.grantTo(withRight, 'button', ['see_money', 'btn_wipe'], id);

    const secrets = /88,000|money|全部清零|已经清零|btn_wipe/;
    for (const [userId, holds] of [
      [without, false],
      [withRight, true],
    ] as const) {
      const { page, context, said, complaints } = await pageOf(userId);
      await page.goto(`/${enCode}`);
      await page.getByText('今日库存').waitFor();
      await expect.poll(() => page.getByText('库存金额 88,000 元').count()).toBe(holds ? 1 : 0);
      await page.getByRole('button', { name: '盘点' }).click();
      const dialog = page.getByRole('dialog', { name: '盘点' });
      await dialog.getByText('盘点前请停止出库').waitFor();
      expect(await dialog.getByRole('button', { name: '全部清零' }).count()).toBe(holds ? 1 : 0);
      if (holds) {
        await dialog.getByRole('button', { name: '全部清零' }).click();
        await page.getByText('已经清零').waitFor();
      } else await dialog.getByRole('button', { name: '关闭' }).last().click();
      await dialog.waitFor({ state: 'detached' });
      expect(secrets.test(await said()), userId).toBe(holds);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('the viewer of a record has no field, and no column of a sub-table, without its right', async () => {
    const design = orderDesign('guardedOrder', { useFormPermission: true });
    const id = await publishDesign(server, design);
    const order = { title: '水泵大修', cost: 120.5, materials: [{ name: '叶轮', quantity: 2, price: 77.25 }] };
    await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(order) } });
    await server.grantStaff('form', ['title', 'materials-name', 'materials-quantity'], id);
    await server.grantTo(withRight, 'form', ['cost', 'materials-price'], id);

    for (const [userId, holds] of [
      [without, false],
      [withRight, true],
    ] as const) {
      const { page, context, said, complaints } = await pageOf(userId);
      await page.goto(`/model/${id}`);
      await page.getByRole('button', { name: '水泵大修', exact: true }).click();
      const viewer = page.getByRole('dialog');
      await viewer.getByText('水泵大修').first().waitFor();
      await viewer.getByText('叶轮').waitFor();
      expect((await viewer.getByText('120.50').count()) > 0).toBe(holds);
      expect(await viewer.getByRole('columnheader').allTextContents()).toEqual(
        holds ? ['#行号', '名称', 'quantity', 'price'] : ['#行号', '名称', 'quantity'],
      );
      expect((await viewer.getByText('77.25').count()) > 0).toBe(holds);
      expect(/120\.5|77\.25/.test(await said()), userId).toBe(holds);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('rows that are granted come into an open list by themselves, and leave it when they are taken back (F8)', async () => {
    const id = await publishDesign(server, orderDesign('sharedOrder', { useDataPermission: true }));
    const order = { title: '排水泵更换', cost: 10 };
    await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(order) } });
    const db = tables(server.context.database.kysely);
    const entry = await db.selectFrom('base_menu').select('id').where('model_id', '=', id).executeTakeFirstOrThrow();
    const tell = () => server.context.live.announce('rights', { tenantId: 'main' });

    const { page, context, complaints } = await pageOf(without);
    await page.goto(`/model/${id}`);
    const row = page.getByText('排水泵更换', { exact: true });
    await page.getByRole('button', { name: '新增' }).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await row.count()).toBe(0);
    await server.grantTo(without, 'resource', [readySchemeId('all')], entry.id);
    tell();
    await row.waitFor();
    await db.deleteFrom('base_authorize').where('item_type', '=', 'resource').execute();
    tell();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
