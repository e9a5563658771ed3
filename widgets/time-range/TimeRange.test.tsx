import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './time-range.widget.ts';

const start = () => page.getByRole('textbox', { name: '值班开始时间' });
const end = () => page.getByRole('textbox', { name: '值班结束时间' });
const shift = ['08:00:00', '17:30:00'];

it('takes two typed times, by keys alone', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="值班" changes={changes} />);
  await expect.element(start()).toBeVisible();
  await expect.element(start()).toHaveAttribute('placeholder', '开始时间');
  await userEvent.tab();
  await userEvent.keyboard('8:00{Enter}');
  await expect.element(end()).toHaveFocus();
  await userEvent.keyboard('1730{Enter}');
  await expect.element(end()).toHaveValue('17:30:00');
  expect(changes.at(-1)).toEqual(shift);
});

it('keeps a shift through midnight as it was entered, and says what is wrong where none may be', async () => {
  const node = (props: Record<string, unknown>) => ({
    id: 'r',
    vModel: 'r',
    config: { aditKey: 'timeRange', label: '值班' },
    props,
  });
  const night = { values: { r: ['22:00:00', '06:00:00'] } };
  const first = await mountForm({ nodes: [node({ crossMidnight: true })] }, night);
  expect(first.session.validate()).toEqual([]);
  const second = await mountForm({ nodes: [node({})] }, night);
  second.session.validate();
  await expect.element(page.getByText('结束时间不能早于开始时间')).toBeVisible();
});

it('asks for the other end of one alone', async () => {
  const { session } = await mountForm({
    nodes: [{ id: 'r', vModel: 'r', config: { aditKey: 'timeRange', label: '值班', required: true } }],
  });
  await start().fill('08:00');
  await userEvent.tab();
  await userEvent.tab();
  expect(session.validate().length).toBe(1);
  await end().fill('17:30');
  await userEvent.keyboard('{Enter}');
  expect(session.submitValues()).toEqual({ r: shift });
});

it('takes nothing outside its limits, says so, and is empty after the clear button', async () => {
  const changes: unknown[] = [];
  const said: string[] = [];
  const services = testServices('zh', { toast: (_kind, text) => said.push(text) });
  const node = { props: { startTime: '08:00', endTime: '18:00' } };
  mount(<FieldHost widget={widget} label="值班" changes={changes} initial={shift} node={node} />, services);
  await end().fill('19:00');
  await userEvent.tab();
  await expect.element(end()).toHaveValue('17:30:00');
  expect(said).toEqual(['未采用，值班应不晚于 18:00:00']);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(changes).toEqual([null]);
});

it('says what is wrong; is read when read-only and dead when disabled', async () => {
  mount(<FieldHost widget={widget} label="值班" required error="值班不能为空" />);
  await expect.element(start()).toBeInvalid();
  await expect.element(end()).toBeRequired();
  await expect.element(end()).toHaveAccessibleDescription('值班不能为空');
  mount(<FieldHost widget={widget} id="r" label="读" initial={shift} readOnly />);
  await expect.element(page.getByRole('textbox', { name: '读' })).toHaveValue('08:00 ~ 17:30');
  mount(<FieldHost widget={widget} id="d" label="停" initial={shift} disabled />);
  await expect.element(page.getByRole('textbox', { name: '停开始时间' })).toBeDisabled();
  await expectAccessible();
});
