import type { Language } from '../../engine/schema/text/text.ts';
import { type MenuItem, menuName, pathOf, visibleItems } from '../shared/menu.ts';

/** As many as are looked through at a glance. */
export const shownMost = 20;

/** A folder of the menu: what its pages share. */
interface Folder {
  /** Its name and those around it, outermost first. */
  readonly names: readonly string[];
  /** The same in small letters. */
  readonly words: string;
}

/** A page of the menu with what is compared at each key. */
export interface IndexedPage {
  readonly item: MenuItem;
  readonly path: string;
  readonly name: string;
  readonly folder: Folder;
  /** The name in small letters. */
  readonly small: string;
  /** What else it is found by, in small letters: its Chinese name and its address. */
  readonly words: string;
}

export interface FoundPages {
  /** `shownMost` at most. */
  readonly pages: readonly IndexedPage[];
  readonly total: number;
}

/**
 * The pages of a menu in a language, ready to be looked through: made once for a menu, not at each key. Of entries that
 * lead to one place the first stays, as with the pages themselves.
 * @param items the menu list of the session
 */
export function indexPages(items: unknown, language: Language): IndexedPage[] {
  const byPath = new Map<string, IndexedPage>();
  const visit = (entries: readonly MenuItem[], folder: Folder) => {
    for (const item of entries) {
      const path = pathOf(item);
      const name = menuName(item, language);
      const small = name.toLowerCase();
      if (path !== null && !byPath.has(path)) {
        const words = `${item.fullName} ${path}`.toLowerCase();
        byPath.set(path, { item, path, name, folder, small, words });
      }
      const below = visibleItems(item.children);
      if (below.length > 0) {
        visit(below, { names: [...folder.names, name], words: `${folder.words} ${small}` });
      }
    }
  };
  visit(visibleItems(items), { names: [], words: '' });
  return [...byPath.values()];
}

/**
 * Pages whose name, folder or address has every part of a word in it: names that begin with it first, then names that
 * hold it, then the rest, each in the order of the menu.
 */
export function findPages(index: readonly IndexedPage[], word: string): FoundPages {
  const parts = word.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  if (first === undefined) return { pages: [], total: 0 };
  const begins: IndexedPage[] = [];
  const holds: IndexedPage[] = [];
  const others: IndexedPage[] = [];
  for (const page of index) {
    if (!parts.every((part) => hasPart(page, part))) continue;
    (page.small.startsWith(first) ? begins : page.small.includes(first) ? holds : others).push(page);
  }
  const found = [...begins, ...holds, ...others];
  return { pages: found.slice(0, shownMost), total: found.length };
}

function hasPart({ small, words, folder }: IndexedPage, part: string): boolean {
  return small.includes(part) || words.includes(part) || folder.words.includes(part);
}

/** Where a page is, in few words: deep inside, the folder it is in. */
export function shortPlace(folders: readonly string[]): string {
  return folders.length > 3 ? `… / ${folders.at(-1)}` : folders.join(' / ');
}
