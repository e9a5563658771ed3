import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './position-select.widget.ts';

it('stores the id of a position; its department only leads there', async () => {
  const changes: unknown[] = [];
  const { open, item, confirm, box } = mountPicker({ widget, label: '岗位', changes });
  await open();
  await item('巡检员').click();
  await confirm();
  expect(changes).toEqual(['walker']);
  await expect.element(box()).toHaveAccessibleName('岗位 巡检员');
});

it('asks for its range alone', async () => {
  const props = { selectType: 'custom', ableDepIds: ['safe'], ablePosIds: ['lead'] };
  const { open, asked } = mountPicker({ widget, label: '岗位', node: { props } });
  await open();
  expect(asked('positionCondition')).toEqual({ departIds: ['safe'], positionIds: ['lead'] });
});
