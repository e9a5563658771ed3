import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Pane } from '../../engine/contract/widget.ts';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './tabs.widget.ts';

const panes = (problems = 0): Pane[] => [
  { id: 'a', label: '基本信息', problems, content: <input aria-label="甲" /> },
  { id: 'b', label: '处置材料', problems: 0, content: <input aria-label="乙" /> },
  { id: 'c', label: '附件', problems: 0, content: <input aria-label="丙" /> },
];
const tab = (name: string) => page.getByRole('tab', { name });

it('shows the first pane, then the one that is chosen', async () => {
  const choices: (readonly string[])[] = [];
  mount(<LayoutHost widget={widget} panes={panes()} choices={choices} />);
  await expect.element(page.getByLabelText('甲')).toBeVisible();
  expect(page.getByLabelText('乙').query()).toBeNull();
  await tab('处置材料').click();
  await expect.element(page.getByLabelText('乙')).toBeVisible();
  expect(choices).toEqual([['b']]);
  await expectAccessible();
});

it('keeps what was typed into a pane that is left', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await page.getByLabelText('甲').fill('K2+240');
  await tab('附件').click();
  await expect.element(page.getByLabelText('甲')).not.toBeVisible();
  await tab('基本信息').click();
  await expect.element(page.getByLabelText('甲')).toHaveValue('K2+240');
});

it('is worked with arrow keys, Home, End and Enter', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} />);
  await expect.element(tab('基本信息')).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('基本信息').element());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(tab('处置材料')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(tab('附件')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(tab('基本信息')).toHaveAttribute('aria-selected', 'true');
});

it('says how many fields of a pane are in error', async () => {
  mount(<LayoutHost widget={widget} panes={panes(3)} />);
  await expect.element(tab('基本信息 3 处 有误')).toBeVisible();
  await expectAccessible();
});

it('opens what the design says, and what the engine asks for over it', async () => {
  mount(<LayoutHost widget={widget} panes={panes()} props={{ active: '2' }} />);
  await expect.element(tab('处置材料')).toHaveAttribute('aria-selected', 'true');
  mount(<LayoutHost widget={widget} panes={panes()} props={{ active: '2' }} active={['a', 'c']} />);
  await expect.poll(() => tab('附件').elements().at(-1)?.getAttribute('aria-selected')).toBe('true');
});

it('puts the tabs where the design says, in the look it says', async () => {
  const host = mount(<LayoutHost widget={widget} panes={panes()} props={{ type: 'card', tabPosition: 'left' }} />);
  await expect.element(tab('附件')).toBeVisible();
  const [first, second] = page
    .getByRole('tab')
    .elements()
    .map((one) => one.getBoundingClientRect());
  expect(first?.left).toBe(second?.left);
  expect(host.querySelector('[class*=tabs-card]')).not.toBeNull();
});
