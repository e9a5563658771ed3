import { anonymous, call, signedIn } from '../call-shapes/call.ts';
import { idShape } from '../call-shapes/common-shapes.ts';
import { shape } from '../shape.ts';

const secondsShape = shape.integer({ description: 'until it is worth nothing' });

/** Links out of the application and into it, which never carry a token. */
export const ticketCalls = {
  openLink: call({
    method: 'POST',
    path: '/api/oauth/Ticket',
    right: signedIn,
    shapes: {
      body: shape.object({ menuId: idShape }),
      data: shape.object({
        address: shape.string({ description: 'of an entry of type 6 or 7, with a ticket where it asks' }),
      }),
    },
    source: 'shell specification 2.2; reliability 0.4, token in the URL',
  }),
  redeemTicket: call({
    method: 'POST',
    path: '/api/oauth/Ticket/Actions/Redeem',
    right: anonymous,
    shapes: {
      body: shape.object({
        ticket: shape.string({ minLength: 16, maxLength: 200 }),
        target: shape.string({ minLength: 1, maxLength: 2_000, description: 'origin of the application that asks' }),
      }),
      data: shape.object({
        tenantId: shape.string(),
        userId: shape.string(),
        account: shape.string(),
        userName: shape.string(),
      }),
    },
    source: 'reliability 0.4, token in the URL: external hosts get a ticket, never the session token',
  }),
  keyForLink: call({
    method: 'POST',
    path: '/api/oauth/Ticket/Key',
    right: signedIn,
    shapes: { body: shape.object({}), data: shape.object({ key: shape.string(), seconds: secondsShape }) },
    source: 'shell specification 4.2, key in the query; reliability 0.4',
  }),
};
