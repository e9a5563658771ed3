import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { RequestError } from '../../shell/request/request-error.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const groups = [
  { id: '巡检', fullName: '巡检', count: 2 },
  { id: '设备', fullName: '设备', count: 0 },
  { id: '-', fullName: '未分类', count: 1, fixed: true },
];
const rows = [
  { id: 'm1', fullName: '缺陷上报', category: '巡检' },
  { id: 'm2', fullName: '巡检记录', category: '巡检' },
  { id: 'm3', fullName: '领料', category: '-' },
];
const props = {
  call: 'modelList',
  name: '表单',
  columns: [{ prop: 'fullName', label: '名称' }],
  toolbar: [{ key: 'create', label: '新建' }],
  batchActions: [{ key: 'removeMany', label: '删除', danger: true }],
  treeCall: 'modelCategories',
  treeQuery: 'category',
  treeName: '分类',
  treeAllLabel: '全部',
  treeToolbar: [{ key: 'createCategory', label: '新建分类' }],
  treeActions: [{ key: 'renameCategory', label: '改名' }],
};

const server: Services['requestNamed'] = async (call, { query = {} }: RequestInput) => {
  if (call === 'modelCategories') return { list: groups };
  const list = rows.filter(({ category }) => !query.category || category === query.category);
  return { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } };
};

async function grouped(request = server) {
  const ran: unknown[] = [];
  const note = (name: string, given: Record<string, string>) => [{ action: 'command' as const, name, with: given }];
  const on = {
    create: note('create', { tree: '{tree.id}' }),
    createCategory: note('createCategory', {}),
    renameCategory: note('renameCategory', { group: '{group.id}' }),
    removeMany: note('removeMany', { ids: '{ids}', names: '{names}', count: '{count}' }),
  };
  const command: Services['command'] = async (name, args) => void ran.push([name, args]);
  await mountScreen(
    { nodes: [{ id: 'models', config: { aditKey: 'callList' }, props, on }] },
    { services: testServices('zh', { request, command }) },
  );
  return ran;
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shown = () => page.getByRole('row').elements().length - 1;

it('asks for the rows of the chosen group, and hands it to what is made', async () => {
  const ran = await grouped();
  await expect.element(button('全部，3 个')).toHaveAttribute('aria-current', 'true');
  await expect.poll(shown).toBe(3);
  await button('巡检，2 个').click();
  await expect.poll(shown).toBe(2);
  await button('新建').click();
  await button('新建分类').click();
  await expectAccessible();
  await button('设备，0 个').click();
  await expect.element(page.getByText('没有符合条件的记录')).toBeVisible();
  await button('清空条件').click();
  await expect.poll(shown).toBe(3);
  await button('设备 的更多操作').click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  // What is fixed has nothing to be done with.
  expect(button(/未分类.*更多/).elements()).toEqual([]);
  expect(ran).toEqual([
    ['create', { tree: '巡检' }],
    ['createCategory', {}],
    ['renameCategory', { group: '设备' }],
  ]);
});

it('does something with several rows at once, in the place of the buttons', async () => {
  const ran = await grouped();
  await page.getByRole('checkbox', { name: '选择缺陷上报' }).click();
  await button('选择本页全部').click();
  await page.getByRole('checkbox', { name: '选择巡检记录' }).click();
  await expect.element(page.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent('2');
  await expectAccessible();
  await button('删除').click();
  await expect.poll(() => ran).toEqual([['removeMany', { ids: ['m1', 'm3'], names: '缺陷上报、领料', count: 2 }]]);
  await expect.element(button('新建')).toBeVisible();
});

it('is a choice above the cards on a phone', async () => {
  await page.viewport(390, 844);
  await grouped();
  await page.getByRole('combobox', { name: '分类' }).click();
  await page.getByTitle('未分类 1').click();
  await expect.element(page.getByRole('checkbox', { name: '选择领料' })).toBeVisible();
  expect(page.getByText('缺陷上报').elements()).toEqual([]);
  await expectAccessible();
});

it('says that the right is missing, and not that something broke', async () => {
  await grouped(async (call, input) => {
    if (call === 'modelCategories') return server(call, input);
    throw new RequestError(403, '没有设计权限');
  });
  await expect.element(page.getByText('没有权限查看表单')).toBeVisible();
  expect(button('重试').elements()).toEqual([]);
  await expectAccessible();
});

it.each([
  ['the group in its place', 1280, () => button('未分类，1 个')],
  ['the choice of groups', 390, () => page.getByRole('region', { name: '分类' })],
])('gives the focus of a group that is gone to %s', async (_place, width, next) => {
  await page.viewport(width, 844);
  let known = groups;
  await grouped(async (call, input) => (call === 'modelCategories' ? { list: known } : server(call, input)));
  if (width < 800) {
    await page.getByRole('combobox', { name: '分类' }).click();
    await page.getByTitle('设备 0').click();
  }
  await button('设备 的更多操作').click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  await expect.element(button('设备 的更多操作')).toHaveFocus();
  known = groups.filter(({ id }) => id !== '设备');
  window.dispatchEvent(new Event('adit:reload'));
  await expect.element(button('设备 的更多操作')).not.toBeInTheDocument();
  await expect.element(next()).toHaveFocus();
  await expectAccessible();
});

it('is no part of the page where there is nothing to choose from and nothing to make', async () => {
  const none: Services['requestNamed'] = async (call, input) =>
    call === 'modelCategories' ? { list: [] } : server(call, input);
  const node = { id: 'models', config: { aditKey: 'callList' }, props: { ...props, treeToolbar: [] } };
  await mountScreen({ nodes: [node] }, { services: testServices('zh', { request: none }) });
  await expect.poll(shown).toBe(3);
  await expect.element(page.getByRole('navigation', { name: '分类' })).not.toBeInTheDocument();
});
