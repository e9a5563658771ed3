import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './input-number.widget.ts';

const box = () => page.getByRole('spinbutton', { name: '名称' });

it('stores exactly what is typed and fills up to two decimals when one leaves', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await userEvent.keyboard('1.5');
  await expect.element(box()).toHaveValue('1.5');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('1.50');
  expect(changes).toEqual([1, 1.5]);
});

it('rounds nothing: more decimals and long numbers stay whole', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().fill('12345678901234567890.123');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('12,345,678,901,234,567,890.123');
  expect(changes).toEqual(['12345678901234567890.123']);
});

it('hands out a number outside the limits, for the rules to refuse, and changes nothing behind one’s back', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} node={{ props: { min: 0, max: 100 } }} />);
  await box().fill('150');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('150.00');
  expect(changes).toEqual([150]);
  await expect.element(box()).toHaveAttribute('aria-valuemax', '100');
});

it('steps exactly by arrow keys, ten at once with Shift, and stops at the limits', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial={0.1} node={{ props: { step: 0.2, max: 2 } }} />);
  await box().click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box()).toHaveValue('0.30');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(box()).toHaveValue('2.00');
  await userEvent.keyboard('{ArrowDown}');
  expect(changes).toEqual([0.3, 2, 1.8]);
});

it('goes to multiples of the step where the design asks for them', async () => {
  const changes: unknown[] = [];
  const props = { step: 5, stepStrictly: true, precision: 0 };
  mount(<FieldHost widget={widget} changes={changes} node={{ props }} />);
  await box().fill('8');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('10');
  expect(changes).toEqual([8, 10]);
});

it('steps by buttons at the end or at both sides, and has none by itself', async () => {
  mount(<FieldHost widget={widget} initial={3} />);
  await expect.element(box()).toBeVisible();
  expect(page.getByRole('button', { name: /Increase/ }).query()).toBeNull();
  const changes: unknown[] = [];
  const props = { controls: true, controlsPosition: 'both', precision: 0 };
  mount(<FieldHost widget={widget} id="b" label="数量" changes={changes} initial={3} node={{ props }} />);
  await page.getByRole('button', { name: /Increase/ }).click();
  await expect.element(page.getByRole('spinbutton', { name: '数量' })).toHaveValue('4');
  await page.getByRole('button', { name: /Decrease/ }).click();
  expect(changes).toEqual([4, 3]);
  await expectAccessible();
});

it('groups thousands at rest and takes a grouped number', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial={1200} node={{ props: { thousands: true } }} />);
  await expect.element(box()).toHaveValue('1,200.00');
  await box().fill('12,345.6');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('12,345.60');
  expect(changes).toEqual([12345.6]);
});

it('shows the unit and the amount in Chinese, and reads both out', async () => {
  const props = { isAmountChinese: true, addonAfter: '元' };
  mount(<FieldHost widget={widget} initial={1800} node={{ props }} />);
  await expect.element(page.getByText('壹仟捌佰元整')).toBeVisible();
  await expect.element(box()).toHaveAccessibleDescription('元 壹仟捌佰元整');
  await box().fill('0.5');
  await expect.element(page.getByText('伍角')).toBeVisible();
  await expectAccessible();
});

it('stays one line high when the words of an amount are longer than the field', async () => {
  const props = { isAmountChinese: true, addonAfter: '元' };
  const host = mount(<FieldHost widget={widget} initial={1234567.89} node={{ props }} />);
  host.style.width = '240px';
  await expect.element(page.getByTitle(/^壹佰贰拾叁万/)).toBeVisible();
  expect(host.querySelector('.ant-input-number')?.getBoundingClientRect().height).toBeLessThan(40);
});

it('understands the full-width figures of an input method', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await compose(['１'], '１２。５');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('12.50');
  expect(changes.at(-1)).toBe(12.5);
});

it('shows the last number again when the text is none, and is empty when emptied', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial={5} />);
  await box().fill('abc');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('5.00');
  expect(changes).toEqual([]);
  await box().clear();
  await userEvent.tab();
  await expect.element(box()).toHaveValue('');
  expect(changes).toEqual([null]);
});

it('shows text of digits as a number, and what an unreadable value holds as nothing', async () => {
  mount(<FieldHost widget={widget} initial="38.5" />);
  await expect.element(box()).toHaveValue('38.50');
  mount(<FieldHost widget={widget} id="x" label="坏" initial="many" />);
  await expect.element(page.getByRole('spinbutton', { name: '坏' })).toHaveValue('');
});

it('is read, not changed, when read-only', async () => {
  mount(<FieldHost widget={widget} readOnly initial={600} node={{ props: { addonAfter: '元' } }} />);
  const text = page.getByRole('textbox', { name: '名称' });
  await expect.element(text).toHaveValue('600.00');
  await expect.element(text).toHaveAttribute('readonly');
  await expect.element(text).toHaveAccessibleDescription('元');
  await expectAccessible();
});

it('is dead when disabled', async () => {
  mount(<FieldHost widget={widget} disabled initial={600} />);
  await expect.element(box()).toBeDisabled();
  await expectAccessible();
});

it('says what is wrong, and stands to the right in a cell', async () => {
  mount(<FieldHost widget={widget} required bare error="数量不能为空" node={{ props: { addonAfter: '袋' } }} />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('数量不能为空');
  expect(getComputedStyle(box().element()).textAlign).toBe('right');
  await expectAccessible();
});
