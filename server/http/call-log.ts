import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, whoSits } from '../kernel/actor.ts';
import { newId } from '../kernel/ids.ts';

/** A name of ours: what a client sent under that header could not be trusted to be one line, or unique. */
export const makeRequestId = (): string => newId();

/**
 * One line of JSON for each call. It names the route, never the address: addresses carry renewal keys, tokens and what
 * people searched for.
 */
export function registerCallLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.actor ? whoIn(request.actor) : {}),
      },
      'call',
    );
    done();
  });
}

/** Who really made it, and as whom he saw the program. */
const whoIn = (actor: Actor) => ({
  ...{ userId: whoSits(actor).userId, tenantId: actor.tenantId },
  ...(actor.seenBy ? { seenAs: actor.userId } : {}),
});

/** The route as registered; of an unknown address the first two parts. */
export function routeOf(request: FastifyRequest): string {
  return (
    request.routeOptions.url ?? `${request.url.split('?', 1)[0]?.split('/').slice(0, 3).join('/').slice(0, 80)} (none)`
  );
}
