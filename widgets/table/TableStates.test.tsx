import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { cellAt, focused, grid, openTable, press, rowsOf } from '../../test/support/mount-sheet.ts';
import { column, materialRows } from '../../test/support/sample-table.ts';

describe('cells in error', () => {
  it('are tinted, named under the table, reached from the summary and put right one by one', async () => {
    const form = await openTable();
    expect(form.session.validate()).toHaveLength(1);
    const message = page.getByRole('button', { name: '第 3 行：单位、数量不能为空' });
    await expect.element(message).toBeVisible();
    expect(cellAt(3, 3)?.getAttribute('aria-invalid')).toBe('true');
    expect(getComputedStyle(cellAt(3, 4) ?? document.body).backgroundColor).not.toBe(
      getComputedStyle(cellAt(1, 4) ?? document.body).backgroundColor,
    );
    await expectAccessible(form.element);
    expect(form.handle.reveal('materials')).toBe(true);
    expect(focused()).toEqual([3, 3]);
    await userEvent.keyboard('{Enter}5');
    await expect.element(page.getByRole('button', { name: '第 3 行：单位不能为空' })).toBeVisible();
  });

  it('show when one leaves the row, and go with their row when another is removed', async () => {
    const form = await openTable({}, materialRows.slice(0, 2));
    await page.getByRole('button', { name: '添加一行' }).click();
    await userEvent.keyboard('注浆管');
    expect(page.getByText(/第 3 行：/).elements()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('第 3 行：单位、数量不能为空')).toBeVisible();
    await page.getByRole('button', { name: '删除第 1 行' }).click();
    await expect.element(page.getByText('第 2 行：单位、数量不能为空')).toBeVisible();
    expect(form.session.problems()[0]?.cells.map(({ row }) => row)).toEqual([1, 1]);
  });

  it('are judged by the rules of their column', async () => {
    const children = [
      column('code', 'input', '编号', { config: { regList: [{ pattern: '/^K\\d+$/', message: '应为 K 加数字' }] } }),
    ];
    await openTable({ config: { children } }, [{ code: '' }]);
    await press(1, 1);
    await userEvent.keyboard('x1{Enter}');
    await expect.element(page.getByText('第 1 行：编号 应为 K 加数字')).toBeVisible();
  });
});

describe('states', () => {
  it('is a plain sheet in the record viewer: read and walked, not written', async () => {
    const form = await openTable({}, materialRows, { mode: 'view' });
    await expect.element(grid()).toHaveAttribute('aria-readonly', 'true');
    expect(page.getByRole('button').elements()).toEqual([]);
    await press(1, 1);
    await userEvent.keyboard('x{ArrowDown}');
    expect(focused()).toEqual([2, 1]);
    expect(rowsOf(form)[0]?.name).toBe('高分子注浆液');
    await expectAccessible(form.element);
  });

  it('takes nothing while disabled', async () => {
    const form = await openTable({ props: { disabled: true } });
    await expect.element(page.getByRole('button', { name: '添加一行' })).toBeDisabled();
    // A pointer does not wait for what is disabled, as a test's own click would.
    await press(1, 1, { force: true });
    await userEvent.keyboard('x');
    expect(rowsOf(form)[0]?.name).toBe('高分子注浆液');
  });

  it('says that it may not be empty', async () => {
    const form = await openTable({ config: { required: true } }, []);
    form.session.validate();
    await expect.element(page.getByText('处置材料不能为空')).toBeVisible();
    form.handle.reveal('materials');
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it.each([
    ['filled', materialRows],
    ['empty', []],
  ])('is accessible: %s', async (_, rows) => {
    const { element } = await openTable({}, rows);
    await expect.element(grid()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while a cell is written in', async () => {
    const { element } = await openTable();
    await press(1, 3);
    await expectAccessible(element);
  });
});
