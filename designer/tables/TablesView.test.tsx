import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { OpenModelContext } from '../parts/open-model.ts';
import { TablesView } from './TablesView.tsx';

const answer = (steps: string[]) => ({
  version: 2,
  menuId: null,
  steps,
  findings: [],
  tables: [
    {
      ...{ key: '', name: 'm_defect_0123456789', isNew: false, bound: false, rows: 12 },
      columns: [{ field: 'stake', name: 'f_stake', type: 'text', isNew: false }],
    },
  ],
});
const bridges = { table: 'bridges', tableName: '桥梁台账', rows: 3, columns: 2, reason: null, relations: [] };
const columns = [
  {
    ...{ field: 'no', fieldName: '编号', dataType: 'character varying', dataLength: 20, decimals: null },
    ...{ primaryKey: true, allowNull: false, hasDefault: false, readable: true, reason: null },
  },
  {
    ...{ field: 'place', fieldName: '', dataType: 'point', dataLength: null, decimals: null },
    ...{ primaryKey: false, allowNull: true, hasDefault: false, readable: false, reason: '没有适合 point 的组件' },
  },
];

function open(document: JsonObject = sampleDesign, request?: Services['requestNamed'], place = '') {
  const asked: { call: string; input: unknown }[] = [];
  const led: string[] = [];
  const usual: Services['requestNamed'] = async (call) => {
    if (call === 'databaseTables')
      return {
        list: [bridges, { ...bridges, table: 'seen', tableName: '', reason: '“seen”不是普通的表' }],
        mayOpen: false,
      };
    return call === 'databaseColumns' ? { list: columns } : answer([`第 ${asked.length} 次`]);
  };
  const services = testServices('zh', {
    request: async (call, input) => {
      asked.push({ call, input });
      return (request ?? usual)(call, input);
    },
  });
  const model = {
    id: 'm1',
    revision: 1,
    releaseVersion: null,
    isUnsaved: () => false,
    save: async () => true,
    reload: async () => {},
  };
  const part = preparePart(
    <OpenModelContext value={model}>
      <div style={{ width: 1240, height: 700 }}>
        <TablesView place={place} onNode={(key) => led.push(key)} />
      </div>
    </OpenModelContext>,
    document,
    [],
    1240,
  );
  mount(part.around, services);
  return { ...part, asked, led };
}

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const plan = () => page.getByRole('complementary', { name: '发布时会做什么' });

