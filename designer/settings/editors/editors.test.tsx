import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../../engine/contract/services.ts';
import { preparePart } from '../../../test/support/designer/part-host.tsx';
import { sampleDesign as sample } from '../../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../../test/support/mount.tsx';
import type { JsonObject } from '../../document/json.ts';
import { SettingsPanel } from '../panel/SettingsPanel.tsx';

interface Options {
  readonly select?: readonly string[];
  readonly services?: Services;
}

function mountPart(part: ReactNode, document: JsonObject, { select, services = testServices() }: Options = {}) {
  const { around, ...prepared } = preparePart(part, document, select);
  mount(around, services);
  return prepared;
}

const nodes = '/form/nodes';
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(key: string, tab?: string, services = testServices()) {
  const mounted = mountPart(<SettingsPanel />, sample, { select: [key], services });
  if (tab) await page.getByRole('tab', { name: new RegExp(tab) }).click();
  return mounted;
}

/** Opens a list of choices and takes one by typing. */
async function choose(name: string, words: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await userEvent.keyboard(`${words}{Enter}`);
}

describe('the options of a choice', () => {
  it('are edited, marked, ordered and taken away, each as one step', async () => {
    const { at, store } = await open('level');
    await box('一般的名称').fill('轻微');
    expect(at(`${nodes}/1/slot/options/0`)).toEqual({ fullName: '轻微', id: '1' });
    await button('严重的操作').click();
    await page.getByRole('menuitem', { name: /红点/ }).click();
    expect(at(`${nodes}/1/slot/options/2/status`)).toBe('error');
    button('移动严重').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(at(`${nodes}/1/slot/options/1/fullName`)).toBe('严重');
    await expect.element(button('移动严重')).toHaveFocus();
    await button('严重的操作').click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    expect(at(`${nodes}/1/slot/options`)).toEqual([
      { fullName: '轻微', id: '1' },
      { fullName: '较重', id: '2' },
    ]);
    expect(store.state().past.length).toBe(4);
    await expectAccessible();
  });

  it('come from a spreadsheet by pasting', async () => {
    const { at } = await open('level');
    const data = new DataTransfer();
    data.setData('text/plain', '裂缝\tcrack\n渗水\tleak\n');
    await expect.element(box('严重的名称')).toBeVisible();
    box('严重的名称')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.poll(() => at(`${nodes}/1/slot/options/4`)).toEqual({ fullName: '渗水', id: 'leak' });
  });

  it('come from a dictionary that the server has', async () => {
    const services = testServices('zh', {
      request: async (call) =>
        call === 'dictionaryTypes' ? { list: [{ id: 'd1', fullName: '等级', enCode: 'level' }] } : null,
    });
    const { at } = await open('level', undefined, services);
    await page.getByText('字典', { exact: true }).click();
    await choose('选择字典', '等级');
    expect([at(`${nodes}/1/config/dataType`), at(`${nodes}/1/config/dictionaryType`)]).toEqual(['dictionary', 'd1']);
  });

  it('come from a data interface with parameters from fields', async () => {
    const row = { id: 'i1', fullName: '舱室', enCode: '', templateJson: '[{"field":"pipe","fieldName":"管廊"}]' };
    const services = testServices('zh', {
      request: async (call) => (call === 'interfaceSelector' ? { list: [{ id: 'kinds', children: [row] }] } : null),
    });
    const { at } = await open('level', undefined, services);
    await page.getByText('接口', { exact: true }).click();
    await choose('选择数据接口', '舱室');
    await box('值字段').fill('code');
    expect(at(`${nodes}/1/props/props`)).toEqual({ value: 'code' });
    await button('加入接口声明的 1 个参数').click();
    await choose('参数 管廊 取自', '区段');
    expect(at(`${nodes}/1/config/templateJson`)).toEqual([
      { field: 'pipe', fieldName: '管廊', relationField: 'stake' },
    ]);
  });

  it('say when the server cannot be asked, and ask again', async () => {
    let tries = 0;
    const services = testServices('zh', {
      request: async () => {
        tries += 1;
        throw new Error('网络不通');
      },
    });
    await open('level', undefined, services);
    await page.getByText('字典', { exact: true }).click();
    await expect.element(page.getByText('读取失败')).toBeVisible();
    await button('重试').click();
    await expect.poll(() => tries).toBe(2);
  });
});

