// Here: what tenants may have at all: looked at, and changed by the operator of the installation.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { boundValues } from './bound-values.ts';
import { changeBounds } from './change-bounds.ts';

export function tenantBoundRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.tenantAuthorityValues, ({ actor, body, language }) =>
    boundValues(context, { ...actor, language }, body),
  );
  serve(app, context, calls.batchTenantAuthority, ({ actor, body, language }) =>
    changeBounds(context, { ...actor, language }, body),
  );
}
