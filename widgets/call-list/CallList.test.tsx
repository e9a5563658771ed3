import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { expectAccessible, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const rows = [
  { id: 'm1', fullName: '缺陷上报', state: 1, creatorTime: '2026-11-20T03:17:00.000Z', isRelease: 1 },
  { id: 'm2', fullName: '巡检记录', state: 0, creatorTime: null, isRelease: 0 },
];
const states = [
  { value: 0, label: '未发布', status: 'default' },
  { value: 1, label: '已发布', status: 'success' },
];
const props = {
  call: 'modelList',
  name: '表单',
  columns: [
    { prop: 'fullName', label: '名称', event: 'preview', sortable: true },
    { prop: 'state', label: '状态', kind: 'status', options: states },
    { prop: 'creatorTime', label: '创建时间', kind: 'datetime' },
  ],
  searches: [
    { name: 'keyword', label: '关键字', type: 'input' },
    { name: 'state', label: '状态', type: 'select', options: states },
  ],
  toolbar: [{ key: 'import', label: '导入', primary: true }],
  rowActions: [
    { key: 'publish', label: '发布' },
    { key: 'versions', label: '版本', when: { prop: 'isRelease', in: [1] } },
    { key: 'remove', label: '删除', danger: true },
  ],
};

/** A server of a list: `total` rows in all, every call noted. */
function listServer(total = 2) {
  const asked: Record<string, unknown>[] = [];
  const request: Services['requestNamed'] = async (_call, input: RequestInput) => {
    asked.push({ ...input.query });
    const { currentPage = 1, pageSize = 20 } = input.query ?? {};
    return { list: rows.slice(0, total), pagination: { currentPage, pageSize, total } };
  };
  return { asked, request };
}

async function callList(changes: TestServices, more: Record<string, unknown> = {}) {
  const ran: unknown[] = [];
  const note = (name: string) => [{ action: 'command' as const, name, with: { row: '{row.id}' } }];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'models',
          config: { aditKey: 'callList' },
          props: { ...props, ...more },
          on: {
            preview: note('preview'),
            import: note('import'),
            publish: note('publish'),
            versions: note('versions'),
            remove: note('remove'),
          },
        },
        {
          id: 'reload',
          config: { aditKey: 'button' },
          props: { buttonText: '重新取' },
          on: { click: [{ action: 'reload', source: 'models' }] },
        },
      ],
    },
    { services: testServices('zh', { command: async (name, args) => void ran.push([name, args.row]), ...changes }) },
  );
  return { ...mounted, ran };
}
const row = (name: RegExp) => page.getByRole('row', { name });

it('shows what the call answers, by the kinds of the columns', async () => {
  const { request } = listServer();
  await callList({ request });
  await expect.element(row(/缺陷上报/)).toHaveTextContent(/已发布2026-11-20 \d\d:17/);
  await expect.element(row(/巡检记录/)).toHaveTextContent(/未发布–/);
  await expect.element(page.getByText('共 2 条，第 1–2 条')).toBeVisible();
  await expectAccessible();
});

it('runs the actions of its events with the row, and offers each row what is meant for it', async () => {
  const { request } = listServer();
  const { ran } = await callList({ request });
  await page.getByRole('button', { name: '缺陷上报', exact: true }).click();
  await row(/缺陷上报/)
    .getByRole('button', { name: '发布' })
    .click();
  await row(/缺陷上报/)
    .getByRole('button', { name: '更多操作' })
    .click();
  await page.getByRole('menuitem', { name: '版本' }).click();
  await page.getByRole('button', { name: '导入' }).click();
  await expect
    .poll(() => ran)
    .toEqual([
      ['preview', 'm1'],
      ['publish', 'm1'],
      ['versions', 'm1'],
      ['import', undefined],
    ]);
  await row(/巡检记录/)
    .getByRole('button', { name: '更多操作' })
    .click();
  await expect.poll(() => page.getByRole('menuitem', { name: '删除' }).elements().length).toBeGreaterThan(0);
  const open = page
    .getByRole('menuitem')
    .elements()
    .filter((item) => item.checkVisibility());
  expect(open.map(({ textContent }) => textContent)).toEqual(['删除']);
});

it('asks by condition on Enter, from the first page, and all again when cleared', async () => {
  const { asked, request } = listServer();
  await callList({ request });
  const box = page.getByRole('textbox', { name: '关键字' });
  await box.fill('缺陷');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)).toEqual({ keyword: '缺陷', currentPage: 1, pageSize: 20 });
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ currentPage: 1, pageSize: 20 });
  await expect.element(box).toHaveValue('');
});

