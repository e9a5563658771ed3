import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { FieldHost } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { calculateTexts } from './calculate.texts.ts';
import { widget } from './calculate.widget.ts';

const output = () => page.getByRole('status', { name: '名称' });
const node = { props: { expression: ['price', '*', 'count'], thousands: true, isAmountChinese: true } };

it('shows the result with two decimals and grouped, without announcing each change', async () => {
  mount(<FieldHost widget={widget} initial={1800} node={node} />);
  await expect.element(output()).toHaveTextContent('1,800.00');
  await expect.element(output()).toHaveAttribute('aria-live', 'off');
  await expectAccessible();
});

it('writes as many decimals as the design says, and digits that no number holds', async () => {
  mount(<FieldHost widget={widget} initial="12345678901234567.5" node={{ props: { precision: 0 } }} />);
  await expect.element(output()).toHaveTextContent(/^12,345,678,901,234,568$/);
});

it('has its unit behind the figure where the design gives one', async () => {
  mount(<FieldHost widget={widget} initial={8861} node={{ props: { ...node.props, addonAfter: '元' } }} />);
  await expect.element(output()).toHaveTextContent('8,861.00 元');
});

it('writes the amount in Chinese beside it, or says that it is too large', async () => {
  const translate = createTranslate([calcTexts, calculateTexts], 'zh');
  mount(<FieldHost widget={widget} initial={1800} node={node} />);
  await expect.element(page.getByText('壹仟捌佰元整')).toBeVisible();
  mount(
    <FieldHost widget={widget} id="large" label="大" initial="1234567890123" node={node} />,
    testServices('zh', { translate }),
  );
  await expect.element(page.getByText(translate('calc.amountTooLarge'))).toBeVisible();
});

it('tells its formula by keyboard, with the labels of the fields', async () => {
  const labels = new Map([
    ['price', '单价'],
    ['count', '数量'],
  ]);
  mount(<FieldHost widget={widget} initial={3} node={node} labelOf={(code: string) => labels.get(code)} />);
  await expect.element(page.getByRole('button', { name: '公式：单价 × 数量' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('公式：单价 × 数量');
  await expectAccessible();
});

it('is blank where nothing is calculated yet', async () => {
  mount(<FieldHost widget={widget} />);
  await expect.element(output()).toHaveTextContent(/^$/);
  await expect.element(page.getByRole('button', { name: '尚未设置公式' })).toBeVisible();
});

it('stands to the right without a frame in a cell', async () => {
  mount(<FieldHost widget={widget} bare initial={924} node={node} />);
  await expect.element(output()).toHaveTextContent('924.00');
  expect(page.getByRole('button').query()).toBeNull();
  await expectAccessible();
});
