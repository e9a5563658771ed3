import type { Page } from 'playwright';

/** Steps that several walks take, as a person would take them: by label and role. */
export async function signIn(page: Page, account: 'admin' | 'staff', password = 'Adit2026') {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL('**/home');
}