describe('the tables of a model', () => {
  it('shows the tables, their columns and what a publish will do, and can be used by everyone', async () => {
    const { led } = open();
    await expect.element(page.getByRole('button', { name: /主表.*12 行/ })).toBeVisible();
    await expect.element(page.getByText('f_stake text')).toBeVisible();
    await expect.element(plan()).toHaveTextContent('第 1 次');
    await expectAccessible();
    await page.getByRole('button', { name: '到字段“区段桩号”' }).click();
    expect(led).toHaveLength(1);
  });

  it('changes columns as steps that can be undone, and asks anew when it is quiet, with the last answer kept', async () => {
    const { at, store, asked } = open();
    await expect.element(plan()).toHaveTextContent('第 1 次');
    await cell('区段桩号：长度').fill('50');
    expect(at('/tables/0/fields')).toEqual([{ field: 'stake', dataLength: 50 }]);
    await expect.element(page.getByText('区段桩号”的列只能存 50 个字符')).toBeVisible();
    await expect.element(plan()).toHaveTextContent('第 1 次');
    await page.getByRole('checkbox', { name: '区段桩号：唯一' }).click();
    expect(at('/tables/0/fields/0/unique')).toBe(true);
    await cell('区段桩号：列名').fill('stake_no');
    expect(at('/form/nodes/0/config/columnName')).toBe('stake_no');
    expect(at('/tables/0/fields/0/field')).toBe('stake_no');
    await expect.poll(() => JSON.stringify(asked.at(-1)?.input)).toContain('stake_no');
    expect(asked.at(-1)?.input).toMatchObject({ body: { dryRun: true } });
    for (let count = 0; store.state().past.length > 0 && count < 9; count += 1) store.undo();
    expect(store.state().document).toEqual(sampleDesign);
  });

  it('leads by arrows to the same cell of another row', async () => {
    open();
    await cell('区段桩号：列名').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/：列名$/);
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe('区段桩号：列名');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell('区段桩号：列名')).toHaveFocus();
  });

  it('says why it knows nothing, and asks again', async () => {
    let fails = true;
    open(sampleDesign, async () => {
      if (fails) throw new Error('连不上服务器');
      return answer(['好了']);
    });
    await expect.element(plan()).toHaveTextContent('没有问到：连不上服务器');
    await expectAccessible();
    fails = false;
    await page.getByRole('button', { name: '再问一次' }).click();
    await expect.element(plan()).toHaveTextContent('好了');
  });

  it('binds the main table to one of the database and makes fields of its columns, by keys alone', async () => {
    const { at, store } = open();
    await expect.element(page.getByRole('button', { name: '绑定到已有的表…' })).toBeVisible();
    page.getByRole('button', { name: '绑定到已有的表…' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /seen/ })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: /桥梁台账/ })).toBeVisible();
    await expectAccessible();
    page
      .getByRole('button', { name: /桥梁台账/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox', { name: '编号 no' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'place' })).toBeDisabled();
    const ok = page.getByRole('button', { name: '绑定，加入 1 个字段' });
    // Its colours change for a moment.
    await expect.poll(() => ok.element().getAnimations({ subtree: true }).length).toBe(0);
    await expectAccessible();
    await ok.click();
    await expect
      .poll(() => at('/tables/0'))
      .toMatchObject({ table: 'bridges', bound: true, fields: [{ field: 'no' }] });
    await expect.element(page.getByRole('button', { name: '到字段“编号”' })).toBeVisible();
    await expect.element(page.getByText('已绑定', { exact: true })).toBeVisible();
    store.undo();
    expect(store.state().document).toEqual(sampleDesign);
  });

  it('binds a sub-table to a table that a foreign key leads from, chosen where there are several', async () => {
    const tables = [{ table: 'bridges', typeId: '1', bound: true, fields: [] }];
    const design = { ...sampleDesign, tables };
    const relations = ['bridge_no', 'from_no'].map((tableField) => ({ tableField, relationField: 'no' }));
    const parts = { ...bridges, table: 'bridge_parts', tableName: '构件', relations };
    const names = ['bridge_no', 'from_no', 'part', 'list'];
    const { at, asked, store } = open(design, async (call) => {
      if (call === 'databaseTables')
        return { list: [parts, { ...bridges, reason: '表“bridges”没有可用的外键' }], mayOpen: false };
      if (call !== 'databaseColumns') return answer([]);
      const column = { ...columns[0], fieldName: '', allowNull: true, primaryKey: false };
      const dataType = (field: string) => (field === 'list' ? 'jsonb' : 'text');
      return { list: names.map((field) => ({ ...column, field, dataType: dataType(field) })) };
    });
    await page
      .getByRole('button', { name: /处置材料/ })
      .first()
      .click();
    await page.getByRole('button', { name: '绑定到已有的表…' }).click();
    await expect.element(page.getByRole('dialog', { name: /把子表“.*”绑定/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /桥梁台账/ })).toBeDisabled();
    await page.getByRole('button', { name: /构件 bridge_parts/ }).click();
    expect(asked.filter(({ call }) => call.startsWith('database')).map(({ input }) => input)).toMatchObject([
      { query: { main: 'bridges' } },
      { query: { table: 'bridge_parts', main: 'bridges' } },
    ]);
    await expect.element(page.getByRole('radio', { name: 'bridge_no → bridges.no' })).toBeChecked();
    await page.getByRole('radio', { name: 'from_no → bridges.no' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'from_no' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'list' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'bridge_no' }).click();
    const ok = page.getByRole('button', { name: '绑定，加入 1 个字段' });
    await expect.poll(() => ok.element().getAnimations({ subtree: true }).length).toBe(0);
    await expectAccessible();
    await ok.click();
    await expect
      .poll(() => at('/tables/1'))
      .toMatchObject({
        ...{ table: 'bridge_parts', typeId: '0', bound: true, tableField: 'from_no', relationField: 'no' },
      });
    store.undo();
    expect(store.state().document).toEqual(design);
  });

  it('leads to the entry that a finding is about', async () => {
    const tables = [{ table: 'a', typeId: '1', fields: [{ field: 'stake', dataLength: -1 }] }];
    open({ ...sampleDesign, tables }, undefined, '/tables/0/fields/0/dataLength');
    await expect.element(cell('区段桩号：列名')).toHaveFocus();
    await expect.element(page.getByText('“区段桩号”的列长度不成立')).toBeVisible();
  });

  it('lets who looks after the installation open tables, column by column, and then bind them', async () => {
    let isOpen = false;
    const { asked } = open(sampleDesign, async (call, input) => {
      if (call === 'databaseTables') return { list: isOpen ? [bridges] : [], mayOpen: true };
      if (call === 'openTables') return { list: [{ ...bridges, open: [] }], revision: 3 };
      if (call === 'columnsToOpen' || call === 'databaseColumns') return { list: columns };
      if (call !== 'saveOpenTables') return answer([]);
      isOpen = Object(input.body).tables.length > 0;
      return { revision: 4 };
    });
    await page.getByRole('button', { name: '绑定到已有的表…' }).click();
    await expect.element(page.getByText('还没有开放的表，先开放要用的表')).toBeVisible();
    await page.getByRole('button', { name: '开放更多的表…' }).click();
    // In tests every dialog has one id for its title.
    const dialog = page.getByRole('dialog').nth(1);
    await expect.element(dialog.getByRole('button', { name: /^保 ?存$/ })).toBeDisabled();
    await dialog.getByRole('button', { name: /桥梁台账/ }).click();
    await dialog.getByRole('checkbox', { name: 'place' }).click();
    await dialog.getByRole('checkbox', { name: '编号 no' }).click();
    await dialog.getByRole('checkbox', { name: 'place' }).click();
    await expect.element(dialog.getByText('已开放 1 列')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: /^保 ?存$/ }).click();
    await expect.element(page.getByRole('button', { name: /桥梁台账/ })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked.find(({ call }) => call === 'saveOpenTables')?.input).toMatchObject({
      body: { tables: [{ table: 'bridges', columns: ['no'] }], revision: 3 },
    });
  });
});
