import { type Route, routes } from './routes.ts';

/** Addresses for who is signed in. */
export const pageRoutes: readonly Route[] = routes.filter(({ screen, open }) => screen !== undefined && !open);

const byPath: ReadonlyMap<string, Route> = new Map(pageRoutes.map((route) => [route.path, route]));

/** The fixed route of an address for who is signed in; most addresses belong to the menu and have none. */
export function pageRouteAt(path: string): Route | undefined {
  return byPath.get(path);
}
