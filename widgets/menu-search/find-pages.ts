import type { Language } from '../../engine/schema/text/text.ts';
import { type MenuPage, menuName } from '../shared/menu.ts';

/** As many as are looked through at a glance. */
const most = 12;

/**
 * Pages whose name, folder or address has every part of a word in it: names that begin with it first, then names that
 * hold it, then the rest, each in the order of the menu.
 */
export function findPages(pages: readonly MenuPage[], word: string, language: Language): MenuPage[] {
  const parts = word.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  if (first === undefined) return [];
  const ranked = pages.flatMap((page) => {
    const name = menuName(page.item, language).toLowerCase();
    const around = page.around.map((item) => menuName(item, language)).join(' ');
    const all = `${name} ${around} ${page.item.fullName} ${page.path}`.toLowerCase();
    if (!parts.every((part) => all.includes(part))) return [];
    return [{ page, rank: name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ page }) => page);
}
