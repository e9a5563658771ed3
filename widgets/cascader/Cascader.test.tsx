import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { cascaderDescriptor } from './cascader.descriptor.ts';
import { widget } from './cascader.widget.ts';

const options = [
  {
    value: 1,
    label: '云栖路',
    children: [
      { value: 11, label: '电力舱' },
      { value: 12, label: '水信舱' },
    ],
  },
  { value: 2, label: '滨河路', children: [{ value: 21, label: '燃气舱' }] },
];
const box = () => page.getByRole('combobox', { name: '管廊舱室' });
const entry = (name: string) => page.getByRole('menuitemcheckbox', { name });
const host = (props: Partial<FieldHostProps> = {}) =>
  mount(<FieldHost widget={widget} label="管廊舱室" options={options} {...props} />);

describe('one way', () => {
  it('hands out the whole way down, in the values of the list', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await box().click();
    await entry('云栖路').click();
    await entry('水信舱').click();
    expect(changes).toEqual([[1, 12]]);
    await expect.element(page.getByTitle('云栖路 / 水信舱')).toBeVisible();
  });

  it('is walked and chosen from by keys', async () => {
    const changes: unknown[] = [];
    host({ changes });
    await expect.element(box()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry('滨河路')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(changes).toEqual([[2, 21]]);
  });

  it('is emptied by its button', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: [1, 11] });
    await page.getByRole('button').click();
    expect(changes).toEqual([null]);
  });

  it('shows the last step only, or another sign between the steps, as the design says', async () => {
    const first = host({ initial: ['1', '11'], node: { props: { showAllLevels: false } } });
    await expect.element(page.getByTitle('电力舱', { exact: true })).toBeVisible();
    first.remove();
    host({ initial: [1, 11], node: { props: { separator: '>' } } });
    await expect.element(page.getByTitle('云栖路 > 电力舱')).toBeVisible();
  });

  it('shows a way that is no longer offered as its text', async () => {
    host({ initial: ['旧路', '旧舱'] });
    await expect.element(page.getByTitle('旧路 / 旧舱')).toBeVisible();
  });
});

describe('searching', () => {
  it('keeps the ways with a step that holds the composed word', async () => {
    const changes: unknown[] = [];
    const element = host({ changes, node: { props: { filterable: true } } });
    await box().click();
    const found: number[] = [];
    element.addEventListener('compositionupdate', () => {
      found.push(page.getByRole('menuitemcheckbox').elements().length);
    });
    await compose(['r', 'ra', 'ran'], '燃气');
    await expect.element(entry('滨河路 / 燃气舱')).toBeVisible();
    expect(page.getByRole('menuitemcheckbox').elements()).toHaveLength(1);
    expect(found).not.toContain(0);
    await entry('滨河路 / 燃气舱').click();
    expect(changes).toEqual([[2, 21]]);
  });
});

describe('several ways', () => {
  it('hands out ways down to the last step, a ticked branch as its leaves', async () => {
    const changes: unknown[] = [];
    host({ changes, initial: [[2, 21]], node: { props: { multiple: true } } });
    await expect.element(page.getByText('滨河路 / 燃气舱')).toBeVisible();
    await box().click();
    const tick = entry('云栖路').element().querySelector('[class*="checkbox"]');
    if (!tick) throw new Error('no box');
    await userEvent.click(tick);
    expect(changes).toEqual([
      [
        [2, 21],
        [1, 11],
        [1, 12],
      ],
    ]);
  });

  it('is so when either generation says so', () => {
    const { value } = cascaderDescriptor;
    const kind = (props: Record<string, unknown>) =>
      typeof value === 'function' && value({ id: 'n', config: { aditKey: 'cascader' }, props });
    expect(kind({})).toBe('path');
    expect(kind({ multiple: true })).toBe('paths');
    expect(kind({ props: { props: { multiple: true, value: 'id' } } })).toBe('paths');
    expect(kind({ multiple: false, props: { multiple: true } })).toBe('path');
  });
});

describe('states', () => {
  it('offers another try when options could not be had', async () => {
    let asked = 0;
    host({ options: [], optionsState: 'failed', onRetryOptions: () => (asked += 1) });
    await page.getByRole('button', { name: /重试/ }).click();
    expect(asked).toBe(1);
  });

  it('cannot be opened while disabled, and shows words while read-only', async () => {
    const first = host({ initial: [1, 11], disabled: true });
    await expect.element(box()).toBeDisabled();
    first.remove();
    host({ initial: [1, 11], readOnly: true });
    await expect.element(page.getByRole('textbox', { name: '管廊舱室' })).toHaveValue('云栖路 / 电力舱');
  });

  it('tells a screen reader what is required and wrong, and reports the leaving', async () => {
    let left = 0;
    host({ required: true, error: '管廊舱室不能为空', onBlur: () => (left += 1) });
    await expect.element(box()).toHaveAttribute('aria-required', 'true');
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box()).toHaveAccessibleDescription('管廊舱室不能为空');
    await userEvent.tab();
    await userEvent.tab();
    expect(left).toBe(1);
  });

  it.each([
    ['empty', {}],
    ['filled', { initial: [1, 11] }],
    ['several', { initial: [[1, 11]], node: { props: { multiple: true } } }],
    ['disabled', { initial: [1, 11], disabled: true }],
    ['read-only', { initial: [1, 11], readOnly: true }],
    ['invalid', { error: '不能为空', required: true }],
    ['in a cell', { initial: [1, 11], bare: true }],
  ])('is accessible: %s', async (_, props) => {
    const element = host(props);
    await expect.element(page.getByText('管廊舱室').first()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while open', async () => {
    host();
    await box().click();
    await expect.element(entry('云栖路')).toBeVisible();
    await expectAccessible();
  });
});
