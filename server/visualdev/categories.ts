import type { Transaction } from 'kysely';
import type { Category } from '../../engine/schema/calls/index.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { categoryDictionaries } from '../kernel/category-names.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { say } from '../kernel/words.ts';
import { rootId, topPath } from '../resources/tree-path.ts';
import { noCategory } from './model-store.ts';
import { modelTables } from './model-tables.ts';

/** The dictionary whose entries are the categories; its name is the page's. */
const dictionary = categoryDictionaries.model;

/**
 * GET Base/Categories: the entries of the dictionary in their order, empty ones too, then what models say besides (designs
 * come in with categories of their own), then those without.
 */
export async function modelCategories(context: AppContext, actor: Actor, language: Language) {
  const { kysely } = context.database;
  const [entries, counted] = await Promise.all([
    tables(kysely)
      .selectFrom('base_dictionary_data')
      .select(['full_name', localName('base_dictionary_data', language).as('shown')])
      .where('tenant_id', '=', actor.tenantId)
      .where('type_id', '=', dictionary)
      .where('enabled_mark', '=', 1)
      .orderBy('sort_code')
      .orderBy('id')
      .execute(),
    modelTables(kysely)
      .selectFrom('base_visualdev')
      .select(['category', (count) => count.fn.countAll().as('total')])
      .where('tenant_id', '=', actor.tenantId)
      .where('type', '<>', modelTypes.screen)
      .groupBy('category')
      .orderBy('category')
      .execute(),
  ]);
  const counts = new Map(counted.map((row) => [row.category, Number(row.total)]));
  const names = new Set([...entries.map((entry) => entry.full_name), ...counts.keys()].filter((name) => name !== ''));
  const shown = new Map(entries.map((entry) => [entry.full_name, entry.shown]));
  const list = [...names].map(
    (name): Category => ({ id: name, fullName: shown.get(name) ?? name, count: counts.get(name) ?? 0, fixed: false }),
  );
  const none = { id: noCategory, fullName: say({ code: 'model.noCategory' }, language), count: counts.get('') ?? 0 };
  return { list: [...list, { ...none, fixed: true }] };
}

/**
 * POST Base/Categories: a new category, or a new name for one; models under the old name follow.
 * @throws Refused badInput for a name that says nothing, conflict for one that is taken, notFound
 */
export async function saveCategory(
  context: AppContext,
  actor: Actor,
  { fullName, from }: { readonly fullName: string; readonly from?: string | undefined },
) {
  const name = fullName.trim();
  if (name === '' || name === noCategory) throw new Refused('badInput', 'category.noName');
  const moved = await context.database.transaction(async (trx) => {
    await ensureDictionary(trx, context, actor);
    const known = await knownNames(trx, actor);
    if (from !== undefined && !known.has(from)) throw new Refused('notFound', 'category.notFound', { name: from });
    if (name === from) return 0;
    if (known.has(name)) throw new Refused('conflict', 'category.taken', { name });
    const renamed = from === undefined ? 0 : await rename(trx, actor, from, name);
    // A category that only models spoke of becomes an entry by its new name.
    if (renamed === 0) await insertEntry(trx, context, actor, name);
    return from === undefined ? 0 : moveAll(trx, context, actor, from, name);
  });
  await context.audit({ actor, action: 'category.save', target: name, outcome: 'done', detail: from ?? '' });
  return { id: name, moved };
}

/** POST Base/Categories/Actions/Delete: the category goes; its models stay, filed nowhere. */
export async function deleteCategory(context: AppContext, actor: Actor, name: string) {
  const moved = await context.database.transaction(async (trx) => {
    if (!(await knownNames(trx, actor)).has(name)) throw new Refused('notFound', 'category.notFound', { name });
    await tables(trx)
      .deleteFrom('base_dictionary_data')
      .where('tenant_id', '=', actor.tenantId)
      .where('type_id', '=', dictionary)
      .where('full_name', '=', name)
      .execute();
    return moveAll(trx, context, actor, name, '');
  });
  await context.audit({ actor, action: 'category.delete', target: name, outcome: 'done' });
  return { moved };
}

async function knownNames(trx: Transaction<DatabaseSchema>, { tenantId }: Actor): Promise<Set<string>> {
  const entries = await tables(trx)
    .selectFrom('base_dictionary_data')
    .select('full_name as name')
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', dictionary)
    .execute();
  const used = await modelTables(trx)
    .selectFrom('base_visualdev')
    .select('category as name')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('category', '!=', '')
    .execute();
  return new Set([...entries, ...used].map(({ name }) => name));
}

/** Made when the first category is; two that make one at once come one after the other. */
async function ensureDictionary(trx: Transaction<DatabaseSchema>, context: AppContext, actor: Actor): Promise<void> {
  await tables(trx)
    .insertInto('base_dictionary_type')
    .values({
      tenant_id: actor.tenantId,
      id: dictionary,
      parent_id: rootId,
      tree_path: topPath(dictionary),
      full_name: say({ code: 'category.dictionary' }, 'zh'),
      en_code: dictionary,
      is_tree: 0,
      sort_code: 0,
      enabled_mark: 1,
      creator_id: actor.userId,
      creator_time: context.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tables(trx)
    .selectFrom('base_dictionary_type')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', dictionary)
    .forUpdate()
    .execute();
}

async function insertEntry(trx: Transaction<DatabaseSchema>, context: AppContext, actor: Actor, name: string) {
  const last = await tables(trx)
    .selectFrom('base_dictionary_data')
    .select((select) => select.fn.max('sort_code').as('sort'))
    .where('tenant_id', '=', actor.tenantId)
    .where('type_id', '=', dictionary)
    .executeTakeFirst();
  const id = context.newId();
  await tables(trx)
    .insertInto('base_dictionary_data')
    .values({
      tenant_id: actor.tenantId,
      id,
      parent_id: rootId,
      tree_path: topPath(id),
      type_id: dictionary,
      full_name: name,
      en_code: id,
      sort_code: (last?.sort ?? 0) + 1,
      enabled_mark: 1,
      creator_id: actor.userId,
      creator_time: context.now().toISOString(),
    })
    .execute();
}

/** @returns how many entries had the name */
async function rename(trx: Transaction<DatabaseSchema>, { tenantId }: Actor, from: string, name: string) {
  const rows = await tables(trx)
    .updateTable('base_dictionary_data')
    // Called so in every language from now on.
    .set({ full_name: name, names: null })
    .where('tenant_id', '=', tenantId)
    .where('type_id', '=', dictionary)
    .where('full_name', '=', from)
    .returning('id')
    .execute();
  return rows.length;
}

async function moveAll(
  trx: Transaction<DatabaseSchema>,
  context: AppContext,
  actor: Actor,
  from: string,
  category: string,
): Promise<number> {
  const rows = await modelTables(trx)
    .selectFrom('base_visualdev')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('category', '=', from)
    .execute();
  return fileModels(
    trx,
    context,
    actor,
    rows.map(({ id }) => id),
    category,
  );
}

/** Files models under a category, as a new revision of each: a designer who has one open is told when saving. */
export async function fileModels(
  trx: Transaction<DatabaseSchema>,
  context: AppContext,
  actor: Actor,
  ids: readonly string[],
  category: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await modelTables(trx)
    .updateTable('base_visualdev')
    .set((set) => ({
      category,
      revision: set('revision', '+', 1),
      modifier_id: actor.userId,
      modify_time: context.now().toISOString(),
    }))
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    .where('category', '!=', category)
    .returning('id')
    .execute();
  return rows.length;
}
