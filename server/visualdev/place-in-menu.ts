import type { Transaction } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import type { Actor } from '../actor.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { rootId } from '../permission/menu-tree.ts';
import { createMenuEntry } from '../permission/menus.ts';
import { tables } from '../tables.ts';
import type { ServerWords } from '../words.ts';
import type { ModelRecord } from './model-tables.ts';

export interface MenuWish {
  readonly parentId?: string | undefined;
  readonly fullName?: string | undefined;
  readonly icon?: string | undefined;
  readonly roleIds?: readonly string[] | undefined;
}

/**
 * The entry of a model or page in the menu. One that stands in the directory already is kept: publishing twice makes no twin.
 * @param steps takes what is done, for people
 * @returns the id of the entry; null where there is none
 */
export async function placeInMenu(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  row: ModelRecord,
  menu: MenuWish | undefined,
  steps: ServerWords[],
): Promise<string | null> {
  const entries = await menuEntries(trx, row);
  if (!menu) return entries[0]?.id ?? null;
  const parentId = menu.parentId ?? rootId;
  const known = entries.find((entry) => entry.parent_id === parentId);
  if (known) return known.id;
  const fullName = menu.fullName?.trim() || row.full_name;
  steps.push({ code: 'step.menu', args: { name: fullName } });
  return createMenuEntry(trx, {
    tenantId: row.tenant_id,
    parentId,
    fullName,
    icon: menu.icon ?? 'FormOutlined',
    modelId: row.id,
    ...(isScreenType(row.type) ? { type: menuTypes.page, urlAddress: row.en_code } : { type: menuTypes.model }),
    enCode: row.en_code,
    actorId: actor.userId,
    roleIds: menu.roleIds ?? (await rolesOfParent(trx, row.tenant_id, parentId)),
  });
}

export function menuEntries(trx: Transaction<DatabaseSchema>, row: Pick<ModelRecord, 'tenant_id' | 'id'>) {
  return tables(trx)
    .selectFrom('base_menu')
    .select(['id', 'parent_id', 'full_name'])
    .where('tenant_id', '=', row.tenant_id)
    .where('model_id', '=', row.id)
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
}

/** Where nothing is said, the roles that have an entry of the same directory. */
async function rolesOfParent(trx: Transaction<DatabaseSchema>, tenantId: string, parentId: string): Promise<string[]> {
  const rows = await tables(trx)
    .selectFrom('base_authorize')
    .innerJoin('base_menu', (join) =>
      join
        .onRef('base_menu.id', '=', 'base_authorize.item_id')
        .onRef('base_menu.tenant_id', '=', 'base_authorize.tenant_id'),
    )
    .select('base_authorize.object_id')
    .distinct()
    .where('base_authorize.tenant_id', '=', tenantId)
    .where('base_authorize.item_type', '=', 'menu')
    .where('base_authorize.object_type', '=', 'role')
    .where((is) => is.or([is('base_menu.id', '=', parentId), is('base_menu.parent_id', '=', parentId)]))
    .execute();
  return rows.map((row) => row.object_id);
}
