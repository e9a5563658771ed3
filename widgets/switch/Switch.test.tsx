import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './switch.widget.ts';

const control = () => page.getByRole('switch', { name: '是否启用' });
const host = (props: Partial<FieldHostProps> = {}) => mount(<FieldHost widget={widget} label="是否启用" {...props} />);
const ground = () => getComputedStyle(control().element()).backgroundColor;

describe('switching', () => {
  it.each([
    [{}, [true, false]],
    [{ activeValue: 1, inactiveValue: 0 }, [1, 0]],
    [{ activeValue: 'open', inactiveValue: 'close' }, ['open', 'close']],
  ])('hands out the two values of the design: %o', async (props, expected) => {
    const changes: unknown[] = [];
    host({ changes, node: { props } });
    await control().click();
    await control().click();
    expect(changes).toEqual(expected);
  });

  it('knows a stored value that reads the same', async () => {
    host({ initial: '1', node: { props: { activeValue: 1, inactiveValue: 0 } } });
    await expect.element(control()).toHaveAttribute('aria-checked', 'true');
  });

  it('is switched by Space and reports the leaving', async () => {
    const changes: unknown[] = [];
    let left = 0;
    host({ changes, onBlur: () => (left += 1) });
    await expect.element(control()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(changes).toEqual([true]);
    expect(left).toBe(1);
  });

  it('says its state in the words of the design', async () => {
    host({ node: { props: { activeTxt: '启用', inactiveTxt: '停用' } } });
    await expect.element(page.getByText('停用', { exact: true })).toBeVisible();
    await control().click();
    await expect.element(page.getByText('启用', { exact: true })).toBeVisible();
  });
});

describe('colours', () => {
  it('takes a colour that can be seen on the page and under the handle, and leaves one that cannot', async () => {
    const first = host({ initial: true, node: { props: { activeColor: '#2e7d1f' } } });
    await expect.element(control()).toBeVisible();
    expect(ground()).toBe('rgb(46, 125, 31)');
    first.remove();
    const second = host({ initial: true, node: { props: { activeColor: '#ffe58f' } } });
    await expect.element(control()).toBeVisible();
    expect(ground()).not.toBe('rgb(255, 229, 143)');
    second.remove();
    host({ initial: false, node: { props: { inactiveColor: 'rgb(200, 16, 46)' } } });
    await expect.element(control()).toBeVisible();
    expect(ground()).toBe('rgb(200, 16, 46)');
  });
});

describe('states', () => {
  it('cannot be changed while disabled, and shows words while read-only', async () => {
    const first = host({ initial: true, disabled: true });
    await expect.element(control()).toBeDisabled();
    first.remove();
    const text = page.getByRole('textbox', { name: '是否启用' });
    const second = host({ initial: 1, readOnly: true, node: { props: { activeValue: 1, activeTxt: '启用' } } });
    await expect.element(text).toHaveValue('启用');
    second.remove();
    host({ initial: false, readOnly: true });
    await expect.element(text).toHaveValue('否');
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '是否启用不能为空' });
    await expect.element(control()).toHaveAttribute('aria-required', 'true');
    await expect.element(control()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control()).toHaveAccessibleDescription('是否启用不能为空');
  });

  it.each([
    ['empty', {}],
    ['on', { initial: true, node: { props: { activeTxt: '启用' } } }],
    ['disabled', { initial: true, disabled: true }],
    ['read-only', { initial: true, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('是否启用').first()).toBeVisible();
    await expectAccessible(element);
  });
});
