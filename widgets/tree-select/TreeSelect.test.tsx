import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { treeSelectDescriptor } from './tree-select.descriptor.ts';
import { widget } from './tree-select.widget.ts';

const options = [
  {
    value: 1,
    label: '云栖路',
    children: [
      { value: 11, label: '电力舱' },
      { value: 12, label: '水信舱', disabled: true },
    ],
  },
  { value: 2, label: '滨河路' },
];
const box = () => page.getByRole('combobox', { name: '所属管廊' });
const entry = (name: string) => page.getByRole('treeitem', { name });
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="所属管廊" options={options} {...props} />);
const several = { props: { multiple: true } };

describe('choosing', () => {
  it('hands out a branch or a leaf in the value of the list', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box().click();
    await page.getByText('电力舱').click();
    await expect.element(page.getByTitle('电力舱').first()).toBeVisible();
    await box().click();
    await page.getByText('滨河路').click();
    expect(changes).toEqual([11, 2]);
  });

  it('is walked and chosen from by keys', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(box()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('滨河路')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changes).toEqual([11]);
  });

  it('is emptied by its button', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: '11' });
    await expect.element(page.getByTitle('电力舱')).toBeVisible();
    await page.getByRole('button').click();
    expect(changes).toEqual([null]);
  });

  it('shows a value that is no longer offered as its text', async () => {
    host({ initial: '旧管廊' });
    await expect.element(page.getByTitle('旧管廊')).toBeVisible();
  });

  it('hands out a list when several may be chosen, and keeps what is no longer offered', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: ['旧管廊'], node: several });
    await box().click();
    await page.getByText('电力舱').click();
    expect(changes).toEqual([['旧管廊', 11]]);
    const { value } = treeSelectDescriptor;
    const kind = (props: Record<string, unknown>) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'treeSelect' }, props });
    expect([kind({}), kind(several.props)]).toEqual(['choice', 'choices']);
  });

  it('keeps the entries whose words hold the composed word, with the way to them', async () => {
    host({ node: { props: { filterable: true } } });
    await box().click();
    await expect.element(page.getByText('滨河路')).toBeVisible();
    await compose(['d', 'di', 'dian'], '电力');
    await expect.poll(() => page.getByText('滨河路').elements().length).toBe(0);
    await expect.element(entry('云栖路')).toBeVisible();
    await expect.element(entry('电力舱')).toBeVisible();
  });
});

describe('states', () => {
  it('says that the tree is on its way, and offers another try when it could not be had', async () => {
    const first = host({ options: [], optionsState: 'loading', initial: 'f3a2' });
    await expect.element(page.getByTitle('正在获取选项')).toBeVisible();
    first.remove();
    let asked = 0;
    host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await page.getByRole('button', { name: /重试/ }).click();
    expect(asked).toBe(1);
  });

  it('cannot be opened while disabled, and shows words while read-only', async () => {
    const first = host({ initial: 11, disabled: true });
    await expect.element(box()).toBeDisabled();
    first.remove();
    host({ initial: 11, readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '所属管廊' })).toHaveValue('电力舱');
  });

  it('tells a screen reader what is required and wrong, and reports the leaving', async () => {
    let left = 0;
    host({ required: true, error: '所属管廊不能为空', onBlur: () => (left += 1) });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('所属管廊不能为空');
    await userEvent.tab();
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: 11 }],
    ['several', { initial: [11, 2], node: several }],
    ['disabled', { initial: 11, disabled: true }],
    ['read-only', { initial: 11, readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: 11, bare: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('所属管廊').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await expect.element(page.getByText('滨河路')).toBeVisible();
    await expectAccessible();
  });
});
