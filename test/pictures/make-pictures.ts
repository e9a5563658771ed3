import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { openBrowser, startProduct, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

/** Makes the pictures of the README from the running product: `npm run pictures`, after a build. */
const folder = fileURLToPath(new URL('../../docs/', import.meta.url));
const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await visit(browser, product.url);
  const take = async (of: Page, name: string) => {
    await of.screenshot({ path: `${folder}${name}.png` });
    console.log(`docs/${name}.png`);
  };
  await signIn(page, 'staff');
  await openMenu(page, '巡检管理', '巡检记录');
  await page.getByText(/共 286 条/).waitFor();
  await page.mouse.move(720, 60);
  await take(page, 'list');
  await openMenu(page, '巡检管理', '缺陷上报');
  await page.getByText(/共 90 条/).waitFor();
  await page.getByRole('button', { name: '编辑' }).nth(2).click();
  await page.locator('.adit-entry-form').getByRole('grid').waitFor();
  await take(page, 'form');

  const { page: desk } = await visit(browser, product.url);
  await signIn(desk, 'admin');
  await openMenu(desk, '在线开发', '网页设计');
  await desk
    .getByRole('row', { name: /缺陷上报/ })
    .getByRole('button', { name: '设计' })
    .click();
  await desk.getByRole('treeitem', { name: /区段桩号/ }).click();
  // A change, a field that others read taken out, and what the designer says to it.
  const label = desk.getByRole('textbox', { name: '标签', exact: true });
  await label.fill('桩号');
  await label.blur();
  const node = (key: string) => desk.locator(`[data-design-root] [data-design-key="${key}"]`);
  await node('labour').click();
  await desk.keyboard.press('Delete');
  await desk.getByText('引用了不存在的字段').first().waitFor();
  await node('stake').click();
  await desk.mouse.move(720, 20);
  await desk.locator('.adit-design-settings').getByText('占位提示').waitFor();
  await take(desk, 'designer');
  await desk.locator('.adit-design-views').getByText('列表', { exact: true }).click();
  await desk.getByRole('button', { name: '缺陷等级', exact: true }).last().click();
  await desk.getByText('线上数据').waitFor();
  await desk.mouse.move(720, 20);
  await take(desk, 'list-designer');
} finally {
  await browser.close();
  await product.stop();
}
