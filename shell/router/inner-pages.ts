import type { Page } from './routes.ts';

interface InnerPage {
  readonly screenId: string;
  /** Path of the page of the menu that it belongs to: who may open that one may open this one. */
  readonly of: string;
}

/** Pages that no menu names, by path. They fill the window; the server asks for the right at each of their calls again. */
const innerPages: Readonly<Record<string, InnerPage>> = {
  '/onlineDev/design': { screenId: 'onlineDev-design', of: '/onlineDev/webDesign' },
};

/** The page that an address shows, from the pages of the menu; undefined where there is none, or no right to it. */
export function pageAt(path: string, pages: ReadonlyMap<string, Page>): Page | undefined {
  const inner = Object.hasOwn(innerPages, path) ? innerPages[path] : undefined;
  const around = inner && pages.get(inner.of);
  if (!inner || !around) return pages.get(path);
  return { kind: 'screen', screenId: inner.screenId, title: around.title, menuId: around.menuId, whole: true };
}
