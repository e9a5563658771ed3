import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { sampleDefects, sampleInspections } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import {
  asked,
  button,
  firstLink,
  head,
  mountModel,
  ready,
  rowCount,
  timesAsked,
} from '../../test/support/mount-model.tsx';

describe('the list', () => {
  it('is one table: named, counted, its heads above their cells, the identity leading to the record', async () => {
    const { server } = mountModel();
    await ready();
    const table = page.getByRole('table', { name: '巡检记录' });
    await expect.element(table).toHaveAttribute('aria-rowcount', '46');
    expect(rowCount()).toBe(20);
    expect(document.querySelectorAll('.adit-records th[scope=col]').length).toBe(18);
    await expect.element(page.getByText('共 45 条，第 1–20 条')).toBeVisible();
    expect(asked(server)).toEqual({
      currentPage: 1,
      pageSize: 20,
      sidx: 'startTime',
      sort: 'desc',
      query: {},
      menuId: 'menu-inspection',
    });
    await expectAccessible();
  });

  it('shows words for what is stored, a dash for nothing, numbers to the right, the whole of it in the tooltip', async () => {
    mountModel();
    await ready();
    const cells = [...document.querySelectorAll<HTMLElement>('.adit-records tbody tr:nth-child(4) td')];
    expect(cells.map((cell) => cell.textContent).slice(2, 5)).toEqual(['进行中', '科技园管廊', '电力舱']);
    expect(cells[10]?.textContent).toBe('–');
    expect(cells[11]?.textContent).toBe('23.0');
    expect(getComputedStyle(cells[11] ?? document.body).textAlign).toBe('end');
    const notes = document.querySelector('.adit-records tbody tr:nth-child(2) td:nth-last-child(2)');
    expect(notes?.getAttribute('title')).toContain('建议下月检修时更换断路器');
    expect(notes?.scrollWidth).toBeGreaterThan(notes?.clientWidth ?? 0);
  });

  it('marks states by dot and word where the design says how', async () => {
    mountModel();
    await ready();
    const marks = [...document.querySelectorAll<HTMLElement>('.adit-list-dot')].map(
      (dot) => `${dot.dataset.status} ${dot.parentElement?.textContent}`,
    );
    expect(new Set(marks)).toEqual(new Set(['warning 待复核', 'success 已完成', 'processing 进行中', 'error 已超时']));
    expect(marks.length).toBe(20);
  });

  it('sums up over all rows, in groups of three where the list asks for it', async () => {
    mountModel({ model: defect, records: sampleDefects(34) });
    await expect.element(page.getByText('20,400.00')).toBeVisible();
    expect(document.querySelector('.adit-list-sums')?.textContent).toMatch(/^合计.*人工费（元） 20,400\.00$/);
    expect(document.querySelector('.adit-records tbody')?.textContent).toContain('1,800.00');
    await expectAccessible();
  });

  it('shows at least 15 rows inside the frame of the shell at 1440 × 900', async () => {
    await page.viewport(1440, 900);
    // Header 60 and tabs 40 above, side menu 210 beside, padding 16 around.
    const frame = { position: 'fixed', inset: '100px 0 0 210px', overflow: 'auto', padding: 16 } as const;
    mountModel({ around: (pages) => <div style={frame}>{pages}</div> });
    await ready();
    const host = document.querySelector('.adit-records-host')?.getBoundingClientRect() ?? new DOMRect();
    const whole = () =>
      [...document.querySelectorAll('.adit-records tbody tr')].filter(
        (row) => row.getBoundingClientRect().bottom <= host.bottom,
      ).length;
    await expect.poll(whole).toBeGreaterThanOrEqual(15);
    const outer = document.querySelector('.adit-list')?.getBoundingClientRect();
    expect(outer?.bottom).toBe(900 - 16);
    await page.viewport(1280, 900);
  });

  it('has each of five hundred rows in the page, where searching in the page finds it', async () => {
    const model = { ...inspection, list: { ...inspection.list, pageSize: 500 } };
    mountModel({ model, records: sampleInspections(500) });
    await expect.element(button('XJ-20261120-0001')).toBeInTheDocument();
    expect(rowCount()).toBe(500);
  });
});

