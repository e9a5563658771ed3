import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedKeys } from '../settings/storage.ts';
import { createDrafts } from './drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Without a browser's storage, memory stands in: the same calls.
  vi.stubGlobal('localStorage', undefined);
});
afterEach(() => {
  const drafts = createDrafts(() => 'u1');
  for (const key of storedKeys('draft_u1_')) drafts.remove(key.slice('draft_u1_'.length));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('entries in progress', () => {
  it('come back as they were, until they are removed', () => {
    const drafts = createDrafts(() => 'u1');
    drafts.write('m1:new', { name: '渗漏', rows: [{ a: 1 }] });
    expect(drafts.read('m1:new')).toEqual({ name: '渗漏', rows: [{ a: 1 }] });
    drafts.remove('m1:new');
    expect(drafts.read('m1:new')).toBeUndefined();
  });

  it('are shown to nobody else who signs in on the same machine', () => {
    createDrafts(() => 'u1').write('m1:new', { name: '渗漏' });
    expect(createDrafts(() => 'u2').read('m1:new')).toBeUndefined();
  });

  it('are not kept while nobody is signed in', () => {
    createDrafts(() => '').write('m1:new', { name: '渗漏' });
    expect(storedKeys('draft_')).toEqual([]);
    expect(createDrafts(() => '').read('m1:new')).toBeUndefined();
  });

  it('are at most twenty of a person; the oldest makes room, and writing one again makes none go', () => {
    const drafts = createDrafts(() => 'u1');
    for (let index = 0; index < 20; index += 1) {
      vi.setSystemTime(1_000 + index);
      drafts.write(`e${index}`, { index });
    }
    vi.setSystemTime(5_000);
    drafts.write('e0', { index: 'again' });
    expect(storedKeys('draft_u1_')).toHaveLength(20);
    vi.setSystemTime(6_000);
    drafts.write('e20', { index: 20 });
    expect(storedKeys('draft_u1_')).toHaveLength(20);
    expect(drafts.read('e0')).toEqual({ index: 'again' });
    expect(drafts.read('e1')).toBeUndefined();
    expect(drafts.read('e2')).toEqual({ index: 2 });
  });
});
