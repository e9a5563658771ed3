import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import type { SampleModel } from '../../test/support/model-list/sample-server.ts';
import { expectAccessible, type TestServices } from '../../test/support/mount.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

async function open(services: TestServices = {}, model: SampleModel = defect) {
  const world = mountModel({ model, records: sampleDefects(25), services });
  await expect.element(button('QX-20261119-0025')).toBeVisible();
  return world;
}

const address = window.location.href;
const goTo = (search: string) => window.history.replaceState(null, '', search);
const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => {
  window.history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

const viewer = () => page.getByRole('dialog');
const title = () => document.querySelector('.adit-viewer-title')?.textContent;
/** A value stands beside its label. */
const value = (label: string) =>
  [...document.querySelectorAll('.adit-viewer .adit-item')]
    .find((item) => item.querySelector('.adit-label')?.textContent === label)
    ?.querySelector('.adit-value')?.textContent;
const view = async (number = '0024') => {
  await button(`QX-20261119-${number}`).click();
  await expect.poll(() => value('区段桩号')).toBeTruthy();
};

describe('the record viewer', () => {
  it('shows the words of each value in its place, sub-tables and files among them', async () => {
    await open();
    await view();
    expect(value('缺陷类型')).toBe('结构 / 渗漏水');
    expect(value('舱室')).toBe('综合舱');
    expect(value('影响设备')).toBe('未填写');
    expect(value('渗漏面积')).toBe('0.85 m²');
    expect(value('人工费')).toBe('600.00 元');
    await expect.element(viewer()).toHaveTextContent('高分子注浆液');
    await expect.element(viewer()).toHaveTextContent('现场照片说明.pdf');
    await expect.element(viewer()).toHaveTextContent('进行中');
    await expect.element(page.getByRole('complementary', { name: '记录信息' })).toHaveTextContent(/李雪，\d\d-\d\d/);
    expect(viewer().getByRole('textbox').elements()).toEqual([]);
    await expectAccessible();
  });

  it('masks what the design masks, in the list as in the record; whoever changes the record sees it whole', async () => {
    const form = JSON.parse(JSON.stringify(defect.form), (_, part) =>
      part?.vModel === 'stake' ? { ...part, props: { ...part.props, useMask: true, maskPrefix: 3 } } : part,
    );
    await open({}, { ...defect, form });
    await expect.element(page.getByRole('cell', { name: 'K2+***', exact: true }).first()).toBeVisible();
    await button('QX-20261119-0024').click();
    await expect.poll(() => value('区段桩号')).toBe('K2+***');
    await viewer().getByRole('button', { name: '编辑' }).click();
    await expect.element(page.getByRole('textbox', { name: '区段桩号' }).last()).toHaveValue('K2+241');
  });

  it('shows the last column of a sub-table without scrolling', async () => {
    await page.viewport(1366, 768);
    await open();
    await view();
    const sheet = page.getByRole('grid', { name: '处置材料' });
    await expect.element(sheet).toBeVisible();
    const grid = sheet.element();
    expect(grid.scrollWidth).toBe(grid.clientWidth);
    const amounts = sheet.getByRole('gridcell', { name: '962.50' }).element();
    expect(amounts.getBoundingClientRect().right).toBeLessThanOrEqual(grid.getBoundingClientRect().right);
    const cut = [...grid.querySelectorAll('.adit-sheet-row .adit-sheet-cell > span')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth,
    );
    expect(cut.map((cell) => cell.textContent)).toEqual([]);
  });

  it('leaves no hole where a field is hidden by its rule', async () => {
    await open();
    await view('0023');
    expect(value('临时措施')).toBe('已设围挡');
    await button('上一条').click();
    await expect.poll(() => value('区段桩号')).toBe('K2+241');
    expect(value('临时措施')).toBeUndefined();
  });

  it('steps through the list by buttons and by ↑ ↓, without closing', async () => {
    await open();
    await view();
    await expect.element(viewer()).toHaveTextContent('2 / 25');
    await button('下一条').click();
    await expect.poll(title).toContain('QX-20261119-0023');
    await expect.element(viewer()).toHaveTextContent('3 / 25');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(title).toContain('QX-20261119-0025');
    await expect.element(viewer()).toHaveTextContent('1 / 25');
    await expect.poll(() => value('区段桩号')).toBe('K2+240');
    await expect.element(button('上一条')).toBeDisabled();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect.element(viewer()).toHaveTextContent('2 / 25');
  });

  it('never shows the record before under the name of the next', async () => {
    const { server } = await open();
    await view();
    const release = server.hold('loadRecord');
    await button('下一条').click();
    await expect.poll(title).toContain('QX-20261119-0023');
    expect(value('区段桩号')).toBeUndefined();
    release();
    await expect.poll(() => value('区段桩号')).toBe('K2+242');
  });

  it('gives the focus back to the row that led to it', async () => {
    await open();
    await view();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(button('QX-20261119-0024')).toHaveFocus();
  });

  it('goes over to changing the record, and comes back to reading it', async () => {
    const { server } = await open();
    await view();
    await viewer().getByRole('button', { name: '编辑' }).click();
    const stake = page.getByRole('textbox', { name: '区段桩号' }).last();
    await expect.element(stake).toHaveValue('K2+241');
    await stake.fill('K0+577');
    await button('提交').click();
    await expect.poll(() => value('区段桩号')).toBe('K0+577');
    expect(server.records.find(({ id }) => id === 'd24')?.revision).toBe(2);
    await expect.element(page.getByRole('complementary', { name: '记录信息' })).toHaveTextContent('版本2');
  });

  it('deletes the record after the question, and closes', async () => {
    const { server } = await open();
    await view();
    await viewer().getByRole('button', { name: '删除' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(server.records.some(({ id }) => id === 'd24')).toBe(false);
    await expect.poll(() => button('QX-20261119-0024').elements()).toEqual([]);
  });

  it('is there for everybody who sees the list, with the buttons of their rights', async () => {
    const list = { ...defect.list, useBtnPermission: true, columnBtnsList: [{ value: 'edit', label: '编辑' }] };
    await open({ may: () => false }, { ...defect, list });
    await view();
    const names = viewer()
      .getByRole('button')
      .elements()
      .map((one) => one.textContent);
    expect(names).toContain('关闭');
    expect(names).not.toContain('编辑');
    expect(names).not.toContain('删除');
  });

  it('says why a record could not be had, and tries again', async () => {
    const { server } = await open();
    server.refuse('loadRecord', { code: 404, msg: '记录不存在，可能已被删除' });
    await button('QX-20261119-0024').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
    await expectAccessible();
    await button('重试').click();
    await expect.poll(() => value('区段桩号')).toBe('K2+241');
  });

  it('copies the number, and says so', async () => {
    const copied: unknown[] = [];
    const { said } = await open({ command: async (_name, args) => copied.push(args.value) });
    await view();
    await button('复制编号').click();
    await expect.poll(() => said).toEqual(['已经复制到粘贴板！']);
    expect(copied).toEqual(['d24']);
  });

  it('tells who and when once: a group of nothing else stands beside the record', async () => {
    await open();
    await view();
    const facts = page.getByRole('complementary', { name: '记录信息' });
    await expect.element(facts).toHaveTextContent('上报部门');
    expect(value('上报人')).toBeUndefined();
    expect(viewer().getByText('记录信息').elements()).toHaveLength(1);
  });

  it('fills the window and gives it back, without losing its place', async () => {
    await open();
    await view();
    const width = () => Math.round(document.querySelector('.adit-viewer')?.getBoundingClientRect().width ?? 0);
    const usual = width();
    const press = (name: string) => viewer().getByRole('button', { name, exact: true }).click();
    await press('全屏');
    await expect.poll(width).toBe(window.innerWidth);
    expect(value('区段桩号')).toBe('K2+241');
    await press('退出全屏');
    await expect.poll(width).toBe(usual);
  });

  it('copies a link, which opens the record over its list', async () => {
    const copied: string[] = [];
    const { said, reopen } = await open({ command: async (_name, args) => copied.push(String(args.value)) });
    await view();
    await button('复制链接').click();
    await expect.poll(() => said.length).toBe(1);
    const { search } = new URL(copied[0] ?? '');
    goTo(search);
    reopen();
    await expect.poll(() => value('区段桩号')).toBe('K2+241');
    await expect.poll(title).toContain('QX-20261119-0024');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('QX-20261119-0024')).toBeVisible();
  });

  it('opens a record by its link where the list does not show it, and says so where there is none', async () => {
    goTo('?record=defect.d1');
    const { reopen } = await open();
    await expect.poll(title).toContain('QX-20261119-0001');
    goTo('?record=defect.gone');
    reopen();
    await expect.element(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
  });

  it('is alone on paper: its title and its values, nothing of the page and no buttons', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await open();
    await view();
    await page.getByRole('tab', { name: /^修改历史/ }).click();
    await button('打印').click();
    expect(print).toHaveBeenCalledOnce();
    const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    expect(shown('.adit-viewer .adit-document')).toBe(true);
    await emulate('print');
    try {
      expect(shown('.adit-viewer-title')).toBe(true);
      expect(['main', '.adit-record-tools', '.adit-viewer-footer', '[role=tablist]'].filter(shown)).toEqual([]);
      const body = document.querySelector('.adit-viewer .ant-drawer-body');
      expect(body?.scrollHeight).toBe(body?.clientHeight);
      const facts = document.querySelector('.adit-viewer-facts')?.getBoundingClientRect();
      expect(facts?.bottom).toBeGreaterThan(window.innerHeight);
    } finally {
      await emulate('');
    }
  });

  it('is a dialog or a page where the form says so', async () => {
    const form = { ...defect.form, form: { ...defect.form.form, popupType: 'general', generalWidth: '700px' } };
    await open({}, { ...defect, form });
    await view();
    expect(Math.round(viewer().element().getBoundingClientRect().width)).toBe(700);
    await expect.element(viewer()).toHaveTextContent('2 / 25');
    await expectAccessible();
  });
});