it('sorts and turns pages on the server', async () => {
  const { asked, request } = listServer(45);
  await callList({ request });
  await page.getByRole('columnheader', { name: '名称' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ sidx: 'fullName', sort: 'desc' });
  await page.getByRole('listitem', { name: '2' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ sidx: 'fullName', currentPage: 2 });
});

it('asks anew when it is told to, by its own button and by an action', async () => {
  const { asked, request } = listServer();
  await callList({ request });
  await expect.element(row(/缺陷上报/)).toBeVisible();
  const before = asked.length;
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByRole('button', { name: '重新取' }).click();
  await expect.poll(() => asked.length).toBe(before + 2);
});

it('tells nothing there from nothing found, and leads out of both', async () => {
  const { request } = listServer(0);
  await callList({ request }, { emptyText: '导入一份设计文件。' });
  await expect.element(page.getByText('还没有表单')).toBeVisible();
  await expect.element(page.getByText('导入一份设计文件。')).toBeVisible();
  expect(page.getByRole('button', { name: '导入' }).elements().length).toBe(2);
  await page.getByRole('textbox', { name: '关键字' }).fill('没有的');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('button', { name: '清空条件' }).click();
  await expect.element(page.getByText('还没有表单')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '关键字' })).toHaveValue('');
});

it('says why it failed; what was there before stays in sight', async () => {
  let broken = true;
  const { request } = listServer();
  await callList({
    request: async (call, input) => {
      if (broken) throw new Error('数据库不可用');
      return request(call, input);
    },
  });
  await expect.element(page.getByText('数据库不可用')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(row(/缺陷上报/)).toBeVisible();
  broken = true;
  await page.getByRole('button', { name: '刷新' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('数据库不可用');
  await expect.element(row(/缺陷上报/)).toBeVisible();
});

it('of a call without pages has no pages, and fills its path from the data', async () => {
  const params: unknown[] = [];
  await mountScreen(
    {
      nodes: [
        {
          id: 'versions',
          config: { aditKey: 'callList' },
          props: {
            call: 'modelVersions',
            params: { $source: 'model' },
            rowKey: 'version',
            compact: true,
            columns: [{ prop: 'version', label: '版本', kind: 'number' }],
          },
        },
      ],
    },
    {
      given: { model: { id: 'm1' } },
      services: testServices('zh', {
        request: async (_call, input) => {
          params.push(input.params);
          return { list: [{ version: 3 }, { version: 2 }] };
        },
      }),
    },
  );
  await expect.element(page.getByRole('cell', { name: '3' })).toBeVisible();
  expect(params).toEqual([{ id: 'm1' }]);
  expect(page.getByText(/共 \d+ 条/).elements().length).toBe(0);
});

it('is cards on a phone, with the same words and actions', async () => {
  await page.viewport(390, 844);
  const { request } = listServer();
  const { ran } = await callList({ request });
  const card = page.getByRole('listitem').filter({ hasText: '缺陷上报' });
  await expect.element(card).toHaveTextContent(/已发布创建时间2026-11-20/);
  await card.getByRole('button', { name: '发布' }).click();
  await expect.poll(() => ran).toEqual([['publish', 'm1']]);
  await expectAccessible();
});

it('keeps the state of a card inside it, however long its name is', async () => {
  await page.viewport(390, 844);
  const list = [{ ...rows[0], fullName: '「缺陷上报」待您复核：K1+240 集水坑积水超过警戒线，格栅堵塞，请尽快处理' }];
  await callList({ request: async () => ({ list, pagination: { currentPage: 1, pageSize: 20, total: 1 } }) });
  const card = page.getByRole('listitem').filter({ hasText: '缺陷上报' });
  await expect.element(card).toBeVisible();
  const right = (element: Element) => element.getBoundingClientRect().right;
  const state = card.getByText('已发布').element();
  expect(right(state)).toBeLessThan(right(card.element()) - 8);
});

it('that is a part of another page turns its own pages where the design says so', async () => {
  const pages: unknown[] = [];
  const columns = [{ prop: 'id', label: '编号' }];
  await mountScreen(
    {
      nodes: [
        {
          id: 'log',
          config: { aditKey: 'callList' },
          props: { call: 'signInLog', compact: true, pages: true, columns },
        },
      ],
    },
    {
      services: testServices('zh', {
        request: async (_call, { query } = {}) => {
          pages.push(query?.currentPage);
          return { list: [{ id: `r${query?.currentPage}` }], pagination: { currentPage: 1, pageSize: 20, total: 21 } };
        },
      }),
    },
  );
  await expect.element(page.getByText(/共 21 条/)).toBeVisible();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect.element(page.getByRole('cell', { name: 'r2' })).toBeVisible();
  expect(pages).toEqual([1, 2]);
});
