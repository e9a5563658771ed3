import { sql, type Transaction } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { accessTo, openListQuery } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { queryOf } from './list-views.ts';
import { askedIn, lockedView, mayShare, readViews, takeTurn, type ViewContent } from './stored-views.ts';

interface Asking {
  readonly context: AppContext;
  readonly actor: Actor;
  readonly modelId: string;
  readonly language: Language;
}

type Kept = Awaited<ReturnType<typeof checked>>;

/** POST OnlineDev/{id}/Views. @throws Refused badInput, forbidden to share, conflict for a name that is taken */
export async function createView(asking: Asking, content: ViewContent): Promise<string> {
  const { context, actor, modelId } = asking;
  const kept = await checked(asking, content);
  const id = context.newId();
  await context.database.transaction(async (trx) => {
    await takeTurn(trx, actor, modelId);
    await refuseTaken(trx, asking, kept, id);
    await tables(trx)
      .insertInto('base_record_view')
      .values({
        ...{ tenant_id: actor.tenantId, id, model_id: modelId, user_id: actor.userId, ...kept },
        creator_time: context.now().toISOString(),
      })
      .execute();
  });
  await noted(asking, 'view.create', id);
  return id;
}

/** POST OnlineDev/{id}/Views/{viewId}. @throws Refused notFound, forbidden, badInput, conflict */
export async function saveView(
  asking: Asking,
  id: string,
  { revision, ...content }: ViewContent & { readonly revision: number },
): Promise<string> {
  const { context, actor, modelId } = asking;
  const kept = await checked(asking, content);
  await context.database.transaction(async (trx) => {
    await takeTurn(trx, actor, modelId);
    const before = await lockedView(trx, actor, modelId, id);
    if (before.revision !== revision) throw new Refused('conflict', 'listView.stale');
    await refuseTaken(trx, asking, kept, id);
    await tables(trx)
      .updateTable('base_record_view')
      .set({ ...kept, revision: sql`revision + 1` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .execute();
  });
  await noted(asking, 'view.save', id);
  return id;
}

/** POST OnlineDev/{id}/Views/{viewId}/Actions/Delete. @throws Refused notFound, forbidden */
export async function deleteView(asking: Asking, id: string): Promise<null> {
  const { context, actor, modelId } = asking;
  await accessTo(context, actor, modelId);
  await context.database.transaction(async (trx) => {
    await lockedView(trx, actor, modelId, id);
    await tables(trx)
      .deleteFrom('base_record_view')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .execute();
  });
  await noted(asking, 'view.delete', id);
  return null;
}

/** What can be kept: a name, and what whoever keeps it may ask for. @throws Refused badInput, forbidden */
async function checked({ context, actor, modelId, language }: Asking, content: ViewContent) {
  const access = await accessTo(context, actor, modelId);
  const name = content.name.trim();
  if (name === '') throw new Refused('badInput', 'listView.noName');
  if (content.shared && !mayShare(actor)) throw new Refused('forbidden', 'listView.mayNotShare');
  const asked = askedIn(content);
  await openListQuery(context, access, queryOf(access, asked), language);
  return { full_name: name, is_shared: content.shared, asked: json(asked) };
}

/** @throws Refused conflict for a name that the person reads already; badInput where there are as many as may be */
async function refuseTaken(
  trx: Transaction<DatabaseSchema>,
  { actor, modelId }: Asking,
  { full_name: name, is_shared }: Kept,
  id: string,
): Promise<void> {
  const others = (await readViews(trx, actor, modelId)).filter((view) => view.id !== id);
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  if (others.some(({ full_name }) => isSame(full_name))) throw new Refused('conflict', 'listView.taken', { name });
  const alike = others.filter((view) => view.is_shared === is_shared);
  if (alike.length >= limits.listViews) throw new Refused('badInput', 'listView.many', { most: limits.listViews });
}

const noted = ({ context, actor, modelId }: Asking, action: string, target: string): Promise<void> =>
  context.audit({ actor, action, target, outcome: 'done', detail: modelId });
