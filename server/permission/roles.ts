import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';

type Handle = Pick<AppContext['database'], 'kysely'>;

/** Roles that count: those switched on. */
export async function rolesOf(database: Handle, tenantId: string, userId: string): Promise<string[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_user_role')
    .innerJoin('base_role', (join) =>
      join
        .onRef('base_role.tenant_id', '=', 'base_user_role.tenant_id')
        .onRef('base_role.id', '=', 'base_user_role.role_id'),
    )
    .where('base_user_role.tenant_id', '=', tenantId)
    .where('base_user_role.user_id', '=', userId)
    .where('base_role.enabled_mark', '=', 1)
    .select('base_role.id')
    .orderBy('base_role.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody may draw models without being an administrator. */
export async function hasDesignRight(
  database: Handle,
  { tenantId, userId, positionIds }: Pick<Actor, 'tenantId' | 'userId' | 'positionIds'>,
  roleIds: readonly string[],
): Promise<boolean> {
  const found = await tables(database.kysely)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_type', '=', 'design')
    .where('item_id', '=', 'visualdev')
    .where((where) => {
      const given = (type: 'user' | 'position' | 'role', ids: readonly string[]) =>
        // No id is empty: a list of nothing finds nobody.
        where.and([where('object_type', '=', type), where('object_id', 'in', ['', ...ids])]);
      return where.or([given('user', [userId]), given('position', positionIds), given('role', roleIds)]);
    })
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
