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

  it('is asked of the pages that are left alone', async () => {
    fakeWindow();
    const guard = createLeaveGuard();
    const asked: string[] = [];
    for (const page of ['/a', '/b', '']) guard.guard(async () => asked.push(page) > 0, page);
    expect(await guard.ask(['', '/b', '/none'])).toBe(true);
    expect(asked).toEqual(['', '/b']);
    expect(guard.holds('/a')).toBe(true);
    expect(guard.holds('/none')).toBe(false);
  });

  it('that is only loaded anew is not asked of what a draft keeps', async () => {
    fakeWindow();
    const guard = createLeaveGuard();
    const asked: string[] = [];
    guard.guard(async () => asked.push('draft') > 0, '/a', true);
    guard.guard(async () => asked.push('lost') > 0, '/b');
    expect([guard.holds('/a'), guard.holds('/a', 'losing'), guard.holds('/b', 'losing')]).toEqual([true, false, true]);
    expect(await guard.ask(undefined, 'losing')).toBe(true);
    expect(asked).toEqual(['lost']);
    expect(await guard.ask()).toBe(true);
    expect(asked).toEqual(['lost', 'draft', 'lost']);
  });

  it('is asked once of a page that loses something and keeps the rest as a draft', async () => {
    fakeWindow();
    const guard = createLeaveGuard();
    const asked: string[] = [];
    guard.guard(async () => asked.push('draft') > 0, '/a', true);
    const stop = guard.guard(async () => asked.push('upload') > 0, '/a');
    expect(await guard.ask(['/a'])).toBe(true);
    expect(asked).toEqual(['upload']);
    stop();
    guard.guard(async () => 'unasked', '/a');
    expect(await guard.ask(['/a'])).toBe(true);
    expect(asked).toEqual(['upload', 'draft']);
  });

  it('goes on for a page that is kept out of sight, until it is shown again or gone', async () => {
    const listeners = fakeWindow();
    const guard = createLeaveGuard();
    guard.show('/a', new Set());
    const stop = guard.guard(async () => false, '/a');
    guard.show('/b', new Set(['/a']));
    stop();
    expect(await guard.ask(['/a'])).toBe(false);
    expect(guard.held()).toEqual(['/a']);
    // Shown again, it asks by itself again or has nothing left to ask for.
    guard.show('/a', new Set(['/b']));
    expect(guard.held()).toEqual([]);
    const again = guard.guard(async () => false, '/a');
    guard.show('/b', new Set(['/a']));
    again();
    guard.show('/b', new Set());
    expect(guard.held()).toEqual([]);
    expect(listeners).toEqual([]);
  });

  it('stops with a page that nobody keeps', () => {
    fakeWindow();
    const guard = createLeaveGuard();
    guard.show('/a', new Set());
    const stop = guard.guard(async () => false, '/a');
    guard.show('/b', new Set());
    stop();
    expect(guard.held()).toEqual([]);
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
