import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './department-select.widget.ts';

it('stores the id of a department', async () => {
  const changes: unknown[] = [];
  const { open, item, confirm, box } = mountPicker({ widget, label: '部门', changes });
  await open();
  await item('安全部').click();
  await confirm();
  expect(changes).toEqual(['safe']);
  await expect.element(box()).toHaveAccessibleName('部门 安全部');
});

it('asks for its range alone', async () => {
  const props = { mode: 'auth', selectType: 'custom', ableIds: ['run'] };
  const { open, asked } = mountPicker({ widget, label: '部门', node: { props } });
  await open();
  expect(asked('organizeLevel')).toMatchObject({ mode: 'auth', departIds: ['run--department'] });
});
