import { type RawBuilder, sql } from 'kysely';
import type { CallBody, CallData, CallQuery, Calls } from '../../engine/schema/calls/index.ts';
import { choice } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { actorMeant } from '../kernel/tenant-meant.ts';
import { isOperator } from '../kernel/tenant-state.ts';
import { userHooks } from '../people/user.hooks.ts';
import { contentOf, keptOf, lockedRow } from '../resources/kept-rows.ts';
import { listRows } from '../resources/list.ts';
import { createRow, inTurn, saveIn } from '../resources/write.ts';

const served = { resource: user, hooks: userHooks };
const mainOf = [
  ['organizeId', 'organizeIds'],
  ['positionId', 'positionIds'],
] as const;

/** The list of people with one filter more: an organisation without those below it. */
const listed: { readonly resource: Resource; readonly hooks: Hooks } = {
  resource: { ...user, filters: { ...user.filters, directly: choice({}) } },
  hooks: {
    ...userHooks,
    narrow: (filter, value, ...around): RawBuilder<boolean> =>
      filter === 'directly'
        ? sql<boolean>`exists (
            select 1 from base_user_organize own where own.tenant_id = base_user.tenant_id
              and own.user_id = base_user.id and own.organize_id = ${value})`
        : (userHooks.narrow?.(filter, value, ...around) ?? sql<boolean>`true`),
  },
};

/** GET TenantUser/Tenant: the other tenants for the operator, none for others. */
export async function tenantChoices({ database }: AppContext, actor: Actor) {
  if (!isOperator(actor)) return [];
  const rows = await tables(database.kysely)
    .selectFrom('base_tenant')
    .select(['id', 'company_name', 'en_code'])
    .where('tenant_id', '=', firstTenant)
    .where('id', '<>', actor.tenantId)
    .orderBy('company_name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, company_name, en_code }) => ({ id, fullName: company_name, enCode: en_code }));
}

/** GET TenantUser/User: people of the tenant that is meant, each with the tenant. @throws Refused badInput, notFound */
export async function tenantUsers(
  context: AppContext,
  caller: Actor,
  { tenantId: named, below, ...asked }: CallQuery<Calls['tenantUserList']>,
): Promise<CallData<Calls['tenantUserList']>> {
  const actor = await actorMeant(context, caller, named);
  const { organizeId, ...others } = asked;
  const query = below === 0 && organizeId !== undefined ? { ...others, directly: organizeId } : asked;
  const { list, pagination } = await listRows(context, actor, listed, query);
  const { tenantId } = actor;
  const tenantName = await nameOfTenant(context, tenantId);
  const rows = list.map((row) => ({ ...row, tenantId, tenantName }));
  // The rows are those of the list of people, whose shape follows from its resource as theirs does.
  return { list: rows as unknown as CallData<Calls['tenantUserList']>['list'], pagination };
}

async function nameOfTenant({ database }: AppContext, id: string): Promise<string> {
  const row = await tables(database.kysely)
    .selectFrom('base_tenant')
    .select('company_name')
    .where('tenant_id', '=', firstTenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.company_name ?? id;
}

/** POST TenantUser/User. @throws Refused as the page of people does, notFound */
export async function createTenantUser(
  context: AppContext,
  caller: Actor,
  named: string | undefined,
  sent: CallBody<Calls['createTenantUser']>,
) {
  const { id, code } = await createRow(context, await actorMeant(context, caller, named), served, sent);
  return { id, ...(typeof code === 'string' ? { oneTimeCode: code } : {}) };
}

/**
 * POST TenantUser/User/{id}/{tenantId}: what is not sent stays as it is.
 * @throws Refused as the page of people does, notFound
 */
export async function saveTenantUser(
  context: AppContext,
  caller: Actor,
  { id, tenantId }: { readonly id: string; readonly tenantId: string },
  { revision, ...sent }: CallBody<Calls['saveTenantUser']>,
) {
  const actor = await actorMeant(context, caller, tenantId);
  return inTurn(context, actor, served, id, async (writing) => {
    const before = await lockedRow(writing.trx, user, actor, id);
    if (before.revision !== revision)
      throw new Refused('conflict', 'resource.stale', {}, { current: keptOf(user, before, actor) });
    // Whoever says all of them says which one is the main one.
    const implied = mainOf.filter(([one, several]) => several in sent && !(one in sent)).map(([one]) => one);
    const kept = Object.entries(contentOf(user, before)).filter(([name]) => !implied.some((one) => one === name));
    await saveIn(served, writing, before, { ...Object.fromEntries(kept), ...sent });
    return { id };
  });
}

/** @throws Refused notFound for somebody who is not there */
export async function requirePerson({ database }: AppContext, { tenantId }: Actor, id: string): Promise<void> {
  const found = await tables(database.kysely)
    .selectFrom('base_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('delete_time', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refused('notFound', 'account.unknown');
}
