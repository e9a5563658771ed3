import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { createProductRegistry } from '../registry.ts';

const registry = createProductRegistry();
const nodes = [
  { id: 'a', vModel: 'place', config: { aditKey: 'input', label: '位置', required: true } },
  { id: 'b', vModel: 'note', config: { aditKey: 'input', label: '备注' } },
];
const config = {
  ...{ id: 'm1', fullName: '缺陷上报', enCode: 'defect', type: 1, webType: 2, version: 1, tables: '[]' },
  formData: JSON.stringify({ version: 1, nodes }),
  columnData: JSON.stringify({ version: 1, searchList: [], columnList: [] }),
};
const record = { id: 'r1', revision: 3, data: JSON.stringify({ place: 'K2+240', note: '渗漏' }) };
const saves = Array.from({ length: 25 }, (_, index) => ({
  id: `s${index}`,
  action: index === 24 ? 'create' : 'update',
  time: new Date(Date.UTC(2026, 10, 20, 10, 59 - index)).toISOString(),
  userName: index === 1 ? '' : '周敏',
  fields: index === 0 ? [{ name: 'note', values: { before: null, after: '渗漏' } }] : [],
  tables: [],
}));

async function open(props: object, refused?: string) {
  const request = vi.fn<Services['requestNamed']>(async (call, { query }) => {
    if (call === refused) throw new Error('没有这条记录');
    if (call === 'modelConfig') return config;
    if (call !== 'recordHistory') return record;
    const at = (Number(query?.currentPage) - 1) * 20;
    return { list: saves.slice(at, at + 20), pagination: { currentPage: 1, pageSize: 20, total: saves.length } };
  });
  const node = { id: 'record', config: { aditKey: 'modelRecord' }, props: { ...props } };
  mount(<ScreenView document={{ nodes: [node] }} registry={registry} />, testServices('zh', { request }));
  return request;
}

const lines = () => page.getByRole('listitem').elements();

describe('a record that stands in a page', () => {
  it('shows its values to read, and who saved it, earlier saves when they are asked for', async () => {
    await open({ modelId: 'm1', recordId: 'r1' });
    await expect.element(page.getByRole('region', { name: '缺陷上报' })).toBeVisible();
    await expect.element(page.getByText('K2+240')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await expect.poll(() => lines().length).toBe(20);
    expect(lines()[0]?.textContent).toMatch(/^周敏 修改了这条记录2026-11-20 \d\d:59备注未填写 → 渗漏$/);
    expect(lines()[1]?.textContent).toContain('系统 修改了这条记录');
    await expectAccessible();
    await page.getByRole('button', { name: '更早的 5 条' }).click();
    await expect.poll(() => lines().length).toBe(25);
    expect(lines().at(-1)?.textContent).toContain('周敏 新建了这条记录');
    expect(page.getByRole('button', { name: /更早/ }).elements()).toEqual([]);
  });

  it('is there without its history where the design says so, or where that cannot be had', async () => {
    const request = await open({ modelId: 'm1', recordId: 'r1', history: false });
    await expect.element(page.getByText('K2+240')).toBeVisible();
    expect(request.mock.calls.map(([call]) => call)).not.toContain('recordHistory');
    await open({ modelId: 'm1', recordId: 'r2' }, 'recordHistory');
    await expect.element(page.getByRole('alert')).toHaveTextContent('没有这条记录');
  });

  it.each([
    ['modelConfig', '没有这条记录'],
    ['loadRecord', '没有取到这条记录'],
  ])('says so where %s is refused', async (call, said) => {
    await open({ modelId: 'm1', recordId: 'r1' }, call);
    await expect.element(page.getByRole('alert')).toHaveTextContent(said);
    await expectAccessible();
  });

  it('says so where no record has been chosen', async () => {
    await open({ modelId: 'm1' });
    await expect.element(page.getByText('还没有选择记录')).toBeVisible();
  });
});
