// Here: the live channel: sockets of pages, and what they are told.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { liveChanges } from '../../engine/schema/live/live-messages.ts';
import { languageOf } from '../http/language-of.ts';
import { serveSocket } from '../http/serve-socket.ts';
import { jobNews } from '../jobs/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { sessionsOf } from '../oauth/sessions.ts';
import { LiveSocket } from './live-socket.ts';
import type { LiveSockets } from './live-sockets.ts';
import type { SocketTimes } from './page-socket.ts';
import { checkSessions, endSockets } from './session-checks.ts';
import { Unread } from './unread.ts';

/** The live channel of pages: who is connected hears of messages, and of the end of the own session. */
export function liveRoutes(app: FastifyInstance, context: AppContext, sockets: LiveSockets, times: SocketTimes): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'live channel failed');
  const unread = new Unread(context, sockets, report);

  context.live.subscribe('session.ended', {
    hear: (fact) => endSockets(sockets.ofUser(fact.tenantId, fact.userId), fact),
    reread: () => checkSessions(context, sockets.all()),
  });
  context.live.subscribe('session.seeing', {
    // Its pages ask who they are drawn for.
    hear({ tenantId, userId, sessionId }) {
      for (const socket of sockets.ofUser(tenantId, userId))
        if (socket.isOpen && socket.actor.sessionId === sessionId) socket.say({ method: 'changed', what: 'rights' });
    },
    reread: () => {},
  });
  context.live.subscribe('message', {
    hear: ({ tenantId, userIds }) => unread.look(tenantId, userIds === 'all' ? sockets.usersOf(tenantId) : userIds),
    reread: () => {
      for (const tenantId of new Set(sockets.all().map(({ actor }) => actor.tenantId)))
        unread.look(tenantId, sockets.usersOf(tenantId));
    },
  });
  context.live.subscribe('job', {
    async hear({ tenantId, userId, id }) {
      if (userId === undefined || sockets.ofUser(tenantId, userId).length === 0) return;
      const news = await jobNews(context, tenantId, id);
      if (news) sockets.tellUser(tenantId, userId, { method: 'job', ...news });
    },
    // A page that missed it asks for its jobs when its line is back.
    reread: () => {},
  });
  for (const what of liveChanges)
    context.live.subscribe(what, {
      hear: ({ tenantId }) => sockets.tellChange(tenantId, what),
      // A page that missed it looks anew when its own line is back, and holds nothing for longer than half a minute.
      reread: () => {},
    });

  serveSocket(app, context, calls.liveSocket, ({ socket: raw, actor, params, request }) => {
    const { tenantId, userId, sessionId } = actor;
    const socket = new LiveSocket(raw, actor, languageOf(request.headers), times, {
      async agrees(token) {
        // Asked once more: the session may have ended while the connection became a socket.
        return token === params.token && (await sessionsOf(context).actorOf(token, false)).sessionId === sessionId;
      },
      opened: () => unread.look(tenantId, [userId]),
    });
    sockets.add(socket);
    void socket.closed.then(() => sockets.remove(socket));
  });
}
