import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

async function block(props: Node['props'], changes: TestServices = {}, label?: string) {
  const did: unknown[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'code',
          config: { aditKey: 'codeBlock', ...(label === undefined ? {} : { label }) },
          props: { content: { $source: 'answer', path: 'text' }, ...props },
        },
      ],
    },
    {
      given: { answer: { text: '  第一行\n第二行  ', json: { a: [1] } } },
      services: testServices('zh', {
        command: async (name, args) => void did.push({ name, ...args }),
        toast: (kind, text) => void did.push(`${kind}: ${text}`),
        ...changes,
      }),
    },
  );
  return { did, ...mounted, text: () => mounted.element.querySelector('pre')?.textContent };
}
const figure = (name: string) => page.getByRole('figure', { name });

it('shows a text to the letter', async () => {
  const { text } = await block({ title: '导出的设计' });
  await expect.element(figure('导出的设计')).toBeVisible();
  expect(text()).toBe('  第一行\n第二行  ');
  await expectAccessible();
});

it('shows anything else as JSON, and nothing as nothing', async () => {
  const { text } = await block({ content: { $source: 'answer', path: 'json' } });
  expect(text()).toBe('{\n  "a": [\n    1\n  ]\n}');
  const none = await block({ content: { $source: 'answer', path: 'missing' } });
  expect(none.text()).toBe('');
});

it('is called by its title, else by the label', async () => {
  await block({}, {}, '请求示例');
  await expect.element(figure('请求示例')).toBeVisible();
});

it('has a name even where the design gives none', async () => {
  await block({});
  await expect.element(figure('代码')).toBeVisible();
});

it('is copied to the letter, by mouse and by keyboard, and says so', async () => {
  const { did } = await block({});
  await page.getByRole('button', { name: '复制' }).click();
  await expect.poll(() => did).toEqual([{ name: 'copy', value: '  第一行\n第二行  ' }, 'success: 已复制']);
  page.getByRole('button', { name: '复制' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => did.length).toBe(4);
});

it('does not say so when the browser refused', async () => {
  const { did } = await block({}, { command: () => Promise.reject(new Error('denied')) });
  await page.getByRole('button', { name: '复制' }).click();
  await expect.element(page.getByRole('button', { name: '复制' })).toBeVisible();
  expect(did).toEqual([]);
});

it('scrolls above the height that the design gives, and the keyboard can scroll it', async () => {
  const { element, give } = await block({ maxHeight: 100 });
  give({ answer: { text: Array.from({ length: 200 }, (_, at) => `行 ${at}`).join('\n') } });
  const pre = element.querySelector('pre');
  await expect.poll(() => pre?.scrollHeight ?? 0).toBeGreaterThan(1_000);
  expect(pre?.getBoundingClientRect().height).toBeLessThanOrEqual(100);
  page.getByRole('button', { name: '复制' }).element().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(pre);
  await userEvent.keyboard('{End}');
  await expect.poll(() => pre?.scrollTop ?? 0).toBeGreaterThan(0);
  await expectAccessible();
});
