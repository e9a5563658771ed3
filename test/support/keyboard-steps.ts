import { expect } from 'vitest';
import type { KeyboardVisitor, Seen, Sight, Stop } from './keyboard.ts';

/** Steps of a walk that several parts of it take, by the keys that a person would know. */

/** From the sign-in page. */
export async function signIn(
  { keys, sight, arrive }: KeyboardVisitor,
  account: 'admin' | 'staff',
  password = 'Adit2026',
) {
  await sight.getByRole('textbox', { name: '账号' }).waitFor();
  await keys.press('Tab');
  await keys.tabTo({ role: 'textbox', name: '账号' });
  await keys.type(account);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await arrive(/\/home$/);
  await sight.getByRole('combobox', { name: /搜索页面/ }).waitFor();
}

/** Goes to a page of the menu by its name: Ctrl K from anywhere, then Enter. */
export async function findPage({ keys, sight }: KeyboardVisitor, name: string) {
  await keys.press('Control+K');
  await keys.at({ role: 'combobox', name: /搜索页面/ });
  await keys.type(name);
  const option = sight.getByRole('option', { name: new RegExp(name) });
  await option.first().waitFor();
  await expect.poll(() => option.first().getAttribute('aria-selected')).toBe('true');
  await keys.press('Enter');
  await keys.at({ role: 'main', name: '' });
}

/** Past the page, back to the header, and out. */
export async function signOut({ keys, sight, arrive }: KeyboardVisitor) {
  // Pressed again until it is heard: a page that has only just come back hears no keys yet.
  await expect
    .poll(async () => {
      await keys.press('Control+K');
      return keys.isAt({ role: 'combobox', name: /搜索页面/ });
    })
    .toBe(true);
  await keys.tabTo({ role: 'button', name: /系统管理员|员工|·/ });
  await keys.press('Enter');
  await sight.getByRole('menuitem', { name: /退出/ }).waitFor();
  await keys.at({ role: 'menuitem', name: /./ });
  await keys.moveTo('ArrowDown', { role: 'menuitem', name: /退出/ });
  await keys.press('Enter');
  const question = sight.getByRole('dialog');
  await question.waitFor();
  await keys.at({ role: 'button', name: '退出', inside: question });
  await keys.press('Enter');
  await arrive(/\/login/);
}

/**
 * Runs an action of a row: by its own button, or from the menu of the rest.
 * @returns where the focus belongs when that is over
 */
export async function runRowAction({ keys, sight }: KeyboardVisitor, row: Seen, name: string): Promise<Stop> {
  await row.getByRole('button').last().waitFor();
  const hasOwn = (await row.getByRole('button', { name, exact: true }).count()) > 0;
  const opener: Stop = { role: 'button', name: hasOwn ? name : /更多操作/, inside: row };
  await keys.tabTo(opener);
  await keys.press('Enter');
  if (hasOwn) return opener;
  await sight.getByRole('menuitem', { name, exact: true }).waitFor();
  await keys.at({ role: 'menuitem', name: /./ });
  await keys.moveTo('ArrowDown', { role: 'menuitem', name });
  await keys.press('Enter');
  return opener;
}

/** Deletes the first row of the list, from its own menu. */
export async function removeFirst(visitor: KeyboardVisitor) {
  const { keys, sight } = visitor;
  await runRowAction(visitor, sight.locator('.adit-records tbody tr').first(), '删除');
  const question = sight.getByRole('dialog');
  await expect.poll(() => question.textContent()).toContain('此操作将永久删除数据，是否继续？');
  await keys.at({ role: 'button', name: '取消', inside: question });
  await keys.tabTo({ role: 'button', name: /删除/, inside: question }, 3);
  await keys.press('Enter');
  await question.waitFor({ state: 'detached' });
}

/** Moves the first row of the list into the bin, takes that back by the key that its message names, and moves it again. */
export async function putAwayFirst(visitor: KeyboardVisitor) {
  const { keys, sight } = visitor;
  const rows = sight.locator('.adit-records tbody tr');
  for (const isLast of [false, true]) {
    const count = await rows.count();
    await runRowAction(visitor, rows.first(), '删除');
    await expect.poll(() => rows.count()).toBe(count - 1);
    if (isLast) return;
    await keys.press('Control+Z');
    await expect.poll(() => rows.count()).toBe(count);
  }
}

/** Opens the form of a new record by the button of this name, and waits for its first field. */
export async function openForm({ keys, sight }: KeyboardVisitor, name: string): Promise<Seen> {
  await keys.tabTo({ role: 'button', name });
  await keys.press('Enter');
  return formThere(sight);
}

async function formThere(sight: Sight): Promise<Seen> {
  const form = sight.locator('.adit-entry-form');
  await form.locator('.adit-item').getByRole('textbox').first().waitFor();
  return form;
}

/** Opens the first record of the list to read it. */
export async function openFirst({ keys, sight }: KeyboardVisitor): Promise<Seen> {
  await keys.tabTo({ role: 'button', name: /./, inside: sight.locator('.adit-records tbody') });
  await keys.press('Enter');
  const viewer = sight.getByRole('dialog');
  await viewer.getByRole('button', { name: '编辑' }).waitFor();
  return viewer;
}

/** From reading a record to changing its first field of a kind, and back to reading it. */
export async function changeInViewer({ keys, sight }: KeyboardVisitor, widget: string, text: string) {
  const viewer = sight.getByRole('dialog');
  await keys.tabTo({ role: 'button', name: '编辑', inside: viewer });
  await keys.press('Enter');
  const form = await formThere(sight);
  await keys.tabTo({ role: 'textbox', name: /./, inside: form.locator(`.adit-item[data-key=${widget}]`) });
  await keys.type(text);
  await keys.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  await keys.at({ role: 'button', name: '编辑', inside: viewer });
}

/** The first option of the choice that is open. */
export async function chooseFirst({ keys, sight }: KeyboardVisitor) {
  const list = sight.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').last();
  await list.locator('.ant-select-item-option-active').waitFor();
  await keys.press('Enter');
  await list.waitFor({ state: 'hidden' });
}

/** Opens the tree of the choice that has the focus, and goes down to an entry. */
export async function chooseInTree({ keys, sight }: KeyboardVisitor, name: string) {
  await keys.press('Enter');
  const tree = sight.locator('.ant-select-tree');
  await tree.waitFor();
  const active = tree.locator('.ant-select-tree-treenode-active');
  for (let step = 0; step < 20; step += 1) {
    if ((await active.filter({ hasText: name }).count()) > 0) break;
    await keys.press('ArrowDown');
  }
  await keys.press('Enter');
  await tree.waitFor({ state: 'hidden' });
}
