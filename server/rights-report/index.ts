// Here: what somebody may do and through what, and who may do something.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { explainRight } from './explain-right.ts';
import { personRights } from './person-rights.ts';
import { rightHolders } from './right-holders.ts';

export function rightsReportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.personRights, ({ actor, params, query, language }) =>
    personRights(context, { ...actor, language }, params.id, query.type),
  );
  serve(app, context, calls.explainRight, ({ actor, params, query, language }) =>
    explainRight(context, { ...actor, language }, params.id, { kind: query.type, id: query.item }),
  );
  serve(app, context, calls.rightHolders, ({ actor, query, language }) =>
    rightHolders(context, { ...actor, language }, query),
  );
}
