import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { goWithin, signIn } from '../support/steps.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[title="管廊地图"]');
const ready = (page: Page) => page.getByRole('status').filter({ hasText: '地图已就绪' }).first().waitFor();
const answers = (page: Page) => page.getByRole('log', { name: '应答记录' }).getByRole('listitem');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '地图操作' }).getByRole('button', { name: new RegExp(`${name}$`) });
const strip = (page: Page) => frameOf(page).locator('.map-strip');

async function mapFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title="管廊地图"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The page has no map.');
  return frame;
}

/** Presses the map at places of its frame, px from its corner. */
async function press(page: Page, places: readonly (readonly [x: number, y: number])[]) {
  const canvas = frameOf(page).getByRole('region', { name: /^地图，/ });
  for (const [x, y] of places) await canvas.click({ position: { x, y } });
}

/** Shell specification 2.1 and 4.7, reliability B22. */
describe('the map on a page', () => {
  let product: Product;
  let browser: Browser;
  let admin: Visitor;
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    admin = await visit(browser, product.url);
    await signIn(admin.page, 'admin');
  });
  afterEach(({ task }) => pictureOfFailure(admin.page, task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('comes up in its frame with what is kept, and asks nobody outside', async () => {
    const { page, complaints } = admin;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await goWithin(page, '/mapFunTest');
    await ready(page);
    await frameOf(page)
      .getByText(/^\d+\s(m|km)$/)
      .waitFor();
    expect(new Set(asked)).toEqual(new Set([new URL(product.url).host]));
    expect(complaints).toEqual([]);
  });

  it('is drawn on by pointer: the callback brings the line and how long it is', async () => {
    const { page } = admin;
    await tool(page, '画线').click();
    await strip(page).getByText('依次单击各个位置，双击结束').waitFor();
    await press(page, [
      [150, 120],
      [300, 200],
      [380, 150],
    ]);
    await strip(page)
      .getByText(/^3 个点 · 长 \d/)
      .waitFor();
    await strip(page).getByRole('button', { name: '撤回' }).click();
    await strip(page)
      .getByText(/^2 个点/)
      .waitFor();
    await strip(page).getByRole('button', { name: '完成' }).click();
    await expect.poll(() => answers(page).first().textContent()).toMatch(/^画线2 个点，长 [\d.]+ (m|km)$/);
  });

  it('is drawn on by keyboard alone: the arrows move it, the space bar takes the place under the cross', async () => {
    const { page } = admin;
    await tool(page, '画面').focus();
    await page.keyboard.press('Enter');
    await strip(page).getByText('依次单击各个角点，双击结束').waitFor();
    const taken = async () =>
      Number(/^(\d+)/.exec((await strip(page).locator('.map-strip-size').textContent()) ?? '')?.[1]);
    await page.keyboard.press('Space');
    for (const [count, arrow] of [
      [2, 'ArrowRight'],
      [3, 'ArrowDown'],
    ] as const) {
      await page.keyboard.press(arrow);
      // The map glides: where it has not moved yet, the same place is not taken twice.
      await expect
        .poll(async () => {
          await page.keyboard.press('Space');
          return taken();
        })
        .toBeGreaterThanOrEqual(count);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(page).first().textContent()).toMatch(/^画面\d+ 个角点，面积 [\d.,]+ (m²|km²)$/);
  });

  it('tells of a drawing that was given up or replaced by the next one', async () => {
    const { page } = admin;
    await tool(page, '画点').click();
    await strip(page).getByText('在地图上单击一个位置').waitFor();
    await tool(page, '画线').click();
    await expect.poll(() => answers(page).first().textContent()).toBe('画点已被下一次绘制取代');
    await strip(page).getByRole('button', { name: '取消' }).click();
    await expect.poll(() => answers(page).first().textContent()).toBe('画线已取消');
    await expect.poll(() => strip(page).isVisible()).toBe(false);
  });

  it('is marked and flown to as the fields of the page say, and its marks can be pressed', async () => {
    const { page } = admin;
    const mark = frameOf(page).getByRole('button', { name: '标注 集水坑' });
    await page.getByRole('textbox', { name: '标注名称' }).fill('集水坑');
    await page.getByRole('button', { name: /标注$/ }).click();
    await mark.waitFor();
    await expect.poll(() => answers(page).first().textContent()).toBe('标注地图上共 1 个');
    await page.getByRole('button', { name: /定位$/ }).click();
    await expect.poll(() => answers(page).first().textContent(), { timeout: 20_000 }).toBe('定位已到达，缩放级别 16.0');
    await page.getByRole('textbox', { name: '标注名称' }).fill('');
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('textbox', { name: '标注名称' }).inputValue()).toBe('集水坑');
  });

  it('says why where it cannot do what is asked, and goes on', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: '不存在的地图' }).click();
    await page.getByText('页面上没有名为 nowhere 的地图').first().waitFor();
    await page.getByRole('button', { name: '超出范围的坐标' }).click();
    await page.getByText('地图没有这个操作，或参数不正确').first().waitFor();
    await tool(page, '显示全部').click();
    await expect.poll(() => answers(page).first().textContent(), { timeout: 20_000 }).toMatch(/^显示全部已到达/);
  });

  it('has nothing serious for axe, on the page and in the frame, in the light and in the dark', async () => {
    const { page } = admin;
    for (const mode of ['dark', 'light']) {
      await page.evaluate((chosen) => localStorage.setItem('adit_themeMode', `${chosen}_string`), mode);
      await page.goto('/mapFunTest');
      await ready(page);
      expect([mode, await axeFaults(page)]).toEqual([mode, []]);
      await tool(page, '画线').click();
      await strip(page).getByRole('button', { name: '取消' }).waitFor();
      const frame = await mapFrame(page);
      expect(await frame.evaluate(() => document.documentElement.style.colorScheme)).toBe(mode);
      expect([mode, await axeFaults(frame)]).toEqual([mode, []]);
      await strip(page).getByRole('button', { name: '取消' }).click();
    }
    expect(admin.complaints).toEqual([]);
  });

  it('comes back by itself after the server was gone: what was asked meanwhile is done, what was marked is still there (B22)', async () => {
    const { page } = admin;
    const { dataDir, url } = product;
    await product.kill();
    await page.getByText('与地图的连接已断开，5 秒后自动重连').waitFor();
    await frameOf(page).getByText('与页面的连接已断开，正在重连…').waitFor();
    product = await startProduct({ dataDir, port: Number(new URL(url).port) });
    await expect
      .poll(() => page.getByText('与地图的连接已断开，5 秒后自动重连').isVisible(), { timeout: 30_000 })
      .toBe(false);
    await tool(page, '清除').click();
    await expect.poll(() => answers(page).first().textContent(), { timeout: 30_000 }).toBe('清除已完成');
    await ready(page);
    await expect.poll(() => frameOf(page).getByText('与页面的连接已断开，正在重连…').isVisible()).toBe(false);
  });

  it('keeps axes: one is drawn, saved, seen in the list, found on the map and deleted; staff can only look', async () => {
    const { page } = admin;
    await goWithin(page, '/axisManage');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await row('滨江大道管廊').waitFor();
    await page.getByRole('button', { name: '新建轴线' }).click();
    const box = page.getByRole('dialog');
    await box.getByRole('textbox', { name: '名称' }).fill('新区大道管廊');
    await box.getByRole('textbox', { name: '编码' }).fill('BJ');
    await box.getByRole('status').filter({ hasText: '地图已就绪' }).waitFor();
    await box.getByRole('button', { name: /画线$/ }).click();
    const map = page.frameLocator('iframe[title="在地图上画出走向"]');
    await map.getByText('依次单击各个位置，双击结束').waitFor();
    const canvas = map.getByRole('region', { name: /^地图，/ });
    for (const position of [
      { x: 80, y: 90 },
      { x: 220, y: 140 },
    ])
      await canvas.click({ position });
    await map.getByRole('button', { name: '完成' }).click();
    await box.getByRole('heading', { name: '走向坐标' }).locator('..').getByText('2 行').waitFor();
    await box.getByRole('button', { name: '保存' }).click();
    await box.getByText('编码 BJ 已被另一条轴线使用，请换一个').first().waitFor();
    await box.getByRole('textbox', { name: '编码' }).fill('XQ');
    await box.getByRole('button', { name: '保存' }).click();
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => row('新区大道管廊').textContent()).toMatch(/XQ.*km/);
    await page.getByRole('button', { name: '新区大道管廊 的更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await row('新区大道管廊').waitFor({ state: 'detached' });

    const staff = await visit(browser, product.url);
    await signIn(staff.page, 'staff');
    await goWithin(staff.page, '/axisManage');
    await staff.page.getByRole('row', { name: /滨江大道管廊/ }).waitFor();
    expect(await staff.page.getByRole('button', { name: /新建轴线|编辑|删除/ }).count()).toBe(0);
    await staff.context.close();
  });

  it('says clearly that the browser cannot show it, and that its address alone is no page', async () => {
    const { page, context } = await visit(browser, product.url);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await signIn(page, 'staff');
    await goWithin(page, '/mapFunTest');
    await frameOf(page).getByRole('alert').getByText('此浏览器无法显示地图').waitFor();
    await page.goto('/aditMapCom/?type=view&set=all&gid=x');
    await page.getByRole('alert').getByText('地图要在系统页面中打开').waitFor();
    await context.close();
  });
});

describe('the map below a sub-path', () => {
  it('finds its files, its worker and its socket', async () => {
    const product = await startProduct({ env: { ADIT_BASE_PATH: '/adit' } });
    const browser = await openBrowser();
    const { page, complaints } = await visit(browser, `${product.url}/adit/`);
    await page.goto('login');
    await page.getByRole('textbox', { name: '账号' }).fill('staff');
    await page.locator('input[type=password]').fill('Adit2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home');
    await goWithin(page, '/adit/mapFunTest');
    await ready(page);
    await tool(page, '显示全部').click();
    await expect.poll(() => answers(page).first().textContent(), { timeout: 20_000 }).toMatch(/^显示全部已到达/);
    expect(complaints).toEqual([]);
    await browser.close();
    await product.stop();
  });
});
