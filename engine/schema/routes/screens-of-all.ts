import { pageRoutes } from './page-routes.ts';
import { screensOf } from './route-screens.ts';
import { parts, routes } from './routes.ts';

/**
 * Screens that everybody signed in gets, whatever the menu says; none of them is a page of the menu. In the built page the
 * routes for who is signed in stand in a file of their own: both are asked.
 */
export const screensOfAll: ReadonlySet<string> = new Set([
  ...Object.values(parts),
  ...screensOf([...routes, ...pageRoutes].filter(({ of }) => of === undefined)),
]);

export function isScreenOfAll(id: string): boolean {
  return screensOfAll.has(id);
}