describe('order and pages', () => {
  it('sorts by the keyboard: falling, rising, and back to the usual order', async () => {
    const { server } = mountModel();
    await ready();
    await expect.element(head('开始时间')).toHaveAttribute('aria-sort', 'descending');
    const minutes = head('用时').getByRole('button');
    minutes.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(head('用时')).toHaveAttribute('aria-sort', 'descending');
    expect(asked(server)).toMatchObject({ sidx: 'minutes', sort: 'desc' });
    await userEvent.keyboard('{Enter}');
    await expect.element(head('用时')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect.element(head('开始时间')).toHaveAttribute('aria-sort', 'descending');
    expect(asked(server)).toMatchObject({ sidx: 'startTime', sort: 'desc' });
    await expect.element(minutes).toHaveFocus();
    await expect.element(head('备注')).not.toHaveAttribute('aria-sort');
  });

  it('turns pages, jumps to one, and shows 20, 50, 100 or 500 rows', async () => {
    const { server } = mountModel();
    await ready();
    await page.getByRole('listitem', { name: '3' }).click();
    await expect.element(page.getByText('共 45 条，第 41–45 条')).toBeVisible();
    await page.getByRole('navigation', { name: '分页' }).getByRole('textbox').fill('2');
    await userEvent.keyboard('{Enter}');
    await expect.poll(firstLink).toBe('XJ-20261120-0025');
    await page.getByRole('combobox', { name: '每页条数' }).click();
    expect([...document.querySelectorAll('.ant-select-item')].map((item) => item.textContent)).toEqual(
      [20, 50, 100, 500].map((size) => `${size} 条/页`),
    );
    await page.getByTitle('50 条/页').click();
    await expect.poll(rowCount).toBe(45);
    expect(asked(server)).toMatchObject({ currentPage: 1, pageSize: 50 });
  });

  it('shows the last page there is, without asking again, when rows have gone', async () => {
    const { server } = mountModel();
    await ready();
    server.records.splice(30);
    const before = timesAsked(server);
    await page.getByRole('listitem', { name: '3' }).click();
    await expect.element(page.getByText('共 30 条，第 21–30 条')).toBeVisible();
    expect(timesAsked(server)).toBe(before + 1);
  });

  it('has no pages where the list says so', async () => {
    mountModel({ model: { ...inspection, list: { ...inspection.list, hasPage: false } } });
    await ready();
    expect(rowCount()).toBe(45);
    expect(page.getByRole('navigation', { name: '分页' }).elements()).toEqual([]);
  });
});

/** Its form keeps no bin. */
const forGood = {
  ...inspection,
  form: { ...inspection.form, form: { ...inspection.form.form, logicalDelete: false } },
};

describe('choosing and deleting', () => {
  const choose = (name: string) => page.getByRole('checkbox', { name: `选择 ${name}` });

  it('swaps the toolbar for the batch bar in the same place, and Esc swaps it back', async () => {
    mountModel();
    await ready();
    const top = () => document.querySelector('.adit-records-host')?.getBoundingClientRect().top;
    const before = top();
    await choose('XJ-20261120-0044').click();
    await expect.element(page.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent('已选 1 条');
    expect(top()).toBe(before);
    expect(button('新增').elements()).toEqual([]);
    await page.getByRole('checkbox', { name: '选择本页全部' }).click();
    await expect.element(page.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent('已选 20 条');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('新增')).toBeVisible();
    await expect.element(choose('XJ-20261120-0044')).not.toBeChecked();
  });

  it('asks with the specified words and the count, and deletes nothing when declined', async () => {
    const confirm = vi.fn<Services['confirm']>(async () => false);
    const { server } = mountModel({ model: forGood, services: { confirm } });
    await ready();
    for (const name of ['0045', '0043', '0042']) await choose(`XJ-20261120-${name}`).click();
    await button('批量删除').click();
    expect(confirm).toHaveBeenCalledWith({
      title: '删除巡检记录 XJ-20261120-0045、XJ-20261120-0043、XJ-20261120-0042？',
      text: '此操作将永久删除数据，是否继续？',
      okText: '删除 3 条',
      danger: true,
    });
    expect(server.calls.some(({ name }) => name.startsWith('delete'))).toBe(false);
    await expect.element(page.getByRole('toolbar', { name: '批量操作' })).toHaveTextContent('已选 3 条');
  });

  it('says how many records link to them, and asks for that even where they go to the bin', async () => {
    const confirm = vi.fn<Services['confirm']>(async () => false);
    const { server } = mountModel({ services: { confirm } });
    server.tell('recordUses', { count: 2 });
    await ready();
    for (const name of ['0045', '0043']) await choose(`XJ-20261120-${name}`).click();
    await button('批量删除').click();
    await expect
      .poll(() => confirm.mock.calls[0]?.[0].text)
      .toBe('有 2 条数据关联了所选记录，删除后关联处将显示“已删除的记录”。');
    expect(server.calls.find(({ name }) => name === 'recordUses')?.input.body).toEqual({ ids: ['i45', 'i43'] });
    expect(server.calls.some(({ name }) => name.startsWith('delete'))).toBe(false);
  });

  it('deletes all chosen rows in one call, says so, and shows what is left', async () => {
    const { server, said } = mountModel({ model: forGood });
    await ready();
    for (const name of ['0045', '0043']) await choose(`XJ-20261120-${name}`).click();
    await button('批量删除').click();
    await expect.element(page.getByText('共 43 条，第 1–20 条')).toBeVisible();
    expect(server.calls.find(({ name }) => name === 'deleteRecords')?.input.body).toEqual({ ids: ['i45', 'i43'] });
    expect(said).toEqual(['已删除 2 条']);
    await expect.element(button('新增')).toBeVisible();
  });

  it('drops the choice with the page, so that nothing out of sight is deleted', async () => {
    mountModel();
    await ready();
    await choose('XJ-20261120-0045').click();
    await page.getByRole('listitem', { name: '2' }).click();
    await expect.poll(firstLink).toBe('XJ-20261120-0025');
    expect(page.getByRole('toolbar', { name: '批量操作' }).elements()).toEqual([]);
  });

  it('deletes one row from its menu by the keyboard, naming it', async () => {
    const confirm = vi.fn<Services['confirm']>(async () => true);
    const { server } = mountModel({ model: forGood, services: { confirm } });
    await ready();
    const more = button('XJ-20261120-0044 的更多操作');
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: '详情' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => confirm.mock.calls[0]?.[0].title).toBe('删除巡检记录 XJ-20261120-0044？');
    await expect.element(page.getByText('共 44 条，第 1–20 条')).toBeVisible();
    expect(server.calls.find(({ name }) => name === 'deleteRecord')?.input.params).toMatchObject({ dataId: 'i44' });
  });

  it('says why a row cannot be deleted, and shows what is there', async () => {
    const { server, said } = mountModel();
    await ready();
    server.refuse('deleteRecord', { code: 409, msg: '已有缺陷关联，不能删除' });
    await button('XJ-20261120-0044 的更多操作').click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(() => said).toEqual(['已有缺陷关联，不能删除']);
    await expect.poll(() => timesAsked(server)).toBe(2);
    await expect.element(button('XJ-20261120-0044')).toBeVisible();
  });
});

describe('rights', () => {
  const guarded = { ...inspection, list: { ...inspection.list, useBtnPermission: true } };

  it('shows a button only with its code, when the list asks for codes', async () => {
    mountModel({ model: guarded, services: { may: (_model, code) => code === 'btn_detail' } });
    await ready();
    for (const name of ['新增', '编辑', '批量删除']) expect(button(name).elements()).toEqual([]);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(button('详情').elements().length).toBe(20);
  });

  it('asks for no code otherwise', async () => {
    mountModel({ services: { may: () => false } });
    await ready();
    await expect.element(button('新增')).toBeVisible();
    expect(button('编辑').elements().length).toBe(20);
  });
});
