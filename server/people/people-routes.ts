import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { outsideSaid } from './outside-said.ts';

/** What the page of people asks beside its rows. */
export function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.userFits, async ({ actor, body }) => ({ says: await outsideSaid(context, actor, body) }));
}
