import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './three-state.widget.ts';

const box = (word: string) => page.getByRole('checkbox', { name: `照明 ${word}` });

it('goes from dash to check to cross and back, by pointer, Space and Enter', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="照明" initial={1} changes={changes} />);
  await expect.element(box('未检查')).toHaveAttribute('aria-checked', 'mixed');
  await box('未检查').click();
  await expect.element(box('合格')).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard(' ');
  await expect.element(box('不合格')).toHaveAttribute('aria-checked', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('未检查')).toHaveFocus();
  expect(changes).toEqual([2, 3, 1]);
});

it('begins with 1 in a new record, and says what the design says', async () => {
  const props = { checkText: '完好', crossText: { zh: '损坏', en: 'Broken', zhtw: '損壞' } };
  const nodes = [{ id: 's', vModel: 's', config: { aditKey: 'threeState', label: '照明', required: true }, props }];
  const { session } = await mountForm({ nodes });
  expect(session.submitValues()).toEqual({ s: 1 });
  await box('未检查').click();
  await box('完好').click();
  await expect.element(box('损坏')).toBeVisible();
  expect(session.validate()).toEqual([]);
});

it('is not moved while disabled or read-only', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} label="照明" initial={2} changes={changes} disabled />);
  await expect.element(box('合格')).toBeDisabled();
  mount(<FieldHost widget={widget} id="r" label="读" initial={3} changes={changes} readOnly />);
  const read = page.getByRole('checkbox', { name: '读 不合格' });
  await read.click();
  await userEvent.keyboard(' ');
  expect(changes).toEqual([]);
  mount(<FieldHost widget={widget} id="i" label="错" required error="错应为已检查" />);
  const wrong = page.getByRole('checkbox', { name: '错 未检查' });
  await expect.element(wrong).toHaveAccessibleDescription('错应为已检查');
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(wrong.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await expectAccessible();
});
