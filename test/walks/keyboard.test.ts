import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Keyboard, type KeyboardVisitor, type Sight, visitByKeyboard } from '../support/keyboard.ts';
import { fillByKeyboard } from '../support/keyboard-fill.ts';
import {
  changeInViewer,
  chooseFirst,
  chooseInTree,
  findPage,
  openFirst,
  openForm,
  putAwayFirst,
  removeFirst,
  runRowAction,
  signIn,
  signOut,
} from '../support/keyboard-steps.ts';
import { openBrowser, type Product, startProduct } from '../support/product.ts';

const shared = fileURLToPath(new URL('../../../shared/forms/fg-crmeb-077.json', import.meta.url));
const own = fileURLToPath(new URL('../designs/walk-design.json', import.meta.url));
/** A design that nobody here wrote, where it stands beside the project; else one of ours in the same dialect. */
const design = existsSync(shared) ? shared : own;
const title = '商城基础配置';

describe('the main job by the keyboard alone', () => {
  let product: Product;
  let browser: Browser;
  let visitor: KeyboardVisitor;
  let keys: Keyboard;
  let sight: Sight;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    visitor = await visitByKeyboard(browser, product.url);
    ({ keys, sight } = visitor);
  });
  afterEach(({ task }) => visitor.picture(task));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('begins with an administrator who imports a design and publishes it to a menu', async () => {
    await visitor.open('/login');
    await signIn(visitor, 'admin');
    await findPage(visitor, '网页设计');
    await sight.getByRole('row', { name: /缺陷上报/ }).waitFor();
    await keys.tabTo({ role: 'button', name: '导入' });
    await keys.press('Enter');
    const dialog = sight.getByRole('dialog');
    await dialog.waitFor();
    await keys.tabTo({ role: 'button', name: '选择文件', inside: dialog });
    await keys.chooseFile(design);
    await dialog
      .getByText(/条说明|条提醒|没有需要留意的地方/)
      .first()
      .waitFor();
    await keys.tabTo({ role: 'textbox', name: '名称', inside: dialog });
    await keys.type(title);
    await keys.tabTo({ role: 'textbox', name: '编码', inside: dialog });
    await keys.type('mallBase');
    await keys.tabTo({ role: 'button', name: '导入', inside: dialog });
    await keys.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // What was taken in opens in the designer.
    await sight.getByRole('heading', { name: title }).waitFor();
    await visitor.open('/onlineDev/webDesign');
    const row = sight.getByRole('row', { name: new RegExp(title) });
    await expect.poll(() => row.textContent()).toContain('未发布');

    const opener = await runRowAction(visitor, row, '发布');
    await dialog.waitFor();
    await keys.tabTo({ role: 'combobox', name: '上级菜单' });
    await chooseInTree(visitor, '巡检管理');
    await keys.tabTo({ role: 'textbox', name: '菜单名称' });
    await keys.type(title);
    await keys.tabTo({ role: 'button', name: '发布', inside: dialog });
    await keys.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await keys.at(opener);
    await expect.poll(() => row.textContent()).toContain('已发布');
    await signOut(visitor);
  });

  it('goes on with a member of staff who fills in the imported form, finds, changes and deletes the row', async () => {
    await signIn(visitor, 'staff');
    await findPage(visitor, title);
    await sight.getByText(`还没有${title}`).waitFor();
    const form = await openForm(visitor, '新增');

    // Wrong first: nothing is sent, what is missing is said at the top, and F8 leads to it.
    await keys.press('Control+Enter');
    await form.getByText(/还有 \d+ 处需要改正，尚未提交/).waitFor();
    await keys.press('F8');
    const filled = await fillByKeyboard(keys, sight, '提交');
    expect(filled.length).toBeGreaterThan(0);
    await keys.press('Enter');
    await form.waitFor({ state: 'detached' });
    await keys.at({ role: 'button', name: '新增' });
    await expect.poll(() => sight.locator('.adit-list-pages').textContent()).toContain('共 1 条');

    const viewer = await openFirst(visitor);
    await changeInViewer(visitor, 'input', '改过的名称');
    await expect.poll(() => viewer.textContent()).toContain('改过的名称');
    await keys.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await removeFirst(visitor);
    await sight.getByText(`还没有${title}`).waitFor();
  });

  it('goes on with a defect: groups, options of all three kinds, a condition, a sub-table with sums, a bill number', async () => {
    await findPage(visitor, '缺陷上报');
    await sight.getByText(/共 286 条/).waitFor();
    const form = await openForm(visitor, '新增');
    await keys.tabTo({ role: 'textbox', name: '区段桩号', inside: form });
    await keys.type('K2 240');
    await keys.press('Control+Enter');
    const summary = form.getByRole('alert').first();
    await expect.poll(() => summary.textContent()).toContain('区段桩号');
    await expect.poll(() => summary.textContent()).toContain('管廊');
    await keys.press('F8');
    await keys.at({ role: 'combobox', name: '管廊', inside: form });

    const grid = form.getByRole('grid');
    const filled = await fillByKeyboard(keys, sight, '提交', {
      区段桩号: () => keys.type('K0+241'),
      // The gravest of three: what was done in the meantime is asked for then.
      缺陷等级: async () => {
        await keys.press('ArrowRight', 2);
        await form.getByText('临时措施').waitFor();
      },
      处置材料: async () => {
        await keys.press('Enter');
        await keys.at({ role: 'textbox', name: '第 1 行 材料名称', inside: grid });
        await keys.type('快硬水泥');
        await keys.press('Tab', 2);
        await keys.at({ role: 'combobox', name: '第 1 行 单位', inside: grid });
        await keys.press('F2');
        await chooseFirst(visitor);
        await keys.press('Tab');
        await keys.type('6');
        await keys.press('Tab');
        await keys.type('46');
        // Out of the rows, to what adds another.
        await keys.press('Tab');
        await keys.at({ role: 'button', name: /添加一行/, inside: form });
        await expect.poll(() => grid.textContent()).toContain('276.00');
      },
    });
    expect(filled).toEqual(expect.arrayContaining(['管廊', '区段', '缺陷类型', '临时措施', '处置材料', '现场照片']));
    await keys.press('Enter');
    await form.waitFor({ state: 'detached' });
    await sight.getByText(/共 287 条/).waitFor();
    await keys.at({ role: 'button', name: '新增' });

    // Found again by what was typed, in the search area above.
    const search = sight.getByRole('search');
    await keys.backTo({ role: 'button', name: /展开/, inside: search });
    await keys.press('Enter');
    await keys.backTo({ role: 'textbox', name: '区段桩号', inside: search });
    await keys.type('K0+241');
    await keys.press('Enter');
    await expect.poll(() => sight.locator('.adit-list-pages').textContent()).toMatch(/共 \d 条/);
    const viewer = await openFirst(visitor);
    await expect.poll(() => viewer.textContent()).toContain('快硬水泥');
    await expect.poll(() => viewer.textContent()).toMatch(/QX\d{8,}/);
    await changeInViewer(visitor, 'textarea', '复查后已封堵');
    await expect.poll(() => viewer.textContent()).toContain('复查后已封堵');
    await keys.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await putAwayFirst(visitor);
    await keys.backTo({ role: 'button', name: '重置', inside: search });
    await keys.press('Enter');
    await sight.getByText(/共 286 条/).waitFor();
  });

  it('finds the focus where it was after what hangs on a list has opened and closed', async () => {
    // The tools of a list are one stop of Tab: the first of them, or the one that had the focus last.
    await keys.tabTo({ role: 'button', name: /./, inside: sight.getByRole('toolbar', { name: '列表工具' }) });
    await keys.moveTo('ArrowRight', { role: 'button', name: '行高' }, 3);
    for (const way of ['Enter', 'Escape']) {
      await keys.press('Enter');
      await keys.at({ role: 'menuitem', name: /标准|紧凑|宽松/ });
      await keys.press(way);
      await keys.at({ role: 'button', name: '行高' });
    }
    await keys.press('ArrowRight');
    await keys.at({ role: 'button', name: '列表显示设置' });
    await keys.press('Enter');
    await sight.getByRole('complementary', { name: '列表显示设置' }).waitFor();
    await keys.press('Escape');
    await keys.at({ role: 'button', name: '列表显示设置' });
  });

  it('says nothing bad in the console, and breaks no rule of the content policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
