import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './input-int-number.widget.ts';

const box = () => page.getByRole('spinbutton', { name: '名称' });

it('takes a whole number and shows it without decimals', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('24');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('24');
  expect(changes).toEqual([2, 24]);
  await expectAccessible();
});

it('hands a fraction to the rules, which ask for a whole number, instead of rounding it', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().fill('1.5');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('1.5');
  expect(changes).toEqual([1.5]);
});

it('steps by its step within its limits and groups thousands', async () => {
  const changes: unknown[] = [];
  const props = { step: 500, max: 2000, thousands: true };
  mount(<FieldHost widget={widget} changes={changes} initial={1000} node={{ props }} />);
  await box().click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(box()).toHaveValue('2,000');
  expect(changes).toEqual([1500, 2000]);
});

it('shows its unit from the slot of an older design', async () => {
  mount(<FieldHost widget={widget} initial={6} node={{ slot: { append: '袋' } }} />);
  await expect.element(box()).toHaveAccessibleDescription('袋');
});

it('is read, not changed, when read-only, and dead when disabled', async () => {
  mount(<FieldHost widget={widget} initial={6} readOnly />);
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('6');
  mount(<FieldHost widget={widget} id="d" label="停" initial={6} disabled error="数量应不大于 5" />);
  await expect.element(page.getByRole('spinbutton', { name: '停' })).toBeDisabled();
  await expect.element(page.getByRole('spinbutton', { name: '停' })).toBeInvalid();
  await expectAccessible();
});
