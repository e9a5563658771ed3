import { atom, type createStore } from 'jotai';
import { places } from '../../engine/schema/routes/routes.ts';

/** A visited page. The home tab is pinned and cannot be closed. Source: shell specification 2.3. */
export interface Tab {
  /** Its address with the query: two records or two links are two pages. */
  readonly path: string;
  readonly title: string;
  readonly pinned: boolean;
}

/** The path of an address. */
export const pathIn = (address: string): string => address.split('?')[0] ?? '';

export const tabsAtom = atom<readonly Tab[]>([]);
/** The address of the page that is shown. */
export const shownAtom = atom('');
/** Whether the page that is shown lives on out of sight when another one is opened. */
export const staysAtom = atom(false);
/** Pages that are left by going to an address: none where one is there already, or the page lives on. '' is what belongs to no page. */
export function lostBy({ get }: Pick<ReturnType<typeof createStore>, 'get'>, to: string): readonly string[] {
  const shown = get(shownAtom);
  return to === shown || get(staysAtom) ? [''] : ['', shown];
}

/** How often the page of an address was asked to begin anew. */
export const refreshAtom = atom<Readonly<Record<string, number>>>({});

/** A view is added on first visit only; a later visit takes over a changed title. */
export function withTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  const at = tabs.findIndex(({ path }) => path === tab.path);
  if (at < 0) return tab.pinned ? [tab, ...tabs] : [...tabs, tab];
  if (tabs[at]?.title === tab.title) return tabs;
  return tabs.map((known, index) => (index === at ? tab : known));
}

export type CloseWhich = 'this' | 'others' | 'all';

/** @returns the tabs that stay, the addresses of those that go, and where to go when the open one is closed */
export function withoutTabs(
  tabs: readonly Tab[],
  which: CloseWhich,
  path: string,
  open: string,
): { tabs: readonly Tab[]; gone: readonly string[]; go: string | null } {
  const stays = (tab: Tab) => {
    if (tab.pinned) return true;
    if (which === 'this') return tab.path !== path;
    return which === 'others' && tab.path === path;
  };
  const left = tabs.filter(stays);
  const gone = tabs.filter((tab) => !stays(tab)).map((tab) => tab.path);
  const isOther = !gone.includes(open);
  if (isOther && (which === 'this' || left.some((tab) => tab.path === open))) return { tabs: left, gone, go: null };
  // The one that was asked about is the one that is wanted.
  if (which === 'others' && left.some((tab) => tab.path === path)) return { tabs: left, gone, go: path };
  const at = tabs.findIndex((tab) => tab.path === open);
  const near = tabs.slice(0, at).findLast(stays) ?? tabs.slice(at + 1).find(stays);
  return { tabs: left, gone, go: near?.path ?? places.home };
}
