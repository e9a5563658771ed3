import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testNode } from '../../test/support/fields.ts';
import { testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { mountPicker } from '../../test/support/mount-picker.tsx';
import { pickerAnswer } from '../../test/support/picker-server.ts';
import { widget } from './user-select.widget.ts';

it('stores the id of a person, and reads one that says what it is', async () => {
  const changes: unknown[] = [];
  const node = { props: { multiple: true } };
  const { open, option, tab, confirm } = mountPicker({
    widget,
    label: '负责人',
    changes,
    node,
    initial: ['zhou--user'],
  });
  await open();
  await tab('当前组织').click();
  await option(/周敏/).click();
  await option(/李建国/).click();
  await confirm();
  expect(changes).toEqual([['zhou--user', 'li']]);
});

it('offers the people whom its range means', async () => {
  const props = { selectType: 'custom', ableDepIds: ['team2'], ableUserIds: ['zhou'] };
  const { open, option, asked } = mountPicker({ widget, label: '负责人', node: { props } });
  await open();
  await expect.element(option(/王磊/)).toBeVisible();
  expect(asked('selectedUsers')).toMatchObject({ userId: ['team2--department', 'zhou--user'] });
});

it('offers those whom another field means, and says what to fill in first', async () => {
  const team = testNode('team', 'departmentSelect', { config: { label: '班组' } });
  const lead = testNode('lead', 'userSelect', { config: { label: '负责人' }, props: { relationField: 'team' } });
  const { session } = await mountForm(
    { nodes: [team, lead] },
    { services: testServices('zh', { request: pickerAnswer }) },
  );
  const dialog = page.getByRole('dialog');
  await page.getByRole('combobox', { name: /负责人/ }).click();
  await expect.element(dialog.getByText('请先填写班组')).toBeVisible();
  session.field('team')?.setValue('team2');
  await expect.element(dialog.getByRole('option')).toHaveTextContent('王磊');
});
