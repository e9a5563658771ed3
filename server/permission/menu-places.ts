import { sql, type Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';

/** The application that every tenant has, in whose menu everything stands of which nobody has said otherwise. */
export const firstApplication = 'system-main';

/**
 * Gives entries of a menu that are new their place: path, and the application of the directory that they were put in. Every
 * tenant with a menu has its first application. To be called after each insert of entries.
 */
export async function settleMenuPlaces(trx: Transaction<DatabaseSchema>, tenantId: string): Promise<void> {
  await sql`
    insert into base_system (tenant_id, id, full_name, names, en_code, icon, sort_code, creator_time)
    values (${tenantId}, ${firstApplication}, '主应用', ${json({ en: 'Main application', zhtw: '主應用' })}, 'main',
      'AppstoreOutlined', 10, now())
    on conflict do nothing`.execute(trx);
  await sql`
    with recursive way as (
      select entry.id, coalesce(above.tree_path, '') || entry.id || '/' as path,
        coalesce(above.system_id, entry.system_id) as system_id, coalesce(above.category, entry.category) as category
      from base_menu entry
      left join base_menu above on above.tenant_id = entry.tenant_id and above.id = entry.parent_id
      where entry.tenant_id = ${tenantId} and entry.tree_path = '' and (above.id is null or above.tree_path <> '')
      union all
      select entry.id, way.path || entry.id || '/', way.system_id, way.category
      from way join base_menu entry on entry.tenant_id = ${tenantId} and entry.parent_id = way.id and entry.tree_path = '')
    update base_menu entry set tree_path = way.path, system_id = way.system_id, category = way.category
    from way where entry.tenant_id = ${tenantId} and entry.id = way.id`.execute(trx);
}
