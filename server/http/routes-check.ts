import type { FastifyInstance } from 'fastify';
import type { Call } from '../../engine/schema/calls/index.ts';
import { healthPaths } from './health.ts';

const nameOf = (method: string, path: string) => `${method} ${path}`;

/**
 * Holds the closed call table: a route that is not in it stops the start at once, and an entry without a route when all
 * are there. Source: reliability 0.3, rule 1.
 * @returns asked after the last route
 */
export function watchRoutes(app: FastifyInstance, table: readonly Call[]): { requireAll(): void } {
  const missing = new Set(table.map(({ method, path }) => nameOf(method, path)));
  const sockets = new Set<string>(table.flatMap(({ path, socket }) => (socket ? [path] : [])));
  const outside = new Set(healthPaths.map((path) => nameOf('GET', path)));
  app.addHook('onRoute', ({ method, url, config }) => {
    if ((config?.socket ?? false) !== sockets.has(url))
      throw new Error(`${url} is served as a socket and is none, or the other way round.`);
    for (const one of [method].flat()) {
      const name = nameOf(one, url);
      if (!missing.delete(name) && !outside.has(name))
        throw new Error(`${name} is not in the call table, or is served twice.`);
    }
  });
  return {
    requireAll() {
      if (missing.size > 0) throw new Error(`These calls have no route: ${[...missing].join(', ')}.`);
    },
  };
}
