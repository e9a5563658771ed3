import { type Holds, holdsBy } from '../../engine/schema/access/access-rule.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { dropOnChange, ShortCache } from '../short-cache.ts';
import { tables } from '../tables.ts';

/** Codes of one model that an actor may press, see in a list, and see in a record. */
export interface ModelGrants {
  readonly button: ReadonlySet<string>;
  readonly column: ReadonlySet<string>;
  readonly form: ReadonlySet<string>;
}

export interface Grants {
  readonly menuIds: ReadonlySet<string>;
  /** By model id: every model that a granted menu entry opens, and no other. */
  readonly models: ReadonlyMap<string, ModelGrants>;
  /** Ids of the screens that granted menu entries open. */
  readonly screens: ReadonlySet<string>;
  /** Permission codes by what they were granted on; '' for those that count everywhere. */
  readonly codes: ReadonlyMap<string, ModelGrants>;
}

const caches = new WeakMap<AppContext['database'], ShortCache<Grants>>();

/** What an actor holds of what the nodes of one model's document ask for. */
export function heldBy(actor: Actor, { codes }: Grants, modelId: string): Holds {
  return actor.isAdministrator ? () => true : holdsBy((on) => codes.get(on), modelId);
}

/**
 * What was granted to an actor himself, to his roles and to his position. Effective within a second everywhere.
 * Administrators need no grants: what stands here for them is every menu and every code that anybody was granted.
 */
export function grantsOf(context: AppContext, actor: Actor): Promise<Grants> {
  const cache = caches.get(context.database) ?? makeCache(context);
  const { tenantId, userId, roleIds, positionId, isAdministrator } = actor;
  const key = JSON.stringify([tenantId, userId, roleIds, positionId, isAdministrator]);
  return cache.get(key, () => readGrants(context, actor));
}

function makeCache({ database, live }: AppContext): ShortCache<Grants> {
  const cache = new ShortCache<Grants>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'menu', 'rights');
  return cache;
}

const noGrants = () => ({ button: new Set<string>(), column: new Set<string>(), form: new Set<string>() });

const defaultButtons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail'];

async function readGrants({ database }: AppContext, actor: Actor): Promise<Grants> {
  const db = tables(database.kysely);
  let query = db
    .selectFrom('base_authorize')
    .select(['item_type', 'item_id', 'module_id'])
    .where('tenant_id', '=', actor.tenantId);
  if (!actor.isAdministrator) {
    const objects: [type: 'role' | 'user' | 'position', ids: readonly string[]][] = [
      ['role', actor.roleIds],
      ['user', [actor.userId]],
      ['position', actor.positionId === null ? [] : [actor.positionId]],
    ];
    query = query.where((where) =>
      where.or(
        objects
          .filter(([, ids]) => ids.length > 0)
          .map(([type, ids]) => where.and([where('object_type', '=', type), where('object_id', 'in', ids)])),
      ),
    );
  }
  const rows = await query.execute();
  const granted = new Set(rows.filter((row) => row.item_type === 'menu').map((row) => row.item_id));
  const menus = await db
    .selectFrom('base_menu')
    .select(['id', 'type', 'url_address', 'model_id', 'designer_only'])
    .where('tenant_id', '=', actor.tenantId)
    .where('enabled_mark', '=', 1)
    .execute();
  const menuIds = new Set<string>();
  const screens = new Set<string>();
  const codes = new Map<string, Record<keyof ModelGrants, Set<string>>>();
  const models = new Map<string, Record<keyof ModelGrants, Set<string>>>();
  for (const menu of menus) {
    if (!actor.isAdministrator && !granted.has(menu.id)) continue;
    if (menu.designer_only && !actor.isDesigner) continue;
    menuIds.add(menu.id);
    if (menu.type === menuTypes.page) screens.add(screenIdOf(menu.url_address));
    if (menu.type !== menuTypes.model || menu.model_id === null) continue;
    const buttons = actor.isAdministrator ? defaultButtons : [];
    models.set(menu.model_id, { ...noGrants(), button: new Set(buttons) });
  }
  for (const row of rows) {
    if (row.item_type === 'menu' || row.item_type === 'design') continue;
    models.get(row.module_id)?.[row.item_type].add(row.item_id);
    const known = codes.get(row.module_id) ?? noGrants();
    known[row.item_type].add(row.item_id);
    codes.set(row.module_id, known);
  }
  return { menuIds, models, screens, codes };
}
