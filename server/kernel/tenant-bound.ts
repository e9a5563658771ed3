// What a tenant may have at all: the one place that says so. Source: administration T2

import { type RawBuilder, sql, type Transaction } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import { type BoundKind, boundKinds, everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import type { Database, DatabaseSchema } from '../database/index.ts';
import type { Actor } from './actor.ts';
import type { AppContext } from './app-context.ts';
import { firstTenant } from './context.ts';
import { dropOnChange, ShortCache } from './short-cache.ts';
import { tables } from './tables.ts';

/** Of each kind what is inside, by id; or everything. */
export type BoundItems = Readonly<Record<BoundKind, ReadonlySet<string> | typeof everyItem>>;

/** What is asked of an entry of the menu. */
export interface BoundEntry {
  readonly id: string;
  readonly type: number;
  readonly system_id: string;
}

/** It grants nothing: what somebody holds counts as far as it is inside, also for administrators. */
export interface TenantBound {
  readonly items: BoundItems;
  /** Ids of the entries that are inside and open pages, switched on or not, by their code. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Screens and models that entries open of which none is inside. */
  readonly closedScreens: ReadonlySet<string>;
  readonly closedModels: ReadonlySet<string>;
  /** Whether an entry for those who draw is inside. */
  readonly mayDesign: boolean;
}

type Handle = Pick<Database, 'kysely'>;
type Kept = Pick<AppContext, 'database' | 'live'>;

const caches = new WeakMap<AppContext['database'], ShortCache<TenantBound | undefined>>();

/** The bound of a tenant; undefined where it has none. The first tenant never has one. Effective within a second everywhere. */
export function boundOf(context: Kept, tenantId: string): Promise<TenantBound | undefined> {
  if (tenantId === firstTenant) return unbounded;
  const cache = caches.get(context.database) ?? makeCache(context);
  return cache.get(tenantId, () => readBound(context.database, tenantId));
}

const unbounded = Promise.resolve(undefined);

/** The bound that holds for somebody: the operator who acts in another tenant has his own rights. */
export const boundFor = (context: Kept, { tenantId, home }: Pick<Actor, 'tenantId' | 'home'>) =>
  home ? unbounded : boundOf(context, tenantId);

function makeCache({ database, live }: Kept): ShortCache<TenantBound | undefined> {
  const cache = new ShortCache<TenantBound | undefined>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'menu', 'rights', 'dictionary');
  return cache;
}

/** What is written down of a tenant; undefined where it has no bound. */
export async function readBoundItems({ kysely }: Handle, tenantId: string): Promise<BoundItems | undefined> {
  const rows = await tables(kysely)
    .selectFrom('base_tenant_item')
    .select(['item_type', 'item_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  if (rows.length === 0) return undefined;
  const of = (kind: BoundKind) => {
    const ids = new Set(rows.flatMap((row) => (row.item_type === kind ? [row.item_id] : [])));
    return ids.has(everyItem) ? everyItem : ids;
  };
  const [system, module, button, dictionary] = boundKinds;
  return { system: of(system), module: of(module), button: of(button), dictionary: of(dictionary) };
}

async function readBound(database: Handle, tenantId: string): Promise<TenantBound | undefined> {
  const items = await readBoundItems(database, tenantId);
  if (!items) return undefined;
  const entries = await tables(database.kysely)
    .selectFrom('base_menu')
    .select(['id', 'type', 'system_id', 'en_code', 'url_address', 'designer_only', 'model_id'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const pages = new Map<string, string[]>();
  const [screens, models] = [new Doors(), new Doors()];
  let mayDesign = false;
  for (const entry of entries) {
    const isIn = isEntryInside(items, entry);
    if (entry.type === menuTypes.model && entry.model_id !== null) models.add(entry.model_id, isIn);
    if (entry.type === menuTypes.page) screens.add(screenIdOf(entry.url_address), isIn);
    if (isIn && entry.type === menuTypes.page)
      pages.set(entry.en_code, [...(pages.get(entry.en_code) ?? []), entry.id]);
    if (isIn && entry.designer_only) mayDesign = true;
  }
  return { items, pages, closedScreens: screens.closed(), closedModels: models.closed(), mayDesign };
}

/** What entries open, and whether one of them is inside. */
class Doors {
  readonly #open = new Map<string, boolean>();
  add(id: string, isInside: boolean): void {
    this.#open.set(id, isInside || this.#open.get(id) === true);
  }
  closed(): Set<string> {
    return new Set([...this.#open].flatMap(([id, isOpen]) => (isOpen ? [] : [id])));
  }
}

export function isInside(items: BoundItems | undefined, kind: BoundKind, id: string): boolean {
  const inside = items?.[kind] ?? everyItem;
  return inside === everyItem || inside.has(id);
}

/** Directories stand where what is in them does: they are inside with their application. */
export function isEntryInside(items: BoundItems | undefined, { id, type, system_id }: BoundEntry): boolean {
  const isDirectory = type === menuTypes.directory || type === menuTypes.category;
  return isInside(items, 'system', system_id) && (isDirectory || isInside(items, 'module', id));
}

/** A button by where it is granted and what it is. No id of a model or page has a colon. */
export const buttonItem = (moduleId: string, code: string) => `${moduleId}:${code}`;

/** A model or page may be inside with every button, those of later too. */
export const isButtonInside = (items: BoundItems | undefined, moduleId: string, code: string): boolean =>
  isInside(items, 'button', buttonItem(moduleId, code)) || isInside(items, 'button', buttonItem(moduleId, everyItem));

/** The same in a statement: whether what has an id is inside. @param id a column, or what the statement makes of it */
export const insideOf = (tenantId: string, kind: BoundKind, id: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  not exists (select 1 from base_tenant_item line where line.tenant_id = ${tenantId})
  or exists (select 1 from base_tenant_item line
    where line.tenant_id = ${tenantId} and line.item_type = ${kind} and line.item_id in (${everyItem}, ${id})))`;

/** The same of entries of the menu. @param entry name or alias of a row of `base_menu` */
export const entryInsideOf = (tenantId: string, entry: string): RawBuilder<boolean> => sql`(
  ${insideOf(tenantId, 'system', sql.ref(`${entry}.system_id`))} and (
    ${sql.ref(`${entry}.type`)} in (${menuTypes.directory}, ${menuTypes.category})
    or ${insideOf(tenantId, 'module', sql.ref(`${entry}.id`))}))`;

/** For pages that keep things of a kind: what the tenant may not have is no row of theirs, and what is new becomes its own. */
export const reachInside =
  (condition: (tenantId: string) => RawBuilder<boolean>) =>
  ({ tenantId, home }: Actor, right: string): RawBuilder<boolean> | undefined =>
    tenantId === firstTenant || home || right === 'Add' ? undefined : condition(tenantId);

/** What people of a tenant make themselves is theirs: it comes inside a bound that names things of its kind. */
export async function takeInside(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  kind: BoundKind,
  id: string,
): Promise<void> {
  if (tenantId === firstTenant) return;
  await sql`
    insert into base_tenant_item (tenant_id, item_type, item_id, creator_time)
    select ${tenantId}, ${kind}, ${id}, now()
    where exists (select 1 from base_tenant_item where tenant_id = ${tenantId})
      and not exists (
        select 1 from base_tenant_item where tenant_id = ${tenantId} and item_type = ${kind} and item_id = ${everyItem})
    on conflict do nothing`.execute(trx);
}
