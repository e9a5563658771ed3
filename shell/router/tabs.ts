import { atom } from 'jotai';
import { places } from '../../engine/schema/routes/routes.ts';

/** A visited page. The home tab is pinned and cannot be closed. Source: shell specification 2.3. */
export interface Tab {
  readonly path: string;
  readonly title: string;
  readonly pinned: boolean;
}

export const tabsAtom = atom<readonly Tab[]>([]);
/** Grows when a tab is asked to load anew. */
export const refreshAtom = atom(0);

/** A view is added on first visit only; a later visit takes over a changed title. */
export function withTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const at = tabs.findIndex(({ path }) => path === tab.path);
  if (at < 0) return tab.pinned ? [tab, ...tabs] : [...tabs, tab];
  if (tabs[at]?.title === tab.title) return tabs;
  return tabs.map((known, index) => (index === at ? tab : known));
}

export type CloseWhich = 'this' | 'others' | 'all';

/** @returns the tabs that stay, and where to go when the open one is closed */
export function withoutTabs(
  tabs: readonly Tab[],
  which: CloseWhich,
  path: string,
  open: string,
): { tabs: readonly Tab[]; go: string | null } {
  const stays = (tab: Tab) => {
    if (tab.pinned) return true;
    if (which === 'this') return tab.path !== path;
    return which === 'others' && tab.path === path;
  };
  const left = tabs.filter(stays);
  if (left.some((tab) => tab.path === open)) return { tabs: left, go: null };
  const at = tabs.findIndex((tab) => tab.path === open);
  const near = tabs.slice(0, at).findLast(stays) ?? tabs.slice(at + 1).find(stays);
  return { tabs: left, go: near?.path ?? places.home };
}
