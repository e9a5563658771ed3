import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { workHandover } from './hand-over.ts';
import { userLeaves, userMoves } from './leave-or-move.ts';
import { outsideSaid } from './outside-said.ts';

/** What the page of people asks beside its rows. */
export function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.workHandover, ({ actor, body }) => workHandover(context, actor, body));
  serve(app, context, calls.userLeaves, ({ actor, params, body }) => userLeaves(context, actor, params.id, body));
  serve(app, context, calls.userMoves, ({ actor, params, body }) => userMoves(context, actor, params.id, body));
  serve(app, context, calls.userFits, async ({ actor, body }) => ({ says: await outsideSaid(context, actor, body) }));
}
