import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../../engine/contract/services.ts';
import { preparePart } from '../../../test/support/designer/part-host.tsx';
import { expectAccessible, mount, testServices } from '../../../test/support/mount.tsx';
import type { JsonObject } from '../../document/json.ts';
import { SettingsPanel } from '../panel/SettingsPanel.tsx';

const pane = (id: string, label: string, ...children: JsonObject[]): JsonObject => ({
  id,
  config: { aditKey: 'pane', label, children },
});
const design: JsonObject = {
  version: 1,
  fullName: '工单',
  enCode: 'order',
  form: {
    version: 1,
    nodes: [
      { id: 'tabs', config: { aditKey: 'tabs', children: [pane('p1', '基本'), pane('p2', '费用')] } },
      { id: 'fold', config: { aditKey: 'collapse', active: ['9'], children: [pane('c1', '甲'), pane('c2', '乙')] } },
      { id: 'no', vModel: 'no', config: { aditKey: 'billRule', label: '单号' }, props: { rule: 'gone' } },
      {
        id: 'rows',
        vModel: 'rows',
        config: {
          aditKey: 'table',
          label: '材料',
          children: [
            { id: 'name', vModel: 'name', config: { aditKey: 'input', label: '名称' } },
            { id: 'qty', vModel: 'qty', config: { aditKey: 'inputNumber', label: '数量' } },
          ],
        },
      },
    ],
  },
};
const nodes = '/form/nodes';
const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function open(key: string, services: Services = testServices()) {
  const { around, ...prepared } = preparePart(<SettingsPanel />, design, [key]);
  mount(around, services);
  return prepared;
}

describe('panes that are open at first', () => {
  it('are one of tabs, by its id, and go with a press on the dot', async () => {
    const { at } = open('tabs');
    await combobox('先打开').click();
    await page.getByTitle('费用', { exact: true }).click();
    expect(at(`${nodes}/0/props/active`)).toBe('p2');
    await expectAccessible();
    await page.getByRole('button', { name: /先打开/ }).click();
    expect(at(`${nodes}/0/props`)).toBeUndefined();
  });

  it('are several of a collapse, written in one place', async () => {
    const { at } = open('fold');
    await combobox('先打开').click();
    await page.getByTitle('甲', { exact: true }).click();
    await page.getByTitle('乙', { exact: true }).click();
    expect(at(`${nodes}/1/props/active`)).toEqual(['c1', 'c2']);
    expect(at(`${nodes}/1/config/active`)).toBeUndefined();
  });
});

it('a bill rule is chosen from those of the server, with its name; one that is gone is said', async () => {
  const asked: unknown[] = [];
  const services = testServices('zh', {
    request: async (call, input) => {
      asked.push([call, input?.query]);
      return call === 'billRules' ? { list: [{ id: 'r1', fullName: '工单号', enCode: 'orderNo' }] } : null;
    },
  });
  const { at } = open('no', services);
  await expect.element(page.getByText(/gone/).first()).toBeVisible();
  await combobox('选择单据规则').click();
  await userEvent.keyboard('工单{Enter}');
  expect(at(`${nodes}/2/props`)).toEqual({ rule: 'orderNo', ruleName: '工单号' });
  expect(asked).toEqual([['billRules', { currentPage: 1, pageSize: expect.any(Number) }]]);
  await expectAccessible();
});

describe('a sub-table', () => {
  it('has names over groups of its columns', async () => {
    const { at, store } = open('rows');
    await button('添加分组').click();
    await page.getByRole('textbox', { name: '分组 1的名称' }).fill('用量');
    await combobox('分组 1的列').click();
    await page.getByTitle('数量', { exact: true }).click();
    expect(at(`${nodes}/3/config/complexHeaderList`)).toEqual([
      { fullName: '用量', align: 'center', childColumns: ['qty'] },
    ]);
    await userEvent.keyboard('{Escape}');
    await expectAccessible();
    await button('删除：分组 1').click();
    expect(at(`${nodes}/3/config/complexHeaderList`)).toBeUndefined();
    while (store.state().past.length > 0) store.undo();
    expect(store.state().document).toEqual(design);
  });

  it('begins with rows, entered as the sub-table itself takes them', async () => {
    const { at } = open('rows');
    const rows = page.getByRole('group', { name: '默认行' });
    await rows.getByRole('button', { name: '添加一行' }).click();
    await rows.getByRole('textbox', { name: '名称' }).fill('注浆液');
    await userEvent.tab();
    await expect.poll(() => at(`${nodes}/3/config/defaultValue`)).toMatchObject([{ name: '注浆液' }]);
  });

  it('goes without its title', async () => {
    const { at } = open('rows');
    await page.getByRole('switch', { name: /显示表名/ }).click();
    expect(at(`${nodes}/3/config/showTitle`)).toBe(false);
  });

  it('has columns with an alignment of their own', async () => {
    const { at } = open('qty');
    await combobox('列内对齐').click();
    await page.getByTitle('居中', { exact: true }).click();
    expect(at(`${nodes}/3/config/children/1/config/tableAlign`)).toBe('center');
  });
});
