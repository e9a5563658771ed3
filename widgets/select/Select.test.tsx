import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { selectDescriptor } from './select.descriptor.ts';
import { widget } from './select.widget.ts';

const options = [
  { value: 1, label: '渗漏水' },
  { value: 2, label: '裂缝' },
  { value: 3, label: '锈蚀', disabled: true },
];
const box = () => page.getByRole('combobox', { name: '缺陷类型' });
const entry = (name: string) => page.getByTitle(name, { exact: true }).last();
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="缺陷类型" options={options} {...props} />);
const several = { props: { multiple: true } };

describe('one choice', () => {
  it('hands out the value as the list has it, by pointer', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(page.getByText('请选择')).toBeVisible();
    await box().click();
    await entry('裂缝').click();
    expect(changes).toEqual([2]);
    await expect.element(page.getByTitle('裂缝').first()).toBeVisible();
    expect(page.getByText('请选择').elements()).toEqual([]);
  });

  it('is opened, walked and chosen from by keys, past what cannot be chosen', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(box()).toBeVisible();
    await userEvent.tab();
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(changes).toEqual([2]);
  });

  it('is emptied by its button, unless it must not be', async () => {
    const changes: unknown[] = [];
    const first = host({ changes, initial: 1 });
    await page.getByRole('button').click();
    expect(changes).toEqual([null]);
    first.remove();
    host({ initial: 1, node: { props: { clearable: false } } });
    await expect.element(page.getByText('渗漏水')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('shows a value that reads the same as an offered one, and one that is no longer offered as its text', async () => {
    const first = host({ initial: '1' });
    await expect.element(page.getByText('渗漏水')).toBeVisible();
    first.remove();
    host({ initial: '管线占压' });
    await expect.element(page.getByText('管线占压')).toBeVisible();
  });

  it('says what is asked for when the design says so', async () => {
    host({ node: { props: { placeholder: '选择缺陷' } } });
    await expect.element(page.getByText('选择缺陷')).toBeVisible();
  });
});

describe('searching', () => {
  const filterable = { props: { filterable: true } };

  it('keeps the entries whose words hold the text, and says when none does', async () => {
    host({ node: filterable });
    await box().fill('裂');
    await expect.element(entry('裂缝')).toBeVisible();
    expect(page.getByTitle('渗漏水').elements()).toEqual([]);
    await box().fill('xyz');
    await expect.element(page.getByText('没有匹配的选项').last()).toBeVisible();
  });

  it('searches by the composed word only, and an Enter that picks a word chooses nothing', async () => {
    const changes: unknown[] = [];
    const element = host({ node: filterable, changes });
    await box().click();
    const seen: number[] = [];
    element.addEventListener('compositionupdate', () => {
      box()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, isComposing: true }));
      seen.push(page.getByTitle('渗漏水').elements().length);
    });
    await compose(['l', 'li', 'lie'], '裂');
    await expect.poll(() => page.getByTitle('渗漏水').elements().length).toBe(0);
    await expect.element(entry('裂缝')).toBeVisible();
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(0);
    expect(changes).toEqual([]);
  });

  it('draws a handful of ten thousand options, and finds one among them', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ value: index, label: `管段 ${index}` }));
    const changes: unknown[] = [];
    host({ options: many, node: filterable, changes });
    await box().click();
    await expect.element(entry('管段 0')).toBeVisible();
    expect(document.querySelectorAll('[title^="管段"]').length).toBeLessThan(60);
    await box().fill('管段 9876');
    await entry('管段 9876').click();
    expect(changes).toEqual([9876]);
  });

  it('takes a typed text when options are not of the design, and none when they are', async () => {
    const changes: unknown[] = [];
    const first = host({
      changes,
      node: { props: { allowCreate: true }, config: { dataType: 'dynamic', propsUrl: 'interface' } },
    });
    await box().fill('沉降');
    await userEvent.keyboard('{Enter}');
    expect(changes).toEqual(['沉降']);
    first.remove();
    host({ node: { props: { allowCreate: true, filterable: true }, slot: { options: [] } } });
    await box().fill('沉降');
    await expect.element(page.getByText('没有匹配的选项').last()).toBeVisible();
  });
});

describe('several choices', () => {
  it('hands out a list, takes the last one back by Backspace, and keeps what is no longer offered', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['旧类型'], node: several });
    await expect.element(page.getByText('旧类型')).toBeVisible();
    await box().click();
    await entry('渗漏水').click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(changes).toEqual([['旧类型', 1], ['旧类型'], []]);
  });

  it('folds what has no room into a count', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ value: index, label: `二〇二六年第 ${index} 号管段` }));
    host({ options: many, initial: many.map(({ value }) => value), node: several });
    await expect.element(page.getByText(/^\+\d+$/)).toBeVisible();
  });

  it('holds a list of choices, where one choice holds one', () => {
    const { value } = selectDescriptor;
    const kind = (props: Record<string, unknown>) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'select' }, props });
    expect([kind({}), kind({ multiple: true })]).toEqual(['choice', 'choices']);
  });
});

describe('states', () => {
  it('says that options are on their way, without showing the code of a stored value', async () => {
    host({ options: [], optionsState: 'loading', initial: 'f3a21c7' });
    await expect.element(page.getByText('正在获取选项')).toBeVisible();
    expect(page.getByText('f3a21c7').elements()).toEqual([]);
  });

  it('offers another try, in reach of Tab, when options could not be had', async () => {
    let asked = 0;
    host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await box().click();
    await expect.element(page.getByText('选项没有取到').last()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(asked).toBe(1);
  });

  it('cannot be opened while disabled', async () => {
    host({ initial: 1, disabled: true });
    await expect.element(box()).toBeDisabled();
  });

  it('shows words to read and copy while read-only', async () => {
    const first = host({ initial: 1, readOnly: true });
    const text = page.getByRole('textbox', { name: '缺陷类型' });
    await expect.element(text).toHaveValue('渗漏水');
    await expect.element(text).toHaveAttribute('readonly');
    first.remove();
    host({ initial: [1, 2], readOnly: true, node: several });
    await expect.element(page.getByRole('textbox', { name: '缺陷类型' })).toHaveValue('渗漏水、裂缝');
  });

  it('tells a screen reader what is required and wrong, and reports the leaving', async () => {
    let left = 0;
    host({ required: true, error: '缺陷类型不能为空', onBlur: () => (left += 1) });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('缺陷类型不能为空');
    await userEvent.tab();
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 1 }],
    ['several', { initial: [1, 2], node: several }],
    ['disabled', { initial: 1, disabled: true }],
    ['read-only', { initial: 1, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['failed', { options: [], optionsState: 'failed' as const }],
    ['in a cell', { initial: 1, bare: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('缺陷类型').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await expect.element(entry('裂缝')).toBeVisible();
    await expectAccessible();
  });
});
