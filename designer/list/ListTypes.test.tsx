import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import { sampleDesign } from '../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { OpenModelContext } from '../parts/open-model.ts';
import { ListDesign } from './ListDesign.tsx';

const list: JsonObject = {
  version: 1,
  searchList: [{ prop: 'stake' }, { prop: 'level' }, { prop: 'price' }],
  columnList: [{ prop: 'stake', width: 120 }, { prop: 'level' }, { prop: 'price' }],
  useBtnPermission: true,
  useColumnPermission: true,
};
const dictionary = { id: 'dict-a', fullName: '管廊', enCode: 'tunnel' };

function open(answers: Readonly<Record<string, unknown>> = {}, more: JsonObject = {}) {
  const model = {
    id: 'm1',
    revision: 1,
    releaseVersion: null,
    isUnsaved: () => false,
    save: async () => true,
    reload: async () => {},
  };
  const request: Services['requestNamed'] = async (call) => {
    const answer = answers[call] ?? { list: call === 'dictionaryTypes' ? [dictionary] : [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const part = preparePart(
    <OpenModelContext value={model}>
      <div style={{ width: 1240, height: 860 }}>
        <ListDesign />
      </div>
    </OpenModelContext>,
    { ...sampleDesign, list: { ...list, ...more } },
  );
  mount(part.around, testServices('zh', { request }));
  return part;
}

const table = () => page.getByRole('region', { name: '列与示例行' });
const type = (name: string) => page.getByRole('radio', { name });
const choose = async (setting: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: setting, exact: true }).click();
  await page.getByTitle(option, { exact: typeof option === 'string' }).click();
};

describe('a tree out of a data interface', () => {
  it('is asked with parameters that are written at it', async () => {
    const row = { id: 'i1', fullName: '舱室', enCode: '', templateJson: '[{"field":"pipe","fieldName":"管廊"}]' };
    const { at } = open(
      { interfaceSelector: { list: [{ id: 'kinds', children: [row] }] } },
      { type: 2, treeDataSource: 'api', treeRelation: 'stake', treeInterfaceId: 'i1' },
    );
    await page.getByRole('button', { name: '加入接口声明的 1 个参数' }).click();
    await page.getByRole('textbox', { name: '参数 管廊 的固定值' }).fill('BJ');
    await expect
      .poll(() => at('/list/treeTemplateJson'))
      .toEqual([{ field: 'pipe', fieldName: '管廊', relationField: '', defaultValue: 'BJ' }]);
    await expectAccessible();
  });
});

describe('columns of sub-tables and print templates', () => {
  it('are set with the list, where the form has a sub-table', async () => {
    const { at } = open();
    await page.getByText('展开显示', { exact: true }).click();
    await expect.poll(() => at('/list/childTableStyle')).toBe(2);
    await page.getByRole('combobox', { name: '打印模板' }).fill('p1 ');
    await expect.poll(() => at('/list/printIds')).toEqual(['p1']);
    await expect.element(page.getByText(/打印功能尚未提供/)).toBeVisible();
  });
});

describe('the type of a list', () => {
  it('is chosen by its drawing, and the sample is drawn as it will be', async () => {
    const { at, store } = open();
    await expect.element(type('普通列表')).toBeChecked();
    await page.getByText('分组', { exact: true }).click();
    expect(at('/list/type')).toBe(3);
    await choose('分组字段', '缺陷等级');
    expect(at('/list/groupField')).toBe('level');
    await expect.element(table().getByRole('cell', { name: '一般 2' })).toBeVisible();
    await expectAccessible();
    store.undo();
    store.undo();
    await expect.element(type('普通列表')).toBeChecked();
    type('普通列表').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(at('/list/type')).toBe(2);
  });

  it('asks for what it is about: a field, a tree with its source', async () => {
    const { at } = open();
    await page.getByText('左侧树', { exact: true }).first().click();
    await choose('关联字段', '缺陷等级');
    await choose('字典', '管廊');
    await page.getByRole('switch', { name: '含下级' }).click();
    await page.getByText('逐级').click();
    expect(at('/list')).toMatchObject({
      type: 2,
      treeRelation: 'level',
      treeDictionary: 'dict-a',
      isIncludeSubordinate: true,
      treeSynType: 1,
    });
    await page.getByText('树形表格', { exact: true }).click();
    await choose('上级字段', '区段桩号');
    expect(at('/list/parentField')).toBe('stake');
    await page.getByText('行内编辑', { exact: true }).click();
    expect(at('/list/type')).toBe(4);
    await expectAccessible();
  });
});

describe('the preview role', () => {
  const previewing = {
    previewSubjects: {
      list: [
        { kind: 'role', id: 'r1', name: '运维人员', account: '' },
        { kind: 'user', id: 'u1', name: '周敏', account: 'staff' },
      ],
    },
    previewRights: {
      opens: true,
      isWhole: false,
      button: ['btn_add', 'btn_edit'],
      column: ['stake', 'level'],
      form: [],
    },
  };
  const look = () => choose('预览角色', '运维人员');

  it('shows what the rights of a role take away, with the codes', async () => {
    open(previewing);
    await look();
    await expect.element(page.getByText(/预览角色缺 3 个/)).toBeVisible();
    const bars = page.getByRole('toolbar', { name: '顶部' });
    await expect
      .element(bars.getByRole('button', { name: /批量删除.*缺少权限 btn_remove/ }))
      .toHaveAttribute('data-taken');
    await expect.element(bars.getByRole('button', { name: /新增/ })).not.toHaveAttribute('data-taken');
    await expect.element(table().getByRole('button', { name: /单价.*缺少权限 price/ })).toBeVisible();
    await expect
      .element(page.getByRole('toolbar', { name: '查询条件' }).getByText('缺少权限 price'))
      .toBeInTheDocument();
    await expectAccessible();
  });

  it('says that somebody cannot open the list at all, and what has failed', async () => {
    open({ ...previewing, previewRights: { ...previewing.previewRights, opens: false } });
    await look();
    await expect.element(page.getByRole('alert')).toHaveTextContent('「运维人员」没有此功能的菜单');
  });

  it('tells when the rights cannot be had', async () => {
    open({ ...previewing, previewRights: new Error('没有这个角色或人员') });
    await look();
    await expect.element(page.getByRole('alert')).toHaveTextContent('没有这个角色或人员');
  });
});

describe('what a condition opens with', () => {
  const condition = (name: RegExp) => page.getByRole('toolbar', { name: '查询条件' }).getByRole('button', { name });

  it('is entered with the control of its field, and restored by its dot', async () => {
    const { at } = open();
    await condition(/缺陷等级/).click();
    await choose('预设值', '严重');
    await expect.poll(() => at('/list/searchList/1/value')).toBe('3');
    await page.getByRole('button', { name: '恢复默认：预设值' }).click();
    expect(at('/list/searchList/1/value')).toBeUndefined();
    await condition(/区段桩号/).click();
    await page.getByRole('textbox', { name: '预设值' }).fill('K1');
    await expect.poll(() => at('/list/searchList/0/value')).toBe('K1');
    await condition(/单价/).click();
    await expect.poll(() => page.getByRole('spinbutton').elements().length).toBeGreaterThanOrEqual(2);
  });
});

describe('a field of the form', () => {
  it('is dragged to its place among columns, and into conditions', async () => {
    const { at } = open({}, { searchList: [] });
    const field = page.getByTitle('发现日期 found');
    await userEvent.dragAndDrop(field, table().getByRole('button', { name: '缺陷等级' }), {
      targetPosition: { x: 8, y: 10 },
    });
    await expect
      .poll(() => (at('/list/columnList') as { prop: string }[]).map(({ prop }) => prop)) // set here
      .toEqual(['stake', 'found', 'level', 'price']);
    await userEvent.dragAndDrop(field, page.getByText(/还没有查询条件/));
    await expect.poll(() => at('/list/searchList')).toEqual([{ prop: 'found' }]);
  });
});