describe('rules', () => {
  it('are chosen by name, and patterns are tried before they are used', async () => {
    const { at } = await open('stake', '校验');
    await choose('规则 1', '手机号');
    expect(at(`${nodes}/0/config/regList`)).toEqual([{ rule: 'iphone' }]);
    await button('添加正则').click();
    await box('正则表达式').fill('/^K\\d+$/');
    await box('试填一个值').fill('M2');
    await expect.element(page.getByText('不符合', { exact: true })).toBeVisible();
    await box('试填一个值').fill('K2');
    await expect.element(page.getByText('符合', { exact: true })).toBeVisible();
    await box('规则 2不符合时的提示').fill('应为桩号');
    expect(at(`${nodes}/0/config/regList/1`)).toEqual({ pattern: '/^K\\d+$/', message: '应为桩号' });
    await box('正则表达式').fill('/(/');
    await expect.element(page.getByText(/应为正则表达式/)).toBeVisible();
    await button('上移：规则 2').click();
    expect(at(`${nodes}/0/config/regList/1`)).toEqual({ rule: 'iphone' });
    await button('添加条件：规则 2的条件').click();
    expect(at(`${nodes}/0/config/regList/1`)).toMatchObject({ rule: 'iphone', when: { logic: 'and' } });
    await expectAccessible();
  });

  it('limit a date by another field, or by a number of days', async () => {
    const { at, store } = await open('closed', '校验');
    await page.getByRole('combobox', { name: '最早', exact: true }).click();
    await page.getByTitle('另一个字段').click();
    await choose('最早的字段', '发现');
    expect(at(`${nodes}/3/config`)).toMatchObject({
      startTimeRule: true,
      startTimeType: 2,
      startRelationField: 'found',
    });
    await expect.element(page.getByRole('tab', { name: '校验 1' })).toBeVisible();
    store.undo();
    store.undo();
    expect(store.state().document).toEqual(sample);
  });
});

describe('linkage', () => {
  it('shows a field under conditions to any depth, with the values that its fields take', async () => {
    const { at } = await open('found', '联动');
    await button('添加条件：显示条件').click();
    await choose('条件 1的字段', '等级');
    await page.getByRole('combobox', { name: '条件 1的值' }).click();
    await page.getByTitle('严重').click();
    await expect
      .poll(() => at(`${nodes}/2/showWhen`))
      .toEqual({
        logic: 'and',
        conditions: [{ field: 'level', operator: 'equal', value: '3' }],
      });
    await button('添加条件组').click();
    await page.getByRole('group', { name: '条件组 2' }).getByText('全部满足').click();
    await choose('条件 2.1的字段', '数量');
    await page.getByRole('combobox', { name: '条件 2.1的比较' }).click();
    await page.getByTitle('大于', { exact: true }).click();
    await expect.poll(() => at(`${nodes}/2/showWhen/conditions/1`)).toMatchObject({ logic: 'and' });
    await expect.element(page.getByRole('tab', { name: '联动 2' })).toBeVisible();
    await expectAccessible();
    await button('删除：条件 2.1').click();
    expect(at(`${nodes}/2/showWhen/conditions`)).toEqual([{ field: 'level', operator: 'equal', value: '3' }]);
    await button('删除：条件 1').click();
    expect(at(`${nodes}/2/showWhen`)).toBeUndefined();
  });

  it('names a field that is gone instead of losing the condition', async () => {
    const document = {
      version: 1,
      nodes: [
        {
          id: 'a',
          vModel: 'a',
          config: { aditKey: 'input', label: '甲' },
          showWhen: { logic: 'and', conditions: [{ field: 'gone', operator: 'equal', value: '1' }] },
        },
      ],
    };
    mountPart(<SettingsPanel />, document, { select: ['a'] });
    await page.getByRole('tab', { name: /联动/ }).click();
    await expect.element(page.getByText('gone（已不存在）')).toBeVisible();
  });
});

