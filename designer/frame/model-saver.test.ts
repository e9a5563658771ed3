import { describe, expect, it } from 'vitest';
import { RequestError } from '../../shell/request/request-error.ts';
import { openedSaver, stored } from '../../test/support/designer/opened-saver.ts';
import { documentOf } from '../document/model-text.ts';

function opened() {
  const saver = openedSaver();
  const nth = (index: number) => {
    const found = saver.sent[index];
    if (!found) throw new Error(`There was no call ${index}.`);
    return found;
  };
  return { ...saver, nth };
}

describe('saving', () => {
  it('sends the document with the revision that it was made from, and goes on from the new one', async () => {
    const { saver, store, nth, rename, drafts } = opened();
    rename('乙');
    const first = saver.save();
    expect(saver.state().status).toBe('saving');
    expect(nth(0)).toMatchObject({ call: 'updateModel', body: { fullName: '乙', revision: 4 } });
    expect(drafts.get('design_m1')).toMatchObject({ revision: 4, document: { fullName: '乙' } });
    nth(0).answer({ revision: 5, findings: [] });
    expect(await first).toBe(true);
    expect(saver.state()).toMatchObject({ status: 'idle', revision: 5, savedAt: 9, changed: true });
    expect([saver.unsaved(), drafts.size]).toEqual([false, 0]);
    store.undo();
    expect(saver.unsaved()).toBe(true);
    void saver.save();
    expect(nth(1).body).toMatchObject({ fullName: '甲', revision: 5 });
  });

  it('asks the server nothing when there is nothing to save', async () => {
    const { saver, store, sent, rename } = opened();
    rename('乙');
    store.undo();
    expect(await saver.save()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('lets work go on: what was typed meanwhile is unsaved, kept, and sent by the next save', async () => {
    const { saver, nth, rename, drafts, sent } = opened();
    rename('乙');
    const first = saver.save();
    rename('丙');
    const second = saver.save();
    expect(sent).toHaveLength(1);
    nth(0).answer({ revision: 5, findings: [] });
    expect(await first).toBe(true);
    await Promise.resolve();
    expect(nth(1).body).toMatchObject({ fullName: '丙', revision: 5 });
    expect(drafts.get('design_m1')).toMatchObject({ revision: 5, document: { fullName: '丙' } });
    nth(1).answer({ revision: 6, findings: [] });
    expect(await second).toBe(true);
    expect(saver.unsaved()).toBe(false);
  });

  it('that fails keeps the work, says why, and what the server found', async () => {
    const { saver, nth, rename, drafts, store } = opened();
    rename('乙');
    const first = saver.save();
    const findings = [{ code: 'x', severity: 'error' as const, at: '/form', message: '错', fix: '改' }];
    nth(0).refuse(new RequestError(422, '有 1 个错误', { findings }));
    expect(await first).toBe(false);
    expect(saver.state()).toMatchObject({ status: 'failed', revision: 4, message: '有 1 个错误', conflict: null });
    expect(saver.state().judged).toEqual({ document: store.state().document, findings });
    expect([saver.unsaved(), drafts.size]).toEqual([true, 1]);
  });

  it('over a newer revision overwrites nothing and hands over both sides with what both began with', async () => {
    const { saver, nth, rename, store, document } = opened();
    rename('乙');
    const first = saver.save();
    const current = { ...stored, fullName: '他人', revision: 8 };
    nth(0).refuse(new RequestError(409, '已被修改', { current }));
    expect(await first).toBe(false);
    expect(saver.state().conflict).toEqual({ base: document, theirs: documentOf(current).document, revision: 8 });
    expect(store.state().document.fullName).toBe('乙');
    saver.resolve({ ...document, fullName: '合并' });
    expect([saver.state().conflict, saver.state().revision, saver.unsaved()]).toEqual([null, 8, true]);
    void saver.save();
    expect(nth(1).body).toMatchObject({ fullName: '合并', revision: 8 });
  });

  it('takes what the server has as one step, which can be undone', async () => {
    const { saver, nth, rename, store } = opened();
    rename('乙');
    const asked = saver.reload();
    nth(0).answer({ ...stored, fullName: '回滚', revision: 9, state: 2, releaseVersion: 2 });
    await asked;
    expect(store.state().document.fullName).toBe('回滚');
    expect([saver.unsaved(), saver.state().revision, saver.state().releaseVersion]).toEqual([false, 9, 2]);
    store.undo();
    expect(store.state().document.fullName).toBe('乙');
  });
});

describe('work of an earlier visit', () => {
  it('goes on from the revision that it began with, so that a save finds what came between', () => {
    const { saver, nth, store, document } = opened();
    saver.restore({ revision: 2, base: { ...document, fullName: '旧' }, document: { ...document, fullName: '草稿' } });
    expect(store.state().document.fullName).toBe('草稿');
    expect(saver.unsaved()).toBe(true);
    void saver.save();
    expect(nth(0).body).toMatchObject({ fullName: '草稿', revision: 2 });
    store.undo();
    expect(store.state().document.fullName).toBe('甲');
  });
});
