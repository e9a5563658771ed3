import { call, signedIn } from '../call-shapes/call.ts';
import { nothing } from '../call-shapes/common-shapes.ts';
import { shape } from '../shape.ts';

export const liveCalls = {
  /** What travels on it: `engine/schema/live`. */
  liveSocket: call({
    method: 'GET',
    path: '/api/message/websocket/:token',
    right: signedIn,
    whenSeeing: 'asker',
    socket: true,
    shapes: {
      params: shape.object({ token: shape.string({ maxLength: 200, pattern: '^[A-Za-z0-9_-]{20,200}$' }) }),
      data: nothing,
    },
    source: 'shell specification 4.4; design 9, socket',
  }),
};
