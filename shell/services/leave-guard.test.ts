import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from './leave-guard.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeWindow() {
  const listeners: string[] = [];
  vi.stubGlobal('window', {
    addEventListener: (name: string) => listeners.push(name),
    removeEventListener: (name: string) => listeners.splice(listeners.indexOf(name), 1),
  });
  return listeners;
}

describe('leaving a page', () => {
  it('is asked of every page with unsaved work, until one keeps it', async () => {
    fakeWindow();
    const guard = createLeaveGuard();
    const asked: string[] = [];
    guard.guard(async () => asked.push('first') > 0);
    const stop = guard.guard(async () => {
      asked.push('second');
      return false;
    });
    guard.guard(async () => asked.push('third') > 0);
    expect(await guard.ask()).toBe(false);
    expect(asked).toEqual(['first', 'second']);
    stop();
    expect(await guard.ask()).toBe(true);
  });

  it('keeps the tab of the browser open only while there is something to keep', async () => {
    const listeners = fakeWindow();
    const guard = createLeaveGuard();
    expect(await guard.ask()).toBe(true);
    const stops = [guard.guard(async () => true), guard.guard(async () => true)];
    expect(listeners).toEqual(['beforeunload']);
    stops[0]?.();
    expect(listeners).toEqual(['beforeunload']);
    stops[1]?.();
    expect(listeners).toEqual([]);
  });
});
