import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Requests } from '../../engine/contract/requests.ts';
import { FieldHost, type FieldHostProps } from '../../test/support/field-host.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { recordAnswer } from '../../test/support/record-server.ts';
import { widget } from './relation-form.widget.ts';

const props = { modelId: 'tunnel', relationField: 'name', columnOptions: [{ value: 'name', label: '隧道名称' }] };
const box = () => page.getByRole('combobox', { name: '隧道' });
const boxWith = (name: string) => page.getByRole('combobox', { name: `隧道 ${name}` });
const host = (more: Partial<FieldHostProps> = {}, request: Requests['request'] = recordAnswer) =>
  mount(<FieldHost widget={widget} label="隧道" node={{ props }} {...more} />, testServices('zh', { request }));

it('stores the id of a record, shows the field that the design names, and is found by a word', async () => {
  const changes: unknown[] = [];
  const element = host({ changes, initial: 't1' });
  await expect.element(boxWith('古城大道')).toBeVisible();
  await box().click();
  await page.getByRole('searchbox').fill('学院');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('row', { name: /古城/ })).not.toBeInTheDocument();
  await page.getByRole('row', { name: /学院北路/ }).click();
  await expectAccessible(page.getByRole('dialog').element());
  await page.getByRole('button', { name: /^确\s?定$/ }).click();
  expect(changes).toEqual(['t2']);
  await expect.element(boxWith('学院北路')).toBeVisible();
  await expect.element(box()).toHaveFocus();
  await expectAccessible(element);
});

it('is as wide as its place in the form, whatever else the page has loaded', async () => {
  const element = host();
  await expect.element(box()).toBeVisible();
  expect(box().element().clientWidth).toBeGreaterThan(element.clientWidth / 2);
});

it('says that a record is gone, and never its id', async () => {
  host({ initial: 't9' });
  await expect.element(boxWith('已删除的记录')).toBeVisible();
});

it('says that a record is not for the reader, or none of them is, and neither its id nor an error', async () => {
  const none = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
  host({ initial: 't8' }, async () => ({ ...none, hidden: ['t8'] }));
  await expect.element(boxWith('无权查看')).toBeVisible();
  const refused = Object.assign(new Error('无权访问'), { code: 403, data: null });
  host({ initial: 't1', id: 'refused', label: '水库' }, () => Promise.reject(refused));
  await expect.element(page.getByRole('combobox', { name: '水库 无权查看' })).toBeVisible();
});

it('are called by their names to who may only read them, with one question', async () => {
  const asked: unknown[] = [];
  host({ initial: ['t1', 't2'], readOnly: true, node: { props: { ...props, multiple: true } } }, (call, input) => {
    asked.push(input?.query);
    return recordAnswer(call, input);
  });
  await expect.element(page.getByText('古城大道、学院北路')).toBeVisible();
  expect(asked).toEqual([{ ids: 't1,t2', relationField: 'name', field: expect.any(String) }]);
});
