import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testNode } from '../../test/support/fields.ts';
import { testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';

const services = testServices('zh', { request: pickerAnswer });

describe('in a form', () => {
  const rows = testNode('rows', 'table', {
    config: {
      label: '分工',
      children: [
        testNode('doer', 'userSelect', { config: { label: '执行人' } }),
        testNode('units', 'departmentSelect', { config: { label: '配合部门' }, props: { multiple: true } }),
      ],
    },
  });

  it('shows names in the cells of a sub-table, and chooses from one', async () => {
    const values = { rows: [{ doer: 'zhou', units: ['team1', 'safe'] }, { doer: 'gone' }] };
    const { session } = await mountForm({ nodes: [rows] }, { values, services });
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
    await expect.element(cell('周敏')).toBeVisible();
    await expect.element(cell('运维一班、安全部')).toBeVisible();
    await expect.element(cell('已删除')).toBeVisible();
    await cell('周敏').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: '我的下属' }).click();
    await dialog.getByRole('option', { name: /王磊/ }).click();
    await dialog.getByRole('button', { name: /^确\s?定$/ }).click();
    expect(session.submitValues().rows).toMatchObject([{ doer: 'wang' }, { doer: 'gone' }]);
  });

  it('shows names as words in the viewer of records', async () => {
    const who = testNode('who', 'userSelect', { config: { label: '负责人' }, props: { multiple: true } });
    const none = testNode('none', 'roleSelect', { config: { label: '角色' } });
    await mountForm({ nodes: [who, none] }, { values: { who: ['zhou', 'old'] }, mode: 'view', services });
    await expect.element(page.getByText('周敏、张三（已停用）')).toBeVisible();
    await expect.element(page.getByText('未填写')).toBeVisible();
    expect(page.getByRole('combobox').elements()).toEqual([]);
  });
});
