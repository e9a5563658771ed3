import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, type TestServices } from '../../test/support/mount.tsx';
import { asked, button, condition, mountModel, ready, rowCount } from '../../test/support/mount-model.tsx';

const views = () => page.getByRole('group', { name: '视图' });
const view = (name: RegExp) => views().getByRole('button', { name });
const chip = (name: RegExp) => page.getByRole('group', { name: '按状态筛选' }).getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const nameBox = () => dialog().getByRole('textbox', { name: '视图名称' });
const choose = async (entry: string) => page.getByRole('menuitem', { name: entry }).click();

/** A list that is narrowed and kept under a name. */
async function withView(services: TestServices = {}) {
  const world = mountModel({ services });
  await ready();
  await chip(/^待复核/).click();
  await page.getByRole('button', { name: /^展开/ }).click();
  await condition('巡检编号').fill('004');
  await button('查询').click();
  await page.getByRole('button', { name: '保存为视图' }).click();
  await nameBox().fill('待我复核');
  await userEvent.keyboard('{Enter}');
  await expect.element(view(/^待我复核 3$/)).toHaveAttribute('aria-pressed', 'true');
  return world;
}

describe('views of a list', () => {
  it('keep what it asks for under a name, and put it to that again', async () => {
    const { server } = await withView();
    const kept = asked(server);
    const count = rowCount();
    await expectAccessible();
    await view(/^全部$/).click();
    await expect.poll(rowCount).toBe(20);
    await expect.element(condition('巡检编号')).toHaveValue('');
    await view(/^待我复核/).click();
    await expect.poll(rowCount).toBe(count);
    await expect.element(condition('巡检编号')).toHaveValue('004');
    expect(asked(server)).toEqual(kept);
  });

  it('say that something else is asked for, and take it over or go back', async () => {
    const { server } = await withView();
    await chip(/^全部/).click();
    await expect.element(view(/^待我复核.*条件已改$/)).toBeVisible();
    await views().getByRole('button', { name: '视图“待我复核”的操作' }).click();
    await choose('放弃改动');
    await expect.element(chip(/^待复核/)).toHaveAttribute('aria-pressed', 'true');
    await chip(/^全部/).click();
    await views().getByRole('button', { name: '视图“待我复核”的操作' }).click();
    await choose('保存改动');
    await expect.element(view(/^待我复核 3$/)).toBeVisible();
    expect(server.calls.findLast(({ name }) => name === 'saveRecordView')?.input.body).toMatchObject({
      ...{ name: '待我复核', state: null, queryJson: '{"no":"004"}', revision: 1 },
    });
  });

  it('keep columns and height of rows, which are theirs while the list stands at them', async () => {
    const heads = () => [...document.querySelectorAll('.adit-records th')].map((head) => head.textContent);
    const isSmall = () => document.querySelector('.adit-records')?.getAttribute('data-density') === 'small';
    const settings = page.getByRole('complementary', { name: '列表显示设置' });
    const hide = async (name: string) => {
      await button('列表显示设置').click();
      await settings.getByRole('checkbox', { name, exact: true }).click();
      await settings.getByRole('button', { name: '保存' }).click();
      await expect.poll(heads).not.toContain(name);
    };
    const { server, reopen } = await withView();
    await button('行高').click();
    await choose('紧凑');
    await hide('状态');
    // Of the view: it says that it has changed, and the reader's own columns stay as they are.
    await expect.element(view(/^待我复核.*条件已改$/)).toBeVisible();
    expect(server.calls.some(({ name }) => name === 'saveColumnsOfModule')).toBe(false);
    await views().getByRole('button', { name: '视图“待我复核”的操作' }).click();
    await choose('保存改动');
    await expect.element(view(/^待我复核 3$/)).toBeVisible();
    await view(/^全部$/).click();
    await expect.poll(heads).toContain('状态');
    expect(isSmall()).toBe(false);
    await view(/^待我复核/).click();
    await expect.poll(heads).not.toContain('状态');
    expect(isSmall()).toBe(true);
    reopen();
    await expect.element(view(/^待我复核 3$/)).toBeVisible();
  });

  it('get another name and are shared, and go when asked to', async () => {
    const questions: string[] = [];
    const { server } = await withView({ confirm: async ({ title }) => questions.push(title) > 0 });
    await views().getByRole('button', { name: '视图“待我复核”的操作' }).click();
    await choose('编辑视图');
    await nameBox().fill('大家复核');
    await dialog().getByRole('checkbox').click();
    await expectAccessible();
    await dialog().getByRole('button', { name: '保存' }).click();
    await expect.element(view(/^大家复核/)).toHaveAttribute('title', '大家复核（共享视图）');
    await views().getByRole('button', { name: '视图“大家复核”的操作' }).click();
    await choose('删除视图');
    await expect.element(views()).not.toBeInTheDocument();
    expect(questions).toHaveLength(1);
    expect(server.calls.some(({ name }) => name === 'deleteRecordView')).toBe(true);
  });

  it('say beside the name why one is not kept, and lose nothing', async () => {
    const { server } = mountModel();
    await ready();
    await page.getByRole('button', { name: '保存为视图' }).click();
    await dialog().getByRole('button', { name: '保存' }).click();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    server.refuse('createRecordView', { code: 409, msg: '已有名为“甲”的视图' });
    await nameBox().fill('甲');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('已有名为“甲”的视图');
    await expect.element(nameBox()).toHaveValue('甲');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
