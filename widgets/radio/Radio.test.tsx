import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './radio.widget.ts';

const options = [
  { value: 1, label: '一般' },
  { value: 2, label: '较重' },
  { value: 3, label: '严重', disabled: true },
];
const group = () => page.getByRole('radiogroup', { name: '缺陷等级' });
const radio = (name: string) => page.getByRole('radio', { name });
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="缺陷等级" options={options} {...props} />);

describe('choosing', () => {
  it('hands out the value as the list has it, by pointer', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await radio('较重').click();
    expect(changes).toEqual([2]);
    await expect.element(radio('较重')).toBeChecked();
  });

  it('is one stop of Tab, walked by arrows past what cannot be chosen, and reports the leaving once', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, initial: 1, onBlur: () => (left += 1) });
    await expect.element(radio('一般')).toBeChecked();
    await userEvent.tab();
    await expect.element(radio('一般')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(changes).toEqual([2, 1]);
    expect(left).toBe(0);
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it('does not choose by a click on the label, and sends focus to the chosen one', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: '2' });
    await page.getByText('缺陷等级').click();
    expect(changes).toEqual([]);
    document.getElementById('field')?.focus();
    await expect.element(radio('较重')).toHaveFocus();
  });

  it('keeps a value that is no longer offered in sight', async () => {
    host({ initial: '特别严重' });
    await expect.element(radio('特别严重')).toBeChecked();
  });
});

describe('looks', () => {
  it('stands in one row, or one below the other', async () => {
    const first = host();
    await expect.element(radio('较重')).toBeVisible();
    const top = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().top;
    expect(top('较重')).toBe(top('一般'));
    first.remove();
    host({ node: { props: { direction: 'vertical' } } });
    await expect.element(radio('较重')).toBeVisible();
    expect(top('较重')).toBeGreaterThan(top('一般'));
  });

  it('can be buttons, filled or outlined, in a size of their own', async () => {
    const style = async (props: Record<string, unknown>) => {
      const element = host({ initial: 1, node: { props: { optionType: 'button', ...props } } });
      await expect.element(radio('一般')).toBeChecked();
      const button = element.querySelector('label:has(input:checked)');
      if (!button) throw new Error('no button');
      const { backgroundColor, height } = getComputedStyle(button);
      element.remove();
      return { backgroundColor, height };
    };
    const solid = await style({});
    const outline = await style({ buttonStyle: 'outline', size: 'small' });
    expect(solid.backgroundColor).not.toBe(outline.backgroundColor);
    expect([solid.height, outline.height]).toEqual(['32px', '24px']);
  });

  it('can have a frame round each', async () => {
    const element = host({ node: { props: { border: true } } });
    await expect.element(radio('一般')).toBeVisible();
    const label = element.querySelector('label:has(input)');
    expect(label && getComputedStyle(label).borderTopWidth).toBe('1px');
  });
});

describe('states', () => {
  it('offers another try when options could not be had, and says when there are none', async () => {
    let asked = 0;
    const first = host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await page.getByRole('button', { name: /重试/ }).click();
    expect(asked).toBe(1);
    first.remove();
    const second = host({ options: [], optionsState: 'loading' });
    await expect.element(page.getByText('正在获取选项')).toBeVisible();
    second.remove();
    host({ options: [] });
    await expect.element(page.getByText('暂无选项')).toBeVisible();
  });

  it('cannot be changed while disabled, and shows words while read-only', async () => {
    const first = host({ initial: 2, disabled: true });
    await expect.element(radio('一般')).toBeDisabled();
    first.remove();
    host({ initial: 2, readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '缺陷等级' })).toHaveValue('较重');
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '缺陷等级不能为空' });
    await expect.element(group()).toHaveAttribute('aria-required', 'true');
    await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group()).toHaveAccessibleDescription('缺陷等级不能为空');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 2 }],
    ['framed', { initial: 2, node: { props: { border: true } } }],
    ['buttons', { initial: 2, node: { props: { optionType: 'button' } } }],
    ['disabled', { initial: 2, disabled: true }],
    ['read-only', { initial: 2, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['failed', { options: [], optionsState: 'failed' as const }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('缺陷等级').first()).toBeVisible();
    await expectAccessible(element);
  });
});
