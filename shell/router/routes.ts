// Here: addresses: which page, who may, what was visited.

import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import { places, routeAt } from '../../engine/schema/routes/routes.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import {
  asksAddress,
  isSoon,
  type MenuItem,
  menuName,
  menuTypes,
  opensWindow,
  pathOf,
  viewName,
  viewPath,
} from '../../widgets/shared/menu.ts';

interface PageHead {
  readonly title: string;
  /** The title in Chinese, whatever is read. */
  readonly zhTitle: string;
  readonly menuId: string;
  readonly icon?: string;
  /** Of the entry of the menu. */
  readonly key?: string;
  /** Fills the window, without the frame and its tabs. */
  readonly whole?: true;
  /** Its tab is there from the start and stays. */
  readonly pinned?: true;
  /** Is drawn anew at each visit. */
  readonly noCache?: true;
  /** A visit leaves no tab. */
  readonly noTab?: true;
  /** Its query `config` names a record of a flow. */
  readonly flow?: true;
  readonly coded?: true;
  /** Its query `href` is an address outside. */
  readonly external?: true;
}

/** What an address shows. */
export type Page = PageHead &
  (
    | { readonly kind: 'screen'; readonly screenId: string }
    | { readonly kind: 'model'; readonly modelId: string }
    | { readonly kind: 'frame'; readonly href: string }
    // Its address is the server's to say, at each opening; `away`: in place of the whole application.
    | { readonly kind: 'link'; readonly away: boolean }
    // A folder of the menu: its address leads to the first page that is seen in it.
    | { readonly kind: 'folder'; readonly to: string }
    // Still to come: an entry that says what (`text`), or the host of a menu type.
    | { readonly kind: 'soon'; readonly what: 'page' | 'dictionary' | 'report' | 'portal'; readonly text: string }
  );

/** Pages by path, from the menu; of twin paths the first stays, and a page before a folder. */
export function pagesOf(items: readonly MenuItem[], language: Language = 'zh'): Map<string, Page> {
  const pages = new Map<string, Page>();
  addPages(items, language, pages);
  addFolders(items, language, pages);
  addViewNames(items, pages);
  return pages;
}

function addPages(items: readonly MenuItem[], language: Language, pages: Map<string, Page>): void {
  for (const item of items) {
    const path = pathOf(item);
    const page = path?.startsWith('/') ? pageOf(item, language) : null;
    if (path && page && !pages.has(path)) pages.set(path, page);
    addPages(item.children, language, pages);
  }
}

/**
 * Addresses of folders that show a page of this window. Source: shell specification 2.2, types 0 and 1.
 * @returns the first such page that is seen among the entries and below them
 */
function addFolders(items: readonly MenuItem[], language: Language, pages: Map<string, Page>): string | undefined {
  let first: string | undefined;
  for (const item of items) {
    const own = pathOf(item);
    const below = addFolders(item.children, language, pages);
    const to = own?.startsWith('/') && !opensWindow(item) ? own : below;
    if (item.visibleMark !== 0) first ??= to;
    const path = viewPath(item);
    if (own !== null || to === undefined || pages.has(path)) continue;
    pages.set(path, { kind: 'folder', to, ...headOf(item, language), noTab: true });
  }
  return first;
}

/** Addresses of the version before: they went by the view name, and people have kept them. */
function addViewNames(items: readonly MenuItem[], pages: Map<string, Page>): void {
  for (const item of items) {
    const page = pages.get(viewPath(item));
    const path = `/${viewName(item)}`;
    if (page && page.menuId === item.id && !pages.has(path)) pages.set(path, page);
    addViewNames(item.children, pages);
  }
}

function headOf(item: MenuItem, language: Language): PageHead {
  const { id: menuId, key, icon, fullName: zhTitle } = item;
  return { title: menuName(item, language), zhTitle, menuId, key, ...(icon ? { icon } : {}) };
}

function pageOf(item: MenuItem, language: Language): Page | null {
  const head = headOf(item, language);
  if (isSoon(item)) return { kind: 'soon', what: 'page', text: soonText(item, language), ...head };
  switch (item.type) {
    case menuTypes.model:
      return { kind: 'model', modelId: moduleIdOf(item), ...head };
    case menuTypes.page:
      return { kind: 'screen', screenId: screenIdOf(item.urlAddress), ...head };
    case menuTypes.dictionary:
      return { kind: 'soon', what: 'dictionary', text: '', ...head };
    case menuTypes.report:
      return { kind: 'soon', what: 'report', text: '', ...head };
    case menuTypes.portal:
      return { kind: 'soon', what: 'portal', text: '', ...head };
    case menuTypes.dataView:
    case menuTypes.link:
      return linkOf(item, head);
    default:
      return null;
  }
}

function linkOf(item: MenuItem, head: PageHead): Page {
  if (!asksAddress(item)) return { kind: 'frame', href: item.urlAddress, ...head };
  const away = opensWindow(item);
  return { kind: 'link', away, ...head, ...(away && { whole: true, noTab: true }) };
}

function moduleIdOf(item: MenuItem): string {
  const { moduleId } = propertiesOf(item);
  return moduleId === undefined ? '' : String(moduleId);
}

function soonText(item: MenuItem, language: Language): string {
  const { soon } = propertiesOf(item);
  return isLocalText(soon) || typeof soon === 'string' ? localText(soon, language) : '';
}

/** Nothing where they are no object: they come from a text that people write. */
function propertiesOf({ propertyJson }: MenuItem): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(propertyJson);
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
  } catch {
    return {};
  }
}

/** What the route of an address says to screens. Source: shell specification 2.2, route meta */
export function routeFacts(address: string, { title, zhTitle, menuId, icon = '', key = '' }: Page) {
  const [path = '', search] = address.split(/\?(.*)/s);
  return { path, title, zhTitle, menuId, icon, key, query: Object.fromEntries(new URLSearchParams(search)) };
}

/**
 * Where to sign in, with the way back; none to where everybody begins.
 * @param fromQw the person came from the enterprise-chat application
 */
export function signInPath(wanted: string, fromQw: boolean): string {
  const signIn = fromQw ? places.signInQw : places.signIn;
  const isStart = routeAt(wanted)?.to !== undefined;
  return isStart ? signIn : `${signIn}?redirect=${encodeURIComponent(wanted)}`;
}

/** Where people go who sign out: the address that was stored for that, inside the application; else to sign in. */
export function signedOutPath(stored: string | undefined, fromQw: boolean, origin: string): string {
  const url = insideApp(stored ?? null, origin);
  return url ? pathOfUrl(url) : signInPath('/', fromQw);
}

/** Where to go after sign-in: to a path of this application, but not to a page for who is not signed in. */
export function safeRedirect(wanted: string | null, origin: string): string {
  const url = insideApp(wanted, origin);
  return !url || routeAt(url.pathname)?.open ? places.home : pathOfUrl(url);
}

const pathOfUrl = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** A path of this application: nothing with a host, a scheme, a backslash or control characters. Source: reliability A20. */
function insideApp(wanted: string | null, origin: string): URL | null {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || hasTrick(wanted)) return null;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  return url?.origin !== origin || url.pathname.startsWith('//') ? null : url;
}

/** A backslash or a control character, which browsers read as something else than they show. */
function hasTrick(path: string): boolean {
  return [...path].some((character) => character === '\\' || character < ' ');
}
