// Here: addresses by which the browser itself fetches a file: tickets that carry no session, and land a file once.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve, serveFileToAnybody } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { landFile, type Takers, ticketForFile } from './land-file.ts';

export { type MayTake, ticketForFile } from './land-file.ts';

export function fileTicketRoutes(app: FastifyInstance, context: AppContext, takers: Takers): void {
  serve(app, context, calls.fileTicket, ({ actor, body }) => ticketForFile(context, actor, body, takers));
  serveFileToAnybody(app, context, calls.landFile, ({ params }) => landFile(context, params.ticket, takers));
}
