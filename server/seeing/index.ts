// Here: seeing the program as another person does: who may, for how long, and how it ends.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { beginSeeing, endSeeing } from './session-mark.ts';

export { type Mark, seenThrough } from './seen-actor.ts';
export { endOverdueSeeing } from './session-mark.ts';

export function seeingRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.seeAs, ({ actor, params, body: { reason, rows = 'both' }, language }) =>
    beginSeeing(context, { ...actor, language }, params.id, { reason, rows }),
  );
  serve(app, context, calls.endSeeAs, async ({ actor }) => {
    await endSeeing(context, actor, 'left');
    return null;
  });
}
