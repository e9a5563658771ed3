import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Call, CallParams, CallQuery } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { EventLoopShare } from './event-loop-share.ts';
import { refuseAmbientGet } from './fetch-metadata.ts';
import { refuseForeignOrigin } from './origin.ts';
import { authorize, requireActor } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a connection may become a socket there. */
    socket?: boolean;
  }
}

/**
 * Lets connections become sockets, on the routes of socket calls alone. Frames have 64 KB at most, and nothing is
 * compressed: a small compressed frame may be a large one. Source: reliability A79.
 * @param closeAll says goodbye to the open ones when the server stops, which takes no new ones then
 */
export async function acceptSockets(app: FastifyInstance, closeAll: () => Promise<void>): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: limits.socketBytes, perMessageDeflate: false, clientTracking: false },
    preClose: (done) => {
      // Routes refuse by now, with 503. Whoever wants a socket is answered by them, and so is who was on the way to one.
      app.server.removeAllListeners('upgrade');
      app.websocketServer.close();
      void closeAll().then(() => done(), done);
    },
    // What a client did wrong ends its socket and is no failure of ours: whoever serves it hears of it by itself.
    errorHandler: () => undefined,
  });
  app.addHook('onRequest', async (request) => {
    if (request.ws && !request.routeOptions.config.socket) throw new Refused('notFound', 'call.notFound');
  });
}

/** In one turn: thousands of pages may come back to a server that has just begun, and its calls are to stay quick. */
const arriving = new EventLoopShare(4);

export interface Opened<C extends Call> {
  readonly socket: WebSocket;
  readonly actor: Actor;
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly request: FastifyRequest;
}

/**
 * Serves a socket call. Who connects is asked before the connection becomes a socket; no page can send a header with one,
 * so the token of the session stands in the path, as `:token`.
 * @param actorOf who connects to a socket whose right is not a session's own
 */
export function serveSocket<C extends Call>(
  app: FastifyInstance,
  context: AppContext,
  call: C,
  handler: (opened: Opened<C>) => void,
  actorOf?: (request: FastifyRequest) => Promise<Actor>,
): void {
  if (!call.socket) throw new Error(`${call.method} ${call.path} is no socket.`);
  app.route({
    method: 'GET',
    url: call.path,
    exposeHeadRoute: false,
    websocket: true,
    config: { socket: true },
    schema: {
      ...(call.shapes.params && { params: call.shapes.params }),
      ...(call.shapes.query && { querystring: call.shapes.query }),
    },
    onRequest: async (request: FastifyRequest) => {
      refuseAmbientGet(request);
      refuseForeignOrigin(request);
      await arriving.take();
      if (actorOf) request.actor = await actorOf(request);
      else await authorize(context, call, request, tokenOf(request));
    },
    handler: (socket, request) =>
      handler({
        socket,
        actor: requireActor(request),
        // Fastify validated both against the shapes that the types come from.
        params: request.params as CallParams<C>,
        query: request.query as CallQuery<C>,
        request,
      }),
  });
}

/** Not validated yet: a text that cannot be a token is none. */
function tokenOf({ params }: FastifyRequest): string {
  const token = typeof params === 'object' && params !== null && 'token' in params ? params.token : undefined;
  return typeof token === 'string' && /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : '';
}
