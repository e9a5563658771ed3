import { expect, it } from 'vitest';
import { expandOf, mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './member-select.widget.ts';

it('stores ids with what they are ids of', async () => {
  const changes: unknown[] = [];
  const { open, item, tab, confirm, box } = mountPicker({
    ...{ widget, label: '通知对象', changes },
    node: { props: { multiple: true } },
  });
  await open();
  await item('安全部').click();
  await tab('角色').click();
  await expandOf('运行部').click();
  await item('员工').click();
  await tab('分组').click();
  await item('防汛组').click();
  await confirm();
  expect(changes).toEqual([['safe--department', 'staff--role', 'flood--group']]);
  await expect.element(box()).toHaveAccessibleName('通知对象 安全部、员工、防汛组');
});

it('takes people alone where one is chosen', async () => {
  const changes: unknown[] = [];
  const { open, item, tab, confirm } = mountPicker({ widget, label: '通知对象', changes });
  await open();
  await item('安全部').click();
  await item('李建国').click();
  expect(tab('角色').elements()).toEqual([]);
  await confirm();
  expect(changes).toEqual(['li2--user']);
});

it('offers its range, and the people whom each of it means', async () => {
  const changes: unknown[] = [];
  const props = { multiple: true, selectType: 'custom', ableIds: ['team2--department', 'staff--role'] };
  const { open, item, confirm } = mountPicker({ widget, label: '通知对象', changes, node: { props } });
  await open();
  await item('员工').click();
  await expandOf('运维二班').click();
  await item('王磊').click();
  await confirm();
  expect(changes).toEqual([['staff--role', 'wang--user']]);
});
