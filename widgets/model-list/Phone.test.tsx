import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

async function open() {
  const { server } = mountModel({ model: defect, records: sampleDefects(25) });
  await expect.element(button('QX-20261119-0025')).toBeVisible();
  return server;
}

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 900));

const height = (locator: Locator) => locator.element().getBoundingClientRect().height;

describe('on a phone', () => {
  it('shows a card for each row: identity, state, then the facts; actions at the lower edge', async () => {
    await open();
    expect(page.getByRole('table').elements()).toEqual([]);
    const [first] = page.getByRole('listitem').elements();
    expect(first?.querySelector('.adit-list-record-head')?.textContent).toContain('QX-20261119-0025待复核');
    expect([...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent).slice(0, 2)).toEqual([
      '缺陷等级',
      '上报时间',
    ]);
    for (const one of [button('新增'), button('筛选'), button('QX-20261119-0025 的更多操作')])
      expect(height(one)).toBeGreaterThanOrEqual(44);
    const { bottom } = button('新增').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(844);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // A card of three lines: five and a half of them under the header of the shell.
    expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(112);
    await expectAccessible();
  });

  it('asks for conditions on demand, and counts those that narrow the list', async () => {
    const server = await open();
    expect(page.getByRole('search').elements()).toEqual([]);
    await button('筛选').click();
    await page.getByLabelText('区段桩号', { exact: true }).fill('K2+241');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('共 1 条，第 1–1 条')).toBeVisible();
    expect(page.getByRole('search').elements()).toEqual([]);
    await expect.element(button('筛选 1')).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'recordList').length).toBe(2);
  });

  it('orders the cards by what the heads would, both ways', async () => {
    const server = await open();
    const last = () => Object(server.calls.findLast(({ name }) => name === 'recordList')?.input.body);
    await button('筛选').click();
    const order = page.getByRole('combobox', { name: '排序' });
    await expect.element(order).toBeVisible();
    expect(document.querySelector('.adit-list-phone-tools .ant-select')?.getBoundingClientRect().height).toBe(44);
    await order.click();
    await page.getByText('缺陷等级', { exact: true }).last().click();
    await expect.poll(() => [last().sidx, last().sort, last().currentPage]).toEqual(['level', 'desc', 1]);
    await button('降序，按此改为升序').click();
    await expect.poll(() => [last().sidx, last().sort]).toEqual(['level', 'asc']);
    await expect.element(button('升序，按此改为降序')).toBeVisible();
    await expectAccessible();
  });

  it('keeps the design’s own buttons behind one', async () => {
    const own = { value: 'report', label: '生成报告', place: 'list', actions: [{ action: 'toast', text: '好' }] };
    const { said } = mountModel({
      model: { ...defect, list: { ...defect.list, customBtnsList: [own] } },
      records: sampleDefects(3),
    });
    await button('筛选').click();
    await button('更多操作').click();
    await page.getByRole('menuitem', { name: '生成报告' }).click();
    await expect.poll(() => said).toEqual(['好']);
  });

  it('fills in on a page of its own: one column, values of 16 px, targets of 44', async () => {
    await open();
    await button('新增').click();
    const stake = page.getByRole('textbox', { name: '区段桩号' });
    await expect.element(stake).toBeVisible();
    expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(390);
    expect(Number.parseFloat(getComputedStyle(stake.element()).fontSize)).toBeGreaterThanOrEqual(16);
    const frame = stake.element().closest('.ant-input-affix-wrapper') ?? stake.element();
    expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const name of ['更多操作', '提交']) expect(height(button(name))).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });

  it('reads a record on a page of its own, and steps on', async () => {
    await open();
    await button('QX-20261119-0025').click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('1 / 25');
    await button('下一条').click();
    await expect.poll(() => document.querySelector('.adit-viewer-title')?.textContent).toContain('QX-20261119-0024');
    await expect.element(page.getByRole('dialog')).toHaveTextContent('K2+241');
    await expectAccessible();
  });
});
