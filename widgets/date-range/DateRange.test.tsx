import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { widget } from './date-range.widget.ts';

const start = () => page.getByRole('textbox', { name: '名称开始' });
const end = () => page.getByRole('textbox', { name: '名称结束' });
const week = ['2026-11-16', '2026-11-20'];

it('takes two typed days, by keys alone', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await expect.element(start()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('2026-11-16');
  await userEvent.tab();
  await expect.element(end()).toHaveFocus();
  await userEvent.keyboard('2026/11/20{Enter}');
  await expect.element(start()).toHaveValue('2026-11-16');
  await expect.element(end()).toHaveValue('2026-11-20');
  expect(changes.at(-1)).toEqual(week);
});

it('is chosen with the pointer', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial={week} />);
  await start().click();
  await page.getByTitle('2026-11-17').first().click();
  await page.getByTitle('2026-11-24').first().click();
  await expect.element(end()).toHaveValue('2026-11-24');
  expect(changes).toEqual([['2026-11-17', '2026-11-24']]);
});

it('keeps one day alone, for the rules to ask for the other', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await start().click();
  await userEvent.keyboard('2026-11-16');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(start()).toHaveValue('2026-11-16');
  expect(changes.at(-1)).toEqual(['2026-11-16', null]);
});

it('is empty after the clear button, and keeps the other day when one text is deleted', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial={week} />);
  await end().clear();
  await userEvent.tab();
  await expect.element(end()).toHaveValue('');
  await expect.element(start()).toHaveValue('2026-11-16');
  expect(changes).toEqual([['2026-11-16', null]]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(start()).toHaveValue('');
  expect(changes.at(-1)).toBeNull();
});

it('shows the old day again when a text is none, and says so', async () => {
  const said: string[] = [];
  const services = testServices('zh', { toast: (_kind, text) => said.push(text) });
  mount(<FieldHost widget={widget} initial={week} />, services);
  await start().fill('2026-11-31');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(start()).toHaveValue('2026-11-16');
  expect(said).toContain('未采用“2026-11-31”，名称应为日期，例如 2026-11-20');
});

it('shows the separator, placeholders and format of the design', async () => {
  const props = { separator: '至', startPlaceholder: '开工', endPlaceholder: '完工', format: 'yyyy/MM/dd' };
  mount(<FieldHost widget={widget} initial={week} node={{ props }} />);
  await expect.element(page.getByText('至')).toBeVisible();
  await expect.element(start()).toHaveAttribute('placeholder', '开工');
  await expect.element(end()).toHaveAttribute('placeholder', '完工');
  await expect.element(start()).toHaveValue('2026/11/16');
});

it('says what is wrong; is read when read-only and dead when disabled', async () => {
  mount(<FieldHost widget={widget} required error="名称不能为空" />);
  await expect.element(start()).toBeInvalid();
  await expect.element(end()).toBeRequired();
  await expect.element(end()).toHaveAccessibleDescription('名称不能为空');
  mount(<FieldHost widget={widget} id="r" label="读" initial={week} readOnly />);
  await expect.element(page.getByRole('textbox', { name: '读' })).toHaveValue('2026-11-16 ~ 2026-11-20');
  mount(<FieldHost widget={widget} id="d" label="停" initial={week} disabled />);
  await expect.element(page.getByRole('textbox', { name: '停开始' })).toBeDisabled();
  await expectAccessible();
});
