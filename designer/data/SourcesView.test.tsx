import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { preparePart } from '../../test/support/designer/part-host.tsx';
import home from '../../test/support/designer/sample-page.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import type { JsonObject } from '../document/json.ts';
import { PageDataProvider } from '../sources/PageDataProvider.tsx';
import { SourcesView } from './SourcesView.tsx';

// Read from a file, and so JSON.
const document = home as unknown as JsonObject;
const given = { session: { userInfo: { userName: '张伟', isDesigner: true } }, route: { path: '/home', query: {} } };
const rows = {
  list: [{ id: 'm1', fullName: '缺陷上报', state: 1 }],
  pagination: { currentPage: 1, pageSize: 1, total: 7 },
};

type Ask = (call: string, input: RequestInput) => Promise<unknown>;

async function open(shown: JsonObject = document, request: Ask = async () => rows, language: Language = 'zh') {
  const onNode = vi.fn();
  const asked = vi.fn(request);
  const services = testServices(language, { request: asked });
  const { store, around } = preparePart(<SourcesView place="" onNode={onNode} />, shown, [], 1180);
  mount(<PageDataProvider given={given}>{around}</PageDataProvider>, services);
  return { store, onNode, asked, source: (name: string) => (store.state().document.sources as JsonObject)[name] };
}

const list = () => page.getByRole('navigation', { name: '数据源' });
const details = (name: string) => page.getByLabelText(name, { exact: true });
const preview = () => page.getByRole('region', { name: '数据预览' });

describe('the sources of a page', () => {
  it('are listed with what they read and who uses them; the chosen one is asked for at once', async () => {
    const { asked } = await open();
    await expect
      .element(list().getByRole('button', { name: /allModels 表单列表 1 处使用/ }))
      .toHaveAttribute('aria-current');
    await expect.element(preview()).toHaveTextContent('缺陷上报');
    expect(asked.mock.calls.map(([call, { query }]) => [call, query])).toEqual([['modelList', { pageSize: 1 }]]);
    await list()
      .getByRole('button', { name: /drafts/ })
      .click();
    await expect.poll(() => asked.mock.calls.at(-1)?.[1].query).toEqual({ pageSize: 1, state: 0 });
    await expectAccessible();
  });

  it('are renamed with all that names them, and keep the old name while the new one is none', async () => {
    const { store } = await open();
    await details('名称').fill('session');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('由程序使用');
    await details('名称').fill('everything');
    await userEvent.keyboard('{Enter}');
    const text = JSON.stringify(store.state().document);
    expect(text).toContain('"$source":"everything"');
    expect(text).not.toContain('allModels');
    await expect.element(list().getByRole('button', { name: /everything/ })).toHaveAttribute('aria-current');
    await expect.element(details('名称')).toHaveFocus();
    store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(document));
  });

  it('take what their call takes, as it is typed, with data in its places', async () => {
    const { source, asked } = await open();
    const query = page.getByRole('group', { name: '查询参数' });
    await query.getByRole('textbox', { name: '每页行数 pageSize' }).fill('5');
    expect(source('allModels')).toMatchObject({ query: { pageSize: 5 } });
    await expect.element(preview()).toHaveTextContent('还没有读取');
    await preview().getByRole('button', { name: '读取' }).click();
    await expect.poll(() => asked.mock.calls.at(-1)?.[1].query).toEqual({ pageSize: 5 });
    await query.getByRole('textbox', { name: '每页行数 pageSize' }).fill('many');
    await expect.element(query.getByRole('alert')).toHaveTextContent('应为数字');
    await query.getByRole('button', { name: '为 关键字 keyword 插入数据' }).click();
    await page.getByRole('button', { name: 'userName 张伟' }).click();
    expect(source('allModels')).toMatchObject({ query: { keyword: '{session.userInfo.userName}' } });
  });

  it('say what went wrong, and ask again', async () => {
    let fails = true;
    await open(document, async () => {
      if (fails) throw new Error('连接已断开');
      return { list: [] };
    });
    await expect.element(preview().getByRole('alert')).toHaveTextContent('连接已断开');
    fails = false;
    await preview().getByRole('button', { name: '重新读取' }).click();
    await expect.element(preview()).toHaveTextContent('读取成功，没有数据');
  });

  it('are only taken out when nothing uses them; who does is a press away', async () => {
    const { store, onNode } = await open();
    await page.getByRole('button', { name: '删除数据源' }).click();
    expect(store.state().document).toBe(document);
    await page.getByRole('region', { name: '使用它的地方' }).getByRole('button', { name: /facts/ }).click();
    expect(onNode).toHaveBeenCalledWith('facts');
  });

  it('begin with one press, and with a call out of those that change nothing', async () => {
    const { store, source, asked } = await open({ id: 'p', version: 1, title: '空', nodes: [] });
    await page.getByRole('button', { name: '新增数据源' }).click();
    expect(source('data')).toEqual({ call: '' });
    await expect.element(preview()).toHaveTextContent('先填写必需的参数');
    const call = details('数据');
    await call.click();
    await call.fill('数据列表');
    await userEvent.keyboard('{Enter}');
    expect(source('data')).toEqual({ call: 'recordList' });
    await call.fill('logout');
    await expect.element(page.getByRole('option', { name: /logout/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(preview().getByRole('button', { name: '读取' })).toBeDisabled();
    await page.getByRole('group', { name: '路径参数' }).getByRole('combobox').fill('m1');
    await preview().getByRole('button', { name: '读取' }).click();
    await expect.poll(() => asked.mock.calls.find(([name]) => name === 'recordList')?.[1].params).toEqual({ id: 'm1' });
    await page.getByRole('button', { name: '删除数据源' }).click();
    expect(store.state().document.sources).toBeUndefined();
    await expect.element(page.getByText('还没有数据源')).toBeVisible();
  });

  it('stay in sight when they are added, renamed and given a call, one after the other', async () => {
    const { source } = await open();
    await expect.element(preview()).toHaveTextContent('缺陷上报');
    await page.getByRole('button', { name: '新增数据源' }).click();
    await details('名称').fill('words');
    await userEvent.keyboard('{Enter}');
    await expect.element(list().getByRole('button', { name: /words/ })).toHaveAttribute('aria-current');
    // Were the focus elsewhere by now, the same Enter would press what stands there.
    await expect.element(details('名称')).toHaveFocus();
    await expect.element(details('名称')).toHaveValue('words');
    await details('数据').fill('全部字典');
    await userEvent.keyboard('{Enter}');
    expect(source('words')).toEqual({ call: 'dictionaries' });
    expect(source('allModels')).toMatchObject({ call: 'modelList' });
  });

  it('are asked under a condition over data of the session', async () => {
    const { source } = await open({ id: 'p', version: 1, nodes: [], sources: { a: { call: 'modelList' } } });
    await page.getByRole('button', { name: '添加条件：读取条件' }).click();
    expect(source('a')).toMatchObject({ when: { logic: 'and' } });
  });

  it('speak English and Traditional Chinese', async () => {
    await open(document, async () => rows, 'en');
    await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('缺陷上报');
    await expectAccessible();
  });
});
