import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './eprogress.widget.ts';

const slider = () => page.getByRole('slider', { name: '完成进度' });
const box = () => page.getByRole('spinbutton', { name: '完成进度' });

it('is moved by arrows, Home and End, and by figures in the box', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="完成进度" initial={40} changes={changes} node={{ props: { step: 5 } }} />);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '40%');
  slider().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}{Home}');
  expect(changes).toEqual([45, 40, 100, 0]);
  await box().fill('33.5');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '33.5%');
  expect(changes.at(-1)).toBe(33.5);
});

it('keeps a number beyond its ends for the rules to refuse', async () => {
  const nodes = [{ id: 'p', vModel: 'p', config: { aditKey: 'eprogress', label: '完成进度' } }];
  const { session } = await mountForm({ nodes });
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '未设置');
  await box().fill('130');
  await userEvent.tab();
  await expect.element(page.getByText('完成进度应不大于 100')).toBeVisible();
  await expect.element(box()).toHaveValue('130');
  expect(session.validate().length).toBe(1);
  await box().fill('80');
  expect(session.submitValues()).toEqual({ p: 80 });
});

it('is a bar when read-only, dead when disabled, and figures alone in a cell', async () => {
  mount(<FieldHost widget={widget} id="r" label="读" initial={35} readOnly />);
  await expect.element(page.getByRole('progressbar', { name: '读' })).toHaveAttribute('aria-valuenow', '35');
  mount(<FieldHost widget={widget} id="d" label="停" initial={35} disabled />);
  await expect.element(page.getByRole('slider', { name: '停' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('spinbutton', { name: '停' })).toBeDisabled();
  mount(<FieldHost widget={widget} id="b" label="格" initial={35} bare />);
  await expect.element(page.getByRole('spinbutton', { name: '格' })).toHaveValue('35');
  expect(page.getByRole('slider', { name: '格' }).elements()).toEqual([]);
  mount(<FieldHost widget={widget} id="i" label="错" initial={35} required error="错应不小于 40" />);
  await expect.element(page.getByRole('slider', { name: '错' })).toHaveAccessibleDescription('错应不小于 40');
  await expectAccessible();
});
