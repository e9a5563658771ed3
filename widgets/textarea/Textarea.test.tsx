import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './textarea.widget.ts';

const box = () => page.getByRole('textbox', { name: '名称' });

it('is five lines high, counts to 200 and keeps lines and outer spaces as written', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await expect.element(box()).toHaveAttribute('rows', '5');
  await box().click();
  await userEvent.keyboard(' a{Enter}b');
  await userEvent.tab();
  await expect.element(page.getByText('4 / 200')).toBeVisible();
  expect(changes.at(-1)).toBe(' a\nb');
  await box().clear();
  expect(changes.at(-1)).toBeNull();
  await expectAccessible();
});

it('takes its lines from autoSize of the dialect, and its own settings before that', async () => {
  const lines = { autoSize: { minRows: 3, maxRows: 3 } };
  mount(<FieldHost widget={widget} node={{ props: lines }} />);
  await expect.element(box()).toHaveAttribute('rows', '3');
  mount(<FieldHost widget={widget} id="own" label="自己" node={{ props: { ...lines, minRows: 2, maxRows: 2 } }} />);
  await expect.element(page.getByRole('textbox', { name: '自己' })).toHaveAttribute('rows', '2');
});

it('grows with its words between the fewest and the most lines', async () => {
  mount(<FieldHost widget={widget} node={{ props: { minRows: 1, maxRows: 3 } }} />);
  await expect.element(box()).toBeVisible();
  const height = () => box().element().getBoundingClientRect().height;
  // Before it is measured it has the browser's two lines.
  await expect.poll(height).toBeLessThan(45);
  const one = height();
  await box().fill('1\n2');
  await expect.poll(height).toBeGreaterThan(one + 10);
  await box().fill('1\n2\n3\n4\n5\n6\n7\n8');
  await expect.poll(height).toBeLessThan(one * 4);
});

it('hands out one change a composed word', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} />);
  await box().click();
  await compose(['s', 'sh', 'shi'], '湿渍');
  await expect.element(box()).toHaveValue('湿渍');
  expect(changes).toEqual(['湿渍']);
});

it('can be cleared in one press where the design allows it', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} changes={changes} initial="湿渍" node={{ props: { clearable: true } }} />);
  await page.getByRole('button', { name: '清空' }).click();
  expect(changes).toEqual([null]);
});

it('can be read and copied when read-only, and has no counter then', async () => {
  const changes: unknown[] = [];
  mount(<FieldHost widget={widget} initial="湿渍" readOnly changes={changes} />);
  await box().click();
  await userEvent.keyboard('x');
  await expect.element(box()).toHaveValue('湿渍');
  await expect.element(box()).toHaveAttribute('readonly');
  expect(page.getByText('/ 200').query()).toBeNull();
  expect(changes).toEqual([]);
  await expectAccessible();
});

it('says what is wrong and that it is required', async () => {
  mount(<FieldHost widget={widget} required error="现场描述不能为空" />);
  await expect.element(box()).toBeInvalid();
  await expect.element(box()).toBeRequired();
  await expect.element(box()).toHaveAccessibleDescription('现场描述不能为空');
  await expectAccessible();
});

it('is dead when disabled', async () => {
  mount(<FieldHost widget={widget} disabled initial="湿渍" />);
  await expect.element(box()).toBeDisabled();
  await expectAccessible();
});
