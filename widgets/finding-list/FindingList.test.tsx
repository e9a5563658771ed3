import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const findings = [
  { code: 'script.kept', severity: 'info', at: '/nodes/4', message: '脚本按文字保留', fix: '' },
  { code: 'props.unknown', severity: 'warning', at: '/nodes/2/props', message: '有不认识的属性', fix: '不影响使用' },
  {
    code: 'widget.unknown',
    severity: 'error',
    at: '/nodes/3/config/aditKey',
    message: '没有这个控件',
    fix: '换成输入框',
  },
  { code: 'props.unknown', severity: 'warning', at: '/nodes/2/props', message: '有不认识的属性', fix: '不影响使用' },
];

async function list(check: unknown, props: Node['props'] = {}, language: 'zh' | 'en' = 'zh') {
  return mountScreen(
    {
      nodes: [
        {
          id: 'findings',
          config: { aditKey: 'findingList' },
          props: { items: { $source: 'check', path: 'findings' }, ...props },
        },
      ],
    },
    { given: { check }, services: testServices(language) },
  );
}
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');

it('counts what was found, and says what is wrong, where, and what to do, errors first', async () => {
  await list({ findings });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 个错误 · 2 个提醒 · 1 条说明');
  expect(rows().length).toBe(4);
  expect(rows()[0]).toMatch(/错误.*没有这个控件.*换成输入框.*\/nodes\/3\/config\/aditKey/);
  expect(rows()[3]).toMatch(/说明.*脚本按文字保留/);
  await expectAccessible();
});

it('folds what needs nothing done under its number where it is told to', async () => {
  await list({ findings }, { foldNotes: true });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^1 个错误 · 2 个提醒$/);
  expect(rows().length).toBe(3);
  await page.getByText('1 条说明', { exact: true }).click();
  expect(rows()[3]).toMatch(/说明.*脚本按文字保留/);
  await expectAccessible();
});

it('says the number of folded notes once where there is nothing else, and that all is well', async () => {
  await list({ findings: findings.slice(0, 1) }, { foldNotes: true, okText: '读取完整' });
  await expect.element(page.getByRole('status')).toHaveTextContent('读取完整');
  expect(page.getByText('1 条说明').elements()).toHaveLength(1);
  await expectAccessible();
});

it('counts only what there is, in the language of the page', async () => {
  await list({ findings: findings.slice(0, 1) }, {}, 'en');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^1 note$/);
});

it('says that nothing was found, in its own words or in those of the design', async () => {
  await list({ findings: [] });
  await expect.element(page.getByText('没有发现问题')).toBeVisible();
  await expectAccessible();
  await list({ findings: [] }, { okText: '读取完整' });
  await expect.element(page.getByText('读取完整')).toBeVisible();
});

it('is silent until there is an answer, and then says it to those who listen', async () => {
  const { give } = await list(undefined);
  const status = page.getByRole('status').element();
  expect(status.textContent).toBe('');
  give({ check: { findings: [] } });
  await expect.element(page.getByRole('status')).toHaveTextContent('没有发现问题');
  expect(page.getByRole('status').element()).toBe(status);
});

it('shows twenty at first and the rest when asked to', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    severity: 'warning',
    message: `提醒 ${at}`,
    at: `/nodes/${at}`,
  }));
  await list({ findings: many });
  expect(rows().length).toBe(20);
  page.getByRole('button', { name: '还有 280 条' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows().length).toBe(300);
  expect(page.getByRole('button').elements()).toEqual([]);
  await expectAccessible();
});

it('takes what has no known severity for a note, and leaves out what is no finding', async () => {
  await list({ findings: [{ severity: 'fatal', message: '未知级别' }, 'text', null, 7] });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 条说明');
  expect(rows().length).toBe(1);
});
