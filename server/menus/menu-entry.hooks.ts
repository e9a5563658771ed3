import { sql } from 'kysely';
import { menuTypes } from '../../engine/schema/documents/menu-types.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { firstTenant } from '../kernel/context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, Row, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { entryInsideOf, reachInside } from '../kernel/tenant-bound.ts';
import { firstApplication } from '../permission/menu-places.ts';
import { takeMenuInside } from '../permission/menus.ts';
import { leadsOf } from './entry-address.ts';
import { keepMenuVersion } from './menu-versions.ts';
import { requireOwnPage } from './own-page.ts';
import { isOfProgram } from './program-pages.ts';

const isDirectory = (type: unknown) => [menuTypes.directory, menuTypes.category].some((kind) => kind === Number(type));

const entries = ({ trx, actor }: Writing) =>
  tables(trx).selectFrom('base_menu').where('tenant_id', '=', actor.tenantId);

type Before = NonNullable<Awaited<ReturnType<typeof readEntry>>>;
const readEntry = (writing: Writing, id: string) =>
  entries(writing).selectAll().where('id', '=', id).executeTakeFirst();

/** What an entry grants to those who have it follows from these: field, and the column that keeps it. */
const granting = [
  ['type', 'type'],
  ['enCode', 'en_code'],
  ['urlAddress', 'url_address'],
  ['modelId', 'model_id'],
] as const;

/** Of these, what says where an entry of a kind leads; the others are not asked of it. */
const leading = (type: string) => {
  const asked = [menuTypes.page, menuTypes.link].some((kind) => String(kind) === type) ? 'urlAddress' : 'modelId';
  return granting.filter(([field]) => field === 'type' || field === asked);
};

async function write(sent: Content, writing: Writing): Promise<Content> {
  const before = await readEntry(writing, writing.id);
  const place = await placeOf(sent, before, writing);
  const type = String(sent.type);
  if (before && isDirectory(before.type) && !isDirectory(type)) await requireEmpty(writing);
  if (sent.enCode !== before?.en_code && typeof sent.enCode === 'string' && !namedRules.enCode(sent.enCode))
    throw refusedAt('/enCode', 'rule.enCode');
  const isOther = !before || leading(type).some(([field, column]) => differs(sent, before, field, column));
  const content = { ...sent, type, ...place, ...(await leadsOf(sent, isOther, writing)) };
  if (before) await requireSameGrants(content, before, writing);
  if (isOther && typeof content.modelId === 'string') await requireOpenModel(content.modelId, writing);
  return content;
}

const differs = (content: Content, before: Before, field: string, column: (typeof granting)[number][1]): boolean =>
  String(content[field] ?? '') !== String(before[column] ?? '');

/** A model that the tenant may not have gets no other way in. @throws Refused as if it were not there */
async function requireOpenModel(modelId: string, { trx, actor, id }: Writing): Promise<void> {
  const { tenantId } = actor;
  if (modelId === '' || tenantId === firstTenant) return;
  const { rows } = await sql<{ closed: boolean | null }>`
    select bool_and(not ${entryInsideOf(tenantId, 'other')}) as closed from base_menu other
    where other.tenant_id = ${tenantId} and other.model_id = ${modelId} and other.id <> ${id}`.execute(trx);
  if (rows[0]?.closed) throw refusedAt('/modelId', 'menu.model', {}, 'findings');
}

/** The application and the client are those of the directory that an entry stands in. @throws Refused at the parent */
async function placeOf({ parentId, systemId, category }: Content, before: Before | undefined, writing: Writing) {
  if (typeof parentId !== 'string') {
    const known = before?.system_id ?? firstApplication;
    return { systemId: typeof systemId === 'string' ? systemId : known, category };
  }
  const parent = await readEntry(writing, parentId);
  // That it is there at all is asked for every tree.
  if (!parent) return {};
  if (!isDirectory(parent.type)) throw refusedAt('/parentId', 'menu.notDirectory', {}, 'findings');
  return { systemId: parent.system_id, category: parent.category };
}

