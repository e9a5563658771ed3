import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';

export type { MenuItem };
export { menuTypes };

/** The name of an entry in a language; Chinese where the menu has no other. */
export const menuName = (item: MenuItem, language: Language): string => nameIn(item, language);

/**
 * Where a menu entry leads: a path inside the application, an address outside, or null for a folder. A query string is
 * dropped. Source: shell specification 2.2.
 */
export function pathOf(item: MenuItem): string | null {
  switch (item.type) {
    case menuTypes.page:
    case menuTypes.model:
    case menuTypes.dictionary:
    case menuTypes.report:
    case menuTypes.portal:
      return `/${item.urlAddress.split('?')[0]?.replace(/^\/+/, '') ?? ''}`;
    case menuTypes.dataView:
      return viewPath(item);
    case menuTypes.link:
      return opensWindow(item) && !asksAddress(item) ? item.urlAddress : viewPath(item);
    default:
      return null;
  }
}

/** A path by the code of an entry, its dots kept: of what is no page of its own. Source: shell specification 2.2, types 0, 1, 7. */
export function viewPath({ enCode, id }: MenuItem): string {
  return `/${enCode || id}`;
}

/** The code of an entry with dots as hyphens. Source: shell specification 2.2, view name. */
export const viewName = ({ enCode, id }: MenuItem): string => enCode.replaceAll('.', '-') || id;

/** Whether an entry leads out of the application, and so into a window of its own. */
export function opensWindow({ type, linkTarget }: MenuItem): boolean {
  return (type === menuTypes.link || type === menuTypes.dataView) && linkTarget !== '_self';
}

/** Whether only the server can say where an entry leads: what names the visualisation host, or carries a ticket. */
export function asksAddress({ type, urlAddress }: MenuItem): boolean {
  return type === menuTypes.dataView || (type === menuTypes.link && urlAddress.includes('${'));
}

/** Whether the page of an entry is still to come: asked of thousands of entries, so its text is not read for it. */
export function isSoon({ propertyJson }: MenuItem): boolean {
  return typeof propertyJson === 'string' && propertyJson.includes('"soon"');
}

const withoutPages = new Set<number>([menuTypes.dictionary, menuTypes.report, menuTypes.portal]);

/** Whether an entry has no page yet: its own is still to come, or that of all entries of its type. */
export const isComing = (item: MenuItem): boolean => isSoon(item) || withoutPages.has(item.type);

/**
 * A menu as it is drawn: what has no page yet stands last in its folder, or is left out, with the folders that then are
 * empty. The entries themselves stay as they were where nothing in them moves.
 */
export function drawnMenu(items: unknown, showComing = true): MenuItem[] {
  const there: MenuItem[] = [];
  const coming: MenuItem[] = [];
  for (const item of visibleItems(items)) {
    if (isComing(item)) coming.push(item);
    else if (item.children.length === 0) there.push(item);
    else {
      const children = drawnMenu(item.children, showComing);
      if (children.length > 0 || pathOf(item) !== null) there.push({ ...item, children });
    }
  }
  return showComing ? [...there, ...coming] : there;
}

/** An entry that leads somewhere, with the names of the folders around it, outermost first. */
export interface MenuPage {
  readonly item: MenuItem;
  readonly path: string;
  readonly around: readonly MenuItem[];
}

/** Every page of a menu that is to be seen, in its order. Source: shell specification 2.2, visibleMark. */
export function menuPages(items: unknown, around: readonly MenuItem[] = []): MenuPage[] {
  return visibleItems(items).flatMap((item) => {
    const path = pathOf(item);
    const own = path === null ? [] : [{ item, path, around }];
    return [...own, ...menuPages(item.children, [...around, item])];
  });
}

/** Data of a source is whatever the source has: what is no menu shows nothing. */
export function visibleItems(items: unknown): MenuItem[] {
  return Array.isArray(items) ? items.filter(isItem).filter(({ visibleMark }) => visibleMark !== 0) : [];
}

function isItem(entry: unknown): entry is MenuItem {
  return typeof entry === 'object' && entry !== null && 'id' in entry && 'type' in entry && 'urlAddress' in entry;
}
