import type { FastifyInstance } from 'fastify';
import type { CallData, CallQuery, Calls } from '../../engine/schema/calls/index.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import { type SocialType, socialTypes } from '../../engine/schema/calls/tenant-user-calls.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import { serve } from '../http/serve.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { actorMeant } from '../kernel/tenant-meant.ts';
import { translateTo } from '../kernel/words.ts';
import { userHooks } from '../people/user.hooks.ts';
import { exportPeople } from '../people-sheets/export-people.ts';
import { isExported } from '../people-sheets/exported-columns.ts';
import { groupTree } from '../permission/selectors/structure.ts';
import { departmentTree, departmentTreeByAuth } from '../permission/structure/organizes.ts';
import { oneRow } from '../resources/list.ts';
import { createTenantUser, requirePerson, saveTenantUser, tenantChoices, tenantUsers } from './tenant-users.ts';

/** People of a tenant, by the same rules as those of one's own. Source: shell specification 7.4, administration T1 */
export function tenantUserRoutes(app: FastifyInstance, context: AppContext): void {
  const inTenant = (actor: Actor, named: string | undefined) => actorMeant(context, actor, named);
  const one = async (actor: Actor, id: string, named: string | undefined) =>
    // What one row of the resource is, its call says: the shape is the same.
    (await oneRow(context, await inTenant(actor, named), { resource: user, hooks: userHooks }, id)) as CallData<
      Calls['loadTenantUser']
    >;

  serve(app, context, calls.tenantChoices, async ({ actor }) => ({ list: await tenantChoices(context, actor) }));
  serve(app, context, calls.tenantUserList, ({ actor, query }) => tenantUsers(context, actor, query));
  serve(app, context, calls.loadTenantUser, ({ actor, params }) => one(actor, params.id, params.tenantId));
  serve(app, context, calls.loadTenantUserOf, ({ actor, params, query }) => one(actor, params.id, query.tenantId));
  serve(app, context, calls.createTenantUser, ({ actor, query, body }) =>
    createTenantUser(context, actor, query.tenantId, body),
  );
  serve(app, context, calls.saveTenantUser, ({ actor, params, body }) => saveTenantUser(context, actor, params, body));
  serve(app, context, calls.tenantDepartmentsByAuth, async ({ actor, params, query }) => ({
    list: await departmentTreeByAuth(context, await inTenant(actor, query.tenantId), params.id),
  }));
  serve(app, context, calls.tenantDepartments, async ({ actor, params }) => ({
    list: await departmentTree(context, await inTenant(actor, params.tenantId), '0'),
  }));
  serve(app, context, calls.tenantGroups, async ({ actor, query }) => ({
    list: await groupTree(context, await inTenant(actor, query.tenantId)),
  }));
  serve(app, context, calls.exportTenantUsers, async ({ actor, query, language }) =>
    exportPeople(context, await inTenant(actor, query.tenantId), exportAsked(query), language),
  );
  socialRoutes(app, context);
}

/** What the export of the list is asked for, out of one query. @throws Refused badInput for a column that there is not */
function exportAsked({ dataType, selectKey, tenantId: _, ...asked }: CallQuery<Calls['exportTenantUsers']>) {
  const { currentPage, pageSize, sort, sidx, ...filters } = asked;
  const columns = selectKey.split(',').map((code) => code.trim());
  if (!columns.every(isExported)) throw new Refused('badInput', 'param.wrong', { name: 'selectKey' });
  return { dataType, selectKey: columns.filter(isExported), filters, page: { currentPage, pageSize, sort, sidx } };
}

/** Accounts of people elsewhere: none is set up on any installation so far, so nobody has bound one. */
function socialRoutes(app: FastifyInstance, context: AppContext): void {
  const stateOf = async (
    actor: Actor,
    { userId, tenantId }: CallQuery<Calls['socials']>,
    types: readonly SocialType[],
  ) => {
    await requirePerson(context, await actorMeant(context, actor, tenantId), userId);
    const speak = translateTo(actor.language ?? 'zh');
    const list = types.map((type) => ({
      ...{ type, name: speak(`social.${type}`), bound: false, account: '', boundTime: null, configured: false },
    }));
    return { list };
  };
  serve(app, context, calls.socials, ({ actor, query }) => stateOf(actor, query, socialTypes));
  serve(app, context, calls.socialsOfType, ({ actor, params, query }) => stateOf(actor, query, [params.type]));
  serve(app, context, calls.unbindSocial, async ({ actor, query }) => {
    await actorMeant(context, actor, query.tenantId);
    throw new Refused('notFound', 'social.unknown');
  });
}
