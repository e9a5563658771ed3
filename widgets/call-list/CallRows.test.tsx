import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

interface Question {
  readonly input: RequestInput;
  answer(...names: string[]): void;
  fail(message: string): void;
}

const list: Node = {
  id: 'models',
  config: { aditKey: 'callList' },
  props: {
    call: 'modelList',
    name: '表单',
    columns: [{ prop: 'fullName', label: '名称', sortable: true }],
    searches: [{ name: 'keyword', label: '关键词' }],
    rowActions: [
      { key: 'preview', label: '预览' },
      { key: 'remove', label: '删除', danger: true },
    ],
    batchActions: [{ key: 'removeMany', label: '全部删除', danger: true }],
  },
  on: {
    remove: [
      { action: 'command', name: 'remove', with: { id: '{row.id}' } },
      { action: 'reload', source: 'models' },
    ],
    removeMany: [{ action: 'reload', source: 'models' }],
  },
};

/** A list whose questions the test answers when it likes. */
async function asking(nodes: Node[] = [list]) {
  const questions: Question[] = [];
  const removed: unknown[] = [];
  await mountScreen(
    { nodes },
    {
      services: testServices('zh', {
        request: (_call, input) =>
          new Promise((resolve, reject) => {
            questions.push({
              input,
              answer: (...names) =>
                resolve({
                  list: names.map((fullName) => ({ id: `id-${fullName}`, fullName })),
                  pagination: { total: names.length },
                }),
              fail: (message) => reject(new Error(message)),
            });
          }),
        command: async (_name, { id }) => void removed.push(id),
      }),
    },
  );
  await expect.poll(() => questions.length).toBe(1);
  return { questions, removed };
}
const cell = (name: string) => page.getByRole('cell', { name, exact: true });
const body = () => document.querySelector('.adit-list-body');

describe('questions under way', () => {
  it('show a skeleton at first, and say that they are under way', async () => {
    const { questions } = await asking();
    expect(body()?.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => document.querySelector('.ant-skeleton')).not.toBeNull();
    await expectAccessible();
    questions[0]?.answer('缺陷上报');
    await expect.element(cell('缺陷上报')).toBeVisible();
    expect(document.querySelector('.ant-skeleton')).toBeNull();
    expect(body()?.getAttribute('aria-busy')).toBe('false');
  });

  it('leave in sight what is there', async () => {
    const { questions } = await asking();
    questions[0]?.answer('缺陷上报');
    await expect.element(cell('缺陷上报')).toBeVisible();
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => questions.length).toBe(2);
    await expect.element(cell('缺陷上报')).toBeVisible();
    expect(body()?.getAttribute('aria-busy')).toBe('true');
  });

  it('are not heard any more once a later one has been asked', async () => {
    const { questions } = await asking();
    await page.getByRole('textbox', { name: '关键词' }).fill('管线');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.length).toBe(2);
    expect(questions[0]?.input.signal?.aborted).toBe(true);
    questions[1]?.answer('管线台账');
    await expect.element(cell('管线台账')).toBeVisible();
    questions[0]?.answer('缺陷上报');
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => questions.length).toBe(3);
    await expect.element(cell('管线台账')).toBeVisible();
    expect(cell('缺陷上报').elements()).toEqual([]);
  });

  it('that fail late say nothing', async () => {
    const { questions } = await asking();
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => questions.length).toBe(2);
    questions[0]?.fail('服务器没有响应');
    questions[1]?.answer('缺陷上报');
    await expect.element(cell('缺陷上报')).toBeVisible();
    expect(page.getByText('服务器没有响应').elements()).toEqual([]);
  });
});

describe('pages after a row', () => {
  it('go on, and back the way one came, with what every question has and days in two parameters', async () => {
    const asked: unknown[] = [];
    const request: Services['requestNamed'] = async (_call, { query }) => {
      asked.push({ ...query });
      const at = Number(query?.after ?? 0);
      const pagination = { total: 10_000, isMore: true, next: at < 40 ? String(at + 20) : null };
      return {
        list: Array.from({ length: 20 }, (_, row) => ({ id: `${at + row}`, fullName: `第 ${at + row} 行` })),
        pagination,
      };
    };
    await mountScreen(
      {
        nodes: [
          {
            id: 'log',
            config: { aditKey: 'callList' },
            props: {
              call: 'logList',
              query: [{ name: 'category', value: 3 }],
              columns: [{ prop: 'fullName', label: '名称', event: 'open' }],
              searches: [{ name: 'time', label: '时间', type: 'days', from: 'startTime', to: 'endTime' }],
            },
          },
        ],
      },
      { services: testServices('zh', { request }) },
    );
    const pages = page.getByRole('navigation', { name: '分页' });
    const step = (name: string) => pages.getByRole('button', { name });
    await expect.element(pages).toHaveTextContent('10,000+');
    await expect.element(step('上一页')).toBeDisabled();
    await step('下一页').click();
    await expect.element(cell('第 20 行')).toBeVisible();
    await step('下一页').click();
    await expect.element(cell('第 40 行')).toBeVisible();
    await expect.element(step('下一页')).toBeDisabled();
    await step('上一页').click();
    await expect.element(cell('第 20 行')).toBeVisible();
    expect(asked).toEqual(
      [{ currentPage: 1 }, { after: '20' }, { after: '40' }, { after: '20' }].map((place) => ({
        category: 3,
        pageSize: 20,
        ...place,
      })),
    );
    await page.getByRole('textbox', { name: /时间开始/ }).fill('2026-11-01');
    await page.getByRole('textbox', { name: /时间结束/ }).fill('2026-11-02');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: '查询' }).click();
    await expect
      .poll(() => asked.at(-1))
      .toEqual({ category: 3, startTime: '2026-11-01', endTime: '2026-11-02', currentPage: 1, pageSize: 20 });
    await expectAccessible();
  });
});

