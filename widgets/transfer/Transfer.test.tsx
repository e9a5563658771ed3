import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { testNode } from '../../test/support/fields.ts';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { widget } from './transfer.widget.ts';

const options = [
  { value: 1, label: '照明' },
  { value: 2, label: '通风' },
  { value: 3, label: '排水' },
  { value: 4, label: '停用', disabled: true },
];
const group = () => page.getByRole('group', { name: '巡检项目' });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name });
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="巡检项目" options={options} {...props} />);

describe('moving', () => {
  it('hands out what was chosen in the order of the list, and what is left of it', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box('排水').click();
    await button('选入').click();
    await box('照明').click();
    await button('选入').click();
    await box('排水').click();
    await button('移出').click();
    expect(changes).toEqual([[3], [1, 3], [1]]);
  });

  it('works by keys alone, and the button keeps the focus with nothing left to move', async () => {
    const changes: unknown[] = [];
    host({ changes, node: { props: { filterable: false } } });
    await expect.element(box('照明')).toBeVisible();
    box('全选').element().focus();
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: false });
    button('选入').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(changes).toEqual([[1, 2, 3]]);
    await expect.element(button('选入')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(changes).toHaveLength(1);
  });

  it('knows stored values that read the same, and keeps those that are no longer offered', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['2', '旧系统'] });
    await expect.element(box('旧系统')).toBeVisible();
    await box('照明').click();
    await button('选入').click();
    expect(changes).toEqual([[1, 2, '旧系统']]);
  });

  it('does not move what cannot be chosen', async () => {
    host();
    await expect.element(box('停用')).toBeDisabled();
  });

  it('finds entries by their words', async () => {
    host();
    await page.getByPlaceholder('搜索').first().fill('风');
    await expect.element(box('通风')).toBeVisible();
    expect(box('照明').elements()).toEqual([]);
  });

  it('reports the leaving once for all of it', async () => {
    let left = 0;
    host({ onBlur: () => (left += 1), node: { props: { filterable: false } } });
    await box('照明').click();
    await button('选入').click();
    expect(left).toBe(0);
    (document.activeElement as HTMLElement).blur(); // what has the focus is an element of the page
    await expect.poll(() => left).toBe(1);
  });
});

describe('in a form', () => {
  it('is what its Formily field holds, asks for it and shows what is wrong', async () => {
    const node = testNode('systems', 'transfer', {
      config: { label: '巡检项目', required: true },
      slot: { options: options.map(({ value, label }) => ({ id: value, fullName: label })) },
    });
    const { session } = await mountForm({ nodes: [node] });
    expect(session.validate().map(({ name }) => name)).toEqual(['systems']);
    await expect.element(group()).toHaveAccessibleDescription(/必填/);
    await box('通风').click();
    await button('选入').click();
    expect(session.submitValues()).toEqual({ systems: [2] });
    expect(session.problems()).toEqual([]);
    session.field('systems')?.setValue([3]);
    await expect.element(page.getByText('排水')).toBeVisible();
    expect(session.submitValues()).toEqual({ systems: [3] });
    session.field('systems')?.setDataSource([{ label: '别的', value: 9 }]);
    await expect.element(box('别的')).toBeVisible();
    session.field('systems')?.setPattern('disabled');
    await expect.element(box('别的')).toBeDisabled();
  });
});

describe('states', () => {
  it('offers another try when options could not be had, and waits for them', async () => {
    let asked = 0;
    const first = host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await button('重试').click();
    expect(asked).toBe(1);
    first.remove();
    host({ options: [], optionsState: 'loading' });
    await expect.element(page.getByText('正在获取选项')).toBeVisible();
  });

  it('shows words while read-only', async () => {
    host({ initial: [1, 3], readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '巡检项目' })).toHaveValue('照明、排水');
  });

  it('stands in a narrow place one list below the other', async () => {
    const element = host();
    element.style.width = '340px';
    await expect.element(box('照明')).toBeVisible();
    expect(element.scrollWidth).toBeLessThanOrEqual(340);
    await expectAccessible(element);
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: [2] }],
    ['disabled', { initial: [2], disabled: true }],
    ['read-only', { initial: [1, 3], readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('巡检项目').first()).toBeVisible();
    await expectAccessible(element);
  });
});
