// Here: menus and applications as they are kept, and in which of them somebody works.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { chooseApplication } from './choose-application.ts';
import { applicationGroups, menuHolders, menuModels, menuParents } from './menu-choices.ts';
import { menuOfSystem } from './menu-tree.ts';

export function menuRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.menuOfSystem, async ({ actor, params, query }) => ({
    list: await menuOfSystem(context, actor, params.systemId, query),
  }));
  serve(app, context, calls.menuParents, async ({ actor }) => ({ list: await menuParents(context, actor) }));
  serve(app, context, calls.menuModels, async ({ actor }) => ({ list: await menuModels(context, actor) }));
  serve(app, context, calls.menuHolders, async ({ actor, params }) => ({
    people: await menuHolders(context, actor, params.id),
  }));
  serve(app, context, calls.applicationGroups, async ({ actor }) => ({
    list: await applicationGroups(context, actor),
  }));
  serve(app, context, calls.chooseApplication, ({ actor, body }) => chooseApplication(context, actor, body.majorId));
}
