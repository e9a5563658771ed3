import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { fakeStorage } from '../../test/support/fake-storage.ts';
import { tokenStore } from '../session/session.ts';
import { createReference } from './reference.ts';

let storage = fakeStorage();
let time = 1_000_000;
const now = () => time;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** A server that answers each call with the number of calls before it. */
function answering() {
  const calls: number[] = [];
  const ask = () => Promise.resolve({ list: [calls.push(0)] });
  return { ask, asked: () => calls.length };
}

describe('reference data', () => {
  it('is one request for a hundred who ask at once, and for those who ask soon after', async () => {
    const reference = createReference(now);
    const { ask, asked } = answering();
    const all = await Promise.all(Array.from({ length: 100 }, () => reference.read('li', 'users', {}, ask)));
    expect(new Set(all).size).toBe(1);
    await reference.read('li', 'users', {}, ask);
    expect(asked()).toBe(1);
  });

  it('is asked for by what it is asked with, and leaves other calls alone', async () => {
    const reference = createReference(now);
    const { ask, asked } = answering();
    await reference.read('li', 'users', { query: { keyword: 'a' } }, ask);
    await reference.read('li', 'users', { query: { keyword: 'b' } }, ask);
    expect(asked()).toBe(2);
    expect(reference.read('li', 'recordList', {}, ask)).toBeUndefined();
    expect(reference.read('li', 'toString', {}, ask)).toBeUndefined();
    expect(asked()).toBe(2);
  });

  it('is asked for anew when it is said to be old, by kind, and after half a minute whatever was missed', async () => {
    const reference = createReference(now);
    const { ask, asked } = answering();
    await reference.read('li', 'dictionaries', {}, ask);
    await reference.read('li', 'roles', {}, ask);
    reference.invalidate('dictionary');
    await reference.read('li', 'roles', {}, ask);
    expect(asked()).toBe(2);
    await reference.read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(3);
    time += limits.referenceFreshMs;
    await reference.read('li', 'roles', {}, ask);
    expect(asked()).toBe(4);
    reference.invalidate();
    await reference.read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(5);
  });

  it('keeps nothing of an answer that became old on its way', async () => {
    const reference = createReference(now);
    let arrive: (answer: unknown) => void = () => {};
    const first = reference.read(
      'li',
      'dictionaries',
      {},
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    reference.invalidate('dictionary');
    arrive({ list: ['old'] });
    expect(await first).toEqual({ list: ['old'] });
    expect(storage.entries.size).toBe(0);
    const { ask } = answering();
    expect(await reference.read('li', 'dictionaries', {}, ask)).toEqual({ list: [1] });
  });

  it('does not keep a failure', async () => {
    const reference = createReference(now);
    const { ask, asked } = answering();
    await expect(reference.read('li', 'users', {}, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await reference.read('li', 'users', {}, ask);
    expect(asked()).toBe(1);
  });

  it('keeps the dictionaries in the tab, for a page that is loaded again by the same person', async () => {
    const { ask, asked } = answering();
    await createReference(now).read('li', 'dictionaries', {}, ask);
    expect(storage.entries.get('adit_allDict')).toBe(`{"user":"li","since":${time},"answer":{"list":[1]}}_object`);
    await createReference(now).read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(1);
    await createReference(() => time + limits.referenceFreshMs).read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(2);
  });

  it('is never another person’s, and gone from the tab with sign-out', async () => {
    const { ask, asked } = answering();
    const reference = createReference(now);
    await reference.read('li', 'dictionaries', {}, ask);
    await reference.read('wang', 'dictionaries', {}, ask);
    expect(asked()).toBe(2);
    await createReference(now).read('zhao', 'dictionaries', {}, ask);
    expect(asked()).toBe(3);
    tokenStore.clear();
    expect(storage.entries.size).toBe(0);
    await reference.read('wang', 'users', {}, ask);
    reference.clear();
    await reference.read('wang', 'users', {}, ask);
    expect(asked()).toBe(5);
  });

  it('lives with storage that is full, switched off, broken, or holds what is none', async () => {
    const { ask, asked } = answering();
    storage.entries.set('adit_allDict', '{"user":"li","since":"x"}_object');
    await createReference(now).read('li', 'dictionaries', {}, ask);
    storage.entries.set('adit_allDict', `{"user":"li","since":${time},"answer":null}_object`);
    await createReference(now).read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(2);
    const huge = { list: ['x'.repeat(limits.referenceStoredLength)] };
    await createReference(now).read('wang', 'dictionaries', {}, () => Promise.resolve(huge));
    expect(storage.entries.size).toBe(0);
    vi.stubGlobal('sessionStorage', undefined);
    const reference = createReference(now);
    await reference.read('li', 'dictionaries', {}, ask);
    await reference.read('li', 'dictionaries', {}, ask);
    expect(asked()).toBe(3);
  });

  it('holds so many answers and no more', async () => {
    const reference = createReference(now);
    const { ask, asked } = answering();
    const most = limits.referenceAnswers;
    for (let at = 0; at <= most; at += 1) await reference.read('li', 'regions', { params: { parentId: at } }, ask);
    await reference.read('li', 'regions', { params: { parentId: most } }, ask);
    expect(asked()).toBe(most + 1);
    await reference.read('li', 'regions', { params: { parentId: 0 } }, ask);
    expect(asked()).toBe(most + 2);
  });
});
