import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import { roleItems } from '../permission/selectors/structure.ts';
import { allDictionaries } from './dictionaries.ts';
import { provincePaths, provincesBelow, provincesNamed } from './provinces.ts';

/** Reference data that is only read. Source: shell specification 7.6 */
export function referenceRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.regions, async ({ params, query }) => {
    const { keyword = '', level = 3, anyLevel = false, among } = query;
    const rule = { level, anyLevel, ...(among === undefined ? {} : { among: among.split(',').filter(Boolean) }) };
    const isAsked = keyword.trim() !== '';
    return { list: await (isAsked ? provincesNamed(keyword, rule) : provincesBelow(params.parentId, params.id, rule)) };
  });
  serve(app, context, calls.regionPaths, ({ body }) => provincePaths(body.idsList));
  serve(app, context, calls.tenantDictionaries, async ({ actor, query }) => {
    const { tenantId = actor.tenantId } = query;
    if (tenantId !== '' && tenantId !== actor.tenantId) throw new Refused('forbidden', 'tenant.other');
    return { list: await allDictionaries(context, actor) };
  });
  serve(app, context, calls.documentRoles, async ({ actor, params }) => ({
    list: await rolesGranted(context, actor, params.id),
  }));
  serve(app, context, calls.weather, async ({ language }) => ({
    isConfigured: false,
    text: say({ code: 'weather.none' }, language),
  }));
}

async function rolesGranted(context: AppContext, actor: Actor, id: string) {
  const { tenantId } = actor;
  const [roles, grants] = await Promise.all([
    roleItems(context, actor),
    tables(context.database.kysely)
      .selectFrom('base_authorize')
      .select('object_id')
      .where('tenant_id', '=', tenantId)
      .where('item_id', '=', id)
      .where('object_type', '=', 'role')
      .execute(),
  ]);
  const granted = new Set(grants.map(({ object_id }) => object_id));
  return roles.map((role) => ({ ...role, isSelected: granted.has(role.id) }));
}