describe('the keyboard', () => {
  it('opens the menu of a row, which is named after it, and comes back with Esc', async () => {
    const { questions, removed } = await asking();
    questions[0]?.answer('缺陷上报', '管线台账');
    const more = page.getByRole('button', { name: '管线台账 的更多操作', exact: true });
    await expect.element(more).toBeVisible();
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => removed).toEqual(['id-管线台账']);
    await expectAccessible();
  });

  it('sorts by the head of a column', async () => {
    const { questions } = await asking();
    questions[0]?.answer('缺陷上报');
    const head = page.getByRole('columnheader', { name: '名称' });
    await expect.element(head).toBeVisible();
    head.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.at(-1)?.input.query).toMatchObject({ sidx: 'fullName', sort: 'desc' });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.at(-1)?.input.query).toMatchObject({ sidx: 'fullName', sort: 'asc' });
  });
});

describe('the focus, when the row that had it is gone', () => {
  const more = (name: string) => page.getByRole('button', { name: `${name} 的更多操作`, exact: true });
  /** Deletes a row by the keyboard, and answers what is left. */
  async function removed({ questions }: Awaited<ReturnType<typeof asking>>, name: string, left: readonly string[]) {
    await expect.element(more(name)).toBeVisible();
    const before = questions.length;
    more(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.length).toBe(before + 1);
    questions.at(-1)?.answer(...left);
    await expect.element(cell(name)).not.toBeInTheDocument();
  }
  const card = () => page.getByRole('region', { name: '表单', exact: true });

  it.each([
    ['a table', 1280],
    ['cards', 390],
  ])('comes to the row in its place in %s, to the last one, and at the end to the list', async (_look, width) => {
    await page.viewport(width, 900);
    const list = await asking();
    list.questions[0]?.answer('甲', '乙', '丙');
    await removed(list, '乙', ['甲', '丙']);
    await expect.element(more('丙')).toHaveFocus();
    await removed(list, '丙', ['甲']);
    await expect.element(more('甲')).toHaveFocus();
    await removed(list, '甲', []);
    await expect.element(card()).toHaveFocus();
    await expectAccessible();
  });

  it('comes to the row in the place of the first of several that were chosen', async () => {
    const { questions } = await asking();
    questions[0]?.answer('甲', '乙', '丙');
    for (const name of ['甲', '乙']) await page.getByRole('checkbox', { name: `选择${name}` }).click();
    const button = page.getByRole('button', { name: '全部删除' });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.length).toBe(2);
    questions[1]?.answer('丙');
    await expect.element(more('丙')).toHaveFocus();
  });

  it('comes to the list when a button in its place goes with the first rows', async () => {
    const { questions } = await asking();
    await page.getByRole('textbox', { name: '关键词' }).fill('管线');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.length).toBe(2);
    questions[1]?.answer();
    const clear = page.getByRole('button', { name: '清空条件' });
    await expect.element(clear).toBeVisible();
    clear.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => questions.length).toBe(3);
    questions[2]?.answer('甲');
    await expect.element(clear).not.toBeInTheDocument();
    await expect.element(card()).toHaveFocus();
  });

  it('is not taken by a list in which nothing was done', async () => {
    const list = await asking();
    list.questions[0]?.answer('甲', '乙');
    await expect.element(more('甲')).toBeVisible();
    const search = page.getByRole('textbox', { name: '关键词' });
    search.element().focus();
    search.element().blur();
    window.dispatchEvent(new Event('adit:reload'));
    await expect.poll(() => list.questions.length).toBe(2);
    list.questions[1]?.answer('丁');
    await expect.element(cell('丁')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});

it('asks again by itself every so often where the screen says so, and leaves in sight what is there', async () => {
  const { questions } = await asking([{ ...list, props: { ...list.props, refreshSeconds: 1 } }]);
  questions[0]?.answer('甲');
  await expect.element(cell('甲')).toBeVisible();
  await expect.poll(() => questions.length, { timeout: 5_000 }).toBe(2);
  await expect.element(cell('甲')).toBeVisible();
  expect(document.querySelector('.adit-call [aria-busy="true"]')).toBeNull();
  questions[1]?.answer('丁');
  await expect.element(cell('丁')).toBeVisible();
});

it('keeps the menu of a row in reach beside a first word that is longer than its room', async () => {
  const rowActions = [
    { key: 'show', label: 'Show this one on the map of the tunnel' },
    { key: 'remove', label: 'Delete' },
  ];
  const { questions } = await asking([{ ...list, props: { ...list.props, rowActions } }]);
  questions[0]?.answer('缺陷上报');
  const more = page.getByRole('button', { name: '缺陷上报 的更多操作' });
  await expect.element(more).toBeVisible();
  const room = more.element().closest('td')?.getBoundingClientRect();
  expect(more.element().getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0);
  await more.click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
});
