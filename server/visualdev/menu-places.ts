import type { MenuItem } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { menuDirectories } from '../permission/menus.ts';
import { readModel } from './model-store.ts';
import { modelTables } from './model-tables.ts';
import { menuEntries } from './place-in-menu.ts';

type Place = MenuItem & { readonly proposed?: true };

/**
 * GET Base/Actions/MenuSelector: the directories of the menu. One of them is proposed for a model: where it stands
 * already, as pages that are shipped do, else where the last one of its category was put, else where any was, else the first.
 * @throws Refused notFound
 */
export async function menuPlaces(context: AppContext, actor: Actor, modelId: string | undefined): Promise<Place[]> {
  const directories = await menuDirectories(context, actor.tenantId);
  if (modelId === undefined) return directories;
  const model = await readModel(context.database.kysely, actor.tenantId, modelId);
  const { category } = model;
  const known = new Set(idsOf(directories));
  const own = await menuEntries(context.database.kysely, model);
  if (own.length > 0) return marked(directories, own.find(({ parent_id }) => known.has(parent_id))?.parent_id);
  const used = await usedDirectories(context, actor.tenantId, modelId);
  const offered = used.filter(({ parent_id }) => known.has(parent_id));
  const best = offered.find((one) => category !== '' && one.category === category) ?? offered[0];
  return marked(directories, best?.parent_id ?? directories[0]?.id);
}

/** Directories in which models and pages were put, the latest first. */
async function usedDirectories(context: AppContext, tenantId: string, modelId: string) {
  const { kysely } = context.database;
  const [entries, models] = await Promise.all([
    tables(kysely)
      .selectFrom('base_menu')
      .select(['parent_id', 'model_id'])
      .where('tenant_id', '=', tenantId)
      .where('model_id', 'is not', null)
      .where('model_id', '<>', modelId)
      .orderBy('creator_time', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    modelTables(kysely)
      .selectFrom('base_visualdev')
      .select(['id', 'category'])
      .where('tenant_id', '=', tenantId)
      .execute(),
  ]);
  const categories = new Map(models.map(({ id, category }) => [id, category]));
  return entries.map(({ parent_id, model_id }) => ({ parent_id, category: categories.get(model_id ?? '') ?? '' }));
}

function idsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ id, children }) => [id, ...idsOf(children)]);
}

function marked(items: readonly MenuItem[], id: string | undefined): Place[] {
  return items.map((item) => ({
    ...item,
    ...(item.id === id ? { proposed: true as const } : {}),
    children: marked(item.children, id),
  }));
}
