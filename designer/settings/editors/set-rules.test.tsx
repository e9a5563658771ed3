import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preparePart } from '../../../test/support/designer/part-host.tsx';
import { sampleDesign as sample } from '../../../test/support/designer/sample-design.ts';
import { expectAccessible, mount, testServices } from '../../../test/support/mount.tsx';
import type { JsonObject } from '../../document/json.ts';
import { SettingsPanel } from '../panel/SettingsPanel.tsx';

const nodes = '/form/nodes';
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (name: string) => page.getByRole('listbox', { name, exact: true });

async function open(key: string, tab?: RegExp, document: JsonObject = sample) {
  const { around, ...prepared } = preparePart(<SettingsPanel />, document, [key]);
  mount(around, testServices());
  if (tab) await page.getByRole('tab', { name: tab }).click();
  return prepared;
}

async function choose(name: string, words: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await userEvent.keyboard(`${words}{Enter}`);
}

it('sets a value, that of another field or the outcome of a formula when conditions come to hold', async () => {
  const { at, store } = await open('count', /联动/);
  await button('添加赋值').click();
  await button('添加条件：赋值 1的条件').click();
  await choose('条件 1的字段', '等级');
  await page.getByRole('combobox', { name: '条件 1的值' }).click();
  await page.getByTitle('严重', { exact: true }).click();
  const when = { logic: 'and', conditions: [{ field: 'level', operator: 'equal', value: '3' }] };
  await page.getByRole('spinbutton', { name: '赋值 1的值' }).fill('5');
  await expect.poll(() => at(`${nodes}/4/setWhen`)).toEqual([{ when, value: 5 }]);
  await expect.element(page.getByRole('tab', { name: '联动 1' })).toBeVisible();

  await page.getByRole('combobox', { name: '赋值 1的来源' }).click();
  await page.getByTitle('另一字段的值').click();
  expect(at(`${nodes}/4/setWhen`)).toEqual([{ when, valueField: '' }]);
  await page.getByRole('combobox', { name: '赋值 1取自的字段' }).click();
  // Only what the field can take is offered.
  await expect.element(page.getByTitle(/^区段桩号/)).not.toBeInTheDocument();
  await page.getByTitle(/^单价/).click();
  expect(at(`${nodes}/4/setWhen`)).toEqual([{ when, valueField: 'price' }]);

  await page.getByRole('combobox', { name: '赋值 1的来源' }).click();
  await page.getByTitle('公式').click();
  await choose('插入字段', '单价');
  await line('赋值 1的公式').click();
  await userEvent.keyboard('*2');
  await expect.poll(() => at(`${nodes}/4/setWhen`)).toEqual([{ when, expression: ['price', '*', '2'] }]);
  await page.getByRole('spinbutton', { name: '单价的试算值' }).fill('4');
  await expect.element(page.getByText(/结果.*8/)).toBeVisible();
  // Taken away to the last token it is still a formula: to be written anew, and wrong until it is.
  await line('赋值 1的公式').click();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.poll(() => at(`${nodes}/4/setWhen`)).toEqual([{ when, expression: [] }]);
  await userEvent.keyboard('8/2');
  await expect.poll(() => at(`${nodes}/4/setWhen`)).toEqual([{ when, expression: ['8', '/', '2'] }]);
  await page.getByRole('checkbox', { name: '也覆盖填写人写下的值' }).click();
  expect(at(`${nodes}/4/setWhen/0/overwrite`)).toBe(true);
  await expectAccessible();

  await button('添加赋值').click();
  await button('上移：赋值 2').click();
  expect(at(`${nodes}/4/setWhen/1`)).toMatchObject({ overwrite: true });
  await button('删除：赋值 1').click();
  await button('删除：赋值 1').click();
  expect(at(`${nodes}/4/setWhen`)).toBeUndefined();
  while (store.state().past.length > 0) store.undo();
  expect(store.state().document).toEqual(sample);
});

it('offers no rule where nothing can be set, and shows what stands there all the same', async () => {
  await open('cost', /联动/);
  await expect.element(page.getByText('显示条件')).toBeVisible();
  await expect.element(page.getByText('赋值规则')).not.toBeInTheDocument();
});

it('takes a default from a formula, with its result and its errors', async () => {
  const { at } = await open('count');
  await page.getByRole('checkbox', { name: '由公式得出，直到被修改' }).click();
  await line('默认值的公式').click();
  await userEvent.keyboard('2*');
  await expect.element(page.getByRole('status').filter({ hasText: '公式' })).toBeVisible();
  await choose('插入字段', '单价');
  await expect.poll(() => at(`${nodes}/4/config/defaultExpression`)).toEqual(['2', '*', 'price']);
  await page.getByRole('spinbutton', { name: '单价的试算值' }).fill('1.5');
  await expect.element(page.getByText(/结果.*3/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: '由公式得出，直到被修改' }).click();
  expect(at(`${nodes}/4/config/defaultExpression`)).toBeUndefined();
  await expect.element(page.getByRole('spinbutton', { name: '默认值' })).toBeVisible();
});

it('offers no formula to a text', async () => {
  await open('stake');
  await expect.element(box('默认值')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /由公式得出/ })).not.toBeInTheDocument();
});
