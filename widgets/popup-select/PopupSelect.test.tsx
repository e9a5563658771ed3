import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { rowAnswer } from '../../test/support/row-server.ts';
import { widget } from './popup-select.widget.ts';

const props = {
  interfaceId: 'material',
  columnOptions: [
    { value: 'fullName', label: '材料名称' },
    { value: 'spec', label: '规格型号' },
  ],
  hasPage: true,
  pageSize: 2,
};
const box = () => page.getByRole('combobox', { name: '材料' });
/** The box, by what it says is chosen. */
const boxWith = (name: string) => page.getByRole('combobox', { name: `材料 ${name}` });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const ok = () => page.getByRole('button', { name: /^确\s?定$/ }).click();
const host = (more: Partial<FieldHostProps> = {}, request = rowAnswer) =>
  mount(<FieldHost widget={widget} label="材料" node={{ props }} {...more} />, testServices('zh', { request }));

describe('choosing a row', () => {
  it('stores one output and shows another one, and is read back by its name', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'M003' });
    await expect.element(boxWith('止水条')).toBeVisible();
    await box().click();
    await row('环氧树脂').click();
    await ok();
    expect(changes).toEqual(['M002']);
    await expect.element(boxWith('环氧树脂修补砂浆')).toBeVisible();
    await expect.element(box()).toHaveFocus();
  });

  it('keeps what is chosen from page to page and through a search, and hands out a list', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['M001'], node: { props: { ...props, multiple: true } } });
    await box().click();
    await page.getByRole('listitem', { name: '2' }).click();
    await row('注浆管').click();
    await page.getByRole('searchbox').fill('水泥');
    await userEvent.keyboard('{Enter}');
    await row('水泥').click();
    await expect.element(page.getByText('已选 3 条')).toBeVisible();
    await page.getByRole('button', { name: '取消选择 注浆管' }).click();
    await ok();
    expect(changes).toEqual([['M001', 'M005']]);
  });

  it('changes nothing when it is called off', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'M003' });
    await box().click();
    await row('环氧树脂').click();
    await page.getByRole('button', { name: /^取\s?消$/ }).click();
    await expect.element(box()).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('never shows a key: what the interface no longer has says so', async () => {
    host({ initial: 'M999' });
    await expect.element(boxWith('已删除')).toBeVisible();
    expect(document.body.textContent).not.toContain('M999');
  });

  it('says that rows could not be had, and asks again', async () => {
    let tries = 0;
    host({}, async (call, input) => {
      if (call === 'interfacePage') tries += 1;
      if (tries === 1) throw new Error('down');
      return rowAnswer(call, input);
    });
    await box().click();
    await page.getByRole('button', { name: /重\s?试/ }).click();
    await expect.element(row('聚氨酯')).toBeVisible();
    expect(tries).toBe(2);
  });
});

describe('with other fields', () => {
  const nodes: Node[] = [
    { id: 'unit', vModel: 'unit', config: { aditKey: 'input', label: '单位' } },
    { id: 'spec', vModel: 'spec', config: { aditKey: 'input', label: '型号' } },
    {
      id: 'material',
      vModel: 'material',
      config: { aditKey: 'popupSelect', label: '材料' },
      props: {
        ...props,
        templateJson: [{ field: 'unit', fieldName: '单位', relationField: 'unit', required: true }],
        relationOptions: [{ field: 'spec', type: 1, value: 'spec' }],
      },
    },
  ];
  const services = testServices('zh', { request: rowAnswer });

  it('asks for nothing before what it needs is filled in, and fills in what the design says', async () => {
    const { session } = await mountForm({ nodes }, { services });
    await box().click();
    await expect.element(page.getByText('请先填写单位')).toBeVisible();
    await page.getByRole('button', { name: /^取\s?消$/ }).click();
    session.setValue('unit', '桶');
    await box().click();
    await row('止水条').click();
    await ok();
    expect(session.submitValues()).toMatchObject({ material: 'M003', spec: '型号 3' });
  });

  it('clears what is no longer offered, and brings it back', async () => {
    const { session } = await mountForm({ nodes }, { services, values: { unit: '桶', material: 'M003' } });
    await expect.element(boxWith('止水条')).toBeVisible();
    session.setValue('unit', '袋');
    await page.getByRole('button', { name: /^撤\s?销$/ }).click();
    await expect.poll(() => session.read('material')).toBe('M003');
  });
});

describe('states', () => {
  it.each([
    ['empty', {}],
    ['filled', { initial: 'M001' }],
    ['several', { initial: ['M001', 'M002'], node: { props: { ...props, multiple: true } } }],
    ['disabled', { initial: 'M001', disabled: true }],
    ['read-only', { initial: 'M001', readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, more) => {
    const element = host(more);
    await expect.element(page.getByText('材料').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await expect.element(row('聚氨酯')).toBeVisible();
    await expectAccessible();
  });
});
