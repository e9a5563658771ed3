import type { Browser, Frame, FrameLocator, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, sidewaysPx } from '../support/look-for-faults.ts';
import { openBrowser, type Product, pictureOfFailure, startProduct, type Visitor, visit } from '../support/product.ts';
import { goWithin, noteWords, openMenu, signIn } from '../support/steps.ts';

/** A transparent tile. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const mapNamed = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const canvasOf = (map: FrameLocator) => map.getByRole('region', { name: /^地图，/ });
const ready = (within: Page | Locator) =>
  within.getByRole('status').filter({ hasText: '地图已就绪' }).first().waitFor({ timeout: 60_000 });
const dialogOf = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const rowsSaid = (box: Locator, words: string) => box.getByText(words, { exact: true }).waitFor();

/** A call made with the person's own token, as the page would make it. */
async function ask(page: Page, path: string, body?: object) {
  const token = await page.evaluate(() => localStorage.getItem('adit_token')?.replace(/_string$/, ''));
  const headers = { authorization: `Bearer ${token}` };
  const answer = body
    ? await page.request.post(path, { headers, data: body })
    : await page.request.get(path, { headers });
  return { status: answer.status(), ...(await answer.json()) };
}

async function press(map: FrameLocator, places: readonly (readonly [x: number, y: number])[]) {
  for (const [x, y] of places) await canvasOf(map).click({ position: { x, y } });
}

/** Tab, until it has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

async function openRowMenu(page: Page, name: string, entry: string) {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Chooses an entry of the menu that has the focus. */
async function chooseByKeys(page: Page, entry: string) {
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role=menuitem]')?.textContent ?? '');
  await expect.poll(focused).not.toBe('');
  for (let step = 0; step < 5 && (await focused()) !== entry; step += 1) {
    const before = await focused();
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus in its next frame.
    await expect.poll(focused).not.toBe(before);
  }
  expect(await focused()).toBe(entry);
  await page.keyboard.press('Enter');
}

