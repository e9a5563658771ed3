import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';

const nodes = () => [{ id: 'r', vModel: 'r', config: { aditKey: 'numberRange', label: '温度' } }];

it('takes both ends exactly and gives them back', async () => {
  const { session } = await mountForm({ nodes: nodes() });
  await userEvent.fill(page.getByLabelText('温度最小值'), '0.1');
  await userEvent.fill(page.getByLabelText('温度最大值'), '30');
  await userEvent.tab();
  expect(session.submitValues()).toEqual({ r: [0.1, 30] });
  expect(session.validate()).toEqual([]);
});

it('is an empty list when both ends are blank', async () => {
  const { session } = await mountForm({ nodes: nodes() }, { values: { r: [1, null] } });
  await userEvent.clear(page.getByLabelText('温度最小值'));
  await userEvent.tab();
  expect(session.submitValues()).toEqual({ r: [] });
});

it('says that the ends are the wrong way round', async () => {
  const { session } = await mountForm({ nodes: nodes() }, { values: { r: [5, 2] } });
  session.validate();
  await expect.element(page.getByText('最大值不能小于最小值')).toBeVisible();
  await expect.element(page.getByLabelText('温度最小值')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});

it('keeps each end within its limits, leaves one open, and counts steps with the arrows', async () => {
  const [node] = nodes();
  if (!node) throw new Error('no node');
  const props = { min: 0, max: 100, step: 5, thousands: true, addonAfter: '℃' };
  const { session } = await mountForm({ nodes: [{ ...node, props }] });
  const to = page.getByLabelText('温度最大值');
  await userEvent.fill(to, '120');
  await userEvent.tab();
  await expect.element(page.getByText('温度应不大于 100')).toBeVisible();
  await expect.element(to).toHaveAccessibleDescription(/温度应不大于 100 ℃$/);
  await userEvent.fill(to, '30');
  await userEvent.click(to);
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.tab();
  expect(session.submitValues()).toEqual({ r: [null, 35] });
  expect(session.validate()).toEqual([]);
});

it('shows its ends as text when it is only read', async () => {
  const [node] = nodes();
  if (!node) throw new Error('no node');
  await mountForm({ nodes: [{ ...node, props: { readonly: true } }] }, { values: { r: [1, 2] } });
  await expect.element(page.getByLabelText('温度')).toHaveValue('1 ~ 2');
});

it('shows a read-only range as it is read elsewhere, with its unit beside', async () => {
  const [node] = nodes();
  if (!node) throw new Error('no node');
  const props = { readonly: true, thousands: true, precision: 1, addonAfter: '元' };
  await mountForm({ nodes: [{ ...node, props }] }, { values: { r: [1200, 3000.5] } });
  await expect.element(page.getByLabelText('温度')).toHaveValue('1,200.0 ~ 3,000.5');
  await expect.element(page.getByText('元')).toBeVisible();
});
