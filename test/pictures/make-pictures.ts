import { fileURLToPath } from 'node:url';
import { openBrowser, startProduct, visit } from '../support/product.ts';
import { signIn } from '../support/steps.ts';

/** Makes the pictures of the README from the running product: `npm run pictures`, after a build. */
const folder = fileURLToPath(new URL('../../docs/', import.meta.url));
const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await visit(browser, product.url);
  await signIn(page, 'staff');
  await page.goto('/home');
  await page
    .getByRole('link', { name: '巡检记录' })
    .or(page.getByRole('menuitem', { name: '巡检记录' }))
    .first()
    .click();
  await page.getByText(/共 286 条/).waitFor();
  await page.screenshot({ path: `${folder}list.png` });
  console.log('docs/list.png');
  await page
    .getByRole('link', { name: '缺陷上报' })
    .or(page.getByRole('menuitem', { name: '缺陷上报' }))
    .first()
    .click();
  await page
    .getByRole('button', { name: /QX-?\d+/ })
    .first()
    .click();
  await page.getByRole('button', { name: '编辑' }).last().click();
  await page.getByRole('grid').waitFor();
  await page.screenshot({ path: `${folder}form.png` });
  console.log('docs/form.png');
} finally {
  await browser.close();
  await product.stop();
}
