import { localText } from '../../engine/schema/documents/text.ts';
import { pageRouteAt } from '../../engine/schema/routes/page-routes.ts';
import { places, type Route } from '../../engine/schema/routes/routes.ts';
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

function fixedPage(path: string, pages: ReadonlyMap<string, Page>, language: Language): Page | undefined {
  const route = pageRouteAt(path);
  if (route?.screen === undefined) return undefined;
  if (route.of === undefined) return pageOf(route, route.screen, localText(route.title, language), '');
  // The server asks for the right at each of the calls of such a page again.
  const around = pages.get(route.of);
  return around && pageOf(route, route.screen, around.title, around.menuId);
}

function pageOf(
  { whole, pinned, noCache, noTab, flow, external }: Route,
  screenId: string,
  title: string,
  menuId: string,
): Page {
  const ways = {
    ...(whole && { whole }),
    ...(pinned && { pinned }),
    ...(noCache && { noCache }),
    ...(noTab && { noTab }),
    ...(flow && { flow }),
    ...(external && { external }),
  };
  return { kind: 'screen', screenId, title, menuId, ...ways };
}
