import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { type OpenModel, OpenModelContext } from '../parts/open-model.ts';
import { FormSettings } from './FormSettings.tsx';

const model: OpenModel = {
  id: 'm1',
  revision: 1,
  releaseVersion: null,
  isUnsaved: () => false,
  save: async () => true,
  reload: async () => {},
};

function open(releaseVersion: number | null = null) {
  const part = preparePart(
    <OpenModelContext value={{ ...model, releaseVersion }}>
      <FormSettings />
    </OpenModelContext>,
    sampleDesign,
  );
  mount(part.around);
  return part;
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('the settings of a form', () => {
  it('show what holds where the design says nothing, and can be used by everyone', async () => {
    open();
    await expect.element(page.getByRole('spinbutton', { name: '标签宽度（px）' })).toHaveValue('100');
    await expect.element(page.getByRole('switch', { name: '提交按钮', exact: true })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: '右对齐' })).toBeChecked();
    expect(page.getByRole('button', { name: /恢复默认/ }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('are written as steps that can be taken back, and restored by their dot', async () => {
    const { store, at } = open();
    await page.getByText('在上方').click();
    await page.getByRole('switch', { name: '回收站' }).click();
    expect(at('/form/form')).toEqual({ labelPosition: 'top', logicalDelete: true });
    await page.getByRole('button', { name: '恢复默认：标签位置' }).click();
    expect(at('/form/form')).toEqual({ logicalDelete: true });
    await expect.element(page.getByRole('radio', { name: '右对齐' })).toBeChecked();
    for (const _ of [1, 2, 3]) store.undo();
    expect(store.state().document).toEqual(sampleDesign);
  });

  it('are one step back for each field that is typed in', async () => {
    const { store, at } = open();
    await box('提交按钮文字').click();
    await userEvent.keyboard('Send');
    await userEvent.tab();
    await box('打印模板编号').click();
    await userEvent.keyboard('p1');
    expect(at('/form/form')).toEqual({ confirmButtonText: 'Send', printId: 'p1' });
    expect(store.state().past.length).toBe(2);
  });

  it('keep a width out that no window can have, and say why', async () => {
    const { at } = open();
    await box('弹窗宽度').fill('wide');
    await expect.element(page.getByRole('alert')).toHaveTextContent('800px');
    expect(at('/form/form/generalWidth')).toBeUndefined();
    await box('弹窗宽度').fill('60%');
    expect(at('/form/form/generalWidth')).toBe('60%');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('change name and code of a model, but not the code of one that is online', async () => {
    const { at } = open();
    await box('编码').fill('缺陷');
    await expect.element(page.getByRole('alert')).toHaveTextContent('defectReport');
    expect(at('/enCode')).toBe('defectReport');
    await box('编码').fill('defect.two');
    await box('名称').fill('缺陷登记');
    expect([at('/enCode'), at('/fullName')]).toEqual(['defect.two', '缺陷登记']);
  });

  it('show the code of a model that is online, and why it stays', async () => {
    open(3);
    await expect.element(box('编码')).toHaveAttribute('readonly');
    await expect.element(page.getByText('已发布，编码不能再改')).toBeVisible();
  });
});
