import { type MenuItem, pathOf, visibleItems } from '../shared/menu.ts';

/** A row of the menu as it is unfolded now. */
export interface MenuRow {
  readonly item: MenuItem;
  readonly level: number;
  /** Null for a folder. */
  readonly path: string | null;
  readonly open: boolean;
  /** Place among its siblings, from 1, and how many there are. */
  readonly position: number;
  readonly siblings: number;
  readonly parentId: string | null;
}

/** Rows that can be seen: entries of open folders, each under its folder. */
export function menuRows(items: readonly MenuItem[], open: ReadonlySet<string>): MenuRow[] {
  const rows: MenuRow[] = [];
  const visit = (entries: readonly MenuItem[], level: number, parentId: string | null) => {
    entries.forEach((item, index) => {
      const path = pathOf(item);
      const isOpen = path === null && open.has(item.id);
      rows.push({ item, level, path, open: isOpen, position: index + 1, siblings: entries.length, parentId });
      if (isOpen) visit(visibleItems(item.children), level + 1, item.id);
    });
  };
  visit(items, 1, null);
  return rows;
}

/** Ids of the folders around the first entry that leads to a path; undefined when none does. */
export function foldersAround(items: readonly MenuItem[], path: string): string[] | undefined {
  for (const item of items) {
    if (pathOf(item) === path) return [];
    const below = foldersAround(visibleItems(item.children), path);
    if (below) return [item.id, ...below];
  }
  return undefined;
}

/** The first folder of the menu: open where nothing has been chosen yet. */
export function firstFolder(items: readonly MenuItem[]): string | undefined {
  return items.find((item) => pathOf(item) === null)?.id;
}
