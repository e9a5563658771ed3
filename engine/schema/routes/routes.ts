import table from '../../../schemas/routes.json' with { type: 'json' };
// Its types only: every page reads the routes, and none of them makes shapes.
import type { Route, RouteTable } from './route-shapes.ts';

export type { Route, RouteTable };

/** By the shape, which a test holds the file to. */
const { routes, places, parts }: RouteTable = table as RouteTable;

/** Addresses to which the program leads by itself, and screens that it shows at no address of their own. */
export { parts, places, routes };

const byPath: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]));

/** The fixed route of an address; most addresses belong to the menu and have none. */
export function routeAt(path: string): Route | undefined {
  return byPath.get(path);
}

const screensOf = (wanted: readonly Route[]): string[] => [
  ...new Set(wanted.flatMap(({ screen }) => (screen === undefined ? [] : [screen]))),
];

/** Screens where people sign in: nothing works without a way in. */
export const signInScreens: readonly string[] = screensOf(routes.filter(({ signIn }) => signIn));

/** Screens that are drawn before anybody is signed in: their stored versions are read by everybody. */
export const screensBeforeSignIn: readonly string[] = [
  ...screensOf(routes.filter(({ open }) => open)),
  parts.sessionFailed,
];

/** Screens that everybody signed in sees first: the frame, the home page, and what says that a page failed. */
export const firstScreens: readonly string[] = [
  parts.frame,
  ...screensOf(routes.filter(({ pinned }) => pinned)),
  parts.pageFailed,
];

/** Screens that everybody signed in gets, whatever the menu says; none of them is a page of the menu. */
export const screensOfAll: ReadonlySet<string> = new Set([
  ...Object.values(parts),
  ...screensOf(routes.filter(({ of }) => of === undefined)),
]);
