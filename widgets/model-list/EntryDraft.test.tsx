import { Fragment, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/render/services.ts';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { type SampleRecords, sampleWorld } from './sample-page.tsx';
import { sampleInspections } from './sample-records.ts';
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
  mount(<Reopened>{world.page}</Reopened>, world.services);
  await see(button('新增')).toBeVisible();
  return world;
}

/** A tab that can be closed and opened again. */
function Reopened({ children }: { readonly children: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <div id="reopen" onClickCapture={(event) => event.target === event.currentTarget && setRound(round + 1)}>
      <Fragment key={round}>{children}</Fragment>
    </div>
  );
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

describe('leaving', () => {
  it('closes at once by Esc while nothing is touched, and asks once something is', async () => {
    const confirm = vi.fn<Services['confirm']>(async () => false);
    await open({ changes: { confirm } });
    await add();
    await see(entry('区段')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(confirm).not.toHaveBeenCalled();
    await add();
    await entry('区段').fill('K1');
    await userEvent.keyboard('{Escape}');
    await eventually(() => confirm.mock.calls.length).toBe(1);
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ title: '还有未保存的内容', okText: '离开' });
    await see(entry('区段')).toHaveValue('K1');
    confirm.mockResolvedValue(true);
    await button('取消').click();
    await closed();
  });

  it('guards the page around it while there is something to lose, and no longer', async () => {
    const asks = new Set<() => Promise<boolean>>();
    const guardLeave: Services['guardLeave'] = (ask) => {
      asks.add(ask);
      return () => asks.delete(ask);
    };
    await open({ changes: { guardLeave } });
    await add();
    expect(asks.size).toBe(0);
    await fillIn();
    expect(asks.size).toBe(1);
    await button('提交').click();
    await closed();
    expect(asks.size).toBe(0);
  });
});

describe('an entry in progress', () => {
  function memory() {
    const kept = new Map<string, unknown>();
    const drafts: Services['drafts'] = {
      read: (key) => kept.get(key),
      write: (key, value) => kept.set(key, structuredClone(value)),
      remove: (key) => kept.delete(key),
    };
    return { kept, drafts };
  }

  it('is kept, offered again after a closed tab, and gone once it is saved', async () => {
    const { kept, drafts } = memory();
    const { server } = await open({ changes: { drafts } });
    await add();
    await fillIn();
    await see(dialog()).toHaveTextContent(/草稿，\d\d:\d\d 已暂存/);
    window.dispatchEvent(new Event('pagehide'));
    expect([...kept.keys()]).toEqual(['inspection_new']);
    document.getElementById('reopen')?.click();
    await closed();
    await add();
    await see(dialog()).toHaveTextContent('上次填到一半的内容还在');
    await expectAccessible();
    await see(entry('区段')).toHaveValue('');
    await button('接着填').click();
    await see(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    await button('提交').click();
    await closed();
    expect(bodyOf(made(server)[0])).toMatchObject({ tunnel: 'binjiang', section: 'K1+000 ~ K1+360' });
    expect(kept.size).toBe(0);
  });

  it('is dropped when it is not wanted, and never mixed with that of another record', async () => {
    const { kept, drafts } = memory();
    const draft = (section: string) => ({ values: { section }, base: { values: {}, revision: 1 } });
    drafts.write('inspection_i5', draft('K5'));
    drafts.write('inspection_i4', { nonsense: true });
    await open({ changes: { drafts } });
    await edit('XJ-20261120-0004');
    await see(entry('区段')).toHaveValue('K2+360 ~ K2+720');
    expect(button('接着填').elements()).toEqual([]);
    await button('取消').click();
    await closed();
    await edit('XJ-20261120-0005');
    await button('放弃').click();
    await see(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    expect(kept.has('inspection_i5')).toBe(false);
  });

  it('does not undo what others have saved since: only what was changed here is taken over', async () => {
    const { drafts } = memory();
    const [record] = sampleInspections(1);
    const base = { values: record?.values ?? {}, revision: 1 };
    drafts.write('inspection_i1', { values: { ...base.values, notes: '我的备注' }, base });
    const { server } = await open({ records: sampleInspections(1), changes: { drafts } });
    server.change('i1', { section: 'K3+000 ~ K3+360' });
    await edit('XJ-20261120-0001');
    await button('接着填').click();
    await see(entry('备注')).toHaveValue('我的备注');
    await see(entry('区段')).toHaveValue('K3+000 ~ K3+360');
  });
});
