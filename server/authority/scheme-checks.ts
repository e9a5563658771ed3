import { sql, type Transaction } from 'kysely';
import type { CallBody, calls } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import type { HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import { readySchemeId } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { type PublishedModel, publishedModel } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { grantsOf } from '../permission/grants.ts';
import { readMenus } from '../permission/menu-rows.ts';
import { holdsRows } from './scheme-lines.ts';
import { tryScheme } from './scheme-tried.ts';
import { storedScheme } from './stored-schemes.ts';

type Handle = Transaction<DatabaseSchema>;
type Content = Omit<CallBody<typeof calls.createRowScheme>, 'moduleId'>;

interface Entry {
  readonly menu: { readonly id: string; readonly model_id: string };
  readonly model: PublishedModel;
}

/** @throws Refused notFound where it is no entry of the tenant that opens a published model */
export async function entryOf(context: AppContext, { tenantId }: Actor, moduleId: string): Promise<Entry> {
  const menus = await readMenus(context, tenantId);
  const menu = menus.find(({ id, type }) => id === moduleId && type === menuTypes.model);
  const model = menu?.model_id ? await publishedModel(context, tenantId, menu.model_id) : null;
  if (!menu?.model_id || !model) throw new Refused('notFound', 'scheme.noEntry');
  return { menu: { id: menu.id, model_id: menu.model_id }, model };
}

export const groupsOf = ({ allData, groups }: Content) => (allData ? [] : groups);

/** @throws Refused badInput where it says nothing, or what cannot be asked of the model */
export async function check(context: AppContext, actor: Actor, model: PublishedModel, content: Content): Promise<void> {
  const groups = groupsOf(content);
  const count = groups.reduce((sum, group) => sum + group.groups.length, 0);
  if (!content.allData && count === 0) throw refusedAt('/groups', 'scheme.empty');
  if (count > limits.schemeConditions || JSON.stringify(groups).length > limits.schemeLength)
    throw refusedAt('/groups', 'scheme.long', { most: limits.schemeConditions });
  if (content.fullName.trim() === '') throw refusedAt('/fullName', 'scheme.name');
  for (const [at, group] of groups.entries())
    for (const [place, one] of group.groups.entries())
      if (!(await tryScheme(context, actor, model, one)))
        throw refusedAt(`/groups/${at}/groups/${place}`, 'scheme.condition', { field: one.field });
}

/**
 * Nobody makes wider what he holds himself, or hands others rows that he does not see: what is granted is changed only by
 * those who see all rows of the entry. Source: administration F10
 */
export async function mayChange(context: AppContext, trx: Handle, actor: Actor, id: string, { menu }: Entry) {
  const scheme = await storedScheme(trx, actor.tenantId, id);
  if (!scheme) throw new Refused('notFound', 'scheme.gone');
  const mayAll = actor.isAdministrator || holdsRows(await grantsOf(context, actor), menu, readySchemeId('all'));
  if (!mayAll && (await holdersOf(trx, actor, id)).length > 0) throw new Refused('forbidden', 'scheme.granted');
  return scheme;
}

/** To whom it is granted, also where that has ended: it may be granted anew. */
export async function holdersOf(trx: Handle, { tenantId }: Actor, id: string) {
  const { rows } = await sql<{ kind: HolderKind; id: string }>`
    select distinct object_type as kind, object_id as id from base_authorize
    where tenant_id = ${tenantId} and item_type = 'resource' and item_id = ${id} order by 1, 2`.execute(trx);
  return rows;
}
