import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import webDesign from '../../schemas/screens/onlineDev-webDesign.json' with { type: 'json' };
import { testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

/** The dialog that imports a design, and a server that reads a name and a code out of whatever it is sent. */
async function openImport() {
  const waiting: (() => void)[] = [];
  const sent: unknown[] = [];
  const request: Services['requestNamed'] = async (call, { body }) => {
    if (call !== 'importModel') return { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
    sent.push(body);
    const { name } = JSON.parse(Object(body).design);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { findings: [], preview: { fullName: name, enCode: `code.${name}`, formData: '{"version":1,"nodes":[]}' } };
  };
  // The screen is checked as a document elsewhere.
  await mountScreen(webDesign as unknown as ScreenDocument, { services: testServices('zh', { request }) });
  await page.getByRole('button', { name: '导入' }).first().click();
  await expect.element(design()).toBeVisible();
  return { sent, waiting, answer: () => waiting.splice(0).forEach((go) => void go()) };
}

const design = () => page.getByRole('dialog').getByRole('textbox', { name: /设计文件/ });
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });

describe('importing a design', () => {
  it('offers the name and code that the server read, those of the last design', async () => {
    const { waiting, answer } = await openImport();
    for (const name of ['first', 'second']) {
      await design().fill(JSON.stringify({ name }));
      field('名称').element().focus();
      await expect.poll(() => waiting.length).toBe(1);
      answer();
      await expect.element(field('名称')).toHaveValue(name);
      await expect.element(field('编码')).toHaveValue(`code.${name}`);
    }
  });

  it('tells the server what the file is called, which may have no name in it', async () => {
    const { sent } = await openImport();
    const chooser = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (!chooser) throw new Error('There is nothing to choose a file with.');
    await userEvent.upload(page.elementLocator(chooser), new File(['{"name":"x"}'], '巡检记录.json'));
    await expect.poll(() => sent).toEqual([expect.objectContaining({ fileName: '巡检记录.json', dryRun: true })]);
  });

  it('keeps the name that somebody writes while the server is still reading', async () => {
    const { waiting, answer } = await openImport();
    await design().fill('{"name":"read"}');
    await field('名称').fill('我的表单');
    await expect.poll(() => waiting.length).toBe(1);
    answer();
    await expect.element(field('编码')).toHaveValue('code.read');
    await expect.element(field('名称')).toHaveValue('我的表单');
  });
});
