import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, type ModelOptions, mountModel, ready } from '../../test/support/mount-model.tsx';

const bin = () => page.getByRole('dialog');
const choose = (name: string) => bin().getByRole('checkbox', { name: `选择 ${name}` });
const inBin = (name: string) =>
  bin()
    .getByRole('cell', { name: new RegExp(name) })
    .first();
const removed = ['0045', '0044', '0043'].map((end) => `XJ-20261120-${end}`);

/** The list after three records have been deleted. */
async function afterDeleting(options: ModelOptions = {}) {
  const confirm = vi.fn<Services['confirm']>(async () => true);
  const world = mountModel({ ...options, services: { confirm, ...options.services } });
  await ready();
  for (const name of removed) await page.getByRole('checkbox', { name: `选择 ${name}` }).click();
  await button('批量删除').click();
  await expect.element(page.getByText('共 42 条，第 1–20 条')).toBeVisible();
  return { ...world, confirm };
}

async function openBin() {
  await button('更多操作').click();
  await page.getByRole('menuitem', { name: '回收站' }).click();
  await expect.element(bin()).toHaveTextContent('巡检记录的回收站');
}

describe('deleting into the bin', () => {
  it('asks nothing, names what has gone, and takes it back by the offer in the message', async () => {
    const { server, said, offered, confirm } = await afterDeleting();
    expect(confirm).not.toHaveBeenCalled();
    for (const name of removed) expect(said[0]).toContain(name);
    expect(offered).toMatchObject([{ forMs: limits.undoToastMs, isUndo: true }]);
    offered[0]?.run();
    await expect.element(page.getByText('共 45 条，第 1–20 条')).toBeVisible();
    expect(server.calls.find(({ name }) => name === 'restoreRecords')?.input.body).toEqual({
      ids: ['i45', 'i44', 'i43'],
    });
  });
});

describe('the bin', () => {
  it('is opened by keys from the menu of the list, and gives the focus back to it', async () => {
    await afterDeleting();
    button('更多操作').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: '回收站' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bin()).toBeVisible();
    await expect.element(inBin(removed[0] ?? '')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('更多操作')).toHaveFocus();
  });

  it('gives back what is chosen, and the list shows it', async () => {
    const { server } = await afterDeleting();
    await openBin();
    await expect.element(bin().getByRole('button', { name: '恢复' })).toBeDisabled();
    await choose(removed[1] ?? '').click();
    await bin()
      .getByText(removed[2] ?? '')
      .click();
    await bin().getByRole('button', { name: '恢复 2 条' }).click();
    await expect.element(page.getByText('共 44 条，第 1–20 条')).toBeInTheDocument();
    await expect.element(choose(removed[1] ?? '')).not.toBeInTheDocument();
    await expect.element(inBin(removed[0] ?? '')).toBeVisible();
    expect(server.bin.map(({ id }) => id)).toEqual(['i45']);
  });

  it('asks before it removes for good, and is empty afterwards', async () => {
    const { server, confirm } = await afterDeleting();
    await openBin();
    await bin().getByRole('checkbox', { name: '选择全部' }).click();
    confirm.mockResolvedValueOnce(false);
    await bin().getByRole('button', { name: '彻底删除 3 条' }).click();
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ danger: true });
    for (const name of removed) expect(confirm.mock.calls[0]?.[0].title).toContain(name);
    expect(server.bin).toHaveLength(3);
    await bin().getByRole('button', { name: '彻底删除 3 条' }).click();
    await expect.element(bin().getByRole('status')).toBeVisible();
    expect(server.bin).toEqual([]);
    expect(bin().getByRole('checkbox').elements()).toEqual([]);
    await expectAccessible();
  });

  it('says in its place why nothing was restored', async () => {
    const { server, said } = await afterDeleting();
    await openBin();
    await choose(removed[0] ?? '').click();
    server.refuse('restoreRecords', { code: 409, msg: '编号“K1”已被其他记录使用' });
    const before = said.length;
    await bin().getByRole('button', { name: '恢复 1 条' }).click();
    await expect.element(bin().getByRole('alert')).toHaveTextContent('编号“K1”已被其他记录使用');
    expect(said.length).toBe(before);
    await expect.element(choose(removed[0] ?? '')).toBeChecked();
  });

  it('is there on a phone as well, and fits it', async () => {
    await page.viewport(390, 844);
    mountModel({
      prepare: (server) => void server.request('deleteRecords', { body: { ids: ['i45', 'i44'] } }),
    });
    await button(/筛选/).click();
    await openBin();
    await expect.element(inBin(removed[0] ?? '')).toBeVisible();
    const rows = document.querySelector('.adit-bin-rows');
    expect(rows?.scrollWidth).toBe(rows?.clientWidth);
    await expectAccessible();
    await page.viewport(1280, 900);
  });

  it('is not offered by a list that keeps none', async () => {
    const form = { ...inspection.form, form: { ...inspection.form.form, logicalDelete: false } };
    mountModel({ model: { ...inspection, form } });
    await ready();
    expect(button('更多操作').elements()).toEqual([]);
  });

  it('is not offered to who may delete nothing', async () => {
    const model = { ...inspection, list: { ...inspection.list, useBtnPermission: true } };
    mountModel({ model, services: { may: (_model, code) => code === 'btn_edit' } });
    await ready();
    expect(button('更多操作').elements()).toEqual([]);
  });
});
