import type { RouteTable } from '../../engine/schema/routes/route-shapes.ts';

/**
 * What the shape cannot say of a table of routes: addresses that two routes have, screens that are not there, routes that
 * show nothing or that nobody can name.
 * @param hasScreen whether a screen comes with the product
 * @returns a line for each mistake: where, what
 */
export function routeFindings({ places, parts, routes }: RouteTable, hasScreen: (id: string) => boolean): string[] {
  // Of twins the first.
  const known = new Map(routes.toReversed().map((route) => [route.path, route]));
  const ofTable = [
    ...Object.entries(parts).flatMap(([name, id]) => (hasScreen(id) ? [] : [`/parts/${name}: no screen ${id}`])),
    ...(['home', 'signIn', 'signInQw', 'sso', 'expired', 'notFound'] as const).flatMap((name) =>
      known.has(places[name]) ? [] : [`/places/${name}: no route ${places[name]}`],
    ),
  ];
  const ofRoutes = routes.flatMap((route, index) => {
    const { path, screen, to, title, open, signIn, of } = route;
    const wrong = [
      known.get(path) !== route && `${path} is there twice`,
      (screen === undefined) === (to === undefined) && 'either a screen or another address',
      screen !== undefined && !hasScreen(screen) && `no screen ${screen}`,
      to !== undefined && known.get(to)?.screen === undefined && `${to} is no route with a screen`,
      // Open pages are called by their screen, inner ones after the page that they belong to.
      screen !== undefined && !open && of === undefined && title === undefined && 'no title',
      signIn && !open && 'a page to sign in that only the signed-in may open',
      of !== undefined && open && 'belongs to a page of the menu and is open to anybody',
    ];
    return wrong.flatMap((text) => (text ? [`/routes/${index}: ${text}`] : []));
  });
  return [...ofTable, ...ofRoutes];
}
