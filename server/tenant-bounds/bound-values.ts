import type { CallBody, CallData, calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { readBoundItems } from '../kernel/tenant-bound.ts';
import { actingIn } from '../kernel/tenant-meant.ts';
import { boundLines, isLineInside } from './bound-lines.ts';
import { boundRevision, tenantNames } from './kept-bounds.ts';

/** POST TenantAuthority/Data/0/Values: one step of a tenant, and what of it is inside. @throws Refused notFound, findings */
export async function boundValues(
  context: AppContext,
  actor: Actor,
  { tenantId, type, moduleIds }: CallBody<typeof calls.tenantAuthorityValues>,
): Promise<CallData<typeof calls.tenantAuthorityValues>> {
  const { database } = context;
  const names = await tenantNames(database.kysely, [tenantId], '/tenantId');
  const items = await readBoundItems(database, tenantId);
  const lines = await boundLines(context, actingIn(actor, tenantId), type, moduleIds && new Set(moduleIds));
  const inside = lines.filter((line) => line.isGrantable);
  return {
    list: lines.map(({ id, parentId, fullName, enCode, icon, isGrantable, mayGrant }) => ({
      ...{ id, parentId, fullName, enCode, icon, isGrantable, mayGrant },
    })),
    all: inside.map(({ id }) => id),
    ids: inside.filter((line) => isLineInside(items, line)).map(({ id }) => id),
    revision: await boundRevision(database.kysely, [tenantId]),
    name: names.get(tenantId) ?? '',
    isBounded: items !== undefined,
  };
}
