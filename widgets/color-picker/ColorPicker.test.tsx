import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './color-picker.widget.ts';

const opener = () => page.getByRole('button', { name: '标识颜色' });
const panel = () => page.getByRole('dialog', { name: '选择颜色' });
const code = () => page.getByRole('textbox', { name: '颜色值' });
const host = (props: Partial<FieldHostProps> = {}) => mount(<FieldHost widget={widget} label="标识颜色" {...props} />);

describe('choosing', () => {
  it('is opened by keys into its first box, takes a typed colour, and gives the focus back on Esc', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(opener()).toHaveTextContent('请选择');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toHaveFocus();
    await code().fill('1268cc');
    expect(changes.at(-1)).toBe('#1268cc');
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toHaveTextContent('#1268cc');
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('hands out the format of the design, moved by the keys of its sliders', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: 'hsl(210, 50%, 50%)', node: { props: { colorFormat: 'hsl' } } });
    await opener().click();
    await expect.element(page.getByRole('slider', { name: '色相' })).toBeVisible();
    (page.getByRole('slider', { name: '色相' }).element() as HTMLElement).focus(); // a handle is a <div>
    await userEvent.keyboard('{ArrowRight}');
    expect(changes).toHaveLength(1);
    expect(String(changes[0])).toMatch(/^hsl\(21[12], \d+%, \d+%\)$/);
  });

  it('lets opacity be set only when the design says so', async () => {
    const changes: unknown[] = [];
    const first = host({ initial: '#1268cc' });
    await opener().click();
    await expect.element(page.getByRole('slider', { name: '色相' })).toBeVisible();
    expect(page.getByRole('slider', { name: '不透明度' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    first.remove();
    host({ changes, initial: 'rgb(255, 0, 0)', node: { props: { showAlpha: true } } });
    await opener().click();
    const alpha = page.getByRole('slider', { name: '不透明度' });
    await expect.element(alpha).toBeVisible();
    (alpha.element() as HTMLElement).focus(); // a handle is a <div>
    await userEvent.keyboard('{ArrowLeft}');
    expect(changes).toEqual(['rgba(255, 0, 0, 0.99)']);
  });

  it('is emptied by its button, unless it must not be', async () => {
    const changes: unknown[] = [];
    const first = host({ changes, initial: '#1268cc' });
    await page.getByRole('button', { name: '清空' }).click();
    expect(changes).toEqual([null]);
    await expect.element(opener()).toHaveFocus();
    first.remove();
    host({ initial: '#1268cc', node: { props: { clearable: false } } });
    await expect.element(opener()).toBeVisible();
    expect(page.getByRole('button', { name: '清空' }).elements()).toEqual([]);
  });
});

describe('states', () => {
  it('cannot be opened while disabled, and shows the text while read-only', async () => {
    const first = host({ initial: '#1268cc', disabled: true });
    await expect.element(opener()).toBeDisabled();
    first.remove();
    host({ initial: '#1268cc', readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '标识颜色' })).toHaveValue('#1268cc');
  });

  it('tells a screen reader what is required and wrong', async () => {
    host({ required: true, error: '标识颜色不能为空' });
    await expect.element(opener()).toHaveAccessibleDescription('标识颜色不能为空 必填');
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: '#1268cc' }],
    ['disabled', { initial: '#1268cc', disabled: true }],
    ['read-only', { initial: '#1268cc', readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('标识颜色').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host({ initial: '#1268cc', node: { props: { showAlpha: true } } });
    await opener().click();
    await expect.element(panel()).toBeVisible();
    await expectAccessible();
  });
});
