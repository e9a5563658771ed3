import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '../../../engine/schema/text/text.ts';
import webDesign from '../../../schemas/screens/onlineDev-webDesign.json' with { type: 'json' };
import { preparePart } from '../../../test/support/designer/part-host.tsx';
import home from '../../../test/support/designer/sample-page.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../../test/support/mount.tsx';
import type { JsonObject } from '../../document/json.ts';
import { PageDataProvider } from '../../sources/PageDataProvider.tsx';
import { SettingsPanel } from '../panel/SettingsPanel.tsx';

const given = { session: { userInfo: { userName: '张伟', isDesigner: true }, menuList: [] }, route: { path: '/home' } };
const rows = { list: [{ id: 'm1', fullName: '缺陷上报' }], pagination: { currentPage: 1, pageSize: 1, total: 7 } };
const models = {
  list: [{ id: 'c', fullName: '巡检', children: [{ id: 'm1', fullName: '缺陷上报', enCode: 'defect' }] }],
};

// Read from files, and so JSON.
const [homePage, designPage] = [home as unknown as JsonObject, webDesign as unknown as JsonObject];

function open(document: JsonObject, key: string, language: Language = 'zh') {
  const services = testServices(language, { request: async (call) => (call === 'modelSelector' ? models : rows) });
  const { store, around, at } = preparePart(<SettingsPanel />, document, [key]);
  mount(<PageDataProvider given={given}>{around}</PageDataProvider>, services);
  return { store, at };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const facts = '/nodes/0/config/children/2';

describe('the settings of what pages are made of', () => {
  it('take figures as entries: words in three languages, and data chosen by looking at it', async () => {
    const { store, at } = open(homePage, 'facts');
    await button(/^添加：/).click();
    await expect.element(button(/^5 /)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('全部');
    expect(at(`${facts}/props/items/4`)).toEqual({ label: '全部' });
    await button('为 值 插入数据').click();
    await button(/^total 7/).click();
    expect(at(`${facts}/props/items/4/value`)).toEqual({ $source: 'allModels', path: 'pagination.total' });
    await button('改为自己填写：值').click();
    await page.getByRole('textbox', { name: '值', exact: true }).fill('12');
    expect(at(`${facts}/props/items/4`)).toEqual({ label: '全部', value: 12 });
    await expectAccessible();
    await button(/^删除：.* 5$/).click();
    while (store.state().past.length > 0) store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(homePage));
  });

  it('keep what an entry has besides, while it is moved and changed', async () => {
    const { at } = open(homePage, 'models');
    const path = '/nodes/1/config/children/0/config/children/0/props/columns';
    await button(/^下移：.* 1$/).click();
    expect(at(`${path}/1/prop`)).toBe('fullName');
    expect(at(`${path}/0`)).toMatchObject({
      prop: 'state',
      kind: 'status',
      options: [{ value: 0, status: 'default' }, {}, {}],
    });
    await button(/^1 状态$/).click();
    await page.getByRole('textbox', { name: '宽度', exact: true }).fill('160');
    expect(at(`${path}/0`)).toMatchObject({ width: 160, options: [{ value: 0 }, {}, {}] });
  });

  it('write words with places, and mark them as such', async () => {
    const { at } = open(homePage, 'hello');
    const path = '/nodes/0/config/children/0/props';
    await page.getByRole('textbox', { name: '补充文字', exact: true }).fill('你好 {session.userInfo.userName}');
    expect(at(`${path}/line`)).toMatchObject({ $text: { zh: '你好 {session.userInfo.userName}' } });
    await expect.element(page.getByText('session.userInfo.userName', { exact: true })).toBeVisible();
  });

  it('let data stand in the place of any setting, and take it back', async () => {
    const { store, at } = open(homePage, 'shortcuts');
    const path = '/nodes/1/config/children/1/config/children/0/props';
    await button(/^为 最多.* 插入数据$/).click();
    await page.getByRole('combobox', { name: '数据源' }).click();
    await page.getByTitle('drafts', { exact: true }).click();
    await button(/^total 7/).click();
    expect(at(`${path}/most`)).toEqual({ $source: 'drafts', path: 'pagination.total' });
    await button(/^改为自己填写：最多/).click();
    expect(at(`${path}/most`)).toBeUndefined();
    store.undo();
    store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(homePage));
  });

  it('choose a model by its name', async () => {
    const block = { id: 'list', config: { aditKey: 'modelList' } };
    const { at } = open({ id: 'p', version: 1, nodes: [block] }, 'list');
    const field = page.getByRole('combobox', { name: '模型' });
    await field.fill('缺陷');
    await page.getByTitle(/缺陷上报/).click();
    expect(at('/nodes/0/props/modelId')).toBe('m1');
  });

  it('have events, visibility and access as tabs of their own', async () => {
    open(homePage, 'facts');
    for (const name of ['属性', '事件', /^显示 1/, '权限'])
      await expect.element(page.getByRole('tab', { name })).toBeInTheDocument();
    await page.getByRole('tab', { name: /^显示/ }).click();
    await expect.element(page.getByRole('combobox', { name: /字段/ }).first()).toBeInTheDocument();
    await expectAccessible();
  });

  it('ask for a right by themselves, and a dialog for one at each of its buttons', async () => {
    const dialog = { id: 'wipe', config: { aditKey: 'dialog' }, props: { title: '清空', okText: '清空' } };
    const { at } = open({ id: 'p', version: 1, nodes: [dialog] }, 'wipe');
    await page.getByRole('tab', { name: '权限', exact: true }).click();
    await page.getByRole('textbox', { name: '权限码', exact: true }).fill('see_wipe');
    await page.getByRole('textbox', { name: '确定按钮的权限码' }).fill('btn_wipe');
    await expect.poll(() => at('/nodes/0/access')).toBe('see_wipe');
    await expect.poll(() => at('/nodes/0/onAccess')).toEqual({ ok: 'btn_wipe' });
    await expect.element(page.getByRole('tab', { name: '权限 2' })).toBeInTheDocument();
    await expectAccessible();
  });

  it('order, duplicate and take away steps by buttons and keys, each with what its call takes', async () => {
    const { store, at } = open(designPage, 'models');
    await page.getByRole('tab', { name: /^事件/ }).click();
    const steps = () => (at('/nodes/0/on/preview') as { action: string }[]).map(({ action }) => action);
    const before = steps();
    const section = page.getByRole('region', { name: 'preview', exact: true });
    await section.getByRole('button', { name: '复制：第 1 步', exact: true }).click();
    expect(steps()).toEqual([before[0], ...before]);
    (section.getByRole('button', { name: '下移：第 1 步', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(steps()).toEqual([before[0], ...before]);
    await section.getByRole('button', { name: '删除：第 1 步', exact: true }).click();
    expect(steps()).toEqual(before);
    await expect.element(section.getByRole('group', { name: '路径参数' }).first()).toBeVisible();
    while (store.state().past.length > 0) store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(designPage));
  });

  it('say at a step what is wrong with it', async () => {
    const go = { id: 'go', config: { aditKey: 'button' }, on: { click: [{ action: 'openDialog', dialog: 'none' }] } };
    open({ id: 'p', version: 1, nodes: [go] }, 'go');
    await page.getByRole('tab', { name: /^事件/ }).click();
    await expect.element(page.getByRole('group', { name: '第 1 步', exact: true })).toHaveTextContent('none');
    await expect
      .poll(() => document.querySelector('.adit-design-step-finding')?.getAttribute('data-severity'))
      .toBe('error');
  });

  it('speak English', async () => {
    open(homePage, 'facts', 'en');
    await expect.element(button(/^Add to/)).toBeVisible();
    await expect.element(page.getByRole('tab', { name: /^Visibility/ })).toBeVisible();
  });
});
