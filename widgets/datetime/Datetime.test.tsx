import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './datetime.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });
/** What the clocks of the installation show, as it is stored: the zone of the machine is another. */
const stored = (clock: string) => new Date(`${clock}+08:00`).toISOString();

it('takes a typed moment on Enter and stores it in UTC', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('2026-11-20 09:36{Enter}');
  await expect.element(box()).toHaveValue('2026-11-20 09:36');
  expect(changes).toEqual([stored('2026-11-20T09:36:00')]);
});

it('takes a typed moment on leaving, with no button to confirm it', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('2026/11/5 9:05');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-05 09:05');
  expect(changes).toEqual([stored('2026-11-05T09:05:00')]);
});

it('keeps seconds where the format shows them', async () => {
  const changes: unknown[] = [];
  const node = { props: { format: 'yyyy-MM-dd HH:mm:ss' } };
  mount(<FieldHost widget={widget} changes={changes} node={node} initial={stored('2026-11-20T09:36:05')} />);
  await expect.element(box()).toHaveValue('2026-11-20 09:36:05');
  await box().fill('2026-11-20 09:36:59');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes).toEqual([stored('2026-11-20T09:36:59')]);
});

it('is chosen with the pointer, day and hour, and holds no seconds that nobody sees', async () => {
  const changes: unknown[] = [];
  const host = mount(<FieldHost widget={widget} changes={changes} initial={stored('2026-11-20T09:36:41')} />);
  await box().click();
  await page.getByTitle('2026-11-24').click();
  // The tenth of both months, the hour and the minute, in this order.
  await page.getByText('10', { exact: true }).nth(2).click();
  await userEvent.click(host, { position: { x: 900, y: 2 } });
  await expect.element(box()).toHaveValue('2026-11-24 10:36');
  expect(changes).toEqual([stored('2026-11-24T10:36:00')]);
});

it('shows the old moment again when the text is none, says so, and is empty when emptied', async () => {
  const changes: unknown[] = [];
  const said: string[] = [];
  const services = testServices('zh', { toast: (_kind, text) => said.push(text) });
  mount(<FieldHost widget={widget} changes={changes} initial={stored('2026-11-20T09:36:00')} />, services);
  await box().fill('2026-11-20 25:00');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-20 09:36');
  expect(said).toEqual(['未采用“2026-11-20 25:00”，名称应为日期和时间，例如 2026-11-20 09:35']);
  await box().clear();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('');
  expect(changes).toEqual([null]);
});

it('takes the whole last day of its limits and nothing after', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} computed={{ maxDate: '2026-11-25' }} />);
  await box().click();
  await userEvent.keyboard('2026-11-25 23:59{Enter}');
  await expect.element(box()).toHaveValue('2026-11-25 23:59');
  await box().fill('2026-11-26 00:00');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2026-11-25 23:59');
  expect(changes).toEqual([stored('2026-11-25T23:59:00')]);
});

it('says what is wrong; is read when read-only and dead when disabled', async () => {
  mount(<FieldHost widget={widget} required error="名称不能为空" />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('名称不能为空');
  const initial = stored('2026-11-20T09:36:00');
  mount(<FieldHost widget={widget} id="r" label="读" initial={initial} readOnly />);
  const read = page.getByRole('textbox', { name: '读' });
  await expect.element(read).toHaveValue('2026-11-20 09:36');
  await expect.element(read).toHaveAttribute('readonly');
  mount(<FieldHost widget={widget} id="d" label="停" initial={initial} disabled />);
  await expect.element(page.getByRole('textbox', { name: '停' })).toBeDisabled();
  await expectAccessible();
});
