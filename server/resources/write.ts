import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { columnOf } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import type { Content, Deed, Row, Served, Writing } from '../kernel/resource-hooks.ts';
import { settleDeed } from './changes.ts';
import { checkContent, checkUnique, tidied } from './check-content.ts';
import { changeOf, columnsOf, contentOf, inOwnLanguage, keptOf, lockedRow, rowsOf, takeTurn } from './kept-rows.ts';
import { writeMarks } from './marks.ts';
import { writeMembers } from './members.ts';
import { requireReach, requireStillReached } from './reach.ts';
import { rootId, topPath } from './tree-path.ts';
import { pathUnder, rewritePaths } from './tree-place.ts';

/** Runs a write in the turn of its resource and lets those who hold some of it know when it is done. */
export async function inTurn<T>(
  context: AppContext,
  actor: Actor,
  { resource }: Served,
  id: string,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const done = await context.database.transaction(async (trx) => {
    await takeTurn(trx, resource, actor);
    return work({ context, actor, trx, id });
  });
  if (resource.news) context.live.announce(resource.news, { tenantId: actor.tenantId });
  return done;
}

/** What the answer to a new row says: its id, and what is told once. */
export interface Made extends Content {
  readonly id: string;
}

/** POST path. @throws Refused badInput, conflict for a value that another row has */
export async function createRow(context: AppContext, actor: Actor, served: Served, sent: Content): Promise<Made> {
  return inTurn(context, actor, served, context.newId(), (writing) => createIn(served, writing, sent));
}

/** What is written another way than by the calls of a page. */
export interface Way {
  /** What it is called in the audit. */
  readonly deed: Deed;
  /** Columns that what is sent does not say: names in all languages, where no field has them. */
  readonly columns: Row;
}

/** The same where the turn has been taken, such as for one of many rows. */
export async function createIn(served: Served, turn: Writing, sent: Content, way?: Way): Promise<Made> {
  const { resource, hooks } = served;
  const writing = { ...turn, sent };
  const { trx, actor, id } = writing;
  const { columns, content } = await columnsToKeep(served, sent, writing, { way });
  await insertRow(resource, writing, { ...(await placeOfNew(resource, writing)), ...columns });
  await writeMembers(resource, writing, content);
  await writeMarks(resource, writing, content);
  await requireReach(served, writing, 'Add');
  const row = await lockedRow(trx, resource, actor, id);
  await settleDeed(served, writing, way?.deed ?? 'create', { before: null, after: row });
  return { id, ...(await hooks.created?.(sent, writing)) };
}

/** A row with the stamps that a new one has, below what its columns say. */
export async function insertRow(resource: Resource, writing: Writing, columns: Row): Promise<void> {
  const { context, trx, actor, id } = writing;
  const parentId = parentIn(columns);
  await trx
    .insertInto(resource.table)
    .values({
      ...columns,
      ...(resource.tree && {
        parent_id: parentId,
        tree_path: await pathUnder(resource, writing, topPath(id), parentId),
      }),
      ...resource.within,
      tenant_id: actor.tenantId,
      id,
      creator_id: actor.userId,
      creator_time: context.now().toISOString(),
    })
    .execute();
}

/** POST path/{id}. @throws Refused notFound, badInput, conflict when somebody else has changed it or has the value */
export async function saveRow(
  context: AppContext,
  actor: Actor,
  served: Served,
  id: string,
  { revision, ...sent }: Content,
): Promise<string> {
  const { resource } = served;
  return inTurn(context, actor, served, id, async (writing) => {
    const before = await lockedRow(writing.trx, resource, actor, id);
    if (before.revision !== revision)
      throw new Refused('conflict', 'resource.stale', {}, { current: keptOf(resource, before, actor) });
    await saveIn(served, writing, before, sent);
    return id;
  });
}

/** The same where the turn has been taken. @param before the row, locked */
export async function saveIn(served: Served, turn: Writing, before: Row, sent: Content, way?: Way): Promise<void> {
  const { resource } = served;
  const writing = { ...turn, sent };
  await requireReach(served, writing, 'Edit');
  const { columns, content } = await columnsToKeep(served, sent, writing, { before, way });
  if (resource.tree && columns.parent_id !== undefined && columns.parent_id !== before.parent_id) {
    const from = String(before.tree_path);
    await rewritePaths(resource, writing, from, await pathUnder(resource, writing, from, parentIn(columns)));
  }
  await writeMembers(resource, writing, content);
  await writeMarks(resource, writing, content);
  await changeRow(served, writing, way?.deed ?? 'change', before, columns);
}

const parentIn = ({ parent_id }: Row) => String(parent_id ?? rootId);

/** POST path/{id}/Actions/State. @throws Refused notFound, and what the resource itself does not allow */
export async function setState(
  context: AppContext,
  actor: Actor,
  served: Served,
  id: string,
  wanted: number | undefined,
): Promise<number> {
  const { resource } = served;
  return inTurn(context, actor, served, id, async (writing) => {
    const before = await lockedRow(writing.trx, resource, actor, id);
    await requireReach(served, writing, 'Edit');
    const enabledMark = wanted ?? 1 - Number(before.enabled_mark);
    await changeRow(served, writing, 'state', before, { enabled_mark: enabledMark });
    return enabledMark;
  });
}

/** Sets columns of a locked row, with the stamps that a change has. */
export async function changeRow(
  served: Served,
  writing: Writing,
  deed: Deed,
  before: Row,
  columns: Row,
): Promise<void> {
  const { resource } = served;
  const { trx, actor, context, id } = writing;
  await changeOf(trx, resource, actor)
    .set({
      ...columns,
      modifier_id: actor.userId,
      modify_time: context.now().toISOString(),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  const after = await lockedRow(trx, resource, actor, id);
  await requireStillReached(served, writing, { before, after });
  await settleDeed(served, writing, deed, { before, after });
}

/** @param before of a row that is there */
async function columnsToKeep(
  { resource, hooks }: Served,
  sent: Content,
  writing: Writing,
  { before, way }: { readonly before?: Row; readonly way: Way | undefined },
): Promise<{ readonly content: Content; readonly columns: Row }> {
  const whole = tidied(resource.shape, sent);
  const wanted = (await hooks.write?.(whole, writing)) ?? whole;
  const known = before && contentOf(resource, before);
  await checkContent(resource, wanted, writing, known);
  const { content, columns } =
    before && !way ? inOwnLanguage(resource, wanted, before, writing.actor) : { content: wanted, columns: {} };
  await checkUnique(resource, content, writing, known);
  const followed = await hooks.columns?.(content, writing, before);
  return { content, columns: { ...columnsOf(resource, content), ...columns, ...followed, ...way?.columns } };
}

/** Behind all others, where rows have an order. */
export async function placeOfNew(resource: Resource, { trx, actor }: Writing): Promise<Row> {
  const field = Object.entries(resource.shape).find(([, { kind }]) => kind === 'order')?.[0];
  if (field === undefined) return {};
  const column = columnOf(field);
  const last = await rowsOf(trx, resource, actor)
    .select((of) => of.fn.max<number | null>(column).as('last'))
    .executeTakeFirst();
  return { [column]: Math.min(Number(last?.last ?? 0) + limits.sortStep, limits.sortCodeMost) };
}
