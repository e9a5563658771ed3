import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { openTable, rowsOf } from '../../test/support/mount-sheet.ts';

describe('choosing records', () => {
  const addTableConf = {
    popupTitle: '从库存选择',
    interfaceId: 'stock',
    pageSize: 2,
    columnOptions: [
      { value: 'title', label: '名称' },
      { value: 'spec', label: '规格' },
    ],
    relationOptions: [
      { field: 'name', type: 1, value: 'title' },
      { field: 'model', type: 1, value: 'spec' },
      { field: 'qty', type: 2, value: 1 },
    ],
  };
  const stock = ['止水条', '注浆管', '水泥'].map((title, index) => ({ id: `s${index}`, title, spec: `型号 ${index}` }));

  it('searches, pages, and adds a row for each that was chosen', async () => {
    const asked: unknown[] = [];
    const services = testServices('zh', {
      request: async (call, { params, body }) => {
        const { keyword = '', currentPage = 1 } = body as { keyword?: string; currentPage?: number };
        asked.push([call, params, keyword, currentPage]);
        const found = stock.filter(({ title }) => title.includes(keyword));
        return { list: found.slice((currentPage - 1) * 2, currentPage * 2), pagination: { total: found.length } };
      },
    });
    const form = await openTable({ props: { addType: 1, addTableConf } }, [], { services });
    await page.getByRole('button', { name: '从库存选择' }).click();
    await page.getByText('止水条').click();
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByText('水泥', { exact: true }).click();
    await expect.element(page.getByText('已选 2 条')).toBeVisible();
    await page.getByRole('searchbox', { name: '请输入关键词查询' }).fill('注浆');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('注浆管')).toBeVisible();
    await page
      .getByRole('button', { name: '确 定' })
      .or(page.getByRole('button', { name: '确定' }))
      .click();
    expect(rowsOf(form)).toEqual([
      { name: '止水条', model: '型号 0', qty: 1, amount: 0 },
      { name: '水泥', model: '型号 2', qty: 1, amount: 0 },
    ]);
    expect(asked.at(-1)).toEqual(['interfacePage', { id: 'stock' }, '注浆', 1]);
  });

  it('says that records could not be had and asks again', async () => {
    let tries = 0;
    const services = testServices('zh', {
      request: async () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return { list: stock, pagination: { total: 3 } };
      },
    });
    await openTable({ props: { addType: 1, addTableConf } }, [], { services });
    await page.getByRole('button', { name: '从库存选择' }).click();
    await expect.element(page.getByText('数据没有取到')).toBeVisible();
    await page.getByRole('button', { name: /重\s?试/ }).click();
    await expect.element(page.getByText('注浆管')).toBeVisible();
    await expectAccessible();
  });
});
