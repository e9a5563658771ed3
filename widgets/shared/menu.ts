import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';

export type { MenuItem };
export { menuTypes };

/** The name of an entry in a language; Chinese where the menu has no other. */
export function menuName(item: MenuItem, language: Language): string {
  return item.names?.[language] || item.fullName;
}

/**
 * Where a menu entry leads: a path inside the application, an address outside, or null for a folder. The view name is
 * the enCode with dots replaced by hyphens; a query string is dropped. Source: shell specification 2.2.
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

/** A path by the code of an entry, dots as hyphens: of what is no page of its own. Source: shell specification 2.2, view name. */
export function viewPath({ enCode, id }: MenuItem): string {
  return `/${enCode.replaceAll('.', '-') || id}`;
}

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
