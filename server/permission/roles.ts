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
  user: { tenant_id: string; user_id: string; position_id: string | null },
  roleIds: readonly string[],
): Promise<boolean> {
  const found = await tables(database.kysely)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', user.tenant_id)
    .where('item_type', '=', 'design')
    .where('item_id', '=', 'visualdev')
    .where((where) =>
      where.or([
        where.and([where('object_type', '=', 'user'), where('object_id', '=', user.user_id)]),
        where.and([where('object_type', '=', 'position'), where('object_id', '=', user.position_id ?? '')]),
        ...(roleIds.length > 0
          ? [where.and([where('object_type', '=', 'role'), where('object_id', 'in', roleIds)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
