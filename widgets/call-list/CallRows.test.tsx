import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RequestInput } from '../../engine/render/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

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
  },
  on: { remove: [{ action: 'command', name: 'remove', with: { id: '{row.id}' } }] },
};

/** A list whose questions the test answers when it likes. */
async function asking() {
  const questions: Question[] = [];
  const removed: unknown[] = [];
  await mountScreen(
    { nodes: [list] },
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
    await expect.poll(() => document.activeElement).toBe(more.element());
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
