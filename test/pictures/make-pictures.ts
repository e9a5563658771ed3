import { fileURLToPath } from 'node:url';
import { openBrowser, startProduct, visit } from '../support/product.ts';
import { openMenu, signIn } from '../support/steps.ts';

/** Makes the pictures of the README from the running product: `npm run pictures`, after a build. */
const folder = fileURLToPath(new URL('../../docs/', import.meta.url));
const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await visit(browser, product.url);
  await signIn(page, 'staff');
  await openMenu(page, '巡检管理', '巡检记录');
  await page.getByText(/共 286 条/).waitFor();
  await page.mouse.move(720, 60);
  await page.screenshot({ path: `${folder}list.png` });
  console.log('docs/list.png');
  await openMenu(page, '巡检管理', '缺陷上报');
  await page.getByText(/共 90 条/).waitFor();
  await page.getByRole('button', { name: '编辑' }).nth(2).click();
  await page.locator('.adit-entry-form').getByRole('grid').waitFor();
  await page.screenshot({ path: `${folder}form.png` });
  console.log('docs/form.png');
} finally {
  await browser.close();
  await product.stop();
}
