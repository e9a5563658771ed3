import type { Language } from '../../engine/schema/text/text.ts';
import type { Branch } from '../shared/frame.ts';
import { type MenuItem, menuName, pathOf, visibleItems } from '../shared/menu.ts';

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
  /** The row of the folder that it stands in. */
  readonly parent: MenuRow | null;
}

/** Rows that can be seen: entries of open folders, each under its folder. */
export function menuRows(items: readonly MenuItem[], open: ReadonlySet<string>): MenuRow[] {
  const rows: MenuRow[] = [];
  const visit = (entries: readonly MenuItem[], level: number, parent: MenuRow | null) => {
    entries.forEach((item, index) => {
      const path = pathOf(item);
      const isOpen = path === null && open.has(item.id);
      const row = { item, level, path, open: isOpen, position: index + 1, siblings: entries.length, parent };
      rows.push(row);
      if (isOpen) visit(visibleItems(item.children), level + 1, row);
    });
  };
  visit(items, 1, null);
  return rows;
}

/** From this level on rows move in no further, so that words stay readable at any depth; lines before them tell the level. */
const deepLevel = 5;
const guidesMost = 11;

/**
 * How far a row moves in. Source: look, measures, for the first levels.
 * @returns `wordsPx` before its icon or words; `guides`: lines before the words of a deep row, one for each folder around it
 */
export function indentOf(level: number): { readonly wordsPx: number; readonly guides: number } {
  if (level === 1) return { wordsPx: 14, guides: 0 };
  if (level < deepLevel) return { wordsPx: 44 + (level - 2) * 16, guides: 0 };
  return { wordsPx: 76, guides: Math.min(level - 1, guidesMost) };
}

/** What a row is called when it is pointed at: its name, with the folders around it where lines alone tell the level. */
export function tipOf(row: MenuRow, language: Language): string {
  const name = menuName(row.item, language);
  if (row.level < deepLevel) return name;
  const names = [name];
  for (let around = row.parent; around; around = around.parent) names.unshift(menuName(around.item, language));
  return names.join(' / ');
}

/**
 * The next row whose name begins with a letter, round at the end.
 * @returns -1 where there is none
 */
export function rowByLetter(rows: readonly MenuRow[], from: number, letter: string, language: Language): number {
  const wanted = letter.toLowerCase();
  const begins = ({ item }: MenuRow) => menuName(item, language).toLowerCase().startsWith(wanted);
  const after = rows.findIndex((row, at) => at > from && begins(row));
  return after >= 0 ? after : rows.findIndex(begins);
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

/** Where among entries stands the first that leads to a path, or the folder around it; -1 where none does. */
export function placeOf(items: readonly MenuItem[], path: string): number {
  return items.findIndex((item) => foldersAround([item], path) !== undefined);
}

/** The first folder of the menu: open where nothing has been chosen yet. */
export function firstFolder(items: readonly MenuItem[]): string | undefined {
  return items.find(isFolder)?.id;
}

const isFolder = (item: MenuItem) => pathOf(item) === null;

const opensFirst = new Set(['/home', '/dashboard', '/404']);

/** Whether a page is one with the first folder open. Source: shell specification 2.3. */
export function opensFirstFolder(path: string, homePath: string | undefined): boolean {
  return path === homePath || opensFirst.has(path);
}

/**
 * The folder of the first level whose entries are seen, where they stand by themselves: the one that was chosen on this
 * page, else the one around the page, else the first on pages that open it, else the one seen before.
 */
export function branchAt(
  items: readonly MenuItem[],
  path: string,
  kept: Branch | null,
  openFirst: boolean,
): MenuItem | undefined {
  const before = items.find((item) => item.id === kept?.id && isFolder(item));
  if (before && kept?.path === path) return before;
  const around = items[placeOf(items, path)];
  if (around && isFolder(around)) return around;
  return (openFirst ? undefined : before) ?? items.find(isFolder);
}
