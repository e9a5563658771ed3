import { type Holds, holdsBy } from '../../engine/schema/access/access-rule.ts';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { screenIdOf } from '../../engine/schema/documents/screen-ids.ts';
import { type Database, fixedStatement } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { batchLoaderFrom, byName } from '../kernel/batch-loader.ts';
import { dropOnChange, ShortCache } from '../kernel/short-cache.ts';
import { type Authorize, tables } from '../kernel/tables.ts';
import { boundFor, isButtonInside, type TenantBound } from '../kernel/tenant-bound.ts';
import { isOperator } from '../kernel/tenant-state.ts';
import { type HeldScheme, schemesById } from './held-schemes.ts';
import { heldByPlace, heldDirectly, type Through } from './held-through.ts';
import { readMenus } from './menu-rows.ts';
import { isForOperator } from './operator-pages.ts';

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
  /** By model id: of each granted menu entry that opens it, by its id, the row schemes held of that entry. */
  readonly schemes: ReadonlyMap<string, ReadonlyMap<string, readonly HeldScheme[]>>;
  /** Ids of the screens that granted menu entries open. */
  readonly screens: ReadonlySet<string>;
  /** Ids of the granted entries that open pages, by their code. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Permission codes by what they were granted on; '' for those that count everywhere. */
  readonly codes: ReadonlyMap<string, ModelGrants>;
  /** What counts: what was granted; for administrators all that there is, or all that is inside the bound of their tenant. */
  readonly held: 'granted' | 'all' | 'inside';
  readonly bound: TenantBound | undefined;
}

const caches = new WeakMap<AppContext['database'], ShortCache<Grants>>();

/** What an actor holds of what the nodes of one model's document ask for. */
export function heldBy({ codes, held, bound }: Grants, modelId: string): Holds {
  if (held === 'granted') return holdsBy((on) => codes.get(on), modelId);
  return ({ kind, code, modelId: on }) => kind !== 'button' || isButtonInside(bound?.items, on ?? modelId, code);
}

/**
 * What was granted to an actor himself and to all that he holds or is in, as far as his tenant may have it: the one place
 * where rights that count are made. Effective within a second everywhere. Administrators need no grants: what stands here
 * for them is every menu and every code that anybody was granted, or that the bound of their tenant names.
 * Source: administration F6, T2
 */
export function grantsOf(context: AppContext, actor: Actor): Promise<Grants> {
  const cache = caches.get(context.database) ?? makeCache(context);
  const { tenantId, userId, roleIds, positionIds, organizeIds, isAdministrator } = actor;
  // The operator who acts in another tenant has an id that nobody there has: no bound of it is in what is kept for him.
  const key = JSON.stringify([tenantId, userId, roleIds, positionIds, organizeIds, isAdministrator]);
  return cache.get(key, () => readGrants(context, actor));
}

function makeCache({ database, live }: AppContext): ShortCache<Grants> {
  const cache = new ShortCache<Grants>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'menu', 'rights', 'organize');
  return cache;
}

const noGrants = () => ({ button: new Set<string>(), column: new Set<string>(), form: new Set<string>() });

const defaultButtons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail'];

interface GrantedRow {
  readonly tenant_id: string;
  readonly object_type: Through['type'];
  readonly object_id: string;
  readonly item_type: Authorize['item_type'];
  readonly item_id: string;
  readonly module_id: string;
  readonly below: boolean;
}

const grantedText = `
  select held.tenant_id, held.object_type, held.object_id, held.item_type, held.item_id, held.module_id,
    held.below
  from unnest($1::text[], $2::text[], $3::text[]) as asked (tenant_id, object_type, object_id)
  join base_authorize held on held.tenant_id = asked.tenant_id
    and held.object_type = asked.object_type and held.object_id = asked.object_id
    and (held.valid_to is null or held.valid_to > now())`;

const nameOf = (tenantId: string, type: string, id: string) => JSON.stringify([tenantId, type, id]);

/** What was granted to one holder; who asks in the same moment is read together. */
const grantedTo = batchLoaderFrom(
  async ({ kysely }: Pick<Database, 'kysely'>, holders: readonly Through[]) => {
    const columns = [holders.map((one) => one.tenantId), holders.map(({ type }) => type), holders.map(({ id }) => id)];
    const { rows } = await kysely.executeQuery(fixedStatement<GrantedRow>(grantedText, columns));
    return byName(rows, (row) => nameOf(row.tenant_id, row.object_type, row.object_id));
  },
  ({ tenantId, type, id }: Through) => nameOf(tenantId, type, id),
);

