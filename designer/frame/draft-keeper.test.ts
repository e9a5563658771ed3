import { describe, expect, it } from 'vitest';
import type { Drafts } from '../../engine/contract/services.ts';
import { createDraftKeeper } from './draft-keeper.ts';

function kept(before: Record<string, unknown> = {}) {
  const stored = new Map<string, unknown>(Object.entries(before));
  const drafts: Drafts = {
    read: (key) => stored.get(key),
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
  const waiting = new Set<() => void>();
  const keeper = createDraftKeeper({
    drafts,
    modelId: 'm1',
    now: () => 5,
    schedule: (task) => {
      waiting.add(task);
      return () => waiting.delete(task);
    },
  });
  const pass = () => {
    for (const task of [...waiting]) {
      waiting.delete(task);
      task();
    }
  };
  return { keeper, stored, waiting, pass };
}

const work = (name: string) => ({ revision: 2, base: { fullName: '旧' }, document: { fullName: name } });

describe('unsaved work', () => {
  it('is written once for all changes of a while, the last of them', () => {
    const { keeper, stored, waiting, pass } = kept();
    keeper.note(work('一'));
    keeper.note(work('二'));
    expect([waiting.size, stored.size]).toEqual([1, 0]);
    pass();
    expect(stored.get('design_m1')).toEqual({ ...work('二'), at: 5 });
  });

  it('is written at once when it has to be, and not again later', () => {
    const { keeper, stored, waiting } = kept();
    keeper.note(work('一'));
    keeper.flush();
    expect(stored.get('design_m1')).toMatchObject(work('一'));
    expect(waiting.size).toBe(0);
    stored.clear();
    keeper.flush();
    expect(stored.size).toBe(0);
  });

  it('is gone when it was saved, with what was still to be written', () => {
    const { keeper, stored, pass } = kept({ design_m1: { ...work('一'), at: 1 } });
    keeper.note(work('二'));
    keeper.drop();
    pass();
    expect(stored.size).toBe(0);
  });

  it('is offered where it differs from what the server has, in data and not in the order of keys', () => {
    const draft = { ...work('一'), at: 1 };
    expect(kept({ design_m1: draft }).keeper.offered({ fullName: '旧' })).toEqual(draft);
    expect(kept({ design_m1: draft }).keeper.offered({ fullName: '一' })).toBeNull();
    expect(kept().keeper.offered({})).toBeNull();
  });

  it('that is none is not offered', () => {
    for (const broken of ['x', 3, [], { revision: '2' }, { ...work('一') }, { ...work('一'), at: 1, document: [] }])
      expect(kept({ design_m1: broken }).keeper.offered({})).toBeNull();
  });
});
