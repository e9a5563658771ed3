import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './datetime-range.widget.ts';

const start = () => page.getByRole('textbox', { name: '停电开始时间' });
const end = () => page.getByRole('textbox', { name: '停电结束时间' });
/** What the clocks of the installation show, as it is stored: the zone of the machine is another. */
const stored = (clock: string) => new Date(`${clock}+08:00`).toISOString();
const works = [stored('2026-11-20T08:30:00'), stored('2026-11-21T17:30:00')];

it('takes two typed moments, by keys alone, and stores them in UTC', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="停电" changes={changes} />);
  await expect.element(start()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('2026-11-20 08:30{Enter}');
  await expect.element(end()).toHaveFocus();
  await userEvent.keyboard('2026/11/21 17:30{Enter}');
  await expect.element(end()).toHaveValue('2026-11-21 17:30');
  expect(changes.at(-1)).toEqual(works);
});

it('says that the end comes before the start, in the words of its rule', async () => {
  const { session } = await mountForm(
    { nodes: [{ id: 'r', vModel: 'r', config: { aditKey: 'datetimeRange', label: '停电' } }] },
    { values: { r: works.toReversed() } },
  );
  session.validate();
  await expect.element(page.getByText('结束时间不能早于开始时间')).toBeVisible();
  await expect.element(start()).toHaveValue('2026-11-21 17:30');
});

it('takes no day beyond its limits, says so, and keeps one end alone', async () => {
  const changes: unknown[] = [];
  const said: string[] = [];
  const services = testServices('zh', { toast: (_kind, text) => said.push(text) });
  const computed = { maxDate: '2026-11-25' };
  mount(<FieldHost widget={widget} label="停电" changes={changes} initial={works} computed={computed} />, services);
  await end().fill('2026-11-26 00:00');
  await userEvent.tab();
  expect(said).toEqual(['未采用，停电应不晚于 2026-11-25']);
  await end().clear();
  await userEvent.tab();
  await expect.element(end()).toHaveValue('');
  expect(changes.at(-1)).toEqual([works[0], null]);
});

it('says what is wrong; is read when read-only and dead when disabled', async () => {
  mount(<FieldHost widget={widget} label="停电" required error="停电不能为空" />);
  await expect.element(start()).toBeInvalid();
  await expect.element(end()).toBeRequired();
  await expect.element(end()).toHaveAccessibleDescription('停电不能为空');
  mount(<FieldHost widget={widget} id="r" label="读" initial={works} readOnly />);
  const read = page.getByRole('textbox', { name: '读' });
  await expect.element(read).toHaveValue('2026-11-20 08:30 ~ 2026-11-21 17:30');
  mount(<FieldHost widget={widget} id="d" label="停" initial={works} disabled />);
  await expect.element(page.getByRole('textbox', { name: '停开始时间' })).toBeDisabled();
  await expectAccessible();
});
