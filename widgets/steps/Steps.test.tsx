import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Pane } from '../../engine/contract/widget.ts';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './steps.widget.ts';

const panes = (problems = 0): Pane[] => [
  { id: 'a', label: '基本信息', problems, content: <input aria-label="甲" /> },
  { id: 'b', label: '处置材料', problems: 0, content: <input aria-label="乙" /> },
  { id: 'c', label: '附件', problems: 0, content: <input aria-label="丙" /> },
];
const step = (name: string) => page.getByRole('button', { name });
const current = () => document.querySelector('[aria-current=step]')?.textContent;

it('goes on and back, and not beyond the ends', async () => {
  const choices: (readonly string[])[] = [];
  mount(<LayoutHost widget={widget} panes={panes()} choices={choices} />);
  await expect.element(step('上一步')).toBeDisabled();
  await step('下一步').click();
  await expect.element(page.getByLabelText('乙')).toBeVisible();
  await step('下一步').click();
  await expect.element(step('下一步')).toBeDisabled();
  await step('上一步').click();
  await expect.poll(current).toContain('第 2 步，共 3 步 处置材料');
  expect(choices).toEqual([['b'], ['c'], ['b']]);
  await expectAccessible();
});

it('opens a step by its words, with the keyboard too', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await expect.element(page.getByLabelText('甲')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '处置材料' })).toBeVisible();
});

it('keeps what was typed into a step that is left', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await page.getByLabelText('甲').fill('K2+240');
  await step('下一步').click();
  await expect.element(page.getByLabelText('甲')).not.toBeVisible();
  await step('上一步').click();
  await expect.element(page.getByLabelText('甲')).toHaveValue('K2+240');
});

it('starts where the design says, by place, and marks a step with fields in error', async () => {
  mount(<LayoutHost widget={widget} panes={panes(2)} props={{ active: 2, simple: true }} />);
  await expect.poll(current).toContain('附件');
  await expect.element(step('基本信息 2 处 有误')).toBeVisible();
  await expectAccessible();
});

it('shows the state that the design gives the current step', async () => {
  const host = mount(<LayoutHost widget={widget} panes={panes()} props={{ processStatus: 'error' }} />);
  await expect.element(step('上一步')).toBeVisible();
  expect(host.querySelector('[class*=steps-item-error]')?.textContent).toContain('基本信息');
});
