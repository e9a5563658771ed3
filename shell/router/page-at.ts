import { pageRouteAt } from '../../engine/schema/routes/page-routes.ts';
import { places, type Route } from '../../engine/schema/routes/routes.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Page } from './routes.ts';

/**
 * The page that an address shows: that of a fixed route, else of the menu, else what says that there is none, or no right
 * to it.
 */
export function pageAt(path: string, pages: ReadonlyMap<string, Page>, language: Language): Page {
  const page = fixedPage(path, pages, language) ?? pages.get(path) ?? fixedPage(places.notFound, pages, language);
  if (!page) throw new Error(`No route ${places.notFound}`);
  return page;
}

/** Whether a page is what says that there is none. */
export function isNotFound(page: Page): boolean {
  return page.kind === 'screen' && page.screenId === pageRouteAt(places.notFound)?.screen;
}

function fixedPage(path: string, pages: ReadonlyMap<string, Page>, language: Language): Page | undefined {
  const route = pageRouteAt(path);
  if (route?.screen === undefined) return undefined;
  if (route.of === undefined) {
    const head = { title: localText(route.title, language), zhTitle: localText(route.title, 'zh'), menuId: '' };
    return pageOf(route, route.screen, head);
  }
  // The server asks for the right at each of the calls of such a page again.
  const around = pages.get(route.of);
  return around && pageOf(route, route.screen, around);
}

function pageOf(
  { whole, pinned, noCache, noTab, flow, coded, external }: Route,
  screenId: string,
  { title, zhTitle, menuId }: Pick<Page, 'title' | 'zhTitle' | 'menuId'>,
): Page {
  const ways = {
    ...(whole && { whole }),
    ...(pinned && { pinned }),
    ...(noCache && { noCache }),
    ...(noTab && { noTab }),
    ...(flow && { flow }),
    ...(coded && { coded }),
    ...(external && { external }),
  };
  return { kind: 'screen', screenId, title, zhTitle, menuId, ...ways };
}
