import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { fieldValue, openDefects, viewDefect, viewer, viewerTitle } from '../../test/support/model-list/open-viewer.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button } from '../../test/support/mount-model.tsx';

describe('the record viewer', () => {
  it('shows the words of each value in its place, sub-tables and files among them', async () => {
    await openDefects();
    await viewDefect();
    expect(fieldValue('缺陷类型')).toBe('结构 / 渗漏水');
    expect(fieldValue('舱室')).toBe('综合舱');
    expect(fieldValue('影响设备')).toBe('未填写');
    expect(fieldValue('渗漏面积')).toBe('0.85 m²');
    expect(fieldValue('人工费')).toBe('600.00 元');
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
    await openDefects({}, { ...defect, form });
    await expect.element(page.getByRole('cell', { name: 'K2+***', exact: true }).first()).toBeVisible();
    await button('QX-20261119-0024').click();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+***');
    await viewer().getByRole('button', { name: '编辑' }).click();
    await expect.element(page.getByRole('textbox', { name: '区段桩号' }).last()).toHaveValue('K2+241');
  });

  it('shows the last column of a sub-table without scrolling', async () => {
    await page.viewport(1366, 768);
    await openDefects();
    await viewDefect();
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
    await openDefects();
    await viewDefect('0023');
    expect(fieldValue('临时措施')).toBe('已设围挡');
    await button('上一条').click();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+241');
    expect(fieldValue('临时措施')).toBeUndefined();
  });

  it('steps through the list by buttons and by ↑ ↓, without closing', async () => {
    await openDefects();
    await viewDefect();
    await expect.element(viewer()).toHaveTextContent('2 / 25');
    await button('下一条').click();
    await expect.poll(viewerTitle).toContain('QX-20261119-0023');
    await expect.element(viewer()).toHaveTextContent('3 / 25');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(viewerTitle).toContain('QX-20261119-0025');
    await expect.element(viewer()).toHaveTextContent('1 / 25');
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+240');
    await expect.element(button('上一条')).toBeDisabled();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect.element(viewer()).toHaveTextContent('2 / 25');
  });

  it('never shows the record before under the name of the next', async () => {
    const { server } = await openDefects();
    await viewDefect();
    const release = server.hold('loadRecord');
    await button('下一条').click();
    await expect.poll(viewerTitle).toContain('QX-20261119-0023');
    expect(fieldValue('区段桩号')).toBeUndefined();
    release();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+242');
  });

  it('goes over to changing the record, and comes back to reading it', async () => {
    const { server } = await openDefects();
    await viewDefect();
    await viewer().getByRole('button', { name: '编辑' }).click();
    const stake = page.getByRole('textbox', { name: '区段桩号' }).last();
    await expect.element(stake).toHaveValue('K2+241');
    await stake.fill('K0+577');
    await button('提交').click();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K0+577');
    expect(server.records.find(({ id }) => id === 'd24')?.revision).toBe(2);
    await expect.element(page.getByRole('complementary', { name: '记录信息' })).toHaveTextContent('版本2');
  });

  it('deletes the record after the question, and closes', async () => {
    const { server } = await openDefects();
    await viewDefect();
    await viewer().getByRole('button', { name: '删除' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(server.records.some(({ id }) => id === 'd24')).toBe(false);
    await expect.poll(() => button('QX-20261119-0024').elements()).toEqual([]);
  });

  it('is there for everybody who sees the list, with the buttons of their rights', async () => {
    const list = { ...defect.list, useBtnPermission: true, columnBtnsList: [{ value: 'edit', label: '编辑' }] };
    await openDefects({ may: () => false }, { ...defect, list });
    await viewDefect();
    const names = viewer()
      .getByRole('button')
      .elements()
      .map((one) => one.textContent);
    expect(names).toContain('关闭');
    expect(names).not.toContain('编辑');
    expect(names).not.toContain('删除');
  });

  it('says why a record could not be had, and tries again', async () => {
    const { server } = await openDefects();
    server.refuse('loadRecord', { code: 404, msg: '记录不存在，可能已被删除' });
    await button('QX-20261119-0024').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
    await expectAccessible();
    await button('重试').click();
    await expect.poll(() => fieldValue('区段桩号')).toBe('K2+241');
  });

  it('tells who and when once: a group of nothing else stands beside the record', async () => {
    await openDefects();
    await viewDefect();
    const facts = page.getByRole('complementary', { name: '记录信息' });
    await expect.element(facts).toHaveTextContent('上报部门');
    expect(fieldValue('上报人')).toBeUndefined();
    expect(viewer().getByText('记录信息').elements()).toHaveLength(1);
  });
});
