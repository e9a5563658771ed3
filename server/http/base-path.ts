import type { FastifyInstance } from 'fastify';
import { Refused } from '../kernel/refused.ts';

/**
 * An address as the routes know it: without the sub-path under which the application stands.
 * @param base without a slash at the end; empty at the root of a host
 * @returns null for an address outside
 */
export function withoutBase(url: string, base: string): string | null {
  if (!url.startsWith(base)) return null;
  const rest = url.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : null;
}

/**
 * What is asked for outside the sub-path: the root leads to the application, health is told to whoever watches the host,
 * everything else is not there. No header of the caller has a say in where that is.
 */
export function refuseOutside(app: FastifyInstance, base: string): void {
  if (base === '') return;
  app.addHook('onRequest', async (request, reply) => {
    const { originalUrl, method } = request;
    if (withoutBase(originalUrl, base) !== null || originalUrl.startsWith('/health')) return;
    const isPage = method === 'GET' || method === 'HEAD';
    if (isPage && (originalUrl.split('?', 1)[0] ?? '') === '/') return reply.redirect(`${base}/`);
    throw new Refused('notFound', 'call.notFound');
  });
}
