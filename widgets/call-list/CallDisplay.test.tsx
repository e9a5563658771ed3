import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DocumentScope } from '../../engine/render/DocumentScope.tsx';
import type { TestServices } from '../../test/support/mount.tsx';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const rows = [
  { id: 'm1', fullName: '缺陷上报', state: '已发布', creatorUser: '周敏' },
  { id: 'm2', fullName: '巡检记录', state: '未发布', creatorUser: '李强' },
];
const columns = [
  { prop: 'fullName', label: '名称', sortable: true },
  { prop: 'state', label: '状态', sortable: true },
  { prop: 'creatorUser', label: '创建人' },
];

/** A list in the screen `forms`, whose server keeps what a reader chooses. */
function world() {
  const kept = new Map<string, unknown>();
  const asked: Record<string, unknown>[] = [];
  const request: TestServices['request'] = async (call, { query, params, body }) => {
    if (call === 'columnsOfModule') return kept.get(String(params?.id)) ?? [];
    if (call === 'saveColumnsOfModule') {
      const { moduleId, fieldList } = Object(body);
      kept.set(moduleId, JSON.parse(fieldList));
      return null;
    }
    asked.push({ ...query });
    return { list: rows, pagination: { currentPage: 1, pageSize: 20, total: 2 } };
  };
  const open = (screen = 'forms', more: Record<string, unknown> = {}) =>
    mountScreen(
      {
        nodes: [
          {
            id: 'models',
            config: { aditKey: 'callList' },
            props: {
              call: 'modelList',
              name: '表单',
              columns,
              rowActions: [{ key: 'remove', label: '删除' }],
              toolbar: [{ key: 'create', label: '新建' }],
              batchActions: [{ key: 'removeMany', label: '全部删除' }],
              ...more,
            },
          },
        ],
      },
      {
        services: testServices('zh', { request }),
        around: (drawn) => (screen === '' ? drawn : <DocumentScope id={screen}>{drawn}</DocumentScope>),
      },
    );
  return { kept, asked, open };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heads = () =>
  [...document.querySelectorAll('thead th')].map((head) => head.textContent).filter((text) => text !== '');
const drawer = () => page.getByRole('complementary', { name: '列表显示设置' });

it('hides, orders and pins columns, kept for the list in its screen', async () => {
  const { kept, open } = world();
  await open();
  await button('列表显示设置').click();
  await drawer().getByRole('checkbox', { name: '状态', exact: true }).click();
  await expect.poll(heads).toEqual(['名称', '创建人', '操作']);
  await expectAccessible();
  await button('固定 创建人').click();
  await expect.poll(heads).toEqual(['创建人', '名称', '操作']);
  // A row is called as its design says, whichever column comes first.
  await expect.element(page.getByRole('checkbox', { name: /缺陷上报/ })).toBeVisible();
  await drawer().getByRole('button', { name: '保存' }).click();
  await expect.poll(() => [...kept.keys()]).toEqual(['forms-models']);
  expect(kept.get('forms-models')).toEqual([
    { prop: 'creatorUser', visible: true, pinned: true },
    { prop: 'fullName', visible: true, pinned: false },
    { prop: 'state', visible: false, pinned: false },
  ]);
  await expect.element(button('列表显示设置')).toHaveFocus();
});

it('leaves out at first what its design hides, and shows it to those who want it', async () => {
  const { open } = world();
  await open('forms', { columns: columns.map((column) => ({ ...column, hidden: column.prop === 'state' })) });
  await expect.poll(heads).toEqual(['名称', '创建人', '操作']);
  await button('列表显示设置').click();
  await drawer().getByRole('checkbox', { name: '状态', exact: true }).click();
  await expect.poll(heads).toEqual(['名称', '状态', '创建人', '操作']);
});

it('opens as it was kept', async () => {
  const { kept, open } = world();
  kept.set('forms-models', [{ prop: 'state', visible: false, pinned: false }]);
  await open();
  await expect.poll(heads).toEqual(['名称', '创建人', '操作']);
});

it('stores nothing where it is part of a page, or in no screen', async () => {
  const { open } = world();
  await open('');
  await expect.element(page.getByText('缺陷上报')).toBeVisible();
  expect(button('列表显示设置').elements()).toEqual([]);
});

it('has rows of three heights, chosen by keys', async () => {
  const { open } = world();
  await open();
  await expect.element(page.getByRole('checkbox', { name: /缺陷上报/ })).toBeVisible();
  const height = () => document.querySelector('tbody tr[data-row-key]')?.getBoundingClientRect().height;
  for (const [name, px] of [
    ['紧凑', 32],
    ['宽松', 44],
    ['标准', 36],
  ] as const) {
    button('行高').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
    for (let step = 0; document.activeElement?.textContent !== name && step < 3; step += 1)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(height).toBe(px);
    await expect.element(button('行高')).toHaveFocus();
  }
});

it('has its tools in one stop of Tab, with arrows from one to the next', async () => {
  const { open } = world();
  await open();
  const tools = page.getByRole('toolbar', { name: '列表工具' });
  await expect.element(tools.getByRole('button', { name: '列表显示设置' })).toBeVisible();
  const before = page.getByRole('button', { name: '新建', exact: true });
  before.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('刷新')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('列表显示设置')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(button('刷新')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
  await expect.element(button('行高')).toHaveFocus();
  // Out of them by one press, and back to the one that had the focus.
  await userEvent.keyboard('{Tab}');
  expect(tools.element().contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('行高')).toHaveFocus();
  // The keys of a menu that hangs on a tool are its own.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('行高')).toHaveFocus();
  await expectAccessible();
});

it('orders cards on a phone, which have no heads', async () => {
  await page.viewport(390, 844);
  const { asked, open } = world();
  await open();
  await page.getByRole('combobox', { name: '排序' }).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sidx: 'state', sort: 'desc', currentPage: 1 });
  await expectAccessible();
});
