import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './role-select.widget.ts';

it('stores the id of a role', async () => {
  const changes: unknown[] = [];
  const { open, option, confirm, box } = mountPicker({ widget, label: '角色', changes });
  await open();
  await option('经理').click();
  await confirm();
  expect(changes).toEqual(['manager']);
  await expect.element(box()).toHaveAccessibleName('角色 经理');
});

it('offers its range alone', async () => {
  const { open, option } = mountPicker({
    widget,
    label: '角色',
    node: { props: { selectType: 'custom', ableIds: ['staff'] } },
  });
  await open();
  await expect.element(option('员工')).toBeVisible();
  expect(option('经理').elements()).toEqual([]);
});