async function grantedRows({ database }: AppContext, actor: Actor): Promise<readonly Granted[]> {
  if (actor.isAdministrator)
    return tables(database.kysely)
      .selectFrom('base_authorize')
      .select(['item_type', 'item_id', 'module_id'])
      .where('tenant_id', '=', actor.tenantId)
      .execute();
  const grantedThrough = async (one: Through) =>
    ((await grantedTo(database, one)) ?? []).filter(({ below }) => below || !one.isAbove);
  const all = (through: readonly Through[]) => Promise.all(through.map(grantedThrough));
  // What he says himself need not wait for where he is.
  const each = await Promise.all([all(heldDirectly(actor)), heldByPlace(database, actor).then(all)]);
  return each.flat(2);
}

async function readGrants(context: AppContext, actor: Actor): Promise<Grants> {
  const [stored, menus, bound] = await Promise.all([
    grantedRows(context, actor),
    readMenus(context, actor.tenantId),
    boundFor(context, actor),
  ]);
  const rows = stored.filter(
    ({ item_type, item_id, module_id }) => item_type !== 'button' || isButtonInside(bound?.items, module_id, item_id),
  );
  const granted = new Set(rows.filter((row) => row.item_type === 'menu').map((row) => row.item_id));
  const menuIds = new Set<string>();
  const screens = new Set<string>();
  const pages = new Map<string, string[]>();
  const codes = new Map<string, Record<keyof ModelGrants, Set<string>>>();
  const models = new Map<string, Record<keyof ModelGrants, Set<string>>>();
  const schemes = new Map<string, Map<string, readonly HeldScheme[]>>();
  const heldOf = await schemesByEntry(context, actor, rows);
  for (const menu of menus) {
    if (!actor.isAdministrator && !granted.has(menu.id)) continue;
    if (menu.designer_only && !actor.isDesigner) continue;
    if (isForOperator(menu.en_code) && !isOperator(actor)) continue;
    menuIds.add(menu.id);
    if (menu.type === menuTypes.page) {
      screens.add(screenIdOf(menu.url_address));
      pages.set(menu.en_code, [...(pages.get(menu.en_code) ?? []), menu.id]);
    }
    if (menu.type !== menuTypes.model || menu.model_id === null) continue;
    const { model_id: on } = menu;
    const buttons = actor.isAdministrator
      ? defaultButtons.filter((code) => isButtonInside(bound?.items, on, code))
      : [];
    models.set(menu.model_id, { ...noGrants(), button: new Set(buttons) });
    const ofModel = schemes.get(menu.model_id) ?? new Map();
    schemes.set(menu.model_id, ofModel.set(menu.id, heldOf.get(menu.id) ?? []));
  }
  for (const row of rows) {
    if (!isCode(row)) continue;
    models.get(row.module_id)?.[row.item_type].add(row.item_id);
    const known = codes.get(row.module_id) ?? noGrants();
    known[row.item_type].add(row.item_id);
    codes.set(row.module_id, known);
  }
  const held = !actor.isAdministrator ? 'granted' : bound ? 'inside' : 'all';
  return { menuIds, models, schemes, screens, pages, codes, held, bound };
}

type Granted = Pick<GrantedRow, 'item_type' | 'item_id' | 'module_id'>;

const isCode = (row: Granted): row is Granted & { readonly item_type: keyof ModelGrants } =>
  row.item_type === 'button' || row.item_type === 'column' || row.item_type === 'form';

/** The row schemes that were granted, by menu entry. Administrators see every row: nothing is read for them. */
async function schemesByEntry(
  { database }: AppContext,
  { tenantId, isAdministrator }: Actor,
  rows: readonly Granted[],
): Promise<ReadonlyMap<string, readonly HeldScheme[]>> {
  const granted = isAdministrator ? [] : rows.filter((row) => row.item_type === 'resource');
  const held = new Map<string, HeldScheme[]>();
  if (granted.length === 0) return held;
  const known = await schemesById(
    database,
    tenantId,
    granted.map((row) => row.item_id),
  );
  for (const { module_id, item_id } of granted) {
    const scheme = known.get(item_id);
    // A scheme counts for the entry that it was made for, whatever was written down.
    if (scheme && (typeof scheme === 'string' || scheme.moduleId === module_id))
      held.set(module_id, [...(held.get(module_id) ?? []), scheme]);
  }
  return held;
}

/**
 * Whether somebody was granted the menu entry of a code and, where one is asked for, the button on it.
 * Source: administration F3
 */
export async function holdsMenu(context: AppContext, actor: Actor, menu: string, button?: string): Promise<boolean> {
  const bound = await boundFor(context, actor);
  if (actor.isAdministrator && !bound) return true;
  // Administrators reach pages that are switched off in the menu as well.
  if (actor.isAdministrator)
    return (bound?.pages.get(menu) ?? []).some(
      (id) => button === undefined || isButtonInside(bound?.items, id, button),
    );
  const { pages, codes } = await grantsOf(context, actor);
  const ids = pages.get(menu) ?? [];
  return ids.some((id) => button === undefined || codes.get(id)?.button.has(button) === true);
}
