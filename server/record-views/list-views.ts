import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { stateFieldOf } from '../../engine/schema/lists/list-type.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type Access, accessTo, countRows, type ListQuery, openListQuery } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Asked, askedOf, mayChange, mayShare, readViews, type StoredView } from './stored-views.ts';

/**
 * GET OnlineDev/{id}/Views: what a person can put a list to. What others share and asks for more than the person may see is
 * left out: its conditions say what stands there.
 * @throws Refused for a model that is not theirs
 */
export async function listViews(
  context: AppContext,
  actor: Actor,
  modelId: string,
  language: Language,
): Promise<CallData<typeof calls.recordViews>> {
  const access = await accessTo(context, actor, modelId);
  const list = [];
  for (const view of await readViews(context.database.kysely, actor, modelId)) {
    if (view.user_id !== actor.userId && !(await openView(context, access, view, language))) continue;
    const { query, columns: arranged, ...asked } = askedOf(view);
    // Whoever shares it may read more columns than who looks at it.
    const columns = arranged?.filter(({ prop }) => access.listed(prop)) ?? null;
    const { id, full_name: name, is_shared: shared, revision } = view;
    const queryJson = JSON.stringify(query);
    list.push({ id, name, shared, ...asked, queryJson, columns, mayChange: mayChange(actor, view), revision });
  }
  return { list, mayShare: mayShare(actor) };
}

/** GET OnlineDev/{id}/Views/Counts: how many rows the reader finds in each, one after the other, each up to a bound. */
export async function countViews(
  context: AppContext,
  actor: Actor,
  modelId: string,
  language: Language,
): Promise<CallData<typeof calls.recordViewCounts>> {
  const access = await accessTo(context, actor, modelId);
  const list = [];
  for (const view of await readViews(context.database.kysely, actor, modelId)) {
    const opened = await openView(context, access, view, language);
    // Sums would be those of all rows.
    const total = opened && (await countRows({ ...opened, summed: [] }, limits.viewRows)).total;
    const isMore = total !== null && total > limits.viewRows;
    list.push({ id: view.id, count: isMore ? limits.viewRows : total, isMore });
  }
  return { list };
}

/** @returns null where it asks for what the reader may not, or for what the list no longer has */
async function openView(context: AppContext, access: Access, view: StoredView, language: Language) {
  try {
    return await openListQuery(context, access, queryOf(access, askedOf(view)), language);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What a list is asked for by a view. @throws Refused badInput for a state where the list has none */
export function queryOf({ model }: Access, { query, keyword, treeNode, state, sidx, sort }: Asked): ListQuery {
  return {
    queryJson: JSON.stringify(query),
    ...(keyword === '' ? {} : { keyword }),
    ...(treeNode === null ? {} : { treeNode }),
    ...(state === null ? {} : { superQueryJson: isState(model, state) }),
    ...(sidx === '' ? {} : { sidx }),
    sort,
  };
}

function isState({ list, catalogue }: Access['model'], fieldValue: string | number): string {
  const field = stateFieldOf(list, catalogue)?.name;
  if (field === undefined) throw new Refused('badInput', 'listView.query');
  return JSON.stringify({ matchLogic: 'and', conditionList: [{ field, symbol: '==', fieldValue }] });
}
