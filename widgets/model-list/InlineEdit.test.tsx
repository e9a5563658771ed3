import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import shipped from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, type ModelOptions, mountModel, ready } from '../../test/support/mount-model.tsx';

/** The inspections of the demo, whose reviewer is written by hand. */
const byHand = { id: 'reviewer', vModel: 'reviewer', config: { aditKey: 'input', label: '审核人', span: 12 } };
const inspection: typeof shipped = JSON.parse(JSON.stringify(shipped), (_key, value) =>
  Object(value).vModel === 'reviewer' ? byHand : value,
);

const model = { ...inspection, list: { ...inspection.list, type: 4 } };
const open = (options: ModelOptions = {}) => mountModel({ model, ...options });
const cell = (id: string, prop: string) =>
  document.querySelector<HTMLElement>(`tr[data-row="${id}"] td[data-cell="${prop}"]`) ?? document.body;
const editor = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('writing in the rows of a list', () => {
  it('begins by double click, Enter or F2, stores one row, and gives the focus back to the cell', async () => {
    const { server } = open();
    await ready();
    await userEvent.dblClick(cell('i45', 'section'));
    await expect.element(editor('区段')).toHaveFocus();
    await expectAccessible();
    await editor('区段').fill('K9+000 ~ K9+360');
    await expect.element(page.getByText('还没有保存')).toBeInTheDocument();
    await button('保存').click();
    await expect.poll(() => cell('i45', 'section').textContent).toBe('K9+000 ~ K9+360');
    await expect.poll(() => document.activeElement === cell('i45', 'section')).toBe(true);
    expect(server.records.find(({ id }) => id === 'i45')?.values.section).toBe('K9+000 ~ K9+360');
    expect(server.calls.find(({ name }) => name === 'updateRecord')?.input.body).toMatchObject({ revision: 1 });
    await userEvent.keyboard('{ArrowDown}{F2}');
    await expect.element(editor('区段')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === cell('i44', 'section')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(editor('区段')).toBeVisible();
  });

  it('goes on by Tab, stores by Enter, and restores by Escape', async () => {
    const { server } = open();
    await ready();
    await userEvent.dblClick(cell('i45', 'reviewer'));
    await expect.element(editor('审核人')).toHaveFocus();
    await editor('审核人').fill('李雪');
    await userEvent.tab();
    await expect.element(editor('备注')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('保存')).toHaveFocus();
    editor('审核人').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell('i45', 'reviewer').textContent).toBe('李雪');
    await userEvent.dblClick(cell('i45', 'reviewer'));
    await editor('审核人').fill('别人');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => cell('i45', 'reviewer').textContent).toBe('李雪');
    expect(server.calls.filter(({ name }) => name === 'updateRecord')).toHaveLength(1);
  });

  it('closes with Escape what stands open in a cell, before it gives the row up', async () => {
    open();
    await ready();
    await userEvent.dblClick(cell('i45', 'reviewer'));
    await editor('审核人').fill('李雪');
    const date = document.querySelector<HTMLElement>('tr[data-editing] .ant-picker input');
    date?.focus();
    const panels = () => document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)').length;
    await userEvent.click(date ?? document.body);
    await expect.poll(panels).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panels).toBe(0);
    await expect.element(editor('审核人')).toHaveValue('李雪');
    await userEvent.keyboard('{Escape}');
    await expect.element(editor('审核人')).not.toBeInTheDocument();
  });

  it('shows what is wrong at the cell and under the row', async () => {
    const { server } = open();
    await ready();
    await userEvent.dblClick(cell('i45', 'section'));
    await editor('区段').fill('K9');
    await button('保存').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('应为起止桩号');
    await expect.element(editor('区段')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    server.refuse('updateRecord', {
      code: 422,
      msg: '有 1 处需要改正',
      data: { findings: [{ code: 'field.unique', severity: 'error', at: '/section', message: '区段已存在', fix: '' }] },
    });
    await editor('区段').fill('K1+000 ~ K1+111');
    await button('保存').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('区段已存在');
  });

  it('shows both values where somebody else was quicker', async () => {
    const { server } = open();
    await ready();
    await userEvent.dblClick(cell('i45', 'reviewer'));
    await editor('审核人').fill('李雪');
    server.change('i45', { reviewer: '王晓东' });
    await button('保存').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('王晓东')).toBeVisible();
    await dialog.getByRole('button', { name: '逐项合并' }).click();
    await expect.poll(() => server.records.find(({ id }) => id === 'i45')?.values.reviewer).toBe('李雪');
  });

  it('asks before unsaved work is left, and keeps it unless it is dropped', async () => {
    const answers = [false, true];
    const asked: string[] = [];
    open({
      services: {
        confirm: async ({ title }) => {
          asked.push(title);
          return answers.shift() ?? false;
        },
      },
    });
    await ready();
    await userEvent.dblClick(cell('i45', 'reviewer'));
    await editor('审核人').fill('李雪');
    await userEvent.dblClick(cell('i44', 'reviewer'));
    await expect.element(editor('审核人')).toHaveValue('李雪');
    await page.getByRole('button', { name: /^刷新/ }).click();
    await expect.element(editor('审核人')).not.toBeInTheDocument();
    expect(asked).toEqual(['还有未保存的内容', '还有未保存的内容']);
  });

  it('adds a row at the top', async () => {
    const { server } = open();
    await ready();
    await button('新增').click();
    await expect.element(page.getByRole('row').nth(1).getByRole('button', { name: '保存' })).toBeVisible();
    await editor('区段').fill('K2+000 ~ K2+360');
    await button('保存').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('管廊不能为空');
    expect(server.calls.some(({ name }) => name === 'createRecord')).toBe(false);
    await button('取消').click();
    await expect.element(editor('区段')).not.toBeInTheDocument();
  });

  it('is not there without the right to change rows', async () => {
    open({
      model: { ...model, list: { ...model.list, useBtnPermission: true } },
      services: { may: (_, code) => code !== 'btn_edit' },
    });
    await ready();
    expect(document.querySelector('td[data-cell]')).toBeNull();
    await expect.element(page.getByRole('table', { name: '巡检记录' })).toBeVisible();
  });
});
