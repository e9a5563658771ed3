import { expect, it } from 'vitest';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { widget } from './organize-select.widget.ts';

it('stores the way from the top down and shows it between slashes', async () => {
  const changes: unknown[] = [];
  const { open, item, confirm, box } = mountPicker({ widget, label: '所属组织', changes });
  await open();
  await item('运行部').click();
  await confirm();
  expect(changes).toEqual([['co', 'run']]);
  await expect.element(box()).toHaveAccessibleName('所属组织 管廊公司/运行部');
});

it('stores a list of ways when several may be chosen', async () => {
  const changes: unknown[] = [];
  const node = { props: { multiple: true } };
  const { open, item, confirm } = mountPicker({ widget, label: '所属组织', changes, node, initial: [['co']] });
  await open();
  await item('安全部').click();
  await confirm();
  expect(changes).toEqual([[['co'], ['co', 'safe']]]);
});
