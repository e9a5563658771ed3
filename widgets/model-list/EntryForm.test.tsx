import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/render/services.ts';
import defect from '../../schemas/models/defect.json' with { type: 'json' };
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { type SampleRecords, sampleWorld } from './sample-page.tsx';
import { sampleDefects, sampleInspections } from './sample-records.ts';
import type { SampleModel, SampleServer } from './sample-server.ts';

/** A loaded machine takes its time. */
const patient = { timeout: 10_000 };
const see = (locator: Locator) => expect.element(locator, patient);
const eventually = <T,>(read: () => T) => expect.poll(read, patient);

interface World {
  readonly model?: SampleModel;
  readonly records?: SampleRecords;
  readonly changes?: Partial<Services>;
}

async function open({ model = inspection, records = sampleInspections(5), changes }: World = {}) {
  const world = sampleWorld(model, records, testServices('zh', changes));
  mount(world.page, world.services);
  await see(button('新增')).toBeVisible();
  return world;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const entry = (label: string) => dialog().getByRole('textbox', { name: label, exact: true });
const made = ({ calls }: SampleServer) => calls.filter(({ name }) => name === 'createRecord');
const bodyOf = (call: { input: { body?: unknown } } | undefined) => JSON.parse(Object(call?.input.body).data);
const closed = () => eventually(() => dialog().elements()).toEqual([]);

async function choose(label: string, option: string) {
  await dialog().getByRole('combobox', { name: label, exact: true }).click();
  await page.getByTitle(option).last().click();
}
async function add() {
  await button('新增').click();
  await see(entry('区段')).toBeVisible();
}
async function fillIn() {
  await choose('管廊', '滨江大道管廊');
  await choose('舱室', '综合舱');
  await choose('巡检类型', '日常巡检');
  await entry('区段').fill('K1+000 ~ K1+360');
}
async function edit(name: string) {
  const row = document.querySelector(`[aria-label="${name} 的更多操作"]`)?.closest('tr');
  row?.querySelectorAll<HTMLElement>('.adit-list-link')[1]?.click();
  await see(dialog()).toBeVisible();
}

describe('adding a record', () => {
  it('begins in the first field, sends what is filled in with the defaults, and shows the new row', async () => {
    const { server, said } = await open();
    await add();
    await eventually(() => dialog().element().contains(document.activeElement)).toBe(true);
    await see(entry('区段')).toHaveFocus();
    await expectAccessible();
    await fillIn();
    await button('提交').click();
    await closed();
    expect(said).toEqual(['已保存']);
    const [call] = made(server);
    expect(bodyOf(call)).toMatchObject({
      state: 'running',
      tunnel: 'binjiang',
      cabin: 'comprehensive',
      section: 'K1+000 ~ K1+360',
      defectCount: 0,
    });
    expect(bodyOf(call)).not.toHaveProperty('no');
    await see(page.getByText('共 6 条，第 1–6 条')).toBeVisible();
    await see(button('新增')).toHaveFocus();
  });

  it('sends nothing while something is wrong: counts, names, and leads there by F8', async () => {
    const { server } = await open();
    await add();
    await entry('区段').fill('K1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const summary = page.getByRole('alert');
    await see(summary).toHaveTextContent('还有 4 处需要改正');
    await see(summary).toHaveFocus();
    await see(summary).toHaveTextContent('应为起止桩号，例如 K1+000 ~ K1+360');
    await expectAccessible();
    await userEvent.keyboard('{F8}');
    await see(dialog().getByRole('combobox', { name: '管廊', exact: true })).toHaveFocus();
    await userEvent.keyboard('{F8}{F8}');
    await see(entry('区段')).toHaveFocus();
    expect(made(server)).toEqual([]);
  });

  it('sends nothing a second time while the first is under way', async () => {
    const { server } = await open();
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
    const { server, said } = await open();
    await add();
    await fillIn();
    server.lose('createRecord');
    await button('提交').click();
    await eventually(() => said).toEqual(['网络中断']);
    expect(server.records.length).toBe(6);
    await button('保存并新增').click();
    await see(entry('区段')).toHaveValue('');
    expect(server.records.length).toBe(6);
    await fillIn();
    await button('提交').click();
    await closed();
    expect(server.records.length).toBe(7);
    const keys = made(server).map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('puts the findings of the server at fields and cells', async () => {
    const { server } = await open({ model: defect, records: sampleDefects(3) });
    await edit('QX-20261119-0003');
    await see(entry('区段桩号')).toHaveValue('K2+240');
    const findings = [
      { code: 'field.unique', severity: 'error', at: '/stake', message: '区段桩号已有记录', fix: '' },
      { code: 'field.min', severity: 'error', at: '/materials/1/quantity', message: '第 2 行：数量超过库存', fix: '' },
    ] as const;
    server.refuse('updateRecord', { code: 422, msg: '有 2 处需要改正', data: { findings } });
    await entry('区段桩号').fill('K2+999');
    await button('提交').click();
    await see(page.getByRole('alert')).toHaveTextContent('还有 2 处需要改正');
    await see(page.getByRole('alert')).toHaveTextContent('处置材料第 2 行：数量超过库存');
    await see(entry('区段桩号')).toHaveAttribute('aria-invalid', 'true');
    await see(entry('区段桩号')).toHaveAccessibleDescription(/区段桩号已有记录/);
    await entry('区段桩号').fill('K2+998');
    await see(entry('区段桩号')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

describe('where the form stands', () => {
  const withForm = (form: object) => ({ ...inspection, form: { ...inspection.form, form } });

  it('is a drawer, a dialog or a page, as wide as its settings say', async () => {
    await open();
    await add();
    expect(document.querySelector('.ant-drawer-content-wrapper')?.getBoundingClientRect().width).toBe(960);
    await button('取消').click();
    await closed();
  });

  it('is a dialog where the settings say general', async () => {
    await open({ model: withForm({ popupType: 'general', generalWidth: '640px' }) });
    await add();
    expect(Math.round(dialog().element().getBoundingClientRect().width)).toBe(640);
    await expectAccessible();
  });

  it('is a page where the settings say full screen, its buttons within sight', async () => {
    await open({ model: withForm({ popupType: 'fullScreen' }) });
    await add();
    expect(dialog().element().getBoundingClientRect().width).toBe(window.innerWidth);
    const { bottom } = button('提交').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectAccessible();
  });

  it('has the buttons and the words of its settings', async () => {
    const form = { hasConfirmAndAddBtn: false, confirmButtonText: '上报', cancelButtonText: '返回' };
    const { server } = await open({ model: withForm(form) });
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
    const { server } = await open();
    server.refuse('loadRecord', { code: 404, msg: '记录不存在，可能已被删除' });
    await edit('XJ-20261120-0005');
    await see(page.getByRole('alert')).toHaveTextContent('记录不存在，可能已被删除');
    await button('重试').click();
    await see(entry('区段')).toHaveValue('K1+000 ~ K1+360');
  });
});
