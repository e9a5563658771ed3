import { type Database, fixedStatement } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { batchLoaderFrom, byName } from '../kernel/batch-loader.ts';
import { boundOf, isEntryInside } from '../kernel/tenant-bound.ts';

/** What is read of entries, and nothing else: of thousands of them each column costs. */
export interface MenuRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly parent_id: string;
  readonly en_code: string;
  readonly full_name: string;
  readonly names: unknown;
  readonly icon: string;
  readonly type: number;
  readonly url_address: string;
  readonly link_target: string;
  readonly visible_mark: number;
  readonly property_json: string;
  readonly model_id: string | null;
  readonly designer_only: boolean;
  readonly system_id: string;
  readonly category: 'Web' | 'App';
}

const menusText = `
  select tenant_id, id, parent_id, en_code, full_name, names, icon, type, url_address, link_target, visible_mark,
    property_json, model_id, designer_only, system_id, category
  from base_menu where tenant_id = any($1::text[]) and enabled_mark = 1 order by sort_code, id`;

const rowsOf = batchLoaderFrom(async ({ kysely }: Pick<Database, 'kysely'>, tenantIds: readonly string[]) => {
  const { rows } = await kysely.executeQuery(fixedStatement<MenuRow>(menusText, [tenantIds]));
  return byName(rows, (row) => row.tenant_id);
}, String);

/** Entries of a tenant that are switched on, in their order: the same rows for all who ask in one moment. */
export async function readAllMenus(database: Pick<Database, 'kysely'>, tenantId: string): Promise<readonly MenuRow[]> {
  return (await rowsOf(database, tenantId)) ?? [];
}

/** Of those what the tenant may have: to everybody of it the others are as if they were switched off. */
export async function readMenus(
  context: Pick<AppContext, 'database' | 'live'>,
  tenantId: string,
): Promise<readonly MenuRow[]> {
  const [rows, bound] = await Promise.all([readAllMenus(context.database, tenantId), boundOf(context, tenantId)]);
  return bound ? rows.filter((row) => isEntryInside(bound.items, row)) : rows;
}
