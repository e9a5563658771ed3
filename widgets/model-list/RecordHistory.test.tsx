import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import { sampleDefects } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel } from '../../test/support/mount-model.tsx';

const tab = (name: string | RegExp) => page.getByRole('tab', { name, exact: typeof name === 'string' });
const entries = () => [...document.querySelectorAll('.adit-history > ol > li')];
const lines = (entry: Element | undefined) =>
  [...(entry?.querySelectorAll('.adit-timeline-parts > div') ?? [])].map((line) => line.textContent);

/** The viewer of a record that was saved with these values, one after the other. */
async function open(saves: readonly object[]) {
  const world = mountModel({ model: defect, records: sampleDefects(25) });
  for (const data of saves)
    await world.server.request('updateRecord', {
      params: { id: 'defect', dataId: 'd24' },
      body: { data: JSON.stringify(data) },
    });
  await button('QX-20261119-0024').click();
  await expect.element(tab(/^修改历史/)).toBeVisible();
  return world;
}

describe('the history of a record', () => {
  it('stands behind a tab with its count: who, when, and each value before and after as people read it', async () => {
    await open([{ stake: 'K3+100' }, { labour: 1250, measure: '已设围挡' }]);
    await tab('修改历史 2').click();
    await expect.poll(() => entries().length).toBe(2);
    expect(entries()[0]?.textContent).toMatch(/^刘洋 修改了这条记录2026-11-20 \d\d:\d\d/);
    expect(lines(entries()[0])).toEqual(['临时措施未填写 → 已设围挡', '人工费600.00 元 → 1,250.00 元']);
    expect(lines(entries()[1])).toEqual(['区段桩号K2+241 → K3+100']);
    await expectAccessible();
  });

  it('is opened and left by keys', async () => {
    await open([{ stake: 'K3+100' }]);
    const details = tab('详情').element();
    if (details instanceof HTMLElement) details.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(() => entries().length).toBe(1);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(tab('详情')).toHaveAttribute('aria-selected', 'true');
  });

  it('has earlier changes when they are asked for', async () => {
    await open(Array.from({ length: 23 }, (_, index) => ({ stake: `K3+${100 + index}` })));
    await tab('修改历史 23').click();
    await expect.poll(() => entries().length).toBe(20);
    await button('更早的 3 条').click();
    await expect.poll(() => entries().length).toBe(23);
    expect(lines(entries()[22])).toEqual(['区段桩号K2+241 → K3+100']);
  });

  it('is that of the record one steps to, and stays open over the step', async () => {
    await open([{ stake: 'K3+100' }]);
    await tab('修改历史 1').click();
    await expect.poll(() => entries().length).toBe(1);
    await button('下一条').click();
    await expect.element(tab('修改历史 0')).toHaveAttribute('aria-selected', 'true');
    expect(entries()).toEqual([]);
  });

  it('tells rows of sub-tables, names of files, and of what is not kept only that it was changed', async () => {
    const cell = (name: string, before: unknown, after: unknown) => ({ name, values: { before, after } });
    const change = {
      ...{ id: 'a', action: 'update', time: '2026-11-20T01:00:00.000Z', userName: '' },
      fields: [cell('photos', [], [{ fileId: 'f1', name: '渗漏.jpg' }]), { name: 'notes' }],
      tables: [
        {
          ...{ name: 'materials', left: 7 },
          rows: [
            { kind: 'changed', place: 0, cells: [cell('quantity', 24, 30)] },
            { kind: 'added', place: 2, cells: [cell('name', '', '止水针头'), cell('quantity', null, 40)] },
            { kind: 'removed', place: 1, cells: [cell('name', '快硬水泥', '')] },
          ],
        },
      ],
    };
    mountModel({
      model: defect,
      records: sampleDefects(25),
      prepare: (server) => server.tell('recordHistory', { list: [change], pagination: { total: 1 } }),
    });
    await button('QX-20261119-0024').click();
    await tab('修改历史 1').click();
    await expect.poll(() => entries().length).toBe(1);
    const [photos, description, materials] = lines(entries()[0]);
    expect([photos, description]).toEqual(['现场照片未填写 → 渗漏.jpg', '现场描述已修改']);
    expect(materials).toMatch(/^处置材料第 1 行数量24.*→ 30.*新增第 3 行材料名称 止水针头，数量 40/);
    expect(materials).toMatch(/删除原第 2 行材料名称 快硬水泥另有 7 行有改动$/);
  });

  it('says why it could not be had, and tries again', async () => {
    const { server } = await open([]);
    server.refuse('recordHistory', { code: 500, msg: '服务器出错' });
    await button('下一条').click();
    await tab(/^修改历史/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('服务器出错');
    await button('重试').click();
    await expect.element(tab('修改历史 0')).toBeVisible();
  });
});
