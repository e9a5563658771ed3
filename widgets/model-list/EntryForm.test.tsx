import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import {
  add,
  bodyOf,
  closed,
  dialog,
  edit,
  entry,
  fillIn,
  made,
  mountForEntries,
} from '../../test/support/mount-entry.tsx';
import { button } from '../../test/support/mount-model.tsx';

const withForm = (form: object) => ({ ...inspection, form: { ...inspection.form, form } });

describe('adding a record', () => {
  it('begins in the first field, sends what is filled in with the defaults, and shows the new row', async () => {
    const { server, said } = await mountForEntries();
    await add();
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
    await expect.element(entry('区段')).toHaveFocus();
    await expectAccessible();
    await fillIn();
    await button('提交').click();
    await closed();
    expect(said).toEqual(['已保存 XJ-0006']);
    const [call] = made(server);
    expect(bodyOf(call)).toMatchObject({
      state: 'running',
      tunnel: 'binjiang',
      cabin: 'comprehensive',
      section: 'K1+000 ~ K1+360',
      defectCount: 0,
    });
    expect(bodyOf(call)).not.toHaveProperty('no');
    await expect.element(page.getByText('共 6 条，第 1–6 条')).toBeVisible();
    await expect.element(button('新增')).toHaveFocus();
  });

  it('sends nothing while something is wrong: counts, names, and leads there by F8', async () => {
    const { server } = await mountForEntries();
    await add();
    await entry('区段').fill('K1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveTextContent('还有 4 处需要改正');
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toHaveTextContent('应为起止桩号，例如 K1+000 ~ K1+360');
    await expectAccessible();
    await userEvent.keyboard('{F8}');
    await expect.element(dialog().getByRole('combobox', { name: '管廊', exact: true })).toHaveFocus();
    await userEvent.keyboard('{F8}{F8}');
    await expect.element(entry('区段')).toHaveFocus();
    expect(made(server)).toEqual([]);
  });

  it('sends nothing a second time while the first is under way', async () => {
    const { server } = await mountForEntries();
    await add();
    await fillIn();
    const release = server.hold('createRecord');
    await button('提交').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}');
    expect(made(server).length).toBe(1);
    release();
    await closed();
    expect(server.records.length).toBe(6);
  });

  it('makes one row when the answer is lost and the person tries again; a new entry makes another', async () => {
    const { server, said } = await mountForEntries();
    await add();
    await fillIn();
    server.lose('createRecord');
    await button('提交').click();
    await expect.poll(() => said).toEqual(['网络中断']);
    expect(server.records.length).toBe(6);
    await button('保存并新增').click();
    await expect.element(entry('区段')).toHaveValue('');
    expect(server.records.length).toBe(6);
    await fillIn();
    await button('提交').click();
    await closed();
    expect(server.records.length).toBe(7);
    const keys = made(server).map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('puts the findings of the server at fields and cells', async () => {
    const { server } = await mountForEntries({ model: defect, records: sampleDefects(3) });
    await edit('QX-20261119-0003');
    await expect.element(entry('区段桩号')).toHaveValue('K2+240');
    const findings = [
      { code: 'field.unique', severity: 'error', at: '/stake', message: '区段桩号已有记录', fix: '' },
      { code: 'field.min', severity: 'error', at: '/materials/1/quantity', message: '第 2 行：数量超过库存', fix: '' },
    ] as const;
    server.refuse('updateRecord', { code: 422, msg: '有 2 处需要改正', data: { findings } });
    await entry('区段桩号').fill('K0+599');
    await button('提交').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('还有 2 处需要改正');
    await expect.element(page.getByRole('alert')).toHaveTextContent('处置材料第 2 行：数量超过库存');
    await expect.element(entry('区段桩号')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(entry('区段桩号')).toHaveAccessibleDescription(/区段桩号已有记录/);
    await entry('区段桩号').fill('K0+598');
    await expect.element(entry('区段桩号')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('where the form stands', () => {
  it('is a drawer, a dialog or a page, as wide as its settings say', async () => {
    await mountForEntries();
    await add();
    expect(document.querySelector('.ant-drawer-content-wrapper')?.getBoundingClientRect().width).toBe(960);
    await button('取消').click();
    await closed();
  });

  it('is a dialog where the settings say general', async () => {
    await mountForEntries({ model: withForm({ popupType: 'general', generalWidth: '640px' }) });
    await add();
    expect(Math.round(dialog().element().getBoundingClientRect().width)).toBe(640);
    await expectAccessible();
  });

  it('is a page where the settings say full screen, its buttons within sight', async () => {
    await mountForEntries({ model: withForm({ popupType: 'fullScreen' }) });
    await add();
    expect(dialog().element().getBoundingClientRect().width).toBe(window.innerWidth);
    const { bottom } = button('提交').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectAccessible();
  });

  it('leaves the lines above the page their room as a page of its own: they can be read and pressed', async () => {
    const { style } = document.documentElement;
    style.setProperty('--adit-strips', '40px');
    await mountForEntries({ model: withForm({ popupType: 'fullScreen' }) });
    await add();
    const { top, bottom } = document.querySelector('.ant-modal-container')?.getBoundingClientRect() ?? new DOMRect();
    expect([top, bottom]).toEqual([40, window.innerHeight]);
    expect(button('提交').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(document.elementFromPoint(200, 20)?.closest('.ant-modal-root') ?? null).toBeNull();
    style.removeProperty('--adit-strips');
  });

  it('has the buttons and the words of its settings', async () => {
    const form = { hasConfirmAndAddBtn: false, confirmButtonText: '上报', cancelButtonText: '返回' };
    const { server } = await mountForEntries({ model: withForm(form) });
    await add();
    expect(button('保存并新增').elements()).toEqual([]);
    await fillIn();
    await button('上报').click();
    await closed();
    expect(made(server).length).toBe(1);
    await add();
    await button('返回').click();
    await closed();
  });

  it('says why a record to change could not be had, and tries again', async () => {
    const { server } = await mountForEntries();
    server.refuse('loadRecord', { code: 404, msg: '记录不存在，可能已被删除' });
    await edit('XJ-20261120-0005');
    await expect.element(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
    await button('重试').click();
    await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
  });
});

describe('one record', () => {
  it('is called in titles as the design says', async () => {
    await mountForEntries({ model: withForm({ recordName: { zh: '巡检单', en: 'inspection' } }) });
    await add();
    await expect.element(dialog()).toHaveTextContent('新增巡检单');
    await button('取消').click();
    await closed();
    await edit('XJ-20261120-0005');
    await expect.element(dialog()).toHaveTextContent('编辑巡检单');
  });

  it('is called by the name of the form where the design says nothing', async () => {
    await mountForEntries({ model: withForm({ recordName: '' }) });
    await add();
    await expect.element(dialog()).toHaveTextContent('新增巡检记录');
  });

  it('can be opened from the message that it was saved, unless the next one is being filled in', async () => {
    const { offered } = await mountForEntries();
    await add();
    await fillIn();
    await button('保存并新增').click();
    await expect.element(entry('区段')).toHaveValue('');
    expect(offered).toEqual([]);
    await fillIn();
    await button('提交').click();
    await closed();
    expect(offered).toHaveLength(1);
    offered[0]?.run();
    await expect.element(dialog()).toHaveTextContent('XJ-0007');
  });
});
