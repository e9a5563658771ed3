import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageMemory, forgetPages, forgetPagesBut } from './page-memory.ts';

// Without a browser's storage, memory stands in: the same calls.
beforeEach(() => void vi.stubGlobal('sessionStorage', undefined));
afterEach(() => {
  forgetPagesBut('');
  vi.unstubAllGlobals();
});

const left = { keyword: '渗漏', currentPage: 3 };

describe('what a page remembers', () => {
  it('comes back to the same page and to no other', () => {
    createPageMemory('/model/a', () => 'u1').write('list', left);
    expect(createPageMemory('/model/a', () => 'u1').read('list')).toEqual(left);
    expect(createPageMemory('/model/a?id=1', () => 'u1').read('list')).toBeUndefined();
  });

  it('is shown to nobody else, and kept for nobody while no one is signed in', () => {
    createPageMemory('/model/a', () => 'u1').write('list', left);
    createPageMemory('/model/a', () => '').write('list', left);
    expect(createPageMemory('/model/a', () => 'u2').read('list')).toBeUndefined();
    expect(createPageMemory('/model/a', () => '').read('list')).toBeUndefined();
  });

  it('is gone once its tab is closed; other tabs keep theirs', () => {
    const [one, other] = ['/model/a', '/model/ab'].map((address) => createPageMemory(address, () => 'u1'));
    one?.write('list', left);
    other?.write('list', left);
    forgetPages(['/model/a']);
    expect([one?.read('list'), other?.read('list')]).toEqual([undefined, left]);
  });

  it('of a window that is loaded anew is that of the page in sight', () => {
    const [one, other] = ['/model/a', '/model/ab'].map((address) => createPageMemory(address, () => 'u1'));
    one?.write('list', left);
    other?.write('list', left);
    forgetPagesBut('/model/ab');
    expect([one?.read('list'), other?.read('list')]).toEqual([undefined, left]);
  });
});
