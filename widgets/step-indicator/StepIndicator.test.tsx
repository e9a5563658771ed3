import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionHost } from '../../test/support/action-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './step-indicator.widget.ts';

const items = [{ title: '登记', description: '发现人填写' }, { title: '处理' }, { title: '验收' }];
const list = () => page.getByRole('list', { name: '处理进度' });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

it('lists the steps with how far each is, the one it is at marked as such', async () => {
  mount(<ActionHost widget={widget} label="处理进度" props={{ items, active: 1 }} />);
  await expect.element(list()).toBeVisible();
  const words = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['登记 已完成发现人填写', '2处理 当前', '3验收 未开始']);
  expect(current()).toBe('2处理 当前');
  await expectAccessible();
});

it('says that the step it is at has failed, and all done where it is behind the last', async () => {
  mount(<ActionHost widget={widget} label="处理进度" props={{ items, active: 1, processStatus: 'error' }} />);
  await expect.poll(current).toContain('处理 出错');
  mount(<ActionHost widget={widget} label="完" props={{ items, active: 7 }} />);
  await expect
    .element(page.getByRole('list', { name: '完' }))
    .toHaveTextContent(/登记 已完成.*处理 已完成.*验收 已完成/);
});

it('draws nothing without steps', async () => {
  const host = mount(<ActionHost widget={widget} label="处理进度" props={{ items: [] }} />);
  mount(<ActionHost widget={widget} label="处理进度" props={{ items }} />);
  await expect.element(list()).toBeVisible();
  expect(host.textContent).toBe('');
});

it('follows a field of the form, by value, title or number', async () => {
  const options = items.map(({ title }, index) => ({ id: `s${index}`, fullName: title }));
  const nodes = [
    { id: 'state', vModel: 'state', config: { aditKey: 'select', label: '状态' }, slot: { options } },
    {
      id: 'steps',
      config: { aditKey: 'stepIndicator', label: '处理进度' },
      props: { items: items.map((item, index) => ({ ...item, value: `s${index}` })), activeField: 'state' },
    },
  ];
  const { session } = await mountForm({ nodes }, { values: { state: 's1' } });
  await expect.poll(current).toContain('处理');
  session.setValue('state', 's2');
  await expect.poll(current).toContain('验收');
  session.setValue('state', null);
  await expect.poll(current).toBeUndefined();
});

it('stands below one another where there is no room', async () => {
  const { element } = await mountForm({
    nodes: [{ id: 'steps', config: { aditKey: 'stepIndicator', label: '处理进度' }, props: { items } }],
  });
  element.style.width = '360px';
  await expect.element(list()).toBeVisible();
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((one) => one.getBoundingClientRect());
  expect(second?.top).toBeGreaterThan(first?.top ?? 0);
  expect(second?.left).toBe(first?.left);
});
