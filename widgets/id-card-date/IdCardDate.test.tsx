import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';

const node = (props: Record<string, unknown> = {}) => ({
  ...{ id: 'd', vModel: 'd', props },
  config: { aditKey: 'idCardDate', label: '有效期至' },
});
const box = () => page.getByRole('textbox', { name: '有效期至' });
const longTerm = (word = '长期') => page.getByRole('checkbox', { name: word });

it('holds for ever while ticked, and gives the last date back', async () => {
  const { session } = await mountForm({ nodes: [node()] }, { values: { d: '2036-05-18' } });
  await expect.element(box()).toHaveValue('2036-05-18');
  await longTerm().click();
  await expect.element(box()).toHaveValue('长期');
  await expect.element(box()).toBeDisabled();
  expect(session.submitValues()).toEqual({ d: '2999-01-01' });
  await longTerm().click();
  await expect.element(box()).toHaveValue('2036-05-18');
  await expect.element(box()).toBeEnabled();
  expect(session.submitValues()).toEqual({ d: '2036-05-18' });
  await expectAccessible();
});

it('is empty after unticking what came ticked, takes typed dates, and speaks as the design does', async () => {
  const props = { foreverDate: '9999-12-31', longTermText: '永久', format: 'yyyy.MM.dd' };
  const { session } = await mountForm({ nodes: [node(props)] }, { values: { d: '9999-12-31' } });
  await expect.element(box()).toHaveValue('永久');
  await expect.element(longTerm('永久')).toBeChecked();
  await longTerm('永久').click();
  await expect.element(box()).toHaveValue('');
  await box().fill('2036-5-18');
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('2036.05.18');
  expect(session.submitValues()).toEqual({ d: '2036-05-18' });
});

it('is read as text, and dead when disabled', async () => {
  await mountForm({ nodes: [node({ readonly: true })] }, { values: { d: '2999-01-01' } });
  await expect.element(box()).toHaveValue('长期');
  await expect.element(box()).toHaveAttribute('readonly');
  await mountForm({ nodes: [{ ...node({ disabled: true }), id: 'e', vModel: 'e' }] }, { values: { e: '2036-05-18' } });
  await expect.element(longTerm()).toBeDisabled();
});
