import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardHistory } from './guarded-history.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's history as the router fills it: entries count from 0, moving is told of afterwards. */
function browser(entries: number) {
  let at = entries - 1;
  const listeners: ((event: { stopImmediatePropagation(): void }) => void)[] = [];
  const heard: number[] = [];
  const history = {
    get state() {
      return { idx: at };
    },
    go(by: number) {
      queueMicrotask(() => {
        const to = Math.max(0, Math.min(entries - 1, at + by));
        if (to === at) return;
        at = to;
        let isStopped = false;
        for (const listener of listeners) listener({ stopImmediatePropagation: () => (isStopped = true) });
        if (!isStopped) heard.push(at);
      });
    },
  };
  vi.stubGlobal('window', {
    history,
    addEventListener: (_name: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: () => listeners.splice(0),
  });
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { history, heard, at: () => at, settled };
}

describe('going back in the browser', () => {
  it('is left alone where nothing would be lost', async () => {
    const { history, heard, settled } = browser(3);
    guardHistory(
      () => false,
      () => Promise.reject(new Error('asked')),
    );
    history.go(-1);
    await settled();
    expect(heard).toEqual([1]);
  });

  it('leaves page and address where they are when the person stays', async () => {
    const { history, heard, at, settled } = browser(3);
    guardHistory(
      () => true,
      async () => false,
    );
    history.go(-2);
    await settled();
    expect(heard).toEqual([]);
    expect(at()).toBe(2);
  });

  it('goes on to where it was meant to once the page lets go', async () => {
    const { history, heard, at, settled } = browser(4);
    let holds = true;
    guardHistory(
      () => holds,
      async () => true,
    );
    history.go(-2);
    await settled();
    expect(heard).toEqual([1]);
    expect(at()).toBe(1);
    holds = false;
    history.go(2);
    await settled();
    expect(heard).toEqual([1, 3]);
  });

  it('asks once however often Back is pressed meanwhile', async () => {
    const { history, heard, at, settled } = browser(4);
    let answer = (_letsGo: boolean) => {};
    let asked = 0;
    guardHistory(
      () => true,
      () => {
        asked += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    );
    history.go(-1);
    await settled();
    history.go(-1);
    await settled();
    expect(asked).toBe(1);
    expect(at()).toBe(3);
    answer(true);
    await settled();
    expect(heard).toEqual([2]);
  });

  it('hears nothing more once it is stopped', async () => {
    const { history, heard, settled } = browser(2);
    const guarded = guardHistory(
      () => true,
      async () => false,
    );
    guarded.stop();
    history.go(-1);
    await settled();
    expect(heard).toEqual([0]);
  });
});
