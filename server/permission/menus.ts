import type { Transaction } from 'kysely';
import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { newId } from '../kernel/ids.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { buttonItem, entryInsideOf, takeInside } from '../kernel/tenant-bound.ts';
import { type ApplicationRow, readApplications } from './applications.ts';
import { grant } from './authorize.ts';
import { grantsOf } from './grants.ts';
import { settleMenuPlaces } from './menu-places.ts';
import { type MenuRow, readMenus } from './menu-rows.ts';
import { menuTreeOf, rootId } from './menu-tree.ts';

export interface NewMenuEntry {
  readonly tenantId: string;
  /** `0`, or a directory */
  readonly parentId: string;
  readonly fullName: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly icon: string;
  /** Entries of type 3: the model that they open; of type 2: the stored page, where one is. */
  readonly modelId?: string | null;
  readonly type: number;
  readonly enCode: string;
  /** Types 2 and 7; without it, that of the model. */
  readonly urlAddress?: string;
  /** Who sees the entry; administrators see all. */
  readonly roleIds?: readonly string[];
  readonly actorId?: string | null;
  readonly designerOnly?: boolean;
  readonly id?: string;
  readonly sortCode?: number;
  /** The page is still to come: what will be there. */
  readonly soon?: LocalText;
}

/**
 * @returns the id of the entry
 * @throws Refused `badInput` when the parent is no directory of the tenant
 */
export async function createMenuEntry(trx: Transaction<DatabaseSchema>, entry: NewMenuEntry): Promise<string> {
  const { tenantId, parentId, actorId = null } = entry;
  const now = new Date();
  const db = tables(trx);
  if (parentId !== rootId) await requireDirectory(trx, tenantId, parentId);
  const last = await db
    .selectFrom('base_menu')
    .select((select) => select.fn.max('sort_code').as('sort'))
    .where('tenant_id', '=', tenantId)
    .where('parent_id', '=', parentId)
    .executeTakeFirst();
  const row = newRow({ sortCode: (last?.sort ?? 0) + 10, ...entry }, now);
  await db.insertInto('base_menu').values(row).execute();
  await settleMenuPlaces(trx, tenantId);
  for (const objectId of entry.roleIds ?? []) {
    const wanted = { itemType: 'menu', itemIds: [row.id], objectType: 'role', objectId } as const;
    await grant(trx, { tenantId, actorId, now }, wanted);
  }
  return row.id;
}

/**
 * An entry that people of a tenant made comes inside its bound, with the buttons of a model that nothing else leads to. One to
 * a model that the tenant may not have stays outside.
 */
export async function takeMenuInside(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  { id, modelId }: { readonly id: string; readonly modelId: string | null },
): Promise<void> {
  const others = await tables(trx)
    .selectFrom('base_menu')
    .select(entryInsideOf(tenantId, 'base_menu').as('isInside'))
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', modelId)
    .where('id', '<>', id)
    .execute();
  if (others.length > 0 && others.every(({ isInside }) => !isInside)) return;
  await takeInside(trx, tenantId, 'module', id);
  if (modelId !== null && others.length === 0)
    await takeInside(trx, tenantId, 'button', buttonItem(modelId, everyItem));
}

/** Many entries at once, each with its place said: directories that they stand in are there, or among them. */
export async function createMenuEntries(
  trx: Transaction<DatabaseSchema>,
  entries: readonly NewMenuEntry[],
): Promise<void> {
  const now = new Date();
  const rows = entries.map((entry) => newRow(entry, now));
  await tables(trx).insertInto('base_menu').values(rows).execute();
  for (const tenantId of new Set(entries.map((entry) => entry.tenantId))) await settleMenuPlaces(trx, tenantId);
}

function newRow(entry: NewMenuEntry, now: Date) {
  const { modelId = null, soon } = entry;
  const property = { ...(modelId !== null && { moduleId: modelId }), ...(soon !== undefined && { soon }) };
  return {
    id: entry.id ?? newId(),
    tenant_id: entry.tenantId,
    parent_id: entry.parentId,
    full_name: entry.fullName,
    names: json(entry.names ?? null),
    en_code: entry.enCode,
    icon: entry.icon,
    type: entry.type,
    url_address: entry.urlAddress ?? (modelId === null ? '' : `model/${modelId}`),
    link_target: '_self',
    visible_mark: 1,
    property_json: JSON.stringify(property),
    model_id: modelId,
    designer_only: entry.designerOnly ?? false,
    sort_code: entry.sortCode ?? 0,
    enabled_mark: 1,
    creator_id: entry.actorId ?? null,
    creator_time: now.toISOString(),
  };
}

async function requireDirectory(trx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<void> {
  const parent = await tables(trx)
    .selectFrom('base_menu')
    .select('type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (parent?.type !== menuTypes.directory && parent?.type !== menuTypes.category) {
    throw new Refused('badInput', 'menu.parent');
  }
}

/** What a menu row becomes on its way to a client, children still empty. */
function menuItem(row: MenuRow): MenuItem {
  return {
    id: row.id,
    parentId: row.parent_id,
    enCode: row.en_code,
    fullName: row.full_name,
    ...(isNames(row.names) ? { names: row.names } : {}),
    icon: row.icon,
    key: row.id,
    type: row.type,
    urlAddress: row.url_address,
    linkTarget: row.link_target,
    visibleMark: row.visible_mark,
    propertyJson: row.property_json,
    hasChildren: false,
    children: [],
  };
}

const isDirectory = (item: Pick<MenuItem, 'type'>) =>
  item.type === menuTypes.directory || item.type === menuTypes.category;

/** An application in which somebody may open something, with his menu of it. */
export interface OwnApplication {
  readonly application: ApplicationRow;
  readonly menuList: MenuItem[];
}

/**
 * The entries that an actor may open in the browser, under their directories, by application; a directory with nothing in it
 * is not there, and neither is what stands in a circle or deeper than 64 levels.
 */
export async function menusOf(context: AppContext, actor: Actor): Promise<OwnApplication[]> {
  const [rows, { menuIds }, applications] = await Promise.all([
    readMenus(context, actor.tenantId),
    grantsOf(context, actor),
    readApplications(context, actor.tenantId),
  ]);
  const held = rows.filter((row) => row.category === 'Web' && (isDirectory(row) || menuIds.has(row.id)));
  return applications.flatMap((application) => {
    const items = held.filter(({ system_id }) => system_id === application.id).map(menuItem);
    const menuList = menuTreeOf(items, (item) => !isDirectory(item) || item.hasChildren);
    return menuList.length === 0 ? [] : [{ application, menuList }];
  });
}

/** Directories of a tenant in their order, empty ones too: where an entry can be put. */
export async function menuDirectories(context: AppContext, tenantId: string): Promise<MenuItem[]> {
  return menuTreeOf((await readMenus(context, tenantId)).map(menuItem).filter(isDirectory));
}

function isNames(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string');
}
