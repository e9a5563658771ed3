import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './checkbox.widget.ts';

const options = [
  { value: 'light', label: '照明' },
  { value: 'air', label: '通风' },
  { value: 'drain', label: '排水', disabled: true },
];
const group = () => page.getByRole('group', { name: '巡检项目' });
const box = (name: string) => page.getByRole('checkbox', { name });
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="巡检项目" options={options} {...props} />);

describe('choosing', () => {
  it('hands out the chosen values in the order of the list', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box('通风').click();
    await box('照明').click();
    await box('通风').click();
    expect(changes).toEqual([['air'], ['light', 'air'], ['light']]);
    await expect.element(box('照明')).toBeChecked();
  });

  it('is walked by Tab, switched by Space, and reports the leaving once', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, onBlur: () => (left += 1) });
    await expect.element(box('照明')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(box('通风')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(changes).toEqual([['air']]);
    expect(left).toBe(0);
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it('keeps values that are no longer offered when another is chosen, until they are taken off', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['fire', 'light'] });
    await expect.element(box('fire')).toBeChecked();
    await box('通风').click();
    await box('fire').click();
    expect(changes).toEqual([
      ['light', 'air', 'fire'],
      ['light', 'air'],
    ]);
  });

  it('does not choose by a click on the label', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await page.getByText('巡检项目').click();
    expect(changes).toEqual([]);
  });
});

describe('looks', () => {
  it('stands in one row, or one below the other', async () => {
    const first = host();
    await expect.element(box('通风')).toBeVisible();
    const top = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().top;
    expect(top('通风')).toBe(top('照明'));
    first.remove();
    host({ node: { props: { direction: 'vertical' } } });
    await expect.element(box('通风')).toBeVisible();
    expect(top('通风')).toBeGreaterThan(top('照明'));
  });

  it.each([{ border: true }, { optionType: 'button' }])('has a frame round each box with %o', async (props) => {
    const element = host({ node: { props: { ...props, size: 'large' } } });
    await expect.element(box('照明')).toBeVisible();
    const label = element.querySelector('label:has(input)');
    if (!label) throw new Error('no box');
    const { borderTopWidth, minHeight } = getComputedStyle(label);
    expect([borderTopWidth, minHeight]).toEqual(['1px', '40px']);
  });
});

describe('states', () => {
  it('offers another try when options could not be had', async () => {
    let asked = 0;
    host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await page.getByRole('button', { name: /重试/ }).click();
    expect(asked).toBe(1);
  });

  it('cannot be changed while disabled, and shows words while read-only', async () => {
    const first = host({ initial: ['air'], disabled: true });
    await expect.element(box('照明')).toBeDisabled();
    first.remove();
    host({ initial: ['light', 'air'], readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '巡检项目' })).toHaveValue('照明、通风');
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '巡检项目不能为空' });
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group()).toHaveAccessibleDescription('巡检项目不能为空 必填');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: ['air'] }],
    ['buttons', { initial: ['air'], node: { props: { optionType: 'button' } } }],
    ['disabled', { initial: ['air'], disabled: true }],
    ['read-only', { initial: ['light', 'air'], readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['failed', { options: [], optionsState: 'failed' as const }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('巡检项目').first()).toBeVisible();
    await expectAccessible(element);
  });
});
