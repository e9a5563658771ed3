import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './role-select.widget.ts';

it('stores the ids of roles, those of an organization and those of all', async () => {
  const changes: unknown[] = [];
  const node = { props: { multiple: true } };
  const { open, item, option, tab, confirm, box } = mountPicker({ widget, label: '角色', changes, node });
  await open();
  await item('员工').click();
  expect(item('经理').elements()).toEqual([]);
  await tab('全局').click();
  await option('经理').click();
  await confirm();
  expect(changes).toEqual([['staff', 'manager']]);
  await expect.element(box()).toHaveAccessibleName('角色 员工、经理');
});

it('offers its range alone', async () => {
  const { open, item, option, tab } = mountPicker({
    widget,
    label: '角色',
    node: { props: { selectType: 'custom', ableIds: ['manager'] } },
  });
  await open();
  await tab('全局').click();
  await expect.element(option('经理')).toBeVisible();
  await tab('组织').click();
  expect(item('员工').elements()).toEqual([]);
});
