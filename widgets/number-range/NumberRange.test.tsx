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
  await expect.element(page.getByText('温度的起始值应不大于结束值')).toBeVisible();
  await expect.element(page.getByLabelText('温度最小值')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});

it('shows its ends as text when it is only read', async () => {
  const [node] = nodes();
  if (!node) throw new Error('no node');
  await mountForm({ nodes: [{ ...node, props: { readonly: true } }] }, { values: { r: [1, 2] } });
  await expect.element(page.getByLabelText('温度')).toHaveValue('1 ~ 2');
});
