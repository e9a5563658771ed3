import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { sliderDescriptor } from './slider.descriptor.ts';
import { widget } from './slider.widget.ts';

const handle = (name = '完成进度') => page.getByRole('slider', { name });
const host = (props: Partial<FieldHostProps> = {}) => mount(<FieldHost widget={widget} label="完成进度" {...props} />);
const range = { props: { range: true } };

describe('sliding', () => {
  it('is moved by arrows, Home and End in steps of the design', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, initial: 20, node: { props: { step: 10 } }, onBlur: () => (left += 1) });
    await expect.element(handle()).toBeVisible();
    await userEvent.tab();
    await expect.element(handle()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{End}{Home}');
    expect(changes).toEqual([30, 40, 30, 100, 0]);
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it('goes to where the rail is pressed', async () => {
    const changes: unknown[] = [];
    const element = host({ changes });
    await expect.element(handle()).toBeVisible();
    const rail = element.querySelector('[class$="slider-rail"]');
    if (!rail) throw new Error('no rail');
    await userEvent.click(rail);
    expect(changes).toHaveLength(1);
    expect(Math.abs(Number(changes[0]) - 50)).toBeLessThanOrEqual(1);
  });

  it('keeps decimals exact', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 0.1, node: { props: { max: 1, step: 0.1 } } });
    await expect.element(handle()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(changes).toEqual([0.2, 0.3]);
  });

  it('has two named handles for a range', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: [20, 60], node: range });
    await expect.element(handle('完成进度 起点')).toHaveAttribute('aria-valuenow', '20');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect.element(handle('完成进度 终点')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(changes).toEqual([
      [21, 60],
      [21, 61],
    ]);
    await expect.element(page.getByText('21 ~ 61')).toBeVisible();
  });

  it('tells nothing set from the least value', async () => {
    const first = host();
    await expect.element(handle()).toHaveAttribute('aria-valuetext', '未设置');
    await expect.element(page.getByText('未设置')).toBeVisible();
    first.remove();
    host({ initial: 0 });
    await expect.element(handle()).toHaveAttribute('aria-valuetext', '0');
  });

  it('shows stops when the design says so and there is room', async () => {
    const dots = (element: Element) => element.querySelectorAll('[class~="ant-slider-dot"]').length;
    const first = host({ node: { props: { max: 10, step: 2, showStops: true } } });
    await expect.element(handle()).toBeVisible();
    expect(dots(first)).toBe(6);
    first.remove();
    const second = host({ node: { props: { max: 10_000, showStops: true } } });
    await expect.element(handle()).toBeVisible();
    expect(dots(second)).toBe(0);
  });

  it('stays a scale when the stored limits are none', async () => {
    host({ node: { props: { min: 10, max: 5, step: 0 } } });
    await expect.element(handle()).toHaveAttribute('aria-valuemax', '11');
  });

  it('holds whole numbers, decimals or a range, as its scale says', () => {
    const { value } = sliderDescriptor;
    const kind = (props?: Record<string, unknown>) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'slider' }, props });
    expect([kind(), kind({ step: 0.5 }), kind({ min: 0.5 }), kind({ range: true })]).toEqual([
      'integer',
      'decimal',
      'decimal',
      'numberRange',
    ]);
  });
});

describe('states', () => {
  it('cannot be moved while disabled, and shows figures while read-only', async () => {
    const first = host({ initial: 40, disabled: true });
    await expect.element(handle()).toHaveAttribute('aria-disabled', 'true');
    first.remove();
    host({ initial: [20, 60], node: range, readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '完成进度' })).toHaveValue('20 ~ 60');
  });

  it('tells a screen reader what is required and wrong, and can be sent the focus by the id of the field', async () => {
    host({ required: true, error: '完成进度不能为空' });
    await expect.element(handle()).toHaveAttribute('aria-required', 'true');
    await expect.element(handle()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(handle()).toHaveAccessibleDescription('完成进度不能为空');
    document.getElementById('field')?.focus();
    await expect.element(handle()).toHaveFocus();
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 40 }],
    ['range', { initial: [20, 60], node: range }],
    ['disabled', { initial: 40, disabled: true }],
    ['read-only', { initial: 40, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('完成进度').first()).toBeVisible();
    await expectAccessible(element);
  });
});
