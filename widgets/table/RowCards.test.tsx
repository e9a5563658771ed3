import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { openTable, rowsOf } from '../../test/support/mount-sheet.ts';
import { materialRows } from '../../test/support/sample-table.ts';

describe('a narrow sub-table', () => {
  const narrow = async (rows: readonly Record<string, unknown>[] = materialRows) => {
    await page.viewport(390, 844);
    return openTable({}, rows);
  };

  it('is cards, of which one opens and is written in place, with the total in sight', async () => {
    const form = await narrow();
    await expect.element(page.getByText('3 行')).toBeVisible();
    const card = page.getByRole('button', { name: /快硬水泥/ });
    await expect.element(card).toHaveTextContent('276.00');
    await card.click();
    await page.getByLabelText('数量').fill('10');
    expect(rowsOf(form)[1]).toMatchObject({ qty: 10, amount: 460 });
    await expect.element(page.getByRole('group', { name: '处置材料' }).getByText('1,384.00')).toBeVisible();
    await expectAccessible(form.element);
    await page.viewport(1280, 900);
  });

  it('names what a row lacks, adds and removes rows', async () => {
    const form = await narrow();
    form.session.validate();
    await expect.element(page.getByRole('button', { name: /遇水膨胀止水条.*单位、数量不能为空/ })).toBeVisible();
    form.handle.reveal('materials');
    await expect.element(page.getByRole('button', { name: /遇水膨胀止水条/ })).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: '删除第 3 行' }).click();
    expect(rowsOf(form)).toHaveLength(2);
    await page.getByRole('button', { name: '添加一行' }).click();
    await expect.element(page.getByLabelText('材料名称')).toHaveFocus();
    await page.viewport(1280, 900);
  });
});
