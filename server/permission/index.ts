// Here: what somebody may do: menus, roles, grants.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { columnsOf, saveColumns } from './columns.ts';
import { profileRoutes } from './current/index.ts';
import { selectorRoutes } from './selectors/index.ts';

export function permissionRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.columnsOfModule, async ({ actor, params }) => columnsOf(context, actor, params.id));
  serve(app, context, calls.saveColumnsOfModule, async ({ actor, body }) => {
    await saveColumns(context, actor, body.moduleId, body.fieldList);
    return null;
  });
  selectorRoutes(app, context);
  profileRoutes(app, context);
}
