// Here: maps: axes, regions, settings, and the rooms in which page and frame talk.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { languageOf } from '../http/language-of.ts';
import { serve } from '../http/serve.ts';
import { serveSocket } from '../http/serve-socket.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { SocketTimes } from '../live/page-socket.ts';
import { checkSessions, endSockets } from '../live/session-checks.ts';
import { listMapObjects } from './map-objects.ts';
import { mapSettings, saveMapSettings } from './map-settings.ts';
import { MapSocket } from './map-socket.ts';
import { findRoom, openRoom, type Room } from './open-room.ts';
import { regionData, saveRegion } from './regions.ts';
import type { RoomRelay } from './room-relay.ts';

/** What maps show, and the rooms in which pages talk with their map frames. */
export function mapRoutes(app: FastifyInstance, context: AppContext, relay: RoomRelay, times: SocketTimes): void {
  serve(app, context, calls.mapSettings, ({ actor }) => mapSettings(context, actor.tenantId));
  serve(app, context, calls.saveMapSettings, ({ actor, body }) => saveMapSettings(context, actor, body));
  serve(app, context, calls.regionData, async ({ actor, body }) => ({ list: await regionData(context, actor, body) }));
  serve(app, context, calls.saveRegion, async ({ actor, body }) => ({ id: await saveRegion(context, actor, body) }));
  serve(app, context, calls.mapObjects, ({ actor, query, language }) =>
    listMapObjects(context, actor, query, language),
  );
  roomRoutes(app, context, relay, times);
}

function roomRoutes(app: FastifyInstance, context: AppContext, relay: RoomRelay, times: SocketTimes): void {
  const { rooms } = relay;
  serve(app, context, calls.openMapRoom, ({ actor }) => openRoom(context, actor));
  context.live.subscribe('session.ended', {
    hear: (fact) => endSockets(rooms.ofUser(fact.tenantId, fact.userId), fact),
    reread: () => checkSessions(context, rooms.all()),
  });
  context.live.subscribe('map.room', { hear: (fact) => relay.hear(fact), reread: () => relay.reread() });

  const found = new WeakMap<FastifyRequest, Room>();
  serveSocket(
    app,
    context,
    calls.mapSocket,
    ({ socket: raw, query, request }) => {
      const room = found.get(request);
      if (!room) throw new Error('A socket of a map was opened without its room.');
      const socket = new MapSocket(raw, room, query.t, languageOf(request.headers), times, {
        lives: () => findRoom(context, room.gid),
        entering: (one) => relay.enter(one),
        opened: (one) => relay.join(one),
        said: (one, text) => relay.say(one, text),
      });
      rooms.add(socket);
      void socket.closed.then(() => relay.leave(socket));
    },
    async (request) => {
      const { query } = request;
      // Not validated yet: what is no name of a room finds none.
      const room = await findRoom(context, typeof query === 'object' && query !== null && 'gid' in query && query.gid);
      found.set(request, room);
      return room.actor;
    },
  );
}
