import type { Page } from 'playwright';
import type { Connection } from '../api.ts';

/** A new form, open in the designer and empty. */
export async function newForm(page: Page, enCode: string): Promise<void> {
  await page.goto('/onlineDev/webDesign');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('走查表单');
  await dialog.getByRole('textbox', { name: '编码' }).fill(enCode);
  await dialog.getByRole('button', { name: '新建并设计' }).click();
  await page.getByText('还没有字段').waitFor();
}

/** The form as the server has it, as text; the designer is loaded anew. */
export async function storedForm(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('id');
  const answer = page.waitForResponse((response) => response.url().includes(`/api/visualdev/Base/${id}?`));
  await page.reload();
  const stored: { data: { formData: string } } = await (await answer).json();
  return stored.data.formData;
}

/** Opens a stored design, and waits until the field with this label is drawn. */
export async function openDesign(page: Page, id: string, label: string): Promise<void> {
  await page.goto(`/onlineDev/design?id=${id}`);
  await page.getByRole('treeitem', { name: new RegExp(label) }).waitFor();
}

/** The form of a model as the server has it. @returns by the type that is asked for, unchecked */
export async function storedDesign<Form>(admin: Connection, id: string): Promise<Form> {
  const { formData } = (await admin.get(`/api/visualdev/Base/${id}`)) as { formData: string }; // by the call's shape
  return JSON.parse(formData);
}

/** The form of unsaved work as it is kept in this browser, as text; '' where none is. */
export function draftOf(page: Page, id: string): Promise<string> {
  return page.evaluate((model) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(`design_${model}`));
    const stored = key === undefined ? null : localStorage.getItem(key);
    // Behind the last line stands the type.
    return stored ? JSON.stringify(JSON.parse(stored.replace(/_object$/, '')).value.document.form) : '';
  }, id);
}

/** Ends the session of a page behind its back, as an administrator or the end of the day would. */
export async function endSession(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adit_token')?.replace(/_string$/, ''));
  const answer = await fetch(`${url}/api/oauth/Logout`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`);
}
