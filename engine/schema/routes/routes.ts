// Here: the addresses of the program and the screens at them.

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
