import { describe, expect, it } from 'vitest';
import { type Tab, withoutTabs, withTab } from './tabs.ts';

const home: Tab = { path: '/home', title: '首页', pinned: true };
const tab = (name: string): Tab => ({ path: `/${name}`, title: name, pinned: false });
const tabs = [home, tab('a'), tab('b'), tab('c')];
const paths = (list: readonly Tab[]) => list.map(({ path }) => path);

describe('visited pages', () => {
  it('are added on the first visit only, a pinned one in front', () => {
    const once = withTab([tab('a')], tab('b'));
    expect(paths(withTab(withTab(once, tab('b')), home))).toEqual(['/home', '/a', '/b']);
  });

  it('stay the same list when nothing is new, and take over a changed title', () => {
    expect(withTab(tabs, tab('b'))).toBe(tabs);
    expect(withTab(tabs, { ...tab('b'), title: 'B' })[2]?.title).toBe('B');
  });
});

describe('closing', () => {
  it('leaves the open page open when another one is closed', () => {
    expect(withoutTabs(tabs, 'this', '/a', '/c')).toEqual({
      tabs: [home, tab('b'), tab('c')],
      gone: ['/a'],
      go: null,
    });
  });

  it('goes to the neighbour before the open page, then to the one behind', () => {
    expect(withoutTabs(tabs, 'this', '/b', '/b').go).toBe('/a');
    expect(withoutTabs([tab('a'), tab('b')], 'this', '/a', '/a').go).toBe('/b');
    expect(withoutTabs([tab('a')], 'this', '/a', '/a').go).toBe('/home');
  });

  it('never closes a pinned page', () => {
    expect(paths(withoutTabs(tabs, 'this', '/home', '/home').tabs)).toEqual(['/home', '/a', '/b', '/c']);
    expect(withoutTabs(tabs, 'all', '', '/c')).toEqual({
      tabs: [home],
      gone: ['/a', '/b', '/c'],
      go: '/home',
    });
  });

  it('of the others keeps the one that was asked about, and goes there when the open one is gone', () => {
    expect(withoutTabs(tabs, 'others', '/b', '/c')).toEqual({
      tabs: [home, tab('b')],
      gone: ['/a', '/c'],
      go: '/b',
    });
    expect(withoutTabs(tabs, 'others', '/c', '/a').go).toBe('/c');
    expect(withoutTabs(tabs, 'others', '/b', '/b').go).toBeNull();
  });
});
