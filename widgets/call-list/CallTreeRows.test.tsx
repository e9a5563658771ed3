import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const list: Node = {
  id: 'entries',
  config: { aditKey: 'callList' },
  props: {
    call: 'modelList',
    name: '菜单',
    columns: [{ prop: 'fullName', label: '名称', event: 'edit' }],
    searches: [{ name: 'keyword', label: '关键词' }],
    rowActions: [
      { key: 'edit', label: '编辑' },
      { key: 'down', label: '下移', shortcut: 'Alt+ArrowDown', when: { prop: 'isLast', in: [false] } },
    ],
  },
  on: { down: [{ action: 'command', name: 'down', with: { id: '{row.id}' } }] },
};
const rows = [
  { id: 'a', fullName: '目录', isLast: false, children: [{ id: 'b', fullName: '页面', isLast: true }] },
  { id: 'c', fullName: '链接', isLast: true },
];

async function mounted(): Promise<unknown[]> {
  const moved: unknown[] = [];
  await mountScreen(
    { nodes: [list] },
    {
      services: testServices('zh', {
        request: async () => ({ list: rows }),
        command: async (_name, { id }) => void moved.push(id),
      }),
    },
  );
  await expect.element(page.getByRole('button', { name: '目录', exact: true })).toBeVisible();
  return moved;
}
const below = page.getByRole('button', { name: '页面', exact: true });

it('rows that have others below them are opened; what is looked for is open; keys do what buttons do', async () => {
  const moved = await mounted();
  expect(below.elements()).toHaveLength(0);
  document.querySelector<HTMLElement>('[data-row-key="a"] .ant-table-row-expand-icon')?.click();
  await expect.element(below).toBeVisible();
  page.getByRole('button', { name: '目录', exact: true }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => moved).toEqual(['a']);
  // The last one has nowhere to go.
  below.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await page.getByLabelText('关键词').fill('页面');
  await page.getByRole('button', { name: '查询' }).click();
  await expect.element(below).toBeVisible();
  expect(moved).toEqual(['a']);
});

it('on a phone they are cards that stand further in', async () => {
  await page.viewport(390, 844);
  await mounted();
  await page.getByRole('button', { name: '目录的下级' }).click();
  await expect.element(below).toBeVisible();
  expect(document.querySelector('[data-row-key="b"]')?.getAttribute('style')).toContain('margin-inline-start: 12px');
});
