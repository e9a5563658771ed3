import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { entriesOf, listOf, type Zone } from '../document/list-edit.ts';
import { Pane } from '../frame/Pane.tsx';
import { OpenModelContext } from '../parts/open-model.ts';
import { ListDesign } from './ListDesign.tsx';

const list: JsonObject = {
  version: 1,
  searchList: [{ prop: 'stake' }, { prop: 'level' }],
  columnList: [{ prop: 'stake', width: 120 }, { prop: 'level' }, { prop: 'price' }],
};
const withList = { ...sampleDesign, list };

function open(
  document: JsonObject = withList,
  services: Services = testServices(),
  releaseVersion: number | null = null,
) {
  const model = { id: 'm1', revision: 1, isUnsaved: () => false, save: async () => true, reload: async () => {} };
  const part = preparePart(
    <OpenModelContext value={{ ...model, releaseVersion }}>
      <div style={{ width: 1240, height: 860 }}>
        <ListDesign />
      </div>
    </OpenModelContext>,
    document,
  );
  mount(part.around, services);
  const props = () => (part.at('/list/columnList') as { prop: string }[]).map(({ prop }) => prop).join(' '); // set here
  return { ...part, props };
}

const table = () => page.getByRole('region', { name: '列与示例行' });
const head = (name: string) => table().getByRole('button', { name, exact: true });

