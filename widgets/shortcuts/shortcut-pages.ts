import { isSoon, type MenuPage, menuPages } from '../shared/menu.ts';
import { isRecord, wordOf } from '../shared/records.ts';

/** Pages that can be a shortcut, in the order of the menu. @param skip path of the page on which the shortcuts stand */
export function offeredPages(items: unknown, skip: string | undefined): MenuPage[] {
  return menuPages(items).filter(({ item, path }) => path !== skip && !isSoon(item));
}

/** The ids of menu entries that a person chose, as the account keeps them: one after the other, with commas. */
export const chosenIds = (chosen: unknown): string[] => wordOf(chosen).split(',').filter(Boolean);

/** Where a person chose none: those used most come first, the others as the menu has them. @param visits by id of the entry */
export function mostUsed(pages: readonly MenuPage[], visits: unknown, most: number): MenuPage[] {
  const counts = isRecord(visits) ? visits : {};
  const countOf = ({ item }: MenuPage) => Number(counts[item.id]) || 0;
  return pages.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, most);
}

/** The shortcuts of a person: the chosen pages that are still there, else those used most. */
export function shortcutPages(pages: readonly MenuPage[], chosen: unknown, visits: unknown, most: number): MenuPage[] {
  const own = chosenIds(chosen).flatMap((id) => pages.find(({ item }) => item.id === id) ?? []);
  return own.length > 0 ? own : mostUsed(pages, visits, most);
}
