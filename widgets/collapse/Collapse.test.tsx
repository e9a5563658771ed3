import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Pane } from '../../engine/contract/widget.ts';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './collapse.widget.ts';

const panes = (problems = 0): Pane[] => [
  { id: 'a', label: '基本信息', problems, content: <input aria-label="甲" /> },
  { id: 'b', label: '处置材料', problems: 0, content: <input aria-label="乙" /> },
  { id: 'c', label: '附件', problems: 0, content: <input aria-label="丙" /> },
];
const head = (name: string) => page.getByRole('button', { name });
const openHeads = () =>
  page
    .getByRole('button', { expanded: true })
    .elements()
    .map((one) => one.textContent);

it('opens and closes by mouse, Enter and space bar', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await expect.element(head('基本信息')).toHaveAttribute('aria-expanded', 'false');
  await head('基本信息').click();
  await expect.element(page.getByLabelText('甲')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByLabelText('甲')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('甲')).toBeVisible();
  await expectAccessible();
});

it('opens what the design names, and can be closed altogether', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} props={{ active: ['1', '3'] }} />);
  await expect.poll(openHeads).toEqual(['基本信息', '附件']);
  await head('基本信息').click();
  await head('附件').click();
  await expect.poll(openHeads).toEqual([]);
});

it('opens all, the first or none where the design names no panes', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} props={{ openAtFirst: 'all' }} />);
  await expect.poll(() => openHeads().length).toBe(3);
  mount(<LayoutHost widget={widget} panes={panes()} props={{ openAtFirst: 'first' }} />);
  await expect.poll(() => openHeads().length).toBe(4);
});

it('has one open at a time in an accordion', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} props={{ accordion: true, active: ['1'] }} />);
  await head('处置材料').click();
  await expect.poll(openHeads).toEqual(['处置材料']);
  await head('处置材料').click();
  await expect.poll(openHeads).toEqual([]);
});

it('keeps what was typed into a pane that is closed, and draws none before it was open', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await expect.element(head('基本信息')).toBeVisible();
  expect(page.getByLabelText('甲').query()).toBeNull();
  await head('基本信息').click();
  await page.getByLabelText('甲').fill('K2+240');
  await head('基本信息').click();
  await head('基本信息').click();
  await expect.element(page.getByLabelText('甲')).toHaveValue('K2+240');
});

it('opens a pane that the engine asks for beside those that are open, and counts what is wrong in each', async () => {
  mount(<LayoutHost widget={widget} panes={panes(1)} props={{ active: ['2'] }} active={['a']} />);
  await expect.poll(openHeads).toEqual(['基本信息1 处 有误', '处置材料']);
  await expectAccessible();
});