describe('a formula', () => {
  it('is written with keys and fields, tried at once, and says what is wrong', async () => {
    const { at } = await open('cost');
    await page.getByRole('spinbutton', { name: '数量的试算值' }).fill('3');
    await page.getByRole('spinbutton', { name: '单价的试算值' }).fill('0.105');
    await expect.element(page.getByText('结果 0.32')).toBeVisible();
    page.getByRole('listbox', { name: '公式' }).element().focus();
    await userEvent.keyboard('{End}+12');
    expect(at(`${nodes}/6/props/expression`)).toEqual(['count', '*', 'price', '+', '1', '2']);
    await expect.element(page.getByText('结果 12.32')).toBeVisible();
    await expect.element(page.getByRole('option', { name: '第 5 项 12' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByText(/应交替出现/)).toBeVisible();
    await choose('插入字段', '处置材料');
    expect(at(`${nodes}/6/props/expression`)).toEqual(['count', '*', 'price', '+', 'materials-amount']);
    await expectAccessible();
  });
});

describe('a sub-table', () => {
  it('has its columns summed, ordered and added to', async () => {
    const { at, store } = await open('materials');
    await button('合计数量').click();
    expect(at(`${nodes}/7/props`)).toEqual({ summaryField: ['amount'], showSummary: true });
    await button('上移：数量').click();
    expect(at(`${nodes}/7/config/children/0/vModel`)).toBe('amount');
    await choose('添加列', '日期');
    await expect.poll(() => at(`${nodes}/7/config/children/2/config/aditKey`)).toBeDefined();
    expect(store.state().selection).toEqual(['materials']);
    await button('删除：材料名称').click();
    await expect.poll(() => at(`${nodes}/7/config/children/2`)).toBeUndefined();
    await button('数量').click();
    expect(store.state().selection).toEqual(['mCount']);
  });
});

describe('a permission code', () => {
  it('that another node uses is said, with a way there', async () => {
    const { store, at } = await open('stake', '权限');
    await box('权限码').fill('btn_send');
    expect(at(`${nodes}/0/access`)).toBe('btn_send');
    await expect.element(page.getByText(/「提交审批」也用此权限码/)).toBeVisible();
    await expectAccessible();
    await button('去看看').click();
    expect(store.state().selection).toEqual(['send']);
  });

  it('is of a kind, of this design or of another function, and of a usual button only under the judge flag', async () => {
    const { at } = await open('stake', '权限');
    await box('权限码').fill('btn_edit');
    await choose('权限类型', '按钮');
    await expect.poll(() => at(`${nodes}/0/access`)).toEqual({ code: 'btn_edit' });
    await page.getByRole('switch', { name: '校验默认按钮' }).click();
    await expect.poll(() => at(`${nodes}/0/access`)).toEqual({ code: 'btn_edit', judge: true });
    await box('所属功能').fill('model-defect');
    await choose('权限类型', '表单字段');
    await expect
      .poll(() => at(`${nodes}/0/access`))
      .toEqual({ code: 'btn_edit', kind: 'form', modelId: 'model-defect' });
    await expect.poll(() => page.getByRole('switch', { name: '校验默认按钮' }).query()).toBeNull();
    await expectAccessible();
    await choose('权限类型', '不限');
    await expect.poll(() => at(`${nodes}/0/access`)).toBe('btn_edit');
    await box('权限码').fill('');
    await expect.poll(() => at(`${nodes}/0/access`)).toBeUndefined();
  });
});

describe('the actions of a button', () => {
  it('are steps in order, each with its parts and its condition', async () => {
    const { at } = await open('send', '联动');
    await button('添加动作：点击时').click();
    await page.getByRole('menuitem', { name: '设置值' }).click();
    await choose('字段', '区段');
    await box('值').fill('K1');
    await userEvent.tab();
    await button('添加动作：点击时').click();
    await page.getByRole('menuitem', { name: '提交' }).click();
    expect(at(`${nodes}/8/on/click`)).toEqual([
      { action: 'setValue', field: 'stake', value: 'K1' },
      { action: 'submit' },
    ]);
    await button('上移：第 2 步').click();
    expect(at(`${nodes}/8/on/click/0`)).toEqual({ action: 'submit' });
    await button('添加条件：第 1 步的条件').click();
    expect(at(`${nodes}/8/on/click/0/when/conditions`)).toHaveLength(1);
    await button('删除：第 1 步').click();
    await button('删除：第 1 步').click();
    expect(at(`${nodes}/8/on`)).toBeUndefined();
    await expectAccessible();
  });
});
