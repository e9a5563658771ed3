import { expect } from 'vitest';
import type { Visitor } from '../product.ts';
import { goWithin } from '../steps.ts';

/**
 * Imports a page from its file, with all that may go wrong: each is said where it stands, and takes nothing away.
 * @param staff signed in as well, without the right to design
 * @param stored text of the form of the design that is open
 */
export async function importPage(admin: Visitor, staff: Visitor, stored: () => Promise<string>): Promise<void> {
  const { page, context, complaints } = admin;
  await goWithin(page, '/onlineDev/pageDesign');
  expect(complaints.splice(0)).toEqual([]);
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: '导入', exact: true }).click();
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const give = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const press = () => dialog.getByRole('button', { name: '导入', exact: true }).click();
  /** A refusal stands at the field that it is about. */
  const refused = async (name: string, words: string | RegExp) => {
    await dialog.getByText(words).first().waitFor();
    await expect.poll(() => field(name).getAttribute('aria-invalid')).toBe('true');
  };
  const board = (content: string, more: object = {}) =>
    JSON.stringify({
      ...{ id: 'board', version: 1, title: '看板', ...more },
      nodes: [{ id: 'a', config: { aditKey: 'text' }, props: { content } }],
    });

  await open();
  await press();
  await refused('设计文件', '设计文件不能为空');
  await give('broken.json', '{"id": "board",\n"nodes": [');
  await dialog.getByText('内容不是有效的 JSON：第 2 行附近').waitFor();
  await refused('设计文件', '文件不是 JSON，无法读取');
  await give('model.vdd', JSON.stringify({ fullName: '缺陷', enCode: 'defect', formData: '{}' }));
  await refused('设计文件', '这个文件是表单的设计，请在“网页设计”中导入');
  await give('wrong.json', JSON.stringify({ id: 'wrong', version: 1, nodes: [{ id: 'b' }] }));
  await dialog.getByRole('list').getByText('“nodes”第 1 项缺少“config”').waitFor();
  await press();
  await refused('设计文件', /设计中有 1 个错误/);
  // What does not fit leaves what was there.
  await give('large.json', board('x'.repeat(2_200_000)));
  await dialog.getByText('文件 2.1 MB，最大 2 MB').waitFor();
  expect(await field('设计文件').inputValue()).toContain('"wrong"');

  await give('board.json', board('第一次'));
  await dialog.getByText('读取完整，没有需要留意的地方').waitFor();
  await expect.poll(() => field('编码').inputValue()).toBe('board');
  await context.setOffline(true);
  await press();
  await refused('设计文件', '请求出错，请重试');
  await context.setOffline(false);
  expect(await field('设计文件').inputValue()).toBe(board('第一次'));
  await press();
  await page.getByRole('heading', { name: '看板', level: 1 }).waitFor();

  await goWithin(page, '/onlineDev/pageDesign');
  await open();
  await give('board.json', board('第二次'));
  await expect.poll(() => field('编码').inputValue()).toBe('board');
  await press();
  await refused('编码', '编码“board”已被使用');
  await dialog.getByRole('switch', { name: '替换草稿' }).click();
  await press();
  await page.getByRole('heading', { name: '看板', level: 1 }).waitFor();
  expect(await stored()).toContain('第二次');

  // Somebody else has signed in beside: what the page still shows, the server refuses.
  await goWithin(page, '/onlineDev/pageDesign');
  await open();
  await give('board.json', board('第三次', { id: 'theirs' }));
  await expect.poll(() => field('编码').inputValue()).toBe('theirs');
  const token = (visitor: Visitor) => visitor.page.evaluate(() => localStorage.getItem('adit_token') ?? '');
  const [own, theirs] = [await token(admin), await token(staff)];
  const become = (given: string) => page.evaluate((text) => localStorage.setItem('adit_token', text), given);
  await become(theirs);
  await press();
  await refused('设计文件', /权限/);
  await become(own);
  expect(await field('设计文件').inputValue()).toContain('第三次');
  await dialog.getByRole('button', { name: '取消' }).click();
  // Each refusal is noted by the browser itself, and nothing else is.
  expect(complaints.splice(0).filter((one) => !one.includes('Failed to load resource'))).toEqual([]);
}