describe('the list designer', () => {
  it('shows fields, zones and settings, and can be used by everyone', async () => {
    open();
    await expect.element(page.getByRole('checkbox', { name: '区段桩号：列' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: '发现日期：列' })).not.toBeChecked();
    await expect.element(page.getByRole('toolbar', { name: '查询条件' }).getByText('包含')).toBeVisible();
    await expect.element(page.getByText('btn_add')).toBeVisible();
    await expect.element(table().getByText('区段桩号 1')).toBeVisible();
    await expect.element(table().getByText('一般').first()).toBeVisible();
    await head('单价').click();
    await expect.element(page.getByRole('switch', { name: '合计' })).toBeVisible();
    await expectAccessible();
  });

  it('says in words what a condition opens with, wherever its options come from', async () => {
    const cascader = (name: string, more: JsonObject, slot: JsonObject = {}) => ({
      id: name,
      vModel: name,
      config: { aditKey: 'cascader', label: name, ...more },
      slot,
      props: { props: { multiple: name === 'own' } },
    });
    const road = { id: 'yq', fullName: '云栖路', children: [{ id: 'power', fullName: '电力舱' }] };
    const form = sampleDesign.form as JsonObject; // set there
    const nodes = [
      ...(form.nodes as JsonObject[]),
      cascader('own', {}, { options: [road] }),
      cascader('kept', { dataType: 'dictionary', dictionaryType: 'dict-road' }),
    ];
    const searchList: JsonObject[] = [
      { prop: 'own', value: [['yq', 'power'], ['yq']], searchMultiple: true },
      { prop: 'kept', value: ['yq', 'power'] },
      { prop: 'level', value: '2' },
      { prop: 'gone', value: ['a', 'b'] },
    ];
    open(
      { ...sampleDesign, form: { ...form, nodes }, list: { ...list, searchList } },
      testServices('zh', { loadOptions: async () => [road] }),
    );
    const conditions = page.getByRole('toolbar', { name: '查询条件' });
    await expect.element(conditions.getByText('云栖路 / 电力舱、云栖路')).toBeVisible();
    await expect.element(conditions.getByText('云栖路 / 电力舱', { exact: true })).toBeVisible();
    await expect.element(conditions.getByText('较重')).toBeVisible();
    await expect.element(conditions.getByText('a ~ b')).toBeVisible();
  });

  it('shows the list that readers see where nobody has drawn one, and changes only what is ticked', async () => {
    const { at, said, store } = open(sampleDesign);
    const untouched = listOf(sampleDesign, store.descriptors);
    await expect.element(page.getByRole('checkbox', { name: '区段桩号：列' })).toBeChecked();
    await expect.element(page.getByRole('toolbar', { name: '查询条件' }).getByText('包含').first()).toBeVisible();
    expect(at('/list')).toBeUndefined();
    const without = (zone: Zone) => entriesOf(untouched, zone).filter(({ prop }) => prop !== 'stake');
    await page.getByRole('checkbox', { name: '区段桩号：列' }).click();
    await expect.poll(() => at('/list')).toEqual({ ...untouched, columnList: without('columnList') });
    await userEvent.keyboard('q');
    await expect.poll(() => at('/list/searchList')).toEqual(without('searchList'));
    expect(said).toEqual(['「区段桩号」不再是列', '「区段桩号」不再是查询条件']);
    store.undo();
    store.undo();
    expect(store.state().document).toEqual(sampleDesign);
  });

  it('moves, widens, pins and takes out columns by keys, with the focus on the column', async () => {
    const { at, props, said } = open();
    await head('单价').click();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.poll(props).toBe('stake price level');
    await expect.element(head('单价')).toHaveFocus();
    await userEvent.keyboard('[BracketRight]p');
    await expect.poll(() => at('/list/columnList/1')).toEqual({ prop: 'price', width: 150, fixed: 'left' });
    await expect.element(head('单价')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.poll(props).toBe('stake level');
    await expect.element(head('缺陷等级')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(head('区段桩号')).toHaveFocus();
    expect(said[0]).toBe('「单价」移到第 2 个，共 3 个');
  });

  it('moves columns by a press', async () => {
    const { props } = open();
    await head('区段桩号').click();
    await expect.element(page.getByRole('button', { name: '左移' })).toBeDisabled();
    await page.getByRole('button', { name: '右移' }).click();
    expect(props()).toBe('level stake price');
  });

  it('orders columns by a drag, and draws a width at its edge as one step', async () => {
    const { props, at, store } = open();
    await userEvent.dragAndDrop(head('单价'), head('区段桩号'), { targetPosition: { x: 10, y: 10 } });
    await expect.poll(props).toBe('price stake level');
    const edge = head('区段桩号').element().parentElement?.querySelector('.adit-design-list-edge');
    if (!edge) throw new Error('no edge');
    await userEvent.dragAndDrop(edge, head('缺陷等级'), { targetPosition: { x: 40, y: 10 } });
    await expect.poll(() => Number(at('/list/columnList/1/width'))).toBeGreaterThan(150);
    expect(props()).toBe('price stake level');
    expect(store.state().past.length).toBe(2);
  });

  it('sets what is chosen: a column, a condition, a button, the list', async () => {
    const { at } = open();
    await head('单价').click();
    await page.getByRole('switch', { name: '合计' }).click();
    await page.getByRole('textbox', { name: '列标题' }).fill('单价（元）');
    await expect.poll(() => at('/list/columnList/2/label')).toBe('单价（元）');
    expect([at('/list/showSummary'), at('/list/summaryField')]).toEqual([true, ['price']]);
    await page
      .getByRole('toolbar', { name: '查询条件' })
      .getByRole('button', { name: /缺陷等级/ })
      .click();
    await page.getByRole('switch', { name: '可多选' }).click();
    expect(at('/list/searchList/1')).toEqual({ prop: 'level', searchMultiple: true });
    await page.getByRole('toolbar', { name: '顶部' }).getByRole('button', { name: /新增/ }).click();
    await page.getByRole('textbox', { name: '按钮文字' }).fill('上报');
    expect(at('/list/btnsList')).toEqual([{ value: 'add', label: '上报' }, { value: 'batchRemove' }]);
    await page.getByRole('tab', { name: '列表' }).click();
    await page.getByRole('switch', { name: '按钮权限' }).click();
    await page.getByText('升序').click();
    expect([at('/list/useBtnPermission'), at('/list/sort')]).toEqual([true, 'asc']);
  });

  it('joins what is typed in one field into one step', async () => {
    const { store } = open();
    await head('单价').click();
    await page.getByRole('textbox', { name: '列标题' }).click();
    await userEvent.keyboard('abc');
    await userEvent.tab();
    expect(store.state().past.length).toBe(1);
  });

  it('adds a button that the list does not have, and says that its page does not show it yet', async () => {
    const { at } = open();
    await page.getByRole('button', { name: '添加顶部按钮' }).click();
    await page.getByRole('menuitem', { name: '批量打印' }).click();
    await expect.poll(() => at('/list/btnsList/2')).toEqual({ value: 'batchPrint' });
    await expect.element(page.getByText('现在的列表页还不显示这个按钮')).toBeVisible();
  });

  it('shows rows from online where the model is published', async () => {
    const rows = { list: [{ id: 'r1', stake: 'K9+900', price: 12.5 }], pagination: { currentPage: 1, total: 1 } };
    const asked: unknown[] = [];
    const services = testServices('zh', {
      request: async (call, input) => {
        asked.push([call, input?.params]);
        return rows;
      },
    });
    open(withList, services, 3);
    await expect.element(table().getByText('K9+900')).toBeVisible();
    expect(asked).toEqual([['recordList', { id: 'm1' }]]);
    await expect.element(page.getByText(/线上数据/)).toBeVisible();
  });

  it('stands in with sample rows where the rows are refused', async () => {
    const refuse = async () => {
      throw new Error('no right');
    };
    open(withList, testServices('zh', { request: refuse }), 3);
    await expect.element(page.getByText(/示例数据/)).toBeVisible();
    await expect.element(table().getByText('区段桩号 1')).toBeVisible();
  });

  it('is a part of the designer, beside the settings of the form', async () => {
    const { around } = preparePart(
      <>
        <Pane view="list" />
        <Pane view="settings" />
      </>,
      withList,
    );
    mount(around);
    await expect.element(page.getByRole('region', { name: '列表', exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: '列表设计' })).toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: '表单设置' })).toBeInTheDocument();
  });

  it('says the state in the language of the person', async () => {
    const english = testServices('en');
    const { said } = open(withList, english);
    const price = page.getByRole('region', { name: 'Columns and sample rows' }).getByRole('button', { name: '单价' });
    await price.click();
    await userEvent.keyboard('p');
    await expect.poll(() => said).toEqual(['单价 pinned left']);
  });
});
