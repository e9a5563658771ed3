import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focused, notice, openTable, paste, press, rowsOf } from '../../test/support/mount-sheet.ts';
import { column, materialRows } from '../../test/support/sample-table.ts';

describe('rows', () => {
  it('are added by button, by Ctrl Enter and by Enter at the end, with the defaults of their columns', async () => {
    const children = [
      column('a', 'input', '名称', { config: { defaultValue: '无' } }),
      column('b', 'inputNumber', '数量'),
    ];
    const form = await openTable({ config: { children }, props: { actionText: '加一行', summaryField: ['b'] } }, []);
    await expect.element(page.getByText('暂无数据，点「加一行」开始填写，或从表格软件粘贴')).toBeVisible();
    await page.getByRole('button', { name: '加一行' }).click();
    expect(focused()).toEqual([1, 1]);
    expect(rowsOf(form)).toEqual([{ a: '无' }]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(focused()).toEqual([2, 1]);
    await userEvent.keyboard('{Enter}3{Enter}');
    expect(focused()).toEqual([3, 1]);
    expect(rowsOf(form)).toEqual([{ a: '无' }, { a: '无', b: 3 }, { a: '无' }]);
  });

  it('are not begun by any key where the design does not let them be added', async () => {
    const footerBtnsList = [{ value: 'add', label: '新增', show: false }];
    const form = await openTable({ props: { footerBtnsList } }, materialRows.slice(0, 2));
    await press(2, 1);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    paste('甲\tA-1\r\n乙\tB-1\r\n');
    await expect.element(notice()).toHaveTextContent('已粘贴 2 个单元格，2 个未写入');
    await press(2, 5);
    await userEvent.keyboard('9{Enter}');
    expect(rowsOf(form)).toHaveLength(2);
    expect(rowsOf(form)[1]).toMatchObject({ name: '甲', model: 'A-1', price: 9 });
  });

  it('are copied below themselves without the id of the stored row', async () => {
    const form = await openTable({}, [
      { ...materialRows[0], id: 'r1' },
      { ...materialRows[1], id: 'r2' },
    ]);
    await page.getByRole('button', { name: '复制第 1 行' }).click();
    expect(rowsOf(form).map(({ id, name }) => [id, name])).toEqual([
      ['r1', '高分子注浆液'],
      [undefined, '高分子注浆液'],
      ['r2', '快硬水泥'],
    ]);
    expect(focused()).toEqual([2, 1]);
    await userEvent.keyboard('新{Control>}d{/Control}');
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['高分子注浆液', '新', '新', '快硬水泥']);
  });

  it('are removed by button and by keys, said so, and brought back', async () => {
    const form = await openTable();
    await page.getByRole('button', { name: '删除第 2 行' }).click();
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['高分子注浆液', '遇水膨胀止水条']);
    await expect.element(notice()).toHaveTextContent('已删除第 2 行');
    await press(1, 1);
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(rowsOf(form)).toHaveLength(1);
    expect(form.session.values().total).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(form.session.values().total).toBe(924);
    await userEvent.keyboard('{Control>}{Delete}{/Control}{Control>}{Delete}{/Control}');
    expect(rowsOf(form)).toEqual([]);
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it('are selected and removed together where the design says so', async () => {
    const footerBtnsList = [
      { value: 'add', label: '新增', show: true },
      { value: 'batchRemove', label: '批量删除', show: true },
    ];
    const columnBtnsList = [{ value: 'remove', label: '删除', show: true }];
    const form = await openTable({ props: { footerBtnsList, columnBtnsList } });
    await expect.element(page.getByRole('button', { name: '新增' })).toBeVisible();
    expect(page.getByRole('button', { name: /复制/ }).elements()).toEqual([]);
    await page.getByRole('checkbox', { name: '选中第 1 行' }).click();
    await page.getByRole('checkbox', { name: '选中第 3 行' }).click();
    await page.getByRole('button', { name: '批量删除' }).click();
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['快硬水泥']);
  });

  it('stop at the limit, with words', async () => {
    const form = await openTable(
      {},
      Array.from({ length: 1_000 }, () => ({ name: 'x', unit: 'u0', qty: 1 })),
    );
    await page.getByRole('button', { name: '添加一行' }).click();
    await expect.element(notice()).toHaveTextContent('最多 1000 行，已不能再加');
    expect(form.session.rows('materials')).toHaveLength(1_000);
  });
});

describe('dates that are typed', () => {
  const children = [column('day', 'date', '日期'), column('span', 'dateRange', '起止'), column('a', 'input', '名称')];
  const open = () =>
    openTable({ config: { children }, props: { summaryField: [] } }, [
      { day: '2026-11-01', a: '甲' },
      { day: '2026-11-02', a: '乙' },
    ]);

  it('go with the row that is removed, and are taken back by Escape', async () => {
    const form = await open();
    await press(1, 1);
    await userEvent.keyboard('2026-11-20{Control>}{Delete}{/Control}');
    expect(rowsOf(form)).toMatchObject([{ day: '2026-11-02', a: '乙' }]);
    expect(focused()).toEqual([1, 1]);
    await userEvent.keyboard('2026-11-21{Escape}');
    expect(focused()).toEqual([1, 1]);
    expect(rowsOf(form)).toMatchObject([{ day: '2026-11-02' }]);
    await userEvent.keyboard('2026-11-22{Enter}');
    expect(rowsOf(form)).toMatchObject([{ day: '2026-11-22' }]);
  });

  it('of a range are both reached by Enter and by Tab before the next cell', async () => {
    const form = await open();
    await press(1, 2);
    await userEvent.keyboard('2026-11-03{Enter}');
    expect(focused()).toEqual([1, 2]);
    await userEvent.keyboard('2026-11-05{Enter}');
    expect(focused()).toEqual([1, 3]);
    expect(rowsOf(form)[0]).toMatchObject({ span: ['2026-11-03', '2026-11-05'] });
    await press(2, 2);
    await userEvent.keyboard('2026-11-06');
    await userEvent.tab();
    expect(focused()).toEqual([2, 2]);
    await userEvent.keyboard('2026-11-07');
    await userEvent.tab();
    expect(focused()).toEqual([2, 3]);
    expect(rowsOf(form)[1]).toMatchObject({ span: ['2026-11-06', '2026-11-07'] });
  });
});

describe('pasting', () => {
  it('lays a block over the cells from the focus on, adds rows, and says what was not taken', async () => {
    const form = await openTable();
    await press(3, 3);
    await userEvent.keyboard('{Escape}');
    await press(3, 3);
    paste('袋\t1,200\t2.5\t9\r\n桶\t三\t1\t9\r\n');
    expect(rowsOf(form).slice(2)).toMatchObject([
      { name: '遇水膨胀止水条', unit: 'u1', qty: 1200, price: 2.5, amount: 3000 },
      { price: 1 },
    ]);
    await expect.element(notice()).toHaveTextContent('已粘贴 4 个单元格，2 个未写入');
    await page.getByRole('button', { name: '撤销' }).click();
    expect(rowsOf(form)).toHaveLength(3);
    expect(rowsOf(form)[2]?.qty).toBeUndefined();
  });

  it('leaves one text to the cell itself', async () => {
    const form = await openTable();
    await press(1, 2);
    const before = form.session.rows('materials')[0];
    paste('PU-300');
    expect(form.session.rows('materials')[0]).toBe(before);
    expect(notice().element().textContent).toBe('');
  });
});
