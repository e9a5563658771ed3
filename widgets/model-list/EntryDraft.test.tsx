import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AskToLeave, Services } from '../../engine/contract/services.ts';
import { timeAgo } from '../../engine/schema/helpers/time-ago.ts';
import { sampleInspections } from '../../test/support/model-list/sample-records.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
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
import { answerForEntry, watchEntries } from './open-entries.ts';

const ago = (at: string) => timeAgo(at, Date.now(), { rule: 'long', ...testServices() });

describe('leaving', () => {
  it('closes at once by Esc while nothing is touched, and asks once something is', async () => {
    const confirm = vi.fn<Services['confirm']>(async () => false);
    await mountForEntries({ services: { confirm } });
    await add();
    await expect.poll(() => document.activeElement?.closest('.adit-document [data-key]')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(confirm).not.toHaveBeenCalled();
    await add();
    await entry('区段').fill('K1');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ title: '还有未保存的内容', okText: '离开' });
    await expect.element(entry('区段')).toHaveValue('K1');
    confirm.mockResolvedValue(true);
    await button('取消').click();
    await closed();
  });

  it('guards the page around it while there is something to lose, and no longer', async () => {
    const asks = new Set<AskToLeave>();
    const guardLeave: Services['guardLeave'] = (ask) => {
      asks.add(ask);
      return () => asks.delete(ask);
    };
    await mountForEntries({ services: { guardLeave } });
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

  const noBase = { values: {}, revision: 1 };
  const draftOf = (id: string, values: object, base: object = noBase, at = '2026-11-20T01:35:00.000Z') => ({
    entry: id,
    at,
    values,
    base,
  });
  const keep = (id: string, values: object, base?: object) => ({ entries: [draftOf(id, values, base)] });
  const entriesOf = (kept: ReadonlyMap<string, unknown>, key: string) =>
    Object(kept.get(key)).entries?.map((one: { entry: string }) => one.entry);

  it('is kept, offered again after a closed tab, and gone once it is saved', async () => {
    const { kept, drafts } = memory();
    const { server, reopen } = await mountForEntries({ services: { drafts } });
    await add();
    await fillIn();
    await expect.element(dialog()).toHaveTextContent(/草稿，\d\d:\d\d 已暂存/);
    window.dispatchEvent(new Event('pagehide'));
    expect([...kept.keys()]).toEqual(['inspection_new']);
    reopen();
    await closed();
    await add();
    await expect.element(dialog()).toHaveTextContent('填到一半的内容还在（刚刚），尚未提交');
    await expectAccessible();
    await expect.element(entry('区段')).toHaveValue('');
    await button('接着填').click();
    await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    await button('提交').click();
    await closed();
    expect(bodyOf(made(server)[0])).toMatchObject({ tunnel: 'binjiang', section: 'K1+000 ~ K1+360' });
    expect(kept.size).toBe(0);
  });

  it('is put aside by its button: closed unasked, told at the list, and offered at the next opening', async () => {
    const { kept, drafts } = memory();
    const confirm = vi.fn<Services['confirm']>(async () => false);
    const { said } = await mountForEntries({ services: { drafts, confirm } });
    await add();
    await entry('区段').fill('K1');
    await button('暂存').click();
    await closed();
    expect(confirm).not.toHaveBeenCalled();
    expect(said).toEqual(['已暂存在这台设备上，下次打开时可以接着填']);
    expect([...kept.keys()]).toEqual(['inspection_new']);
    await button('草稿 刚刚').click();
    await button('接着填').click();
    await expect.element(entry('区段')).toHaveValue('K1');
    await button('暂存').click();
    await closed();
    expect(entriesOf(kept, 'inspection_new')).toHaveLength(1);
    await button('草稿 刚刚').click();
    await button('放弃').click();
    await button('取消').click();
    await closed();
    expect(button(/^草稿/).elements()).toEqual([]);
  });

  it('is kept by Ctrl S, stays open, and asks again only after the next change', async () => {
    const { kept, drafts } = memory();
    const confirm = vi.fn<Services['confirm']>(async () => false);
    await mountForEntries({ services: { drafts, confirm } });
    await add();
    await entry('区段').fill('K1');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect([...kept.keys()]).toEqual(['inspection_new']);
    await expect.element(entry('区段')).toHaveValue('K1');
    await entry('区段').fill('K2');
    await button('取消').click();
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    await userEvent.keyboard('{Control>}s{/Control}');
    await button('取消').click();
    await closed();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind when an untouched form is put aside', async () => {
    const { kept, drafts } = memory();
    const { said } = await mountForEntries({ services: { drafts } });
    await add();
    await button('暂存').click();
    await closed();
    expect([kept.size, said]).toEqual([0, []]);
  });

  it('makes one record after a lost answer, also when it is taken up again in another tab', async () => {
    const { drafts } = memory();
    const { server, reopen } = await mountForEntries({ services: { drafts } });
    await add();
    await fillIn();
    server.lose('createRecord');
    await button('提交').click();
    await expect.poll(() => made(server).length).toBe(1);
    await expect.element(dialog()).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    reopen();
    await add();
    await button('接着填').click();
    await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    await button('提交').click();
    await closed();
    expect(new Set(made(server).map(({ input }) => input.idempotencyKey)).size).toBe(1);
    expect(server.records.length).toBe(6);
  });

  it('asks what to do when it was changed after a lost answer: nothing is lost, and nothing doubled unasked', async () => {
    const { drafts } = memory();
    const confirm = vi.fn<Services['confirm']>(async () => false);
    const { server } = await mountForEntries({ services: { drafts, confirm } });
    await add();
    await fillIn();
    server.lose('createRecord');
    await button('提交').click();
    await expect.poll(() => made(server).length).toBe(1);
    await entry('区段').fill('K2+000 ~ K2+360');
    await button('提交').click();
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ title: '先前的提交可能已经保存', okText: '另存为新记录' });
    await expect.element(entry('区段')).toHaveValue('K2+000 ~ K2+360');
    expect(server.records.length).toBe(6);
    confirm.mockResolvedValue(true);
    await button('提交').click();
    await closed();
    expect(server.records.length).toBe(7);
  });

  it('is dropped when it is not wanted, and never mixed with that of another record', async () => {
    const { kept, drafts } = memory();
    drafts.write('inspection_i5', keep('a', { section: 'K5' }));
    drafts.write('inspection_i4', { entries: [{ nonsense: true }, 'text', null] });
    await mountForEntries({ services: { drafts } });
    await edit('XJ-20261120-0004');
    await expect.element(entry('区段')).toHaveValue('K2+360 ~ K2+720');
    expect(button('接着填').elements()).toEqual([]);
    await button('取消').click();
    await closed();
    await edit('XJ-20261120-0005');
    await button('放弃').click();
    await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    expect(kept.has('inspection_i5')).toBe(false);
  });

  it('does not undo what others have saved since: only what was changed here is taken over', async () => {
    const { drafts } = memory();
    const [record] = sampleInspections(1);
    const base = { values: record?.values ?? {}, revision: 1 };
    drafts.write('inspection_i1', keep('a', { ...base.values, notes: '我的备注' }, base));
    const { server } = await mountForEntries({ records: sampleInspections(1), services: { drafts } });
    server.change('i1', { section: 'K3+000 ~ K3+360' });
    await edit('XJ-20261120-0001');
    await expect.element(dialog()).toHaveTextContent('此后记录已被他人修改；接着填时只带入您改过的字段');
    await button('接着填').click();
    await expect.element(entry('备注')).toHaveValue('我的备注');
    await expect.element(entry('区段')).toHaveValue('K3+000 ~ K3+360');
  });

  it('is offered as long as no other tab has it open, and a save takes away no other', async () => {
    const { kept, drafts } = memory();
    const base = { values: {}, revision: 0 };
    const mine = draftOf('closed', { section: 'K1+000 ~ K1+360' }, base);
    const theirs = draftOf('open', { section: 'K9' }, base, '2026-11-20T02:00:00.000Z');
    drafts.write('inspection_new', { entries: [theirs, mine] });
    const silence = answerForEntry('inspection_new', () => 'open');
    try {
      await mountForEntries({ services: { drafts } });
      await add();
      await expect.element(dialog()).toHaveTextContent(`填到一半的内容还在（${ago(mine.at)}）`);
      await button('接着填').click();
      await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
      await fillIn();
      await expect.poll(() => entriesOf(kept, 'inspection_new')).toEqual(['closed', 'open']);
      await button('提交').click();
      await closed();
      expect(entriesOf(kept, 'inspection_new')).toEqual(['open']);
      const seen: string[] = [];
      const stop = watchEntries('inspection_new', (one) => seen.push(one));
      await expect.poll(() => seen).toEqual(['open']);
      stop();
    } finally {
      silence();
    }
  });

  it('is withdrawn when another tab takes it up, and is said to be open once it goes on here', async () => {
    const { drafts } = memory();
    const base = { values: {}, revision: 0 };
    drafts.write('inspection_new', keep('left', { section: 'K7' }, base));
    await mountForEntries({ services: { drafts } });
    await add();
    await expect.element(button('接着填')).toBeVisible();
    answerForEntry('inspection_new', () => 'left')();
    await expect.poll(() => button('接着填').elements()).toEqual([]);
    await button('取消').click();
    await closed();
    await add();
    await button('接着填').click();
    const seen: string[] = [];
    const stop = watchEntries('inspection_new', (one) => seen.push(one));
    await expect.poll(() => [...new Set(seen)]).toEqual(['left']);
    stop();
  });

  it('makes room for the next one where a busy tab says late that it is open', async () => {
    const { drafts } = memory();
    const base = { values: {}, revision: 0 };
    const mine = draftOf('closed', { section: 'K1' }, base);
    const theirs = draftOf('open', { section: 'K9' }, base, '2026-11-20T02:00:00.000Z');
    drafts.write('inspection_new', { entries: [theirs, mine] });
    await mountForEntries({ services: { drafts } });
    await add();
    await expect.element(dialog()).toHaveTextContent(`填到一半的内容还在（${ago(theirs.at)}）`);
    answerForEntry('inspection_new', () => 'open')();
    await expect.element(dialog()).toHaveTextContent(`填到一半的内容还在（${ago(mine.at)}）`);
  });

  it('stays offered when another is begun beside it and saved', async () => {
    const { kept, drafts } = memory();
    drafts.write('inspection_new', keep('left', { section: 'K7' }, { values: {}, revision: 0 }));
    await mountForEntries({ services: { drafts } });
    await add();
    await expect.element(button('接着填')).toBeVisible();
    await fillIn();
    await button('提交').click();
    await closed();
    expect(entriesOf(kept, 'inspection_new')).toEqual(['left']);
  });

  it('brings what the form still takes after it was published anew, and names the rest', async () => {
    const { drafts } = memory();
    const values = { section: 'K1+000 ~ K1+360', minutes: [1, 2], gone: '旧字段', goneToo: '' };
    drafts.write('inspection_new', keep('a', values, { values: {}, revision: 0 }));
    const { said, server } = await mountForEntries({ services: { drafts } });
    await add();
    await button('接着填').click();
    await expect.element(entry('区段')).toHaveValue('K1+000 ~ K1+360');
    expect(said).toEqual(['表单已更新，没有带入：用时、gone']);
    await fillIn();
    await button('提交').click();
    await closed();
    expect(bodyOf(made(server)[0])).not.toHaveProperty('gone');
    expect(bodyOf(made(server)[0])).not.toHaveProperty('minutes');
  });
});
