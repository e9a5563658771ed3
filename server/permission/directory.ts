import type { AppContext } from '../app-context.ts';
import { tables } from '../tables.ts';

type Names = Promise<Map<string, string>>;

/** Names of people by id; ids of nobody, or of another tenant, are left out. */
export async function userNames({ database }: AppContext, tenantId: string, ids: readonly string[]): Names {
  if (ids.length === 0) return new Map();
  const rows = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'real_name as name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const organizeNames = (context: AppContext, tenantId: string, ids: readonly string[]): Names =>
  namesIn(context, 'base_organize', tenantId, ids);

export const positionNames = (context: AppContext, tenantId: string, ids: readonly string[]): Names =>
  namesIn(context, 'base_position', tenantId, ids);

export const roleNames = (context: AppContext, tenantId: string, ids: readonly string[]): Names =>
  namesIn(context, 'base_role', tenantId, ids);

async function namesIn(
  { database }: AppContext,
  table: 'base_organize' | 'base_position' | 'base_role',
  tenantId: string,
  ids: readonly string[],
): Names {
  if (ids.length === 0) return new Map();
  const rows = await tables(database.kysely)
    .selectFrom(table)
    .select(['id', 'full_name as name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