/** Presses again until it holds: a second press within half a second of the first one counts for nothing. */
const pressUntil = (button: Locator, holds: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await button.click();
        return holds();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(true);

/** Shell specification 2.1, 3, 4.7 and 7.6. */
describe('the screens of maps', () => {
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

  it('settings: an administrator turns the map and lets it begin with a region, and sees it do so', async () => {
    const { page } = admin;
    await openMenu(page, '系统数据', '地图数据');
    await ready(page);
    const map = mapNamed(page, '地图效果');
    const north = map.getByRole('button', { name: '恢复正北' });
    await page.getByRole('button', { name: '保存设置' }).waitFor();
    expect(await north.isVisible()).toBe(false);
    await page.getByRole('combobox', { name: '起始区域' }).click();
    await page.getByTitle('科技园片区').last().click();
    await page.getByRole('spinbutton', { name: /旋转角度/ }).fill('30');
    await page.getByRole('button', { name: '保存设置' }).click();
    await north.waitFor();
    await goWithin(page, '/mapFunTest');
    await mapNamed(page, '管廊地图').getByRole('button', { name: '恢复正北' }).waitFor({ timeout: 30_000 });
    await page.goto('/systemData/map');
    await expect.poll(() => page.getByRole('spinbutton', { name: /旋转角度/ }).inputValue()).toBe('30.0');
    await north.waitFor({ timeout: 30_000 });
    await page.getByRole('spinbutton', { name: /旋转角度/ }).fill('0');
    await page.getByRole('button', { name: '保存设置' }).click();
    await expect.poll(() => north.isVisible()).toBe(false);
  });

  it('settings: tiles come from where they are set up, with the key, as soon as it is saved; what is wrong is said', async () => {
    const { page, complaints } = admin;
    const asked: string[] = [];
    await page.route('https://tiles.example.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ body: tile, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } });
    });
    const address = page.getByRole('textbox', { name: '瓦片地址' });
    const save = page.getByRole('button', { name: '保存设置' });
    const local = page.getByRole('switch', { name: '只用本地数据' });
    expect(await address.isVisible()).toBe(false);
    const credited = async () => (await mapNamed(page, '地图效果').getByText('© 测试地图').count()) === 1;
    await local.click();
    await pressUntil(save, async () => (await address.getAttribute('aria-invalid')) === 'true');
    await address.fill('http://tiles.example.com/{z}/{x}/{y}.png');
    await pressUntil(save, async () => (await page.getByText(/瓦片地址应以 https:\/\/ 开头/).count()) > 0);
    expect(asked).toEqual([]);
    await address.fill('https://tiles.example.com/{z}/{x}/{y}.png?key={key}');
    await page.getByRole('textbox', { name: '密钥' }).fill('k 1');
    await page.getByRole('textbox', { name: '底图版权' }).fill('© 测试地图');
    await pressUntil(save, credited);
    await expect.poll(() => asked[0]).toMatch(/^https:\/\/tiles\.example\.com\/\d+\/\d+\/\d+\.png\?key=k%201$/);
    await local.click();
    await pressUntil(save, async () => !(await credited()));
    expect(complaints.filter((words) => words.includes('policy'))).toEqual([]);
  });

  it('settings: those that somebody else has saved meanwhile are not written over, and can be loaded', async () => {
    const { page } = admin;
    const path = '/api/frame/sys/map/settings';
    const turned = page.getByRole('spinbutton', { name: /旋转角度/ });
    const save = page.getByRole('button', { name: '保存设置' });
    const latest = page.getByRole('button', { name: '加载最新设置' });
    const stale = page.getByText('已被他人修改，您的内容没有保存也没有丢失，请核对后再保存').first();
    await page.goto('/systemData/map');
    await expect.poll(() => turned.inputValue()).toBe('0.0');
    const { data } = await ask(page, path);
    expect(await ask(page, path, { ...data, rotate: 45 })).toMatchObject({ status: 200 });
    await turned.fill('12');
    await pressUntil(save, () => stale.isVisible());
    expect(await turned.inputValue()).toBe('12.0');
    expect((await ask(page, path)).data).toMatchObject({ rotate: 45 });
    await latest.click();
    await dialogOf(page).getByRole('button', { name: '取消' }).click();
    expect(await turned.inputValue()).toBe('12.0');
    await pressUntil(latest, () => dialogOf(page).isVisible());
    await dialogOf(page).getByRole('button', { name: '加载' }).click();
    await expect.poll(() => turned.inputValue()).toBe('45.0');
    await stale.waitFor({ state: 'detached' });
    await expect.poll(() => latest.evaluate((button) => button === document.activeElement)).toBe(true);
    // What was saved here counts as known: it can be saved again without another look.
    for (const degrees of [3, 0]) {
      await turned.fill(String(degrees));
      await pressUntil(save, async () => (await ask(page, path)).data.rotate === degrees);
    }
  });

  it('regions: one is drawn by clicks on the map, corrected, changed and deleted', async () => {
    const { page } = admin;
    await ready(page);
    await page.getByRole('button', { name: '新建区域' }).click();
    const box = dialogOf(page);
    const map = mapNamed(page, '在地图上画出轮廓');
    await box.getByRole('textbox', { name: '名称' }).fill('滨江片区');
    await box.getByRole('textbox', { name: '编码' }).fill('xincheng');
    await ready(box);
    await box.getByRole('button', { name: '添加角点' }).waitFor();
    expect(await box.getByText('添加一行').count()).toBe(0);
    await map.getByText('在地图上单击一个位置').waitFor();
    // What the map has come up with did not take the focus from the field.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    const bowTie = [
      [120, 100],
      [320, 280],
      [320, 100],
      [120, 280],
    ] as const;
    for (const [index, place] of bowTie.entries()) {
      await press(map, [place]);
      await rowsSaid(box, `${index + 1} 行`);
    }
    await box.getByRole('button', { name: '保存' }).click();
    await box
      .getByText(/轮廓自身相交：从角点 1 和角点 3 出发的两条边/)
      .first()
      .waitFor();
    await box.getByRole('button', { name: /画面$/ }).click();
    await map.getByText('依次单击各个角点，双击结束').waitFor();
    await press(map, [
      [120, 100],
      [320, 100],
      [220, 280],
    ]);
    await map.getByRole('button', { name: '完成' }).click();
    await rowsSaid(box, '3 行');
    await box.getByRole('button', { name: '保存' }).click();
    await box.getByText('名称“滨江片区”已被另一个区域使用，请换一个').first().waitFor();
    await box.getByRole('textbox', { name: '名称' }).fill('新城片区');
    await box.getByRole('button', { name: '保存' }).click();
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, '新城片区').textContent()).toMatch(/xincheng.*(km²|m²)/);

    const before = await rowOf(page, '新城片区').textContent();
    await openRowMenu(page, '新城片区', '编辑');
    await ready(box);
    await rowsSaid(box, '3 行');
    await map.getByText('在地图上单击一个位置').waitFor();
    await press(map, [[30, 330]]);
    await rowsSaid(box, '4 行');
    await box.getByRole('button', { name: '保存' }).click();
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => rowOf(page, '新城片区').textContent()).not.toBe(before);

    await page.getByRole('textbox', { name: '名称或编码' }).fill('XINCH');
    await page.getByRole('button', { name: /查询/ }).click();
    await rowOf(page, '滨江片区').waitFor({ state: 'detached' });
    await openRowMenu(page, '新城片区', '删除');
    await dialogOf(page).getByText('删除区域“新城片区”？').last().waitFor();
    await dialogOf(page).getByRole('button', { name: '取消' }).click();
    await rowOf(page, '新城片区').waitFor();
    await openRowMenu(page, '新城片区', '删除');
    await dialogOf(page).getByRole('button', { name: '删除' }).click();
    await page.getByText('没有符合条件的').first().waitFor();
    await page.getByRole('button', { name: '重置' }).click();
    await rowOf(page, '滨江片区').waitFor();
  });

  it('regions: one is made, changed and deleted by the keyboard alone', async () => {
    const { page } = admin;
    const box = dialogOf(page);
    await page.getByRole('button', { name: '新建区域' }).focus();
    await page.keyboard.press('Enter');
    await box.getByRole('textbox', { name: '名称' }).waitFor();
    await tabTo(page, box.getByRole('textbox', { name: '名称' }));
    await page.keyboard.type('键盘片区');
    await tabTo(page, box.getByRole('textbox', { name: '编码' }));
    await page.keyboard.type('keys');
    const corners = [
      ['120.70', '31.30'],
      ['120.71', '31.30'],
      ['120.71', '31.31'],
    ];
    for (const [index, [lng = '', lat = '']] of corners.entries()) {
      await tabTo(page, box.getByRole('button', { name: '添加角点' }));
      await page.keyboard.press('Enter');
      await rowsSaid(box, `${index + 1} 行`);
      // The new row takes the focus.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await page.keyboard.type(lng);
      await page.keyboard.press('Tab');
      await page.keyboard.type(lat);
    }
    await tabTo(page, box.getByRole('button', { name: '保存' }));
    await page.keyboard.press('Enter');
    await box.waitFor({ state: 'detached' });
    await rowOf(page, '键盘片区').waitFor();

    const chooseOf = async (name: string, entry: string) => {
      await tabTo(page, page.getByRole('button', { name: `${name} 的更多操作` }));
      await page.keyboard.press('Enter');
      await chooseByKeys(page, entry);
    };
    const focusTop = () => page.getByRole('button', { name: '新建区域' }).focus();
    await focusTop();
    await chooseOf('键盘片区', '编辑');
    await box.getByRole('textbox', { name: '名称' }).waitFor();
    await tabTo(page, box.getByRole('textbox', { name: '名称' }));
    await page.keyboard.press('End');
    await page.keyboard.type('二');
    await page.keyboard.press('Enter');
    await box.waitFor({ state: 'detached' });
    await rowOf(page, '键盘片区二').waitFor();
    await focusTop();
    await chooseOf('键盘片区二', '删除');
    await tabTo(page, dialogOf(page).getByRole('button', { name: '删除' }));
    await page.keyboard.press('Enter');
    await rowOf(page, '键盘片区二').waitFor({ state: 'detached' });
  });

  it('regions: what somebody else has changed meanwhile is not written over, and nothing is lost', async () => {
    const { page } = admin;
    const box = dialogOf(page);
    await openRowMenu(page, '滨江片区', '编辑');
    await box.getByRole('textbox', { name: '名称' }).waitFor();
    const path = '/api/frame/sys/region';
    const { data } = await ask(page, `${path}/getData`, { keyword: '滨江' });
    expect(await ask(page, `${path}/saveRegion`, data.list[0])).toMatchObject({ status: 200 });
    await box.getByRole('textbox', { name: '名称' }).fill('滨江片区（改）');
    await box.getByRole('button', { name: '保存' }).click();
    await box
      .getByText(/已被他人修改，您的内容没有保存也没有丢失/)
      .first()
      .waitFor();
    expect(await box.getByRole('textbox', { name: '名称' }).inputValue()).toBe('滨江片区（改）');
    await box.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '仍然关闭' }).click();
    await box.first().waitFor({ state: 'detached' });
  });

  it('the demonstration: what is found in the list is flown to, what is chosen on the map is told beside it, layers can be hidden', async () => {
    const { page } = admin;
    await openMenu(page, '扩展示例', '地图示例');
    await ready(page);
    await page.getByText(/^还没有选择。点选地图上的/).waitFor();
    const map = mapNamed(page, '管廊地图');
    const fact = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').textContent();
    await page.getByRole('button', { name: 'BJ K0+000' }).click();
    await expect.poll(() => fact('所属管线')).toBe('滨江大道管廊');
    expect(await page.getByText(/^还没有选择。点选地图上的/).count()).toBe(0);
    await map.getByRole('button', { name: '标注 BJ K0+000' }).waitFor();
    const { width = 0, height = 0 } = (await canvasOf(map).boundingBox()) ?? {};
    const [x, y] = [width / 2, height / 2];
    const scale = map.locator('.maplibregl-ctrl-scale');
    await expect.poll(() => scale.textContent(), { timeout: 20_000 }).toMatch(/^\d+\sm$/);
    const moved = await noteWords(page, '角点');
    await page.getByRole('checkbox', { name: '区域' }).click();
    // Where the region was, then on the pipeline: the first finds nothing.
    await press(map, [
      [x, y + 60],
      [x + 120, y - 22],
    ]);
    await expect.poll(() => fact('长度')).toBe('1.91 km');
    expect(await page.evaluate(() => sessionStorage.getItem('seen 角点'))).toBeNull();
    await page.getByRole('checkbox', { name: '区域' }).click();
    await expect
      .poll(async () => {
        await press(map, [[x, y + 60]]);
        return fact('面积');
      })
      .toMatch(/km²$/);
    await moved();
    await page.getByRole('combobox', { name: '类型' }).click();
    await page.getByTitle('区域', { exact: true }).last().click();
    await page.getByRole('button', { name: /查询/ }).click();
    await page.getByRole('button', { name: 'BJ K0+000' }).waitFor({ state: 'detached' });
    await page
      .getByRole('row', { name: /科技园片区/ })
      .getByRole('button', { name: '定位' })
      .click();
    await map.getByRole('button', { name: '标注 科技园片区' }).waitFor();
  });

  it('are no pages for staff: not in the menu, not by address, and the server refuses what they would do', async () => {
    const staff = await visit(browser, product.url);
    await signIn(staff.page, 'staff');
    await goWithin(staff.page, '/systemData/map');
    await staff.page.getByText('没有这个页面').first().waitFor();
    expect(await staff.page.getByRole('button', { name: /新建区域|保存设置/ }).count()).toBe(0);
    const outline = [
      { lng: 0, lat: 0 },
      { lng: 1, lat: 0 },
      { lng: 1, lat: 1 },
    ];
    const region = '/api/frame/sys/region';
    for (const [path, body] of [
      [`${region}/saveRegion`, { fullName: 'x', enCode: 'x', outline }],
      [`${region}/region-keji/Actions/Delete`, {}],
      ['/api/frame/sys/map/settings', { localData: true }],
    ] as const)
      expect(await ask(staff.page, path, body), path).toMatchObject({ status: 403, data: null });
    await staff.context.close();
  });

  it('have nothing serious for axe and hang over no edge, wide and narrow, in the light and in the dark', async () => {
    const faults: unknown[] = [];
    for (const width of [1440, 390])
      for (const mode of ['light', 'dark']) {
        const { page, context, complaints } = await visit(browser, product.url, {
          width,
          height: width < 500 ? 844 : 900,
        });
        await page.addInitScript((chosen) => localStorage.setItem('adit_themeMode', `${chosen}_string`), mode);
        await signIn(page, 'admin');
        const look = async (what: string, title: string) => {
          const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
          const frame: Frame | null = (await element?.contentFrame()) ?? null;
          if (!frame) throw new Error(`There is no map ${title}.`);
          expect(await frame.evaluate(() => document.documentElement.style.colorScheme)).toBe(mode);
          const found = [await axeFaults(page), await axeFaults(frame), await sidewaysPx(page)];
          faults.push([width, mode, what, ...found].join('|'));
          expect([width, mode, what, ...found]).toEqual([width, mode, what, [], [], 0]);
        };
        await goWithin(page, '/extend/mapDemo');
        await ready(page);
        await look('demonstration', '管廊地图');
        await goWithin(page, '/systemData/map');
        await page.getByRole('button', { name: '保存设置' }).waitFor();
        await expect.poll(() => page.locator('iframe[title="地图效果"]').isVisible(), { timeout: 30_000 }).toBe(true);
        await look('data', '地图效果');
        await page.getByRole('button', { name: '新建区域' }).click();
        await ready(dialogOf(page));
        const map = mapNamed(page, '在地图上画出轮廓');
        await map.getByText('在地图上单击一个位置').waitFor();
        await look('region', '在地图上画出轮廓');
        if (width < 500) {
          const [strip, canvas] = [await map.locator('.map-strip').boundingBox(), await canvasOf(map).boundingBox()];
          // What says how to draw stands below what is drawn on.
          expect((strip?.y ?? 0) + 1).toBeGreaterThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0));
          expect(canvas?.height).toBeGreaterThan(250);
        }
        expect(complaints).toEqual([]);
        await context.close();
      }
    expect(faults).toHaveLength(12);
  });
});

describe('the screens of maps where nothing is kept yet', () => {
  it('say so, and where to begin', async () => {
    const product = await startProduct({ env: { ADIT_DEMO: '0' } });
    const browser = await openBrowser();
    const { page, complaints } = await visit(browser, product.url);
    await signIn(page, 'admin');
    await goWithin(page, '/extend/mapDemo');
    await page.getByText('地图上还没有对象').waitFor();
    await page.getByRole('status').filter({ hasText: '还没有可显示的轴线和区域' }).waitFor({ timeout: 60_000 });
    await goWithin(page, '/systemData/map');
    await page.getByText('新建一个区域，在地图上单击画出它的轮廓。').waitFor();
    expect(complaints).toEqual([]);
    await browser.close();
    await product.stop();
  });
});
