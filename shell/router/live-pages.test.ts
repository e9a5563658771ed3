import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type LiveRules, livePages } from './live-pages.ts';

const rules = (changes: Partial<LiveRules> = {}): LiveRules => ({
  keeps: () => true,
  hasTab: () => true,
  holds: () => false,
  ...changes,
});

describe('pages that live', () => {
  it('are the one that is shown alone where none is kept', () => {
    expect(livePages(['/a'], '/b', rules({ keeps: () => false }))).toEqual(['/b']);
  });

  it('stand by their last use, each once, and are the same list while nothing changes', () => {
    const live = livePages(['/a', '/b'], '/a', rules());
    expect(live).toEqual(['/b', '/a']);
    expect(livePages(live, '/a', rules())).toBe(live);
  });

  it('go with their tab, unsaved or not: the page has been asked', () => {
    const gone = rules({ hasTab: (address) => address !== '/a', holds: () => true });
    expect(livePages(['/a', '/b'], '/b', gone)).toEqual(['/b']);
  });

  it(`are at most ${limits.cachedPagesMost}: the least recently used goes`, () => {
    const many = Array.from({ length: limits.cachedPagesMost }, (_, at) => `/${at}`);
    expect(livePages(many, '/new', rules())).toEqual([...many.slice(1), '/new']);
  });

  it('are never dropped with unsaved work, even if they become too many', () => {
    const many = Array.from({ length: limits.cachedPagesMost }, (_, at) => `/${at}`);
    const held = new Set(['/0', '/1']);
    const some = rules({ holds: (address) => held.has(address) });
    expect(livePages(many, '/new', some)).toEqual(['/0', '/1', ...many.slice(3), '/new']);
    expect(livePages(many, '/new', rules({ holds: () => true }))).toEqual([...many, '/new']);
  });

  it('stay with unsaved work when the cache is switched off; what was left by a yes goes', () => {
    const off = rules({ keeps: () => false, holds: () => true });
    expect(livePages(['/hidden', '/left'], '/next', off)).toEqual(['/hidden', '/next']);
  });
});
