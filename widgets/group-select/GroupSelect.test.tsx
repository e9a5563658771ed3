import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './group-select.widget.ts';

it('stores the id of a group; its category only leads there', async () => {
  const changes: unknown[] = [];
  const { open, item, confirm, box } = mountPicker({ widget, label: '分组', changes });
  await open();
  await item('防汛组').click();
  await confirm();
  expect(changes).toEqual(['flood']);
  await expect.element(box()).toHaveAccessibleName('分组 防汛组');
});
