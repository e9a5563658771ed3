import type { Kysely, Transaction } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import { isScreenOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { tables } from '../kernel/tables.ts';
import type { ServerWords } from '../kernel/words.ts';
import { rootId } from '../permission/menu-tree.ts';
import { createMenuEntry, takeMenuInside } from '../permission/menus.ts';
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
 * @returns the id of the entry and the address that it leads to; null where there is none
 */
export async function placeInMenu(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  row: ModelRecord,
  menu: MenuWish | undefined,
  steps: ServerWords[],
): Promise<MenuSpot | null> {
  const entries = await menuEntries(trx, row);
  if (!menu) return spotOf(entries[0]);
  const parentId = menu.parentId ?? rootId;
  const known = entries.find((entry) => entry.parent_id === parentId);
  if (known) return spotOf(known);
  // The entry has the name of the model in all its languages, unless it is to be called otherwise.
  const wished = menu.fullName?.trim() || row.full_name;
  const isOwn = wished === row.full_name || Object.values(row.names ?? {}).includes(wished);
  const fullName = isOwn ? row.full_name : wished;
  steps.push({ code: 'step.menu', args: { name: fullName } });
  const id = await createMenuEntry(trx, {
    tenantId: row.tenant_id,
    parentId,
    fullName,
    ...(isOwn && row.names ? { names: { ...row.names } } : {}),
    icon: menu.icon ?? 'FormOutlined',
    modelId: row.id,
    ...(isScreenType(row.type) ? { type: menuTypes.page, urlAddress: row.en_code } : { type: menuTypes.model }),
    enCode: row.en_code,
    actorId: actor.userId,
    roleIds: menu.roleIds ?? (await rolesOfParent(trx, row.tenant_id, parentId)),
  });
  await takeMenuInside(trx, row.tenant_id, { id, modelId: row.id });
  return spotOf((await menuEntries(trx, row)).find((entry) => entry.id === id));
}

/** An entry of a model or page in the menu. */
export interface MenuSpot {
  readonly id: string;
  /** Address within the application. Source: shell specification 2.2, types 2 and 3 */
  readonly path: string;
}

function spotOf(entry: { readonly id: string; readonly url_address: string } | undefined): MenuSpot | null {
  return entry ? { id: entry.id, path: `/${entry.url_address.replace(/^\/+/, '')}` } : null;
}

/** The entries that lead to a model or page: to a page that is shipped they lead by its address alone. */
export async function menuEntries(
  handle: Kysely<DatabaseSchema>,
  row: Pick<ModelRecord, 'tenant_id' | 'id' | 'en_code'> & Partial<Pick<ModelRecord, 'type'>>,
) {
  const entries = await tables(handle)
    .selectFrom('base_menu')
    .select(['id', 'parent_id', 'full_name', 'url_address', 'model_id'])
    .where('tenant_id', '=', row.tenant_id)
    .where((is) =>
      is.or([is('model_id', '=', row.id), is.and([is('model_id', 'is', null), is('type', '=', menuTypes.page)])]),
    )
    .orderBy('sort_code')
    .orderBy('id')
    .execute();
  // Pages for everybody are none of the menu's, also where it leads to one.
  const isAddressed = isScreenType(row.type) && !isScreenOfAll(row.en_code);
  return entries.filter(
    ({ model_id, url_address }) => model_id === row.id || (isAddressed && screenIdOf(url_address) === row.en_code),
  );
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
