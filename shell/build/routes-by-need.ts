import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { RouteTable } from '../../engine/schema/routes/routes.ts';

const file = new URL('../../schemas/routes.json', import.meta.url);

/** The sign-in page gets the routes that are open to anybody; those for who is signed in come with their pages. */
export function routesByNeed(): Plugin {
  const read = (): RouteTable => JSON.parse(readFileSync(file, 'utf8')); // shipped, tested
  const isForPages = ({ screen, open }: RouteTable['routes'][number]) => screen !== undefined && !open;
  return {
    name: 'adit:routes-by-need',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith('/schemas/routes.json')) return null;
      const { places, parts, routes } = read();
      return JSON.stringify({ places, parts, routes: routes.filter((route) => !isForPages(route)) });
    },
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('/engine/schema/routes/page-routes.ts')) return null;
      const written = code.replace(/routes\.filter\(.*\);/, `${JSON.stringify(read().routes.filter(isForPages))};`);
      if (written === code)
        throw new Error('page-routes.ts is written differently now: see shell/build/routes-by-need.ts');
      return { code: written, map: null };
    },
  };
}