async function requireEmpty(writing: Writing): Promise<void> {
  const below = await entries(writing).select('id').where('parent_id', '=', writing.id).limit(1).executeTakeFirst();
  if (below) throw refusedAt('/type', 'menu.hasEntries', {}, 'findings');
}

/**
 * Whoever has an entry has what it leads to: changing that would hand on what nobody has granted.
 * @throws Refused where others have it, and for the program's own pages
 */
async function requireSameGrants(content: Content, before: Before, writing: Writing): Promise<void> {
  const [changed] = granting.find(([field, column]) => differs(content, before, field, column)) ?? [];
  if (changed === undefined) return;
  if (isOfProgram(before.en_code) && before.type === menuTypes.page)
    throw refusedAt(`/${changed}`, 'menu.ofProgram', {}, 'findings');
  if (!writing.actor.isAdministrator && (await isGranted(writing)))
    throw refusedAt(`/${changed}`, 'menu.granted', {}, 'forbidden');
}

async function isGranted({ trx, actor, id }: Writing): Promise<boolean> {
  const grant = await tables(trx)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('item_type', '=', 'menu')
    .where('item_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}

/** What the rest of the program reads of where an entry leads. */
function columns(content: Content, _writing: Writing, before: Row | undefined): Row {
  const { modelId, type, urlAddress } = content;
  const isModel = typeof modelId === 'string' && modelId !== '';
  const isSame = before && String(before.type) === type && before.url_address === urlAddress;
  const property = isModel ? JSON.stringify({ moduleId: modelId }) : '{}';
  return { model_id: isModel ? modelId : null, property_json: isSame && !isModel ? before.property_json : property };
}

/** What stands below an entry is in the same application, and for the same client. */
async function takeAlong(after: Row, { trx, actor }: Writing): Promise<void> {
  await sql`
    update base_menu entry set system_id = above.system_id, category = above.category
    from base_menu above
    where above.tenant_id = ${actor.tenantId} and above.id = ${after.parent_id === '0' ? after.id : after.parent_id}
      and entry.tenant_id = above.tenant_id and starts_with(entry.tree_path, ${String(after.tree_path)})
      and (entry.system_id, entry.category) is distinct from (above.system_id, above.category)`.execute(trx);
}

export const menuEntryHooks: Hooks = {
  write,
  reach: reachInside((tenantId) => entryInsideOf(tenantId, 'base_menu')),
  columns,
  async done(deed, changed, writing) {
    const { before, after } = changed;
    await keepMenuVersion(writing, deed, changed);
    if (after && !before) await takeEntryInside(after, writing);
    if (after && before) await takeAlong(after, writing);
    if (before && after) await requireOwnPage(writing, { path: String(after.tree_path) });
  },
  async remove({ trx, actor, id }, row) {
    if (isOfProgram(row.en_code) && row.type === menuTypes.page) throw new Refused('conflict', 'menu.ofProgram');
    await removeGrants(trx, actor, id);
  },
};

/** The program's own pages come to a tenant with its bound alone. */
async function takeEntryInside({ id, type, en_code, model_id }: Row, { trx, actor }: Writing): Promise<void> {
  if (isOfProgram(en_code) || isDirectory(type)) return;
  const modelId = typeof model_id === 'string' ? model_id : null;
  await takeMenuInside(trx, actor.tenantId, { id: String(id), modelId });
}

/** What was granted of an entry goes with it, and so do the codes of its page and its row schemes. */
async function removeGrants(trx: Writing['trx'], { tenantId }: Actor, id: string): Promise<void> {
  await tables(trx)
    .deleteFrom('base_row_scheme')
    .where('tenant_id', '=', tenantId)
    .where('module_id', '=', id)
    .execute();
  await tables(trx)
    .deleteFrom('base_authorize')
    .where('tenant_id', '=', tenantId)
    .where((is) => is.or([is('module_id', '=', id), is.and([is('item_type', '=', 'menu'), is('item_id', '=', id)])]))
    .execute();
}
