import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Requests } from '../../engine/contract/requests.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountForm } from '../../test/support/mount-form.tsx';
import { recordAnswer } from '../../test/support/record-server.ts';

const field = (aditKey: string, name: string, label: string, props: Node['props'], children?: Node[]): Node => ({
  id: name,
  vModel: name,
  config: { aditKey, label, ...(children ? { children } : {}) },
  ...(props ? { props } : {}),
});
const picker = (name: string) => field('relationForm', name, '隧道', { modelId: 'tunnel', relationField: 'name' });
const shows = (name: string, label: string, isStorage = 0, relationField = 'tunnel') =>
  field('relationFormAttr', name, label, { relationField, showField: 'length', isStorage });
const nodes = [picker('tunnel'), shows('length', '长度'), shows('kept', '当时长度', 1)];
const shown = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const opened = (values: Record<string, unknown>, request: Requests['request'] = recordAnswer) =>
  mountForm({ nodes }, { values, services: testServices('zh', { request }) });

async function choose(name: RegExp) {
  await page.getByRole('combobox', { name: /隧道/ }).click();
  await page.getByRole('row', { name }).click();
  await page.getByRole('button', { name: /^确\s?定$/ }).click();
}

it('shows a field of the record that is chosen, and of another one as soon as that is', async () => {
  const asked: unknown[] = [];
  const { element } = await opened({}, (call, input) => {
    asked.push(input?.query);
    return recordAnswer(call, input);
  });
  await expect.element(shown('长度')).toHaveValue('');
  await choose(/古城大道/);
  await expect.element(shown('长度')).toHaveValue('1200');
  await expect.element(shown('当时长度')).toHaveValue('1200');
  expect(asked).toContainEqual({ ids: 't1', relationField: 'length', field: 'length' });
  await expectAccessible(element);
  await choose(/学院北路/);
  await expect.element(shown('长度')).toHaveValue('1500');
});

it('shows what is kept as it was, until another record is chosen or none', async () => {
  const { session } = await opened({ tunnel: 't1', length: 't1', kept: '900' });
  await expect.element(shown('长度')).toHaveValue('1200');
  await expect.element(shown('当时长度')).toHaveValue('900');
  await choose(/学院北路/);
  await expect.element(shown('当时长度')).toHaveValue('1500');
  await page.getByRole('combobox', { name: /隧道/ }).click();
  await userEvent.keyboard('{Escape}');
  session.input('tunnel', null);
  await expect.element(shown('当时长度')).toHaveValue('');
});

it('stands in a line of a sub-table beside the field that chooses', async () => {
  const table = field('table', 'rows', '明细', {}, [picker('cell'), shows('cellLength', '长度', 0, 'cell')]);
  await mountForm(
    { nodes: [table] },
    { values: { rows: [{ cell: 't1' }, { cell: 't2' }] }, services: testServices('zh', { request: recordAnswer }) },
  );
  const texts = () =>
    page
      .getByRole('gridcell')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(expect.arrayContaining(['古城大道', '1200', '学院北路', '1500']));
});
