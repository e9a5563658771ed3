import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { refreshAtom, shownAtom, type Tab, tabsAtom } from '../../session/tabs.ts';
import { closeTab } from './close-tab.ts';
import type { Around } from './command.ts';
import { refreshTab } from './refresh-tab.ts';

const tab = (path: string, pinned = false): Tab => ({ path, title: path, pinned });
const paths = ['/home', '/a', '/b?id=1', '/b?id=2'];

/** The shell with four tabs, of which the second is shown; what is said when pages are asked is `answers`. */
function shell(answers: (pages: readonly string[]) => boolean | Promise<boolean>) {
  const store = createStore();
  store.set(
    tabsAtom,
    paths.map((path, at) => tab(path, at === 0)),
  );
  store.set(shownAtom, '/a');
  const done: string[] = [];
  const around = {
    store,
    mayLeave: async (pages: readonly string[] = []) => {
      done.push(`ask ${pages.join(' ')}`);
      return answers(pages);
    },
    go: (to: string) => {
      store.set(shownAtom, to);
      done.push(`go ${to}`);
    },
    navigate: (to: string) => {
      store.set(shownAtom, to);
      done.push(`navigate ${to}`);
    },
  } as unknown as Around; // what these commands use of it
  return { around, done, open: () => store.get(tabsAtom).map(({ path }) => path), store };
}

describe('closing tabs', () => {
  it('asks the page first: its tab stays where it is when the person stays', async () => {
    const { around, done, open } = shell(() => false);
    await closeTab(around, { path: '/a', which: 'this', open: '/a' }, false);
    expect(done).toEqual(['ask /a']);
    expect(open()).toEqual(paths);
  });

  it('takes the tab away and goes to its neighbour once the page lets go, asking once', async () => {
    const { around, done, open } = shell(() => true);
    await closeTab(around, { path: '/a', which: 'this', open: '/a' }, false);
    expect(done).toEqual(['ask /a', 'navigate /home']);
    expect(open()).toEqual(['/home', '/b?id=1', '/b?id=2']);
  });

  it('asks all pages that would go, also those that are not shown, and no other', async () => {
    const { around, done, open } = shell(() => true);
    await closeTab(around, { path: '/b?id=1', which: 'others', open: '/home' }, false);
    expect(done).toEqual(['ask /a /b?id=2', 'navigate /home']);
    expect(open()).toEqual(['/home', '/b?id=1']);
  });

  it('leaves a tab alone that came while it asked', async () => {
    const { around, open, store } = shell(() => {
      store.set(tabsAtom, (known) => [...known, tab('/new')]);
      return true;
    });
    await closeTab(around, { path: '', which: 'all', open: '/a' }, false);
    expect(open()).toEqual(['/home', '/new']);
  });

  it('does nothing for a tab that is not there', async () => {
    const { around, done, open } = shell(() => true);
    await closeTab(around, { path: '/home', which: 'this', open: '/a' }, false);
    await closeTab(around, {}, false);
    expect(done).toEqual([]);
    expect(open()).toEqual(paths);
  });
});

describe('refreshing a tab', () => {
  it('asks the page first', async () => {
    const { around, done, store } = shell(() => false);
    await refreshTab(around, {}, false);
    expect(done).toEqual(['ask /a']);
    expect(store.get(refreshAtom)).toEqual({});
  });

  it('begins that page anew and no other, and shows it', async () => {
    const { around, done, store } = shell(() => true);
    await refreshTab(around, { path: '/b?id=1' }, false);
    await refreshTab(around, { path: '/b?id=1' }, false);
    expect(store.get(refreshAtom)).toEqual({ '/b?id=1': 2 });
    expect(done).toEqual(['ask /b?id=1', 'go /b?id=1', 'ask /b?id=1']);
  });
});
