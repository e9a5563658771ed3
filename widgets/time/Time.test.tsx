import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './time.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });

it('takes a typed time on Enter and on leaving', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('09:35:20{Enter}');
  await expect.element(box()).toHaveValue('09:35:20');
  await box().fill('8:05');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('08:05:00');
  expect(changes).toEqual(['09:35:20', '08:05:00']);
});

it('shows whole minutes where the format asks for them, and stores seconds as zero', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="09:35:00" node={{ props: { format: 'HH:mm' } }} />);
  await expect.element(box()).toHaveValue('09:35');
  await box().fill('18:00');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes).toEqual(['18:00:00']);
});

it('refuses a time outside its limits and text that is none, and says so', async () => {
  const changes: unknown[] = [];
  const said: string[] = [];
  const services = testServices('zh', { toast: (_kind, text) => said.push(text) });
  const node = { props: { startTime: '08:00', endTime: '18:00' } };
  mount(<FieldHost widget={widget} changes={changes} initial="09:00:00" node={node} />, services);
  await box().fill('07:59:59');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('09:00:00');
  await box().fill('25:00');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('09:00:00');
  expect(said).toEqual(['未采用，名称应不早于 08:00:00', '未采用“25:00”，名称应为时间，例如 09:35:00']);
  expect(changes).toEqual([]);
});

it('is empty after its text was deleted, or the clear button pressed', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="09:00:00" />);
  await box().clear();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('');
  await box().fill('10:00');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box()).toHaveValue('');
  expect(changes).toEqual([null, '10:00:00', null]);
});

it('says what is wrong; is read when read-only and dead when disabled', async () => {
  mount(<FieldHost widget={widget} required error="名称不能为空" />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('名称不能为空');
  mount(<FieldHost widget={widget} id="r" label="读" initial="09:35" readOnly />);
  await expect.element(page.getByRole('textbox', { name: '读' })).toHaveValue('09:35:00');
  mount(<FieldHost widget={widget} id="d" label="停" initial="09:35:00" disabled />);
  await expect.element(page.getByRole('textbox', { name: '停' })).toBeDisabled();
  await expectAccessible();
});
