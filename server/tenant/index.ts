// Here: tenants with their end and bounds, accounts in them, who is online, and who is made to leave.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { resetPassword, switchUser, unlockUser } from './accounts.ts';
import { administrators, setAdministrators } from './administrators.ts';
import { endSession, forceAllOffline, forceOffline, onlineSessions, onlineUsers } from './online-users.ts';
import { openTenant } from './open-tenant.ts';
import { tenantUserRoutes } from './tenant-user-routes.ts';

export function tenantRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.switchUser, async ({ actor, params, body }) =>
    switchUser(context, actor, params, body?.enabledMark),
  );
  serve(app, context, calls.unlockUser, async ({ actor, params }) => unlockUser(context, actor, params));
  serve(app, context, calls.resetPassword, async ({ actor, params, body }) =>
    resetPassword(context, actor, params, body),
  );
  tenantUserRoutes(app, context);
  serve(app, context, calls.openTenant, ({ actor, params, body }) => openTenant(context, actor, params.id, body));
  serve(app, context, calls.loadAdministrators, ({ actor }) => administrators(context, actor));
  serve(app, context, calls.saveAdministrators, ({ actor, body }) => setAdministrators(context, actor, body));
  serve(app, context, calls.onlineUsers, async ({ actor, query }) => onlineUsers(context, actor, query));
  serve(app, context, calls.onlineSessions, ({ actor, params }) => onlineSessions(context, actor, params.id));
  serve(app, context, calls.endSession, ({ actor, params }) => endSession(context, actor, params.id));
  serve(app, context, calls.forceManyOffline, async ({ actor, body }) => forceAllOffline(context, actor, body.ids));
  serve(app, context, calls.forceOffline, async ({ actor, params }) => forceOffline(context, actor, params.id));
}
