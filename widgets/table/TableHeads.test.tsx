import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { materialRows, materialsTable } from '../../test/support/sample-table.ts';

const heads = [
  { id: 'h1', fullName: { zh: '材料', en: 'Material' }, align: 'left', childColumns: ['materials-name', 'model'] },
  { id: 'h2', fullName: '价格', childColumns: ['price', 'amount'] },
];
const table = () => materialsTable({ config: { complexHeaderList: heads } as object });
const head = (name: string) => page.getByRole('columnheader', { name, exact: true });

it('draws the names of groups over their columns, and counts their line', async () => {
  await mountForm({ nodes: [table()] }, { values: { materials: structuredClone(materialRows) } });
  await expect.element(head('材料')).toHaveAttribute('aria-colspan', '2');
  await expect.element(head('价格')).toHaveAttribute('aria-colindex', '6');
  await expect.element(page.getByRole('columnheader', { name: '必填 单位' })).toHaveAttribute('aria-rowspan', '2');
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  const box = (name: string) => head(name).element().getBoundingClientRect();
  const [group, first, second] = [box('材料'), box('必填 材料名称'), box('规格型号')];
  expect([Math.round(group.left), Math.round(group.right)]).toEqual([Math.round(first.left), Math.round(second.right)]);
  expect(Math.round(first.top)).toBe(Math.round(group.bottom));
  const cell = document.querySelector('[aria-rowindex="3"] [aria-colindex="2"]');
  expect(cell?.textContent).toBe('高分子注浆液');
  expect(Math.round(cell?.getBoundingClientRect().left ?? 0)).toBe(Math.round(first.left));
  await expectAccessible();
});

it('draws them where the record is only read', async () => {
  await mountForm({ nodes: [table()] }, { values: { materials: structuredClone(materialRows) }, mode: 'view' });
  await expect.element(head('材料')).toBeVisible();
  await expect.element(head('价格')).toBeVisible();
});
