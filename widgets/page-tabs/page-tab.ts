import { records, wordOf } from '../shared/records.ts';

/** A page that has been visited and not been closed. */
export interface PageTab {
  readonly path: string;
  readonly title: string;
  readonly pinned: boolean;
  readonly icon: string;
}

export function pageTabsOf(items: unknown): PageTab[] {
  return records(items).map((tab) => ({
    path: wordOf(tab.path),
    title: wordOf(tab.title),
    pinned: tab.pinned === true,
    icon: wordOf(tab.icon),
  }));
}
